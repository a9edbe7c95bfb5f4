import type { ApiClient } from './api-client.js';
import { DEMO_PASSWORD } from './business.js';
import { ok } from './calls.js';

/** The buyer's own systems: what they may do here, and one that is to be told of things once it is there. */
export async function letProgramsIn(buyer: ApiClient): Promise<void> {
  const scopes = ['stock:read', 'orders:read', 'invoices:read'];
  await ok(
    buyer.post('/api/user/tokens', { name: 'Accounting export', scopes, expiresInDays: 365, password: DEMO_PASSWORD }),
  );
  const events = ['order.status_changed', 'stock.low', 'invoice.read'];
  const { id } = await ok<{ id: number }>(
    buyer.post('/api/webhooks', { url: 'https://erp.maple-street.example/tradeyard', description: 'Our ERP', events }),
  );
  // There is nobody to call.
  await ok(buyer.patch(`/api/webhooks/${id}`, { isActive: false }));
}
