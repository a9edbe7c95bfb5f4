import { setTimeout as pause } from 'node:timers/promises';
import type { TestProduct } from '../../support/product.js';
import type { People } from './people.js';

const OF_BUYER = ['user', 'user/preferences', 'inventory', 'inventory/bulk-changes', 'orders', 'basket', 'invoices'];
const OF_SELLER = ['user', 'suppliers', 'brands', 'products', 'orders', 'buyer-invitations/sent'];
const OF_BOTH = ['relationships', 'conversations', 'notifications', 'activities', 'search?q=access'];
const OF_BUYER_TOO = ['supplier-invitations/sent', 'relationships'];
const OF_ADMIN = [
  'admin/users?limit=200',
  'admin/dead-letters',
  'admin/invitations',
  'admin/approvals',
  'admin/settings',
  'admin/suppliers',
];

/** All that the buyer, the seller and the administrator see, once nothing is on its way any more. */
export async function settled({ admin }: TestProduct, { buyer, seller }: People): Promise<Record<string, unknown>> {
  const look = async (): Promise<Record<string, unknown>> => {
    const seen: Record<string, unknown> = {};
    for (const path of [...OF_BUYER, ...OF_BUYER_TOO, ...OF_BOTH]) {
      seen[`buyer ${path}`] = (await buyer.client.get(`/api/${path}`)).body;
    }
    for (const path of [...OF_SELLER, ...OF_BOTH])
      seen[`seller ${path}`] = (await seller.client.get(`/api/${path}`)).body;
    for (const path of OF_ADMIN) seen[path] = (await admin.get(`/api/${path}`)).body;
    return seen;
  };
  for (let last = await look(), same = 0; ;) {
    await pause(200);
    const now = await look();
    same = JSON.stringify(now) === JSON.stringify(last) ? same + 1 : 0;
    if (same === 3) return now;
    last = now;
  }
}
