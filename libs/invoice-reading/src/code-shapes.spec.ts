import { describe, expect, it } from '@jest/globals';
import { holdsOther, shapeOfSeries } from './code-shapes.js';

describe('The shape of a series of codes', () => {
  it('is that of all of them', () => {
    expect(shapeOfSeries(['E149-57', 'E867-26', 'D904-85', 'C320-34'])).toBe('A999-99');
  });

  it.each([[['E149-57', 'E867-26', 'D904-85']], [['E149-57', 'E867-26', 'D904-85', '0320-34']]])(
    '%s have none',
    (codes) => expect(shapeOfSeries(codes)).toBeNull(),
  );

  it('tells another code from a misreading of this one', () => {
    expect(holdsOther('0320-34', 'C320-34', 'A999-99')).toBe(false);
    expect(holdsOther('Item:c320-34', 'C320-34', 'A999-99')).toBe(false);
    expect(holdsOther('C820-34', 'C320-34', 'A999-99')).toBe(true);
    expect(holdsOther('Item:G320-34', 'C320-34', 'A999-99')).toBe(true);
    expect(holdsOther('WBW772', 'WBW72', 'AAA99')).toBe(true);
  });
});
