/** The landing page's words. The stories are examples and say so: no invented customers, no invented figures. */

export interface Proof {
  title: string;
  text: string;
  /** A picture of the product, in public/landing. */
  shot: string;
}

export const BUYER_PROOFS: Proof[] = [
  {
    title: 'Stock that speaks up',
    text: 'Every item shows how full the shelf is and where its threshold lies. Crossing it tells you once, and reordering is one click away.',
    shot: 'inventory',
  },
  {
    title: 'One order, one timeline',
    text: 'Order at the supplier’s own prices. Who did what, when and why stands beside the lines, for you and for them.',
    shot: 'order',
  },
  {
    title: 'Invoices become inventory',
    text: 'Upload the PDF. What could be proved is filled in, what could not is marked with the reason. You decide, then import.',
    shot: 'invoice',
  },
];

export const SELLER_PROOFS: Proof[] = [
  {
    title: 'A catalog you control',
    text: 'Brands, products, minimums and lead times. See the marketplace card while you type, and hide a product with one switch.',
    shot: 'products',
  },
  {
    title: 'Buyers who ask for you',
    text: 'Buyers find you by what you sell and ask to connect. You answer, and they can order.',
    shot: 'marketplace',
  },
  {
    title: 'Orders that move',
    text: 'Accept, process, ship: the next legal step is the one button on the page, and the buyer hears of it at once.',
    shot: 'seller-orders',
  },
];

export const STORIES = [
  {
    who: 'A workshop with 300 small parts',
    text: 'Counts on Mondays, orders on Tuesdays. The low-stock list is the order list: one draft per supplier, checked and sent before coffee.',
  },
  {
    who: 'A fastener wholesaler with two brands',
    text: 'Publishes prices once. Buyers order from them directly, and the phone rings for advice instead of for price lists.',
  },
  {
    who: 'An office that drowns in invoices',
    text: 'Drops them into one place. The doubtful lines come first with the reason in words; the rest is imported with one button.',
  },
];
