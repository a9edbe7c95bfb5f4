export type AuthRole = 'buyer' | 'seller';

interface RoleCopy {
  /** The tab's title and the page's description. */
  title: string;
  description: string;
  heading: string;
  points: string[];
}

export const ROLE_COPY: Record<AuthRole, RoleCopy> = {
  buyer: {
    title: 'Buyer account',
    description: 'Track stock, order from connected suppliers and turn their invoices into inventory.',
    heading: 'Know what you have. Order what you need.',
    points: [
      'Stock with a threshold on every item, and an alert once, when it is crossed',
      'Orders priced by the supplier’s own catalog, with a timeline both sides see',
      'Upload an invoice, review what was read, import it into stock',
    ],
  },
  seller: {
    title: 'Seller account',
    description: 'Publish your catalog, answer connection requests and fulfil orders.',
    heading: 'Your catalog, where buyers restock.',
    points: [
      'Brands and products with your prices, minimums and lead times',
      'Buyers ask to connect; you decide who',
      'New orders reach you at once: accept, process, ship',
    ],
  },
};
