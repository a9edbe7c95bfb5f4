import { describe, expect, it } from '@jest/globals';
import { Decimal } from '../decimal.js';
import type { AmountKind, DraftLine, LabelledAmount } from '../draft.js';
import { accountsOf, completeAccounts } from './account.js';

const amount = (kind: AmountKind, value: string | null, rate: string | null = null): LabelledAmount => ({
  kind,
  label: kind,
  rate: rate === null ? null : Decimal.of(rate),
  amount:
    value === null ? null : { value: Decimal.of(value), text: value, source: { page: 1, box: null }, confidence: 0.7 },
});

const line = (total: string): DraftLine => ({
  ...{ sku: null, description: null, quantity: null, unitPrice: null, discount: null },
  lineTotal: amount('net', total).amount,
});

const proofs = (sum: string, ...amounts: LabelledAmount[]) =>
  completeAccounts(accountsOf([line(sum)], amounts)).map(({ total, tax }) => [total.text, tax?.text ?? null]);

describe('The account', () => {
  it('lines + tax = total', () => {
    expect(proofs('100', amount('tax', '19.00'), amount('total', '119.00'))).toEqual([['119.00', '19.00']]);
  });

  it('lines + freight − discount + tax = total', () => {
    const amounts = [
      amount('charge', '10'),
      amount('discount', '5'),
      amount('tax', '10.50'),
      amount('total', '115.50'),
    ];
    expect(proofs('100', ...amounts)).toEqual([['115.50', '10.50']]);
  });

  it('takes an amount under an unknown name for a charge, but not in the column of the lines between two of them', () => {
    const at = (of: LabelledAmount, y: number): LabelledAmount => ({
      ...of,
      amount: { ...of.amount!, source: { page: 1, box: { x: 480, y, width: 30, height: 8 } } },
    });
    const placed = (total: string, y: number): DraftLine => ({
      ...line(total),
      lineTotal: at(amount('net', total), y).amount,
    });
    const proofsWith = (y: number) => {
      const sums = [amount('tax', '11.00', '10'), amount('total', '121.00')];
      const amounts = [at(amount('other', '10'), y), ...sums];
      return completeAccounts(accountsOf([placed('60', 100), placed('40', 130)], amounts)).length;
    };
    expect([proofsWith(145), proofsWith(115)]).toEqual([1, 0]);
  });

  it('takes several rates of tax together', () => {
    const amounts = [amount('tax', '7.00', '7'), amount('tax', '19.00', '19'), amount('total', '226.00')];
    expect(proofs('200', ...amounts)).toEqual([['226.00', '7.00 + 19.00']]);
  });

  it('takes lines that include the tax, where the net amount is printed', () => {
    const amounts = [amount('net', '100'), amount('tax', '19'), amount('total', '119')];
    expect(proofs('119', ...amounts)).toEqual([['119', '19']]);
    expect(proofs('119', amount('tax', '19'), amount('total', '119'))).toEqual([]);
  });

  it('takes lines that include the tax, where the tax says so and its rate leads to it', () => {
    const included = (tax: string, rate: string) => [
      { ...amount('tax', tax, rate), label: 'Includes VAT' },
      amount('total', '119.00'),
    ];
    expect(proofs('119', ...included('19.00', '19'))).toEqual([['119.00', '19.00']]);
    expect(proofs('119', ...included('19.01', '19'))).toEqual([]);
  });

  it('takes lines that include the tax, where only its rate leads to it', () => {
    const total = (value: string) => amount('total', value);
    expect(proofs('119', amount('tax', '19.00', '19'), total('119.00'))).toEqual([['119.00', '19.00']]);
    expect(proofs('119', amount('tax', '22.61', '19'), total('119.00'))).toEqual([]);
    // So little is 5 % of the sum with it and without it.
    expect(proofs('1.20', amount('tax', '0.06', '5'), total('1.20'))).toEqual([]);
  });

  it('takes lines that include several taxes, where their bases are what is left', () => {
    const taxed = (rate: string, base: string, tax: string, sum: string) => ({
      ...amount('tax', tax, rate),
      others: [amount('net', base).amount!, amount('net', sum).amount!],
    });
    const two = (base: string) => [taxed('20', base, '20.00', '120.00'), taxed('5', '100.00', '5.00', '105.00')];
    expect(proofs('225', ...two('100.00'), amount('total', '225.00'))).toEqual([['225.00', '20.00 + 5.00']]);
    expect(proofs('225', ...two('110.00'), amount('total', '225.00'))).toEqual([]);
  });

  it('works a tax out of its percentage only when that is exactly what is missing', () => {
    const tax = amount('tax', null, '10');
    expect(proofs('100', tax, amount('total', '110'))).toEqual([['110', 'tax 10%']]);
    expect(proofs('100', tax, amount('total', '111'))).toEqual([]);
  });

  it('needs no tax where none is printed, and does not overlook one that is', () => {
    expect(proofs('100', amount('total', '100'))).toEqual([['100', null]]);
    expect(proofs('100', amount('tax', '0.00'), amount('total', '100'))).toEqual([['100', '0.00']]);
    expect(proofs('100', amount('tax', '10'), amount('total', '100'))).toEqual([]);
  });

  it('uses every charge and discount', () => {
    expect(proofs('100', amount('charge', '10'), amount('total', '100'))).toEqual([]);
    expect(proofs('100', amount('discount', '10'), amount('total', '100'))).toEqual([]);
    expect(proofs('100', amount('charge', '10'), amount('total', '100'), amount('due', '110'))).toEqual([]);
  });

  it('proves nothing when a cent is missing', () => {
    expect(proofs('100', amount('tax', '19.00'), amount('total', '119.01'))).toEqual([]);
  });
});
