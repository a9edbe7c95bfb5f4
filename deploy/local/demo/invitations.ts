import type { ApiClient } from './api-client.js';
import { eventually, ok } from './calls.js';
import type { Market } from './seed.js';

/** Two suppliers that the buyer has typed in; their representatives were asked to work here. */
const RECORDS = [
  {
    name: 'Willow Street Print Shop',
    category: 'Office & Packaging',
    location: 'Portland, Maine',
    email: 'orders@willowprint.example',
    message: 'We order labels from you every month and would like to do so here.',
  },
  {
    name: 'Yardarm Tool Rental',
    category: 'Hardware & Tools',
    location: 'Portland, Maine',
    // The demo seller: what they received is on their suppliers' page.
    email: 'seller@demo.example',
    message: 'You rent out tools as well: may we order them here?',
  },
];

export async function invite({ buyer, sellers }: Market, admin: ApiClient): Promise<void> {
  for (const { email, message, ...record } of RECORDS) {
    const { id } = await ok<{ id: number }>(buyer.post('/api/suppliers', { ...record, contactEmail: email }));
    await eventually(`somebody can be invited to ${record.name}`, async () => {
      const { status } = await buyer.post('/api/supplier-invitations', { email, supplierId: id, message });
      return status === 201 || status === 409;
    });
  }
  const [seller] = sellers.values();
  await ok(seller!.post('/api/buyer-invitations', { email: 'purchasing@granitebay.example', message: 'Same prices.' }));
  await ok(
    admin.post('/api/admin/invite', {
      email: 'sales@northlight.example',
      role: 'seller',
      message: 'Your customers ask for you.',
    }),
  );
}
