import { expect, it } from '@jest/globals';
import { productStatus } from './product-status';

const labelOf = (isApproved: boolean, visibleOnMarketplace: boolean, rejectionReason: string | null = null) =>
  productStatus({ isApproved, visibleOnMarketplace, rejectionReason }).label;

it('shows where a product stands', () => {
  expect(labelOf(true, true)).toBe('Active');
  expect(labelOf(true, false)).toBe('Hidden');
  expect(labelOf(false, true)).toBe('Pending Approval');
  expect(labelOf(false, true, 'No picture')).toBe('Rejected');
});
