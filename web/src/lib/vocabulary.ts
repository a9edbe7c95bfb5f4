import type { Schemas } from './api-client';

/** The closed word lists that forms and filters offer. `satisfies` keeps each a part of what the API accepts. */

export const SUPPLIER_CATEGORIES = [
  'Hardware & Tools',
  'Electronics & Components',
  'Chemicals & Adhesives',
  'Office & Packaging',
  'Raw Materials',
  'Automotive',
  'Other',
] as const satisfies readonly Schemas['CreateSupplierInput']['category'][];

/** What the product counts in; invoices may be in any other. */
export const MARKET_CURRENCIES = [
  'USD',
  'EUR',
  'GBP',
  'CAD',
  'AUD',
  'JPY',
] as const satisfies readonly Schemas['SystemSettings']['defaultCurrency'][];

export const UNITS = [
  'piece',
  'box',
  'case',
  'pallet',
  'kg',
  'lb',
  'meter',
  'foot',
] as const satisfies readonly Schemas['CreateProductInput']['unitOfMeasure'][];

export const COMPANY_SIZES = [
  '1-10',
  '11-50',
  '51-200',
  '201-500',
  '501+',
] as const satisfies readonly Schemas['RegisterInput']['companySize'][];

export const INDUSTRIES = [
  'manufacturing',
  'automotive',
  'construction',
  'healthcare',
  'technology',
  'food',
  'retail',
  'other',
] as const satisfies readonly Schemas['RegisterInput']['industry'][];

export const ADJUSTMENT_REASONS = [
  'Manual count',
  'Damaged goods',
  'Returned items',
  'Found stock',
  'Theft/Loss',
  'Expired items',
  'Other',
] as const satisfies readonly Schemas['AdjustStockInput']['reason'][];

/** For antd's `options`, when the word is also its label. */
export const asOptions = <T extends string>(words: readonly T[]) => words.map((value) => ({ value, label: value }));

export const capitalise = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
