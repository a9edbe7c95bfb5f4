import { describe, expect, it } from '@jest/globals';
import type { Product } from '../../../api/list-products';
import { asInput, asTyped, centsOf, problemOfPrice, type ProductValues, toInput, toValues } from './product-values';

describe('prices as typed', () => {
  it('are cents, exactly', () => {
    expect(centsOf('19.99', 'USD')).toBe(1999);
    expect(centsOf('18.5', 'USD')).toBe(1850);
    expect(centsOf('7', 'USD')).toBe(700);
  });

  it.each(['', '12,5', '1.234', '-1', '.5', 'abc', '123456789'])('%s is none', (text) => {
    expect(centsOf(text, 'USD')).toBeUndefined();
  });

  it('may have the decimal sign of whoever types, and are written with it', () => {
    expect(centsOf('51,50', 'USD', ',')).toBe(5150);
    expect(centsOf('51.50', 'USD', ',')).toBe(5150);
    expect(centsOf('1.234,50', 'USD', ',')).toBeUndefined();
    expect(asTyped(5150, 'USD', ',')).toBe('51,50');
  });

  it('are told to be too large, and not to be of no form', () => {
    expect(problemOfPrice('99999999', 'USD')).toBe('At most $21,474,836.47');
    expect(problemOfPrice('2147483647', 'JPY')).toBeUndefined();
    expect(problemOfPrice('12,5', 'USD')).toBe('Invalid price format');
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
