import { describe, expect, it } from '@jest/globals';
import {
  AddInventoryItemInput,
  AdjustStockInput,
  BrandInput,
  BulkDeleteInput,
  ChangePasswordInput,
  CompletePasswordResetInput,
  CreateAccessTokenInput,
  CreateOrderInput,
  CreateProductInput,
  CreateSupplierInput,
  CreateWebhookInput,
  ForgottenPasswordInput,
  IdInput,
  ListOrdersInput,
  LoginInput,
  PageInput,
  PictureFileInput,
  ReceiveOrderInput,
  RegisterInput,
  ResetPasswordInput,
  UpdateInventoryItemInput,
  UpdateOrderInput,
  UpdateProductInput,
  UpdateProfileInput,
  UpdateSupplierInput,
} from '#contracts';
import type { DomainError } from '#platform';
import { validation } from './validation.js';

type Shape = new () => object;

/** What the edge says of a value: its first sentence, and all of them by field. */
async function said(
  metatype: Shape,
  value: unknown,
  type: 'body' | 'param' | 'query' = 'body',
): Promise<{ message?: string; fields: Record<string, string> }> {
  try {
    await validation.transform(value, { type, metatype });
    return { fields: {} };
  } catch (error) {
    const { kind, message, details } = error as DomainError;
    expect(kind).toBe('invalid');
    const errors = details.errors ?? [];
    expect(new Set(errors.map(({ field }) => field)).size).toBe(errors.length);
    return { message, fields: Object.fromEntries(errors.map((each) => [each.field, each.message])) };
  }
}

describe('a missing field', () => {
  it.each<[Shape, Record<string, string>]>([
    [LoginInput, { username: 'Username is required', password: 'Password is required' }],
    [AddInventoryItemInput, { productId: 'You must select a product', currentStock: 'Current stock is required' }],
    [BrandInput, { name: 'Brand name is required', supplierId: 'Supplier is required' }],
    [CreateSupplierInput, { name: 'Supplier name is required', category: 'Category is required' }],
    [AdjustStockInput, { adjustment: 'Adjustment is required', reason: 'Adjustment reason is required' }],
    [BulkDeleteInput, { ids: 'Please choose at least one item' }],
    [
      CreateProductInput,
      {
        name: 'Product name is required',
        sku: 'SKU is required',
        price: 'Invalid price format',
        supplierId: 'Please select a supplier first',
      },
    ],
    [
      ChangePasswordInput,
      {
        currentPassword: 'Current password is required',
        newPassword: 'New password is required',
        confirmPassword: 'Confirm your new password',
      },
    ],
    [
      UpdateProfileInput,
      {
        firstName: 'First name is required',
        lastName: 'Last name is required',
        email: 'Please enter a valid email',
        companyName: 'Company name is required',
        currency: 'Currency is required',
      },
    ],
    [
      CreateOrderInput,
      {
        supplierId: 'Please select a supplier for this order',
        items: 'Please add at least one product to the order',
        subtotal: 'Subtotal is required',
        tax: 'Tax is required',
        total: 'Total is required',
        notifySupplier: 'Notify supplier is required',
      },
    ],
  ])('of %p is told of once, in the sentence of its own', async (shape, fields) => {
    expect(await said(shape, {})).toEqual({ message: Object.values(fields)[0], fields });
  });

  it.each([null, undefined])('may be sent as %p', async (nothing) => {
    expect((await said(LoginInput, { username: nothing, password: 'x' })).fields).toEqual({
      username: 'Username is required',
    });
  });
});

describe('null', () => {
  it.each<[Shape, object, Record<string, string>]>([
    [UpdateInventoryItemInput, { currentStock: null }, { currentStock: 'Current stock is required' }],
    [ReceiveOrderInput, { lines: null }, { lines: 'Please enter at least one quantity' }],
    [
      UpdateProductInput,
      { name: null, sku: null, price: null, leadTime: null },
      {
        name: 'Product name is required',
        sku: 'SKU is required',
        price: 'Invalid price format',
        leadTime: expect.any(String) as unknown as string,
      },
    ],
    [UpdateSupplierInput, { name: null }, { name: 'Supplier name is required' }],
    [UpdateOrderInput, { items: null }, { items: 'Please add at least one product to the order' }],
  ])('is no value of a field of %p that may be left out', async (shape, value, fields) => {
    expect((await said(shape, value)).fields).toEqual(fields);
  });

  it('empties what may be empty', async () => {
    expect(await said(UpdateInventoryItemInput, { location: null, optimalStock: null })).toEqual({ fields: {} });
    expect(await said(UpdateProductInput, { brandId: null, description: null })).toEqual({ fields: {} });
  });
});

it.each<[Shape, object, string, RegExp]>([
  [CreateSupplierInput, { name: 'Anchor', category: 'Nope' }, 'category', /^Category must be one of .*Electronics/],
  [UpdateProfileInput, { currency: 'XYZ' }, 'currency', /^Currency must be one of .*USD/],
  [AdjustStockInput, { adjustment: 1, reason: 'Because' }, 'reason', /^Reason must be one of .*Manual count/],
  [AdjustStockInput, { adjustment: 1, reason: '' }, 'reason', /^Adjustment reason is required$/],
])('a wrong choice for a field of %p is told from none, with what there is', async (shape, value, field, message) => {
  expect((await said(shape, value)).fields).toMatchObject({ [field]: expect.stringMatching(message) });
});

describe('a date or a time', () => {
  it.each(['2026-11-04', '2026-11-04T09:30', '2026-11-04T09:30:15.123Z', '2026-11-04T09:30:00+14:00', '9999-12-31'])(
    'may be %s',
    async (from) => expect(await said(ListOrdersInput, { from }, 'query')).toEqual({ fields: {} }),
  );

  it.each([
    '2026-W48',
    '2026-W48-1',
    '2026-123',
    '2026-11',
    '2026-02-30',
    '0000-01-01',
    '2026-11-04T09:30+20:00',
    '20261104',
    'x',
    '',
  ])('is not %s, and the field is named', async (from) => {
    const { fields } = await said(ListOrdersInput, { from }, 'query');
    expect(fields).toEqual({ from: 'From must be a date such as 2026-11-04, or a time of it' });
  });
});

describe('a field that is there', () => {
  it.each<[Shape, object, Record<string, string>]>([
    [
      LoginInput,
      { username: '', password: 7 },
      { username: 'Username is required', password: 'Password must be text' },
    ],
    [LoginInput, { username: 'x'.repeat(51), password: 'x' }, { username: 'Username must have at most 50 characters' }],
    [BrandInput, { name: 'x'.repeat(101), supplierId: 1 }, { name: 'Brand name too long' }],
    [
      UpdateProductInput,
      { sku: 'A\nB', name: 'A\tB' },
      { sku: 'SKU must be on one line', name: 'Name must be on one line' },
    ],
    [UpdateInventoryItemInput, { location: 'Bay\n4' }, { location: 'Location must be on one line' }],
    [AddInventoryItemInput, { productId: 1, currentStock: -1 }, { currentStock: 'Stock cannot be negative' }],
    [
      AddInventoryItemInput,
      { productId: 1, currentStock: '1' },
      { currentStock: 'Current stock must be a whole number' },
    ],
    [LoginInput, { username: 'a', password: 'b', admin: true }, { admin: 'Unknown field: admin' }],
    [LoginInput, { username: 'a', password: 'b', admin: null }, { admin: 'Unknown field: admin' }],
    [BulkDeleteInput, { ids: [1, 1] }, { ids: 'Each id may be sent once' }],
    [BulkDeleteInput, { ids: [[1]] }, { ids: 'Each id must be a whole number' }],
  ])('of %p is told the first rule that it breaks', async (shape, value, fields) => {
    expect((await said(shape, value)).fields).toEqual(fields);
  });

  it.each<[Shape, object, Record<string, string>]>([
    [PageInput, { q: 'x'.repeat(201) }, { q: 'Search must have at most 200 characters' }],
    [PictureFileInput, { hash: 'x' }, { hash: 'Picture is not valid' }],
    [CreateWebhookInput, { url: 7, events: ['stock.low'] }, { url: 'Address must be text' }],
    [BrandInput, { name: 'Keel', supplierId: 'x' }, { supplierId: 'Supplier must be a whole number' }],
    [ListOrdersInput, { supplierId: 'x' }, { supplierId: 'Supplier must be a whole number' }],
  ])('of %p is called as people call it: %j', async (shape, value, fields) => {
    expect((await said(shape, value)).fields).toMatchObject(fields);
  });

  it('keeps a rule on two fields apart: both passwords are too short', async () => {
    const { fields } = await said(RegisterInput, { password: '1', confirmPassword: '2' });
    expect(fields).toMatchObject({
      username: 'Username is required',
      password: 'Password must be at least 6 characters',
      confirmPassword: 'Password must be at least 6 characters',
    });
  });
});

describe('a password', () => {
  const blank = ' '.repeat(12);
  it.each<[Shape, object, Record<string, string>]>([
    [RegisterInput, { password: blank }, { password: 'Password must not be blank' }],
    [ChangePasswordInput, { newPassword: blank }, { newPassword: 'New password must not be blank' }],
    [ResetPasswordInput, { password: blank }, { password: 'Password must not be blank' }],
    [CompletePasswordResetInput, { newPassword: blank }, { newPassword: 'New password must not be blank' }],
    [RegisterInput, { password: '' }, { password: 'Password must be at least 6 characters' }],
  ])('of %p that is blank is refused in words: %j', async (shape, value, fields) => {
    expect((await said(shape, value)).fields).toMatchObject(fields);
  });

  it('may have blanks', async () => {
    const { fields } = await said(RegisterInput, { password: 'correct horse' });
    expect(fields).not.toHaveProperty('password');
  });
});

it('an e-mail address has one form, whichever way its domain was written', async () => {
  const type = 'body' as const;
  const registered = await validation.transform(
    { email: 'x@xn--exmple-cua.de' },
    { type, metatype: ForgottenPasswordInput },
  );
  expect(registered).toEqual({ email: 'x@exämple.de' });
});

describe('a token', () => {
  it.each([
    [365, false],
    [366, true],
  ])('of %i days is refused: %s', async (expiresInDays, refused) => {
    const { fields } = await said(CreateAccessTokenInput, { expiresInDays });
    expect('expiresInDays' in fields).toBe(refused);
  });
});

describe('where an object is due', () => {
  it.each([null, [], [{}], 'text', '', 1, 0, true, false])('%p is refused', async (body) => {
    for (const shape of [LoginInput, UpdateOrderInput]) {
      expect((await said(shape, body)).message).toBe('The request body must be a JSON object');
    }
  });

  const line = { productId: 1, quantity: 1, price: 1 };
  it.each([
    ['null', [null]],
    ['text', ['x']],
    ['a number', [1]],
    ['a list', [[]]],
    ['a list of the right object', [[line]]],
    ['an object for the list', { 0: line, length: 1 }],
    ['text for the list', 'x'],
  ])('%s inside a list is refused', async (_what, items) => {
    expect((await said(UpdateOrderInput, { items })).fields).toEqual({ items: expect.any(String) });
  });

  it('a wrong field inside is named by its path', async () => {
    expect((await said(UpdateOrderInput, { items: [line, { ...line, quantity: 0 }] })).fields).toEqual({
      'items.1.quantity': 'Please select a product and enter a valid quantity',
    });
  });
});

describe('a number in a path or a query', () => {
  it.each([
    ...['0x10', '0b1', '0o7', '1e0', '1e9', '+1', '-1', '1.0', '1.', '.5', ' 1', '1 ', '01', '', '１', '1_0', '1,0'],
    ...['Infinity', 'NaN', 'null', 'true', '9'.repeat(40), '2147483648', ['1', '2'], { a: '1' }],
  ])('%p is not one', async (text) => {
    expect(Object.keys((await said(IdInput, { id: text }, 'param')).fields)).toEqual(['id']);
    expect(Object.keys((await said(PageInput, { limit: text }, 'query')).fields)).toEqual(['limit']);
  });

  it('is plain decimal digits', async () => {
    expect(await validation.transform({ id: '2147483647' }, { type: 'param', metatype: IdInput })).toEqual({
      id: 2_147_483_647,
    });
  });
});
