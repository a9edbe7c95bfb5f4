import type { ApiClient } from './api-client.js';
import { DEMO_PASSWORD } from './business.js';
import { ok } from './calls.js';

/** The buyer's own systems: what they may do here. */
export async function letProgramsIn(buyer: ApiClient): Promise<void> {
  const scopes = ['stock:read', 'orders:read', 'invoices:read'];
  await ok(
    buyer.post('/api/user/tokens', { name: 'Accounting export', scopes, expiresInDays: 365, password: DEMO_PASSWORD }),
  );
}
