import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { fakeServer } from '../../../testing/fake-server';
import { show } from '../../../testing/render';
import { SupplierPage } from './supplier.page';

const SUPPLIER = {
  ...{ id: 7, userId: 3, name: 'Harbor Fasteners', category: 'Hardware', location: null, relationshipStatus: 'none' },
  ...{ ratings: { average: null, count: 0 }, orderMinimum: null, createdAt: '2026-01-01T00:00:00.000Z' },
};
const DECLINED = {
  ...{ id: 9, supplierId: 7, status: 'declined', declineReason: 'Too far away', supplier: SUPPLIER },
  ...{ updatedAt: '2026-03-01T12:00:00.000Z', mayAskAgainAt: '2999-03-31T12:00:00.000Z' },
};

it('a supplier that declined says so, and does not offer to be asked again yet', async () => {
  const server = fakeServer().on('get', '/api/suppliers/{id}', SUPPLIER).on('get', '/api/relationships', [DECLINED]);
  show(<SupplierPage />, { at: '/suppliers/7', path: '/suppliers/:supplierId' });
  await screen.findByText('Harbor Fasteners declined your request on Mar 1, 2026');
  screen.getByText('You may ask again from Mar 31, 2999.');
  screen.getByText('Declined');
  expect(screen.queryByRole('button', { name: /^Connect/ })).toBeNull();
  expect(server.asked('get', '/api/relationships').map(({ query }) => query)).toEqual([{ supplierId: '7' }]);
});
