import { describe, expect, it } from '@jest/globals';
import { refuseCredit } from './refuse-credit.js';

describe('totals below zero', () => {
  const [open, imported] = [{ importedAt: null }, { importedAt: new Date() }];
  const credit = { code: 'credit-note', message: 'This looks like a credit note, not an invoice.' };

  it.each(['totalAmount', 'taxAmount'])('%s: refused by field once goods came in', (field) => {
    const refusing = () => refuseCredit({ warnings: [] }, [open, imported], { [field]: -5 });
    expect(refusing).toThrow('its goods came into the stock, and it is no credit note');
    expect(refusing).toThrow(expect.objectContaining({ kind: 'invalid' }));
  });

  it('are those of a credit note, and of what was not imported', () => {
    const totals = { totalAmount: -119, taxAmount: -19 };
    expect(() => refuseCredit({ warnings: [credit] }, [imported], totals)).not.toThrow();
    expect(() => refuseCredit({ warnings: [] }, [open], totals)).not.toThrow();
    expect(() => refuseCredit({ warnings: [] }, [imported], { totalAmount: 0, taxAmount: null })).not.toThrow();
  });
});
