import { describe, expect, it } from '@jest/globals';
import { printedPage } from '../../test/documents/printed-page.js';
import { type Printed, printedInvoice, WITHOUT_SUMS } from '../../test/documents/printed-pdf.js';
import { prove } from '../proof.js';
import { understandPages } from './understand-pages.js';

const read = (printed: Printed[]) => {
  const draft = understandPages({ pages: [printedPage(printed)], kind: 'pages', attachments: [] });
  return prove(draft).status;
};
const summary = (labels: string[], amounts: string[], changes: Record<string, string> = {}) =>
  read(
    printedInvoice(
      changes,
      labels.flatMap((label, at): Printed[] => [
        [50, 330 + 14 * at, label],
        [200, 330 + 14 * at, amounts[at]!],
      ]),
    ),
  );
const ENGLISH = ['Last bill', 'Payments since last bill', 'This bill', 'Total balance'];

describe('How the account of the buyer stands', () => {
  it.each([
    [ENGLISH, ['163.17', '-81.59', '203.50', '285.08']],
    [ENGLISH, ['$163.17', '($163.17)', '$203.50', '$203.50']],
    [
      ['Fattura precedente', 'Versamenti', 'Questa fattura', 'Saldo complessivo'],
      ['163.17', '-81.59', '203.50', '285.08'],
    ],
    [
      ['Saldo z poprzedniego okresu', 'Otrzymane wpłaty', 'Bieżące należności', 'Saldo konta'],
      ['163.17', '-81.59', '203.50', '285.08'],
    ],
  ])('is in no sum: %s', (labels, amounts) => expect(summary(labels, amounts)).toBe('completed'));

  it.each([
    ['a balance that does not follow', ['163.17', '-81.59', '203.50', '295.08']],
    ['another total', ['163.17', '-81.59', '213.50', '295.08']],
    ['nothing paid', ['163.17', '81.59', '203.50', '448.26']],
  ])('is reviewed with %s', (_what, amounts) => expect(summary(ENGLISH, amounts)).toBe('needs_review'));

  it('may have a label that wraps to the name of another paper', () => {
    const paper = (y: number): Printed[] =>
      printedInvoice(
        {},
        ['Balance of last', 'Paid since', 'New charges', 'Account balance']
          .flatMap((label, at): Printed[] => [
            [50, 330 + 22 * at, label],
            [200, 330 + 22 * at, ['163.17', '-81.59', '203.50', '285.08'][at]!],
          ])
          .concat([[50, y, 'Statement', 8]]),
      );
    expect(read(paper(341))).toBe('completed');
    expect(read(paper(430))).toBe('needs_review');
  });

  it('must add up where known words say what its first row and its last are', () => {
    const german = ['Alter Kontostand', 'Zahlungen', 'Neue Rechnung', 'Kontostand neu'];
    expect(summary(german, ['163.17', '-81.59', '203.50', '285.08'])).toBe('completed');
    expect(summary(german, ['163.17', '-81.59', '203.50', '285.80'])).toBe('needs_review');
  });

  it('is of the total, less than what it was before a discount', () => {
    const discounted = (current: string, balance: string) =>
      summary(ENGLISH, ['163.17', '-81.59', current, balance], {
        'Sales Tax 10%': 'Discount 10%',
        '$18.50': '-$18.50',
        '$203.50': '$166.50',
      });
    expect(discounted('166.50', '248.08')).toBe('completed');
    expect(discounted('185.00', '266.58')).toBe('needs_review');
  });

  it('is read where the goods came to more before a discount, beside the sums', () => {
    const beside = (balance: string) =>
      read(
        printedInvoice({ ...WITHOUT_SUMS, '$1.25': '$1.75', '$25.00': '$35.00' }, [
          [370, 248, 'Goods'],
          [480, 248, '$195.00'],
          [370, 262, 'Discount'],
          [480, 262, '-$10.00'],
          [370, 276, 'Net'],
          [480, 276, '$185.00'],
          [370, 290, 'Sales Tax 10%'],
          [480, 290, '$18.50'],
          [370, 304, 'Total'],
          [480, 304, '$203.50'],
          ...ENGLISH.flatMap((label, at): Printed[] => [
            [50, 269 + 14 * at, label],
            [200, 269 + 14 * at, ['163.17', '-81.59', '203.50', balance][at]!],
          ]),
        ]),
      );
    expect(['285.08', '295.08'].map(beside)).toEqual(['completed', 'needs_review']);
  });

  it.each([
    ['-81.59', ''],
    ['(81.59)', 'USD '],
    ['81.59', ''],
  ])('stands in a box over the lines as well: %s', (paid, currency) => {
    const over = (balance: string) =>
      read(
        printedInvoice()
          .map(([x, y, text, size]): Printed => [x, y < 170 ? y : y + 90, text, size])
          .concat(
            ['Alter Stand', 'Eingegangen', 'Neu', 'Stand'].flatMap((label, at): Printed[] => [
              [50, 170 + 14 * at, label],
              [200, 170 + 14 * at, `${currency}${['163.17', paid, '203.50', balance][at]!}`],
            ]),
          ),
      );
    expect(['285.08', '295.08'].map(over)).toEqual(['completed', 'needs_review']);
  });

  it('has no parts of the invoice in it, where its payment has no sign', () => {
    expect(summary(['Stand', 'Eingang', 'Neu', 'Ende'], ['163.17', '81.59', '203.50', '285.08'])).toBe('completed');
    expect(summary(['Freight', 'Eingang', 'Neu', 'Ende'], ['163.17', '81.59', '203.50', '285.08'])).toBe(
      'needs_review',
    );
  });

  it('is no paper of its own under its title', () => {
    const titled = (y: number) =>
      read(
        printedInvoice({}, [
          [50, y, 'Account statement'],
          ...ENGLISH.flatMap((label, at): Printed[] => [
            [50, 330 + 14 * at, label],
            [200, 330 + 14 * at, ['163.17', '-81.59', '203.50', '285.08'][at]!],
          ]),
        ]),
      );
    expect([titled(316), titled(420)]).toEqual(['completed', 'needs_review']);
  });
});
