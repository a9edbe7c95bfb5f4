import { expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { fakeServer, refuse } from '../../../testing/fake-server';
import { show } from '../../../testing/render';
import { ApprovalsPage } from './approvals.page';

const seller = (id: number, companyName: string) => ({
  ...{ id, companyName, firstName: 'Ada', lastName: 'Berg', username: `seller${id}`, email: `s${id}@example.com` },
  ...{ phone: null, industry: null, companySize: null, createdAt: `2026-01-0${id}T12:00:00.000Z` },
});

it('a decision brings the next card, and what came of it is said on the page, over no button', async () => {
  let users = [seller(1, 'Harbor Fasteners'), seller(2, 'Quist Timber')];
  fakeServer()
    .on('get', '/api/admin/approvals', () => ({ users, products: [], userCount: `${users.length}`, productCount: '0' }))
    .on('post', '/api/admin/users/{id}/approve', ({ address }) => {
      if (address.includes('/2/')) return refuse(409, 'This seller was rejected meanwhile');
      users = users.slice(1);
      return users[0]!;
    });
  const { person } = show(<ApprovalsPage />, { at: '/admin/approvals' });
  await screen.findByRole('heading', { name: 'Harbor Fasteners' });
  await person.click(screen.getByRole('button', { name: /Approve/ }));
  await screen.findByRole('heading', { name: 'Quist Timber' });
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('Harbor Fasteners approved'));
  await person.click(screen.getByRole('button', { name: /Approve/ }));
  const failure = 'Failed to approve Quist Timber. This seller was rejected meanwhile';
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe(failure));
  await screen.findByRole('heading', { name: 'Quist Timber' });
  expect(screen.queryByRole('alert')).toBeNull();
});

const product = {
  ...{ id: 5, name: 'Hex bolt', sku: 'B-1', description: null, category: null, price: 100, currency: 'USD' },
  ...{ minOrderQuantity: 1, unitOfMeasure: 'piece', leadTime: 1, brand: null, imageUrl: null },
  ...{ supplier: { id: 7, name: 'Harbor', ratings: { average: null, count: 0 } } },
  submittedAt: '2026-01-01T12:00:00.000Z',
};

it('all that waits of a supplier is decided on at once, after the count was named', async () => {
  const server = fakeServer()
    .on('get', '/api/admin/approvals', { users: [], products: [product], userCount: '0', productCount: '4011' })
    .on('get', '/api/admin/approvals/suppliers/{id}', {
      ...{ supplierId: 7, waiting: 4011 },
      imports: [{ id: 3, fileName: 'catalogue.csv', waiting: 4009 }],
      seller: { suppliers: 1, waiting: 4011 },
    })
    .on('post', '/api/admin/approvals/suppliers/{id}/approve', { reviewed: 4009, remaining: 0 });
  const { person } = show(<ApprovalsPage />, { at: '/admin/approvals' });
  await screen.findByText('4,011 products of Harbor wait.');
  await person.click(screen.getByRole('button', { name: 'Decide on all…' }));
  await screen.findByRole('button', { name: 'Approve 4,011 products' });
  await person.click(screen.getByRole('radio', { name: '4,009 of the import of catalogue.csv' }));
  await person.click(await screen.findByRole('button', { name: 'Approve 4,009 products' }));
  await waitFor(() => expect(screen.getByText('4,009 products of Harbor approved')).toBeTruthy());
  const [asked] = server.asked('post', '/api/admin/approvals/suppliers/{id}/approve');
  expect(asked).toMatchObject({
    address: '/api/admin/approvals/suppliers/7/approve',
    body: { importId: 3, count: 4009 },
  });
});

it('all that waits of a seller with several suppliers is decided on at once', async () => {
  const server = fakeServer()
    .on('get', '/api/admin/approvals', { users: [], products: [product], userCount: '0', productCount: '3' })
    .on('get', '/api/admin/approvals/suppliers/{id}', {
      ...{ supplierId: 7, waiting: 1, imports: [] },
      seller: { suppliers: 2, waiting: 3 },
    })
    .on('post', '/api/admin/approvals/suppliers/{id}/reject', { reviewed: 3, remaining: 0 });
  const { person } = show(<ApprovalsPage />, { at: '/admin/approvals' });
  await screen.findByText('1 product of Harbor waits, 3 of this seller’s suppliers together.');
  await person.click(screen.getByRole('button', { name: 'Decide on all…' }));
  await person.click(await screen.findByRole('radio', { name: 'All 3 of this seller, 2 suppliers' }));
  await person.click(screen.getByRole('radio', { name: 'Reject' }));
  await person.type(await screen.findByLabelText('Reason'), 'No pictures');
  await person.click(screen.getByRole('button', { name: 'Reject 3 products' }));
  await waitFor(() => expect(screen.getByText('3 products of the seller of Harbor rejected')).toBeTruthy());
  const [asked] = server.asked('post', '/api/admin/approvals/suppliers/{id}/reject');
  expect(asked).toMatchObject({ body: { wholeSeller: true, count: 3, reason: 'No pictures' } });
});
