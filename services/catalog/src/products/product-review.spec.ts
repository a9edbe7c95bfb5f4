import { describe, expect, it } from '@jest/globals';
import { reviewAfter } from './product-review.js';

const now = new Date('2026-01-02T03:04:05Z');
const submitted = { isApproved: false, rejectionReason: null, submittedAt: now };
const approved = {
  name: 'Hammer',
  sku: 'H-1',
  category: 'Hardware & Tools',
  brandId: 7,
  isApproved: true,
  rejectionReason: null,
  privateTo: null,
};
const waiting = { ...approved, isApproved: false };
const refused = { ...waiting, rejectionReason: 'No picture' };

describe('approval after an edit', () => {
  it.each([{ name: 'Sledgehammer' }, { sku: 'H-2' }, { category: 'Other' }, { brandId: 8 }, { brandId: null }])(
    'is asked for again when an approved product changes %j',
    (changes) => expect(reviewAfter(approved, changes, now)).toEqual(submitted),
  );

  it('stays when the form sends the same values again', () => {
    expect(
      reviewAfter(approved, { name: 'Hammer', sku: 'H-1', category: 'Hardware & Tools', brandId: 7 }, now),
    ).toEqual({});
  });

  it('stays for whatever is not reviewed', () => {
    expect(reviewAfter(approved, {}, now)).toEqual({});
  });

  it('keeps the place in the queue of a product that waits', () => {
    expect(reviewAfter(waiting, { name: 'Mallet' }, now)).toEqual({});
  });

  it('is asked for again by any edit of a refused product, and the reason is gone', () => {
    expect(reviewAfter(refused, {}, now)).toEqual(submitted);
  });

  it('does not concern private products', () => {
    expect(reviewAfter({ ...approved, privateTo: 3 }, { name: 'Mallet' }, now)).toEqual({});
  });
});
