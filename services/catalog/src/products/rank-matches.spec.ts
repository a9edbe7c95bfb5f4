import { describe, expect, it } from '@jest/globals';
import { type Candidate, rankMatches } from './rank-matches.js';

const candidate = (facts: Partial<Candidate> & { productId: number }): Candidate => ({
  name: `Product ${facts.productId}`,
  sku: `S-${facts.productId}`,
  sameSku: false,
  sameName: false,
  skuPrinted: false,
  confirmed: false,
  alike: 0,
  ...facts,
});

describe('ranking what a printed line may mean', () => {
  it('is certain of the only exact SKU', () => {
    const { certain, suggestions } = rankMatches([
      candidate({ productId: 1, alike: 1 }),
      candidate({ productId: 2, sameSku: true }),
    ]);
    expect(certain).toEqual({ productId: 2, name: 'Product 2', sku: 'S-2', score: 1, reason: 'Same SKU S-2' });
    expect(suggestions.map(({ productId }) => productId)).toEqual([2, 1]);
  });

  it('is certain of the only exact name when no SKU agrees', () => {
    expect(rankMatches([candidate({ productId: 1, sameName: true })]).certain).toMatchObject({
      productId: 1,
      reason: 'Same name',
    });
  });

  it('only suggests when two products carry the same code, even if one has the name as well', () => {
    const { certain, suggestions } = rankMatches([
      candidate({ productId: 1, sameSku: true }),
      candidate({ productId: 2, sameSku: true, sameName: true }),
    ]);
    expect(certain).toBeNull();
    expect(suggestions).toHaveLength(2);
  });

  it('is certain of what was confirmed before, unless another has the SKU', () => {
    const confirmed = candidate({ productId: 1, confirmed: true });
    const sameName = candidate({ productId: 2, sameName: true });
    expect(rankMatches([sameName, confirmed]).certain).toMatchObject({
      productId: 1,
      reason: 'As on an earlier invoice',
    });
    const sameSku = candidate({ productId: 3, sameSku: true });
    expect(rankMatches([confirmed, sameSku]).certain).toMatchObject({ productId: 3 });
    expect(rankMatches([confirmed, sameSku, { ...sameSku, productId: 4 }]).certain).toMatchObject({ productId: 1 });
  });

  it('only suggests a code found inside the description', () => {
    const { certain, suggestions } = rankMatches([candidate({ productId: 1, skuPrinted: true })]);
    expect(certain).toBeNull();
    expect(suggestions[0]).toMatchObject({ score: 0.95, reason: 'SKU S-1 stands in the description' });
  });

  it('never lets likeness outrank an exact hit, and says how alike', () => {
    const { suggestions } = rankMatches([
      candidate({ productId: 1, alike: 1 }),
      candidate({ productId: 2, skuPrinted: true }),
    ]);
    expect(suggestions.map(({ productId }) => productId)).toEqual([2, 1]);
    expect(suggestions[1]).toMatchObject({ score: 0.9, reason: 'Similar name (100%)' });
  });

  it('suggests at most five', () => {
    const many = Array.from({ length: 8 }, (_, n) => candidate({ productId: n + 1, alike: 0.5 }));
    expect(rankMatches(many).suggestions).toHaveLength(5);
  });
});
