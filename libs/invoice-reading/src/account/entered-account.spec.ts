import { describe, expect, it } from '@jest/globals';
import type { ExtractedData, Value } from '../extraction.js';
import { enteredAccount, type EnteredLine } from './entered-account.js';

let places = 0;
const value = (text: string): Value => {
  const box = { x: 400, y: 100 + 20 * places++, width: 40, height: 10 };
  return { value: text, text: `€ ${text}`, page: 1, box, confidence: 0.9, checks: [] };
};
const amount = (kind: string, label: string, text: string, rate: string | null = null) => ({
  ...{ kind, label, rate, amount: value(text), explanation: null },
});

/** Two lines of 30.00 and 20.00, freight of 10.00, 20 % of tax. */
function anInvoice() {
  const lines = [
    { quantity: value('3'), unitPrice: value('10.00'), lineTotal: value('30.00') },
    { quantity: value('2'), unitPrice: value('10.0000'), lineTotal: value('20.00') },
  ];
  const amounts = [
    amount('charge', 'Freight', '10.00'),
    amount('tax', 'VAT', '12.00', '20'),
    amount('total', 'Total', '72.00'),
  ];
  const fields = { taxAmount: amounts[1]!.amount, totalAmount: amounts[2]!.amount };
  const read: Pick<ExtractedData, 'fields' | 'lines' | 'amounts'> = { fields, lines, amounts };
  const entered = {
    ...{ currency: 'EUR', totalAmount: 7200, taxAmount: 1200 },
    lines: [lineOf(0, 3, 1000, 3000), lineOf(1, 2, 1000, 2000)],
  };
  return { read, entered };
}
const lineOf = (
  position: number,
  quantity: number | null,
  unitPrice: number | null,
  lineTotal: number | null,
): EnteredLine => ({ position, quantity, unitPrice, lineTotal });

describe('the account of what a person entered', () => {
  it('is not asked for while it is what was read', () => {
    const { read, entered } = anInvoice();
    expect(enteredAccount(read, entered)).toBeNull();
  });

  it('leads from corrected lines over the printed charges to the corrected total', () => {
    const { read, entered } = anInvoice();
    const lines = [lineOf(0, 4, 1000, 4000), entered.lines[1]!];
    expect(enteredAccount(read, { ...entered, lines, taxAmount: 1400, totalAmount: 8400 })).toEqual({
      openLines: [],
      amounts: [
        { kind: 'charge', label: 'Freight', rate: null, text: '€ 10.00', explanation: 'added' },
        { kind: 'tax', label: 'VAT', rate: '20', text: '€ 14.00', explanation: 'tax' },
        { kind: 'total', label: 'Total', rate: null, text: '€ 84.00', explanation: 'the total' },
      ],
      equation: '70.00 + 14.00 = 84.00',
      isComplete: true,
    });
  });

  it('names nothing as explained where no account leads to the total', () => {
    const { read, entered } = anInvoice();
    const lines = [lineOf(0, 5, 1000, 5000), entered.lines[1]!];
    const account = enteredAccount(read, { ...entered, lines })!;
    expect(account).toMatchObject({ openLines: [], equation: null, isComplete: false });
    expect(account.amounts.map(({ explanation }) => explanation)).toEqual([null, null, null]);
  });

  it('leaves over a charge that is not in the total any more', () => {
    const { read, entered } = anInvoice();
    const lines = [lineOf(0, 4, 1000, 4000), entered.lines[1]!];
    const account = enteredAccount(read, { ...entered, lines })!;
    expect(account).toMatchObject({ equation: '60.00 + 12.00 = 72.00', isComplete: false });
    expect(account.amounts[0]).toMatchObject({ label: 'Freight', explanation: null });
  });

  it('does not take a tax that is not its printed rate', () => {
    const { read, entered } = anInvoice();
    const account = enteredAccount(read, { ...entered, taxAmount: 1300, totalAmount: 7300 })!;
    expect(account.isComplete).toBe(false);
    expect(account.amounts[1]).toMatchObject({ text: '€ 13.00', explanation: null });
  });

  it('tells the lines whose quantity times price is not their total, but for what rounding hides', () => {
    const { read, entered } = anInvoice();
    const lines = [lineOf(0, 3, 1100, 3000), lineOf(1, 1.5, 1333, 2000)];
    expect(enteredAccount(read, { ...entered, lines })?.openLines).toEqual([0]);
  });

  it('takes lines that a person added and leaves out those that were deleted', () => {
    const { read, entered } = anInvoice();
    const lines = [entered.lines[0]!, lineOf(2, 2, 1000, null)];
    expect(enteredAccount(read, { ...entered, lines })).toMatchObject({ equation: '60.00 + 12.00 = 72.00' });
  });

  it.each([
    ['on top', 5950, '50.00 + 9.50 = 59.50'],
    ['inside', 5000, '50.00 = 50.00, with the tax of 9.50 in it'],
  ])('of an invoice entered by hand has the tax %s', (_, totalAmount, equation) => {
    const entered = { currency: 'EUR', taxAmount: 950, totalAmount, lines: [lineOf(0, 1, 5000, 5000)] };
    const account = enteredAccount(null, entered)!;
    expect(account).toMatchObject({ equation, isComplete: true });
    expect(account.amounts.map(({ label, text }) => `${label} ${text}`)).toEqual([
      'Tax 9.50',
      `Total ${(totalAmount / 100).toFixed(2)}`,
    ]);
  });

  it('of a currency without decimals has none', () => {
    const entered = { currency: 'JPY', taxAmount: null, totalAmount: 5000, lines: [lineOf(0, 2, 2500, 5000)] };
    expect(enteredAccount(null, entered)).toMatchObject({ equation: '5000 + 0 = 5000', isComplete: true });
  });

  it('waits for an amount that is missing', () => {
    const entered = { currency: 'EUR', taxAmount: null, totalAmount: null, lines: [lineOf(0, 2, null, null)] };
    expect(enteredAccount(null, entered)).toMatchObject({ openLines: [0], equation: null, isComplete: false });
  });
});
