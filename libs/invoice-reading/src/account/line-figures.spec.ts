import { describe, expect, it } from '@jest/globals';
import { Decimal } from '../decimal.js';
import type { DraftLine, ReadValue } from '../draft.js';
import { isDiscountIdle, taxedAlone } from '../line-arithmetic.js';
import { notesOnFigures } from './line-figures.js';

const read = (text: string): ReadValue<Decimal> => ({
  value: Decimal.of(text.replace('%', '')),
  text,
  source: { page: 1, box: null },
  confidence: 1,
});
const line = (beside: string, more: Partial<DraftLine> = {}): DraftLine => ({
  ...{ sku: null, description: null, discount: null },
  ...{ quantity: read('2'), unitPrice: read('50.00'), lineTotal: read('100.00'), tax: read('20%') },
  beside: [{ heading: 'VAT', isNamed: true, amount: read(beside) }],
  ...more,
});

describe('Amounts beside the figures of a line', () => {
  it.each(['20.00', '120.00', '100.00', '60.00', '16.67'])('%s follows from 2 × 50.00 with 20 %% tax', (beside) => {
    expect(notesOnFigures([line(beside)], [], Decimal.of('100'))).toEqual([[]]);
  });

  it.each(['23.00', '125.00'])('%s does not', (beside) => {
    expect(notesOnFigures([line('20.00'), line(beside)], [], Decimal.of('200'))[1]).toHaveLength(1);
  });

  it('a column of which nothing is known is left alone', () => {
    const weights = ['1.37', '8.11'].map((kilos) => ({ heading: 'Weight', isNamed: false, amount: read(kilos) }));
    expect(
      notesOnFigures(
        weights.map((weight) => line('20.00', { beside: [weight] })),
        [],
        Decimal.of('200'),
      ),
    ).toEqual([[], []]);
  });

  it('a column that is near what each line comes to with its tax must be that', () => {
    const gross = (...figures: string[]) =>
      figures.map((figure) => line('20.00', { beside: [{ heading: 'Kvalto', isNamed: false, amount: read(figure) }] }));
    expect(notesOnFigures(gross('120.00', '120.00'), [], Decimal.of('200'))).toEqual([[], []]);
    expect(notesOnFigures(gross('120.00', '121.00'), [], Decimal.of('200'))[1]).toHaveLength(1);
    expect(notesOnFigures(gross('121.00'), [], Decimal.of('100'))[0]).toHaveLength(1);
    // Of two lines one tells what the column holds.
    expect(notesOnFigures(gross('120.00', '90.00'), [], Decimal.of('200'))[1]).toHaveLength(1);
    expect(notesOnFigures(gross('130.00', '90.00'), [], Decimal.of('200'))).toEqual([[], []]);
  });

  it('a price before the discount leads to the one after it', () => {
    const listed = (price: string) =>
      line('20.00', { discount: read('-20%'), beside: [{ heading: 'List', isNamed: false, amount: read(price) }] });
    const notes = (price: string) =>
      notesOnFigures([listed('62.50'), listed('62.50'), listed(price)], [], Decimal.of('300'))[2];
    expect([notes('62.50'), notes('70.00')]).toEqual([[], [expect.any(String)]]);
  });

  it('the totals of lines with a tax all have it in them, or none has', () => {
    const [net, gross] = ['100.00', '120.00'].map((total) => line('20.00', { lineTotal: read(total) }));
    const untaxed = line('0.00', { tax: read('0%') });
    expect([...taxedAlone([net!, gross!])]).toEqual([gross]);
    expect([net!, gross!].map((one) => taxedAlone([one, one, untaxed]).size)).toEqual([0, 0]);
  });

  it('a discount that is printed must change the line, unless the price before it is printed too', () => {
    expect(isDiscountIdle(line('20.00', { discount: read('10%') }))).toBe(true);
    expect(isDiscountIdle(line('20.00', { discount: read('10%'), lineTotal: read('90.00') }))).toBe(false);
    expect(isDiscountIdle(line('62.50', { discount: read('20%') }))).toBe(false);
  });
});
