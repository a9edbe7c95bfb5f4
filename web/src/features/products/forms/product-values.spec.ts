import { describe, expect, it } from '@jest/globals';
import type { Product } from '../../../api/list-products';
import { asInput, centsOf, type ProductValues, toInput, toValues } from './product-values';

describe('prices as typed', () => {
  it('are cents, exactly', () => {
    expect(centsOf('19.99', 'USD')).toBe(1999);
    expect(centsOf('18.5', 'USD')).toBe(1850);
    expect(centsOf('7', 'USD')).toBe(700);
  });

  it.each(['', '12,5', '1.234', '-1', '.5', 'abc', '12345678'])('%s is none', (text) => {
    expect(centsOf(text, 'USD')).toBeUndefined();
  });

  it('have no decimals where the currency has none', () => {
    expect(centsOf('1500', 'JPY')).toBe(1500);
    expect(centsOf('15.50', 'JPY')).toBeUndefined();
    expect(toValues({ ...product, price: 1500, currency: 'JPY' }).price).toBe('1500');
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
  currency: 'USD',
  minOrderQuantity: 2,
  unitOfMeasure: 'box',
  leadTime: 0,
  imageUrl: null,
  visibleOnMarketplace: false,
} as Product;

it('a product that is not changed is sent as it was', () => {
  const { currency: _, ...rest } = product;
  expect(asInput(product)).toEqual({
    ...rest,
    category: undefined,
    description: '',
  });
});

it('blanks around words are not kept', () => {
  const values = { ...toValues(product), name: ' Hex bolt ', sku: ' HB-1 ', imageUrl: '  ' } as ProductValues;
  expect(toInput(values, 'USD')).toMatchObject({ name: 'Hex bolt', sku: 'HB-1', imageUrl: null });
});
