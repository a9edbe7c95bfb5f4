import { describe, expect, it } from '@jest/globals';
import { printedPage } from '../../test/documents/printed-page.js';
import { type Printed, printedInvoice } from '../../test/documents/printed-pdf.js';
import { prove } from '../proof.js';
import { understandPages } from './understand-pages.js';

const read = (printed: Printed[]) => {
  const draft = understandPages({ pages: [printedPage(printed)], kind: 'pages', attachments: [] });
  const proof = prove(draft);
  return { status: proof.status, vendor: draft.vendorName?.value, tax: proof.taxAmount?.value.toString() };
};
const statusOf = (printed: Printed[]) => read(printed).status;
const below = (text: string): Printed[] => printedInvoice({}, [[50, 320, text]]);
const WITHOUT_SUMS = {
  ...{ Subtotal: null, '$185.00': null, 'Sales Tax 10%': null, '$18.50': null, Total: null, '$203.50': null },
};
const summed = (...sums: [label: string, amount: string][]): Printed[] =>
  printedInvoice(
    WITHOUT_SUMS,
    sums.flatMap(([label, amount], at): Printed[] => [
      [370, 250 + 15 * at, label],
      [480, 250 + 15 * at, amount],
    ]),
  );

describe('Terms for whoever pays early', () => {
  it.each([
    '2% 10 days, 30 days net',
    'Payment within 14 days less 2% discount ($4.07), 30 days net',
    'Skonto: 2 % 27.03.2026 $4.07',
    '2 % 8 Tage: $199.43',
  ])('are no tax and no discount, however short: %s', (text) => expect(statusOf(below(text))).toBe('completed'));

  it.each([
    'Payment within 14 days less 2% discount ($5.07), 30 days net',
    '2 % 8 Tage: $189.43',
    '10% 10 Tage: $40.70',
  ])('must name their share of the total: %s', (text) => expect(statusOf(below(text))).toBe('needs_review'));

  it('may stand beside their amount', () => {
    const beside = (amount: string) =>
      printedInvoice({}, [
        [50, 320, 'Skonto 2 % bis 27.03.2026'],
        [240, 320, amount],
      ]);
    expect(statusOf(beside('$4.07'))).toBe('completed');
    expect(statusOf(beside('$5.07'))).toBe('needs_review');
  });
});

describe('Rounding', () => {
  it.each(['Øreavrunding', 'Ørediff.', 'Zaokrouženo', 'Zaokroženje', 'Ümardamine', 'Apvalinimas', 'Закръгление'])(
    'to whole money is a part of the total: %s',
    (label) => {
      const sums = (total: string) =>
        summed(['Subtotal', '$185.00'], ['Sales Tax 10%', '$18.50'], [label, '$0.50'], ['Total', total]);
      expect(statusOf(sums('$204.00'))).toBe('completed');
      expect(statusOf(sums('$203.50'))).toBe('needs_review');
    },
  );
});

describe('A tax that is said to be in the total, without its rate', () => {
  it.each([
    'Herav mva',
    'Heraf moms',
    'Varav moms',
    'Waarvan btw',
    'of which VAT',
    'dont TVA',
    'di cui IVA',
    'Z toho DPH',
  ])('is what a usual rate comes to: %s', (label) => {
    expect(read(summed(['Total', '$185.00'], [label, '$16.82']))).toEqual({
      ...{ status: 'completed', vendor: 'Northgate Fasteners Ltd', tax: '16.82' },
    });
    expect(statusOf(summed(['Total', '$185.00'], [label, '$18.28']))).toBe('needs_review');
  });
});

describe('Dates', () => {
  it.each([
    'Date of supply',
    'DUZP',
    'Fecha operación',
    'Data trasporto',
    'Druckdatum',
    'Warranty until',
    'Abgelesen am',
  ])('of other things than the invoice: %s', (label) =>
    expect(statusOf(printedInvoice({}, [[340, 90, `${label}: 20 March 2026`]]))).toBe('completed'),
  );
});

describe('The name in the largest letters', () => {
  const named = (name: string) =>
    read(
      printedInvoice(
        { 'Northgate Fasteners Ltd': name, '12 Mill Road, Springfield': 'Mill Road 12, 70174 Stuttgart' },
        [[50, 72, 'Tel. 0711 123456 · info@shop.example']],
      ),
    );

  it.each(['Hansen & Co. - Møbler', 'Ludwig & Co. KG - Großhandel'])('goes on behind a dash: %s', (name) =>
    expect(named(name)).toMatchObject({ status: 'completed', vendor: name }),
  );
});
