import { describe, expect, it } from '@jest/globals';
import { printedPage } from '../../test/documents/printed-page.js';
import { PLAINLY_DATED, type Printed, printedInvoice, row } from '../../test/documents/printed-pdf.js';
import { prove } from '../proof.js';
import { understandPages } from './understand-pages.js';

const read = (...pages: Printed[][]) => {
  const draft = understandPages({
    ...{ kind: 'pages', attachments: [] },
    pages: pages.map((printed, at) => {
      const page = printedPage(printed);
      return { ...page, number: at + 1, words: page.words.map((word) => ({ ...word, page: at + 1 })) };
    }),
  });
  const { status, lines, warnings } = prove(draft);
  return {
    ...{ status, number: draft.invoiceNumber?.value, codes: warnings.map(({ code }) => code).join() },
    names: lines.map(({ description }) => description?.value),
  };
};
const NUMBER = 'Invoice Number: INV-20417';
const below = (...texts: string[]): Printed[] => texts.map((text, at): Printed => [50, 640 + 12 * at, text, 8]);
const noted = (...texts: string[]) => read(printedInvoice({}, below(...texts))).codes;

describe('Two labels with a stroke between them', () => {
  const paired = (label: string, value: string) =>
    read(printedInvoice({ [NUMBER]: label, 'Invoice Date: 17 March 2026': value }));
  it('stand over two values', () => {
    expect(paired('Rechnungsnummer / Datum', '90047318 / 17.03.2026').number).toBe('90047318');
    expect(paired('Rechnungsnummer / Auftragsnummer', '90047318 / 1200047318').status).toBe('needs_review');
  });
});

describe('The title of an Italian paper', () => {
  it.each(['accompagnatoria', 'immediata', 'differita'])('names the kind before the number: %s', (kind) => {
    const titled = (title: string) => read(printedInvoice({ [NUMBER]: title }));
    expect(titled(`Fattura ${kind} nr. 418`)).toMatchObject({ status: 'completed', number: '418' });
    expect(titled(`Bolla ${kind} nr. 418`).status).toBe('needs_review');
  });
});

describe('What is said of the whole paper', () => {
  it.each([
    ['the letters of an account', 'IBAN: RO11 CARN 0000 RON1 1884 0271', 'Paid: RON1', 'unexplained-amount'],
    ['terms of an early payment', '2% 10/Net 30', '2% 10', 'left-rate'],
    ['where letters go', 'Please remit to: PO Box 1180', 'Please remit to: Pox Bolt Ltd', 'other-sender'],
    ['packages', 'Toplam Koli: 7', 'Toplam Kvalto: 7', 'left-count'],
  ])('may be %s', (_, harmless, other, code) => {
    expect(noted(harmless)).toBe('');
    expect(noted(other)).toContain(code);
  });

  it('is a quantity behind a sentence', () => {
    const total = (quantity: string) => noted(`The goods remain ours. Total quantity: ${quantity}`);
    expect([total('22.00'), total('21.00') === '']).toEqual(['', false]);
  });

  it('is the name of the sender, of which a form of several words wraps', () => {
    const named = (last: string) =>
      read(
        printedInvoice({ 'Northgate Fasteners Ltd': 'Northgate Fasteners GmbH & Co. KG' }, [
          [50, 640, `Northgate Fasteners GmbH${last}`, 8],
          [50, 648, 'Co. KG', 8],
        ]),
      ).codes;
    expect(named(' &')).toBe('');
    expect(named('')).toContain('other-sender');
  });
});

describe('Rows between the lines', () => {
  /** Four lines, with rows of words over the first and the third. */
  const between = (first: string, second: string, ...last: string[]) => {
    const line = (y: number, name: string, quantity: string, price: string, amount: string): Printed[] =>
      row(y, [
        [50, name],
        [300, quantity],
        [370, price],
        [480, amount],
      ]);
    const bare = { 'Hex bolt M8': null, '20': null, '$1.25': null, '$25.00': null };
    return read(
      printedInvoice({ ...bare, 'Cordless drill': null, '2': null, '$80.00': null, '$160.00': null }, [
        ...(first ? [[50, 193, first, 8] as Printed] : []),
        ...line(203, 'Hex bolt M6', '10', '$1.25', '$12.50'),
        ...line(211, 'Hex bolt M8', '10', '$1.25', '$12.50'),
        ...(second ? [[50, 219, second, 8] as Printed] : []),
        ...line(227, 'Cordless drill', '1', '$80.00', '$80.00'),
        ...line(235, 'Drill press', '1', '$80.00', '$80.00'),
        ...last.map((text): Printed => [50, 243, text, 8]),
      ]),
    ).names;
  };
  const NAMES = ['Hex bolt M6', 'Hex bolt M8', 'Cordless drill', 'Drill press'];
  it('head several of them where one like it stands over the first', () => {
    expect(between('Delivery note BL118402', 'Delivery note BL118467')).toEqual(NAMES);
    expect(between('All goods of March', 'zinc plated 8.8')[1]).toBe('Hex bolt M8 zinc plated 8.8');
  });
  it.each(['Continued on next page', 'Pokračování na další straně', 'SUMA Y SIGUE…', 'A suivre ...'])(
    'say that the page goes on: %s',
    (text) => {
      expect(between('', '', text)).toEqual(NAMES);
    },
  );
});

describe('A head that every page has', () => {
  it('names one number of the receiver', () => {
    const papers = (id: string) => {
      const tax: Printed = [50, 96, 'N° TVA : FR91775644198', 8];
      const foot: Printed = [50, 700, 'Northgate Fasteners Ltd — N° TVA FR70412809774', 8];
      return read(printedInvoice({}, [tax, foot]), [[50, 96, `N° TVA : ${id}`, 8], foot]).codes;
    };
    expect(papers('FR91775644198')).not.toContain('several-tax-numbers');
    expect(papers('FR29340118512')).toContain('several-tax-numbers');
  });
});

describe('A table of taxes', () => {
  /** 25.00 at 10 % and 160.00 at 20 %, of which a discount of 18.50 is spread over both rates. */
  const taxed = (discount: string): Printed[] =>
    printedInvoice(
      { Subtotal: null, '$185.00': null, 'Sales Tax 10%': null, '$18.50': null, Total: null, '$203.50': null },
      [
        ...row(180, [[440, 'VAT %']]),
        ...row(200, [[445, '10']]),
        ...row(220, [[445, '20']]),
        ...[
          ['Subtotal', '$185.00'],
          ['Invoice Discount', '-$18.50'],
          ['Total excl. VAT', '$166.50'],
          ['VAT Amount', '$31.05'],
          ['Total incl. VAT', '$197.55'],
        ].flatMap(([label, amount], at) =>
          row(250 + 13 * at, [
            [370, label!],
            [480, amount!],
          ]),
        ),
        ...row(340, [
          [50, 'Identifier'],
          [120, 'VAT %'],
          [180, 'Line Amount'],
          [260, 'Discount'],
          [340, 'VAT Base'],
          [420, 'VAT Amount'],
        ]),
        ...row(354, [
          [50, 'REDUCED'],
          [120, '10'],
          [180, '25.00'],
          [260, discount],
          [340, '22.50'],
          [420, '2.25'],
        ]),
        ...row(368, [
          [50, 'VAT20'],
          [120, '20'],
          [180, '160.00'],
          [260, '16.00'],
          [340, '144.00'],
          [420, '28.80'],
        ]),
        ...row(382, [
          [50, 'All'],
          [180, '185.00'],
          [260, '18.50'],
          [340, '166.50'],
          [420, '31.05'],
        ]),
      ],
    );
  it('may say what the goods come to, and the discount', () => {
    expect(read(taxed('2.50'))).toMatchObject({ status: 'completed', codes: '' });
    expect(read(taxed('3.50')).status).toBe('needs_review');
  });

  /** Of two lines at two rates and a freight of 10.00 that bears the second one. */
  it('may have the freight in one of its rates', () => {
    const freight = (base: string, tax: string, total: string) =>
      read(
        printedInvoice(
          { Subtotal: 'Freight', '$185.00': '$10.00', 'Sales Tax 10%': null, '$18.50': null, '$203.50': total },
          [
            ...row(180, [[440, 'VAT %']]),
            ...row(200, [[445, '10']]),
            ...row(220, [[445, '20']]),
            [370, 261, 'VAT 10 % of 25.00', 8],
            [480, 261, '$2.50', 8],
            [370, 270, `VAT 20 % of ${base}`, 8],
            [480, 270, tax, 8],
          ],
        ),
      ).status;
    expect(freight('170.00', '$34.00', '$231.50')).toBe('completed');
    expect(freight('175.00', '$35.00', '$232.50')).toBe('needs_review');
  });

  it.each(['KDV(%10)', 'VAT(10%)'])('has its rate right behind its name: %s', (label) => {
    const named = (text: string) => read(printedInvoice({ 'Sales Tax 10%': text })).status;
    expect(named(label)).toBe('completed');
    expect(named(label.replace('10', '20'))).toBe('needs_review');
  });

  it('has its rates under “Taux taxe”', () => {
    const rates = (tax: string) =>
      read(
        printedInvoice({ ...PLAINLY_DATED, 'Date: 17 March 2026': null }, [
          ...row(340, [
            [50, 'Code'],
            [100, 'Base HT'],
            [170, 'Taux taxe'],
            [240, 'Montant taxe'],
          ]),
          ...row(354, [
            [50, '1'],
            [100, '185.00'],
            [170, '10.00'],
            [240, tax],
          ]),
        ]),
      ).status;
    expect([rates('18.50'), rates('17.50')]).toEqual(['completed', 'needs_review']);
  });
});
