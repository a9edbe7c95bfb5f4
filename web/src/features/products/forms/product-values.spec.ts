import { describe, expect, it } from '@jest/globals';
import type { Product } from '../../../api/list-products';
import { centsOf, type ProductValues, toInput, toValues } from './product-values';

describe('prices as typed', () => {
  it('are cents, exactly', () => {
    expect(centsOf('19.99')).toBe(1999);
    expect(centsOf('18.5')).toBe(1850);
    expect(centsOf('7')).toBe(700);
  });

  it.each(['', '12,5', '1.234', '-1', '.5', 'abc', '12345678'])('%s is none', (text) => {
    expect(centsOf(text)).toBeUndefined();
  });
});

const product = {
  supplierId: 3,
  name: 'Hex bolt',
  sku: 'HB-1',
  category: null,
  brandId: null,
  description: null,
  price: 1480,
  minOrderQuantity: 2,
  unitOfMeasure: 'box',
  leadTime: 0,
  imageUrl: null,
  visibleOnMarketplace: false,
} as Product;

it('a product that is not changed is sent as it was', () => {
  expect(toInput(toValues(product) as ProductValues)).toEqual({
    ...product,
    category: undefined,
    description: '',
  });
});

it('blanks around words are not kept', () => {
  const values = { ...toValues(product), name: ' Hex bolt ', sku: ' HB-1 ', imageUrl: '  ' } as ProductValues;
  expect(toInput(values)).toMatchObject({ name: 'Hex bolt', sku: 'HB-1', imageUrl: null });
});
