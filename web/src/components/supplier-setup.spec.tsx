import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { aUser, show } from '../testing/render';
import { SupplierSetup } from './supplier-setup';

it('a seller without a supplier makes one at once, or where suppliers are kept', async () => {
  show(<SupplierSetup />, { at: '/seller/brands', user: aUser({ role: 'seller' }) });
  await screen.findByRole('button', { name: 'Create supplier profile' });
  expect(screen.getByRole('link', { name: 'My suppliers' }).getAttribute('href')).toBe('/seller/suppliers');
});
