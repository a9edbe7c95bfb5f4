import { expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import type { Supplier } from '../../../api/list-suppliers';
import { fakeServer, list } from '../../../testing/fake-server';
import { aUser, show } from '../../../testing/render';
import { SuppliersPage } from './suppliers.page';

it('a supplier is new under three ratings, to administrators as to buyers', async () => {
  const supplier = (id: number, name: string, ratings: Supplier['ratings']) =>
    ({
      ...{ id, name, ratings, category: 'Other', isApproved: true, productCount: 1, createdAt: '2026-01-01T00:00:00Z' },
    }) as Supplier;
  fakeServer().on('get', '/api/admin/suppliers', () =>
    list([supplier(1, 'Harbor', { average: 4.5, count: 4 }), supplier(2, 'Quay', { average: 5, count: 1 })]),
  );
  show(<SuppliersPage />, { user: aUser({ role: 'admin' }) });
  const rowOf = async (name: string) => within((await screen.findByText(name)).closest('tr')!);
  (await rowOf('Harbor')).getByText('4.5 ★ (4)');
  expect((await rowOf('Quay')).getByText('New')).toBeTruthy();
});
