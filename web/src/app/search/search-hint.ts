export const SEARCH_HINT = 'Search inventory, suppliers, orders...';
