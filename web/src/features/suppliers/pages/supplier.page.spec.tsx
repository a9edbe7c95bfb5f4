import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { fakeServer } from '../../../testing/fake-server';
import { show } from '../../../testing/render';
import { SupplierCatalogPage } from './supplier-catalog.page';
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

it.each([
  ['active', '/suppliers/7/catalog'],
  ['pending', '/marketplace?tab=products&supplierId=7'],
  ['none', '/marketplace?tab=products&supplierId=7'],
])('what is shown of a supplier whose relationship is %s is at %s', async (relationshipStatus, address) => {
  fakeServer()
    .on('get', '/api/suppliers/{id}', { ...SUPPLIER, relationshipStatus })
    .on('get', '/api/relationships', []);
  show(<SupplierPage />, { at: '/suppliers/7', path: '/suppliers/:supplierId' });
  const products = await screen.findByRole('link', { name: 'View Products' });
  expect(products.getAttribute('href')).toBe(address);
});

it.each([
  ['none', 'The catalog opens once you are connected', 'Request Catalog Access with Harbor Fasteners'],
  ['pending', 'The catalog opens once your request is accepted', 'Invitation Pending'],
])('the catalog of a supplier whose relationship is %s is locked at its address', async (status, title, button) => {
  fakeServer()
    .on('get', '/api/relationships', [])
    .on('get', '/api/suppliers/{id}/catalog', {
      ...{ supplier: { ...SUPPLIER, relationshipStatus: status }, products: [], categories: [] },
      ...{ priceRange: null, totalProducts: 3 },
    });
  show(<SupplierCatalogPage />, { at: '/suppliers/7/catalog', path: '/suppliers/:supplierId/catalog' });
  await screen.findByText(title);
  screen.getByRole('button', { name: button });
  const offers = screen.getByRole('link', { name: 'Products in the marketplace' });
  expect(offers.getAttribute('href')).toBe('/marketplace?tab=products&supplierId=7');
});
