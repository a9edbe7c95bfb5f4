import { describe, expect, it } from '@jest/globals';
import { printedPage } from '../../test/documents/printed-page.js';
import { type Printed, printedInvoice } from '../../test/documents/printed-pdf.js';
import { prove } from '../proof.js';
import { understandPages } from './understand-pages.js';

const read = (printed: Printed[]) => {
  const draft = understandPages({ pages: [printedPage(printed)], kind: 'pages', attachments: [] });
  const [number, date] = [draft.invoiceNumber?.value, draft.invoiceDate?.value];
  return { status: prove(draft).status, number, date };
};
const statusOf = (printed: Printed[]) => read(printed).status;

const NUMBER = 'Invoice Number: INV-20417';
const DATE = 'Invoice Date: 17 March 2026';

describe('A label in two languages', () => {
  it.each(['Rechnung-Nr. | Invoice ID: INV-20417', 'ČÍSLO FAKTURY | NO.: INV-20417', 'Fatura nº | Document INV-20417'])(
    'has the value behind both: %s',
    (label) =>
      expect(read(printedInvoice({ [NUMBER]: label }))).toMatchObject({ status: 'completed', number: 'INV-20417' }),
  );

  it('has its value in the next cell, too', () => {
    const paper = printedInvoice({ [NUMBER]: 'Fakturanr. | Invoice ID:', [DATE]: 'Datum | Tax Point:' }, [
      [470, 60, 'INV-20417'],
      [470, 75, '17 March 2026'],
    ]);
    expect(read(paper)).toMatchObject({ status: 'completed', number: 'INV-20417', date: '2026-03-17' });
  });

  it('names number and date in one word under the title', () => {
    const paper = (label: string) =>
      read(printedInvoice({ [NUMBER]: 'Rechnung', [DATE]: label }, [[340, 88, '90447182 / 17.03.2026']]));
    expect(paper('Nummer/Datum')).toMatchObject({ number: '90447182', date: '2026-03-17' });
    expect(paper('Auftrag/Datum').number).not.toBe('90447182');
  });

  it.each(['№ 20417 / дата 17.03.2026', 'Nr. 20417 / Datum 17.03.2026'])(
    'has number and date in one cell under the title: %s',
    (field) => {
      const paper = (text: string) => read(printedInvoice({ [NUMBER]: 'ФАКТУРА', [DATE]: text }));
      expect(paper(field)).toMatchObject({ status: 'completed', number: '20417', date: '2026-03-17' });
      expect(paper(field.replace(/\/ \S+/, '/ Lager')).status).toBe('needs_review');
    },
  );

  it('is none where the second names something else', () =>
    expect(statusOf(printedInvoice({ [NUMBER]: 'Invoice No. | Order No.: INV-20417' }))).toBe('needs_review'));
});

describe('The number of a sales invoice', () => {
  it.each(['Factura de venta', 'Facture de vente', 'Verkoopfactuur', 'Salgsfaktura', 'Nr dok.:', 'Documento nº'])(
    'stands behind %s',
    (label) =>
      expect(read(printedInvoice({ [NUMBER]: `${label} INV/2026/00796` }, [[50, 20, 'FACTURA']]))).toMatchObject({
        status: 'completed',
        number: 'INV/2026/00796',
      }),
  );
});

it('Portuguese papers call themselves documents', () => {
  const paper = printedInvoice({ [NUMBER]: 'DOCUMENTO' }, [
    [50, 20, 'FATURA'],
    [470, 60, '3279'],
  ]);
  expect(read(paper)).toMatchObject({ status: 'completed', number: '3279' });
});

describe('A heading in two words or two languages', () => {
  it.each(['Produkt / Leistung', 'Concepto | Service'])('is one column: %s', (heading) =>
    expect(statusOf(printedInvoice({ Description: heading }))).toBe('completed'),
  );
  it('means what either of both means', () =>
    expect(statusOf(printedInvoice({ Amount: 'Xyzzel | Net amt' }))).toBe('completed'));
});

describe('A label that goes on below', () => {
  const wrapped = (first: string, rest: string, x = 340) =>
    printedInvoice({ [NUMBER]: null, [DATE]: null }, [
      [340, 30, NUMBER],
      [340, 44, DATE],
      [340, 60, first],
      [430, 60, '9 March 2026'],
      [50, 72, 'Tel. 0711 123456'],
      [x, 73, rest],
    ]);

  it.each(['of order', 'de entrega'])('names the date of something else: %s', (rest) =>
    expect(read(wrapped('Date', rest))).toMatchObject({ status: 'completed', date: '2026-03-17' }),
  );

  it('stands beside a date that goes on below as well', () => {
    const paper = (rest: string): Printed[] =>
      printedInvoice({ [NUMBER]: null, [DATE]: null }, [
        [340, 30, NUMBER],
        [340, 44, 'Fecha'],
        [430, 44, '9 de marzo de 2026'],
        [50, 51, 'Tel. 0711 123456'],
        [340, 57, 'pedido'],
        [340, 71, 'Fecha de'],
        [430, 71, '17 de marzo de'],
        [340, 84, rest],
        [430, 84, '2026'],
      ]);
    expect(read(paper('emisión'))).toMatchObject({ status: 'completed', date: '2026-03-17' });
    expect(read(paper('entrega'))).toMatchObject({ status: 'needs_review' });
  });

  it('may name another day of the invoice', () => expect(statusOf(wrapped('Date', 'of issue'))).toBe('needs_review'));
  it('does not go on elsewhere', () => expect(statusOf(wrapped('Date', 'of order', 360))).toBe('needs_review'));
});

describe('The days of a stay', () => {
  const stay = (nights: string, arrival = 'Ankomst') =>
    printedInvoice({}, [
      [340, 92, `${arrival}: 13.03.2026`],
      [340, 106, 'Avreise: 17.03.2026'],
      [340, 120, nights],
    ]);

  it.each(['Nights: 4', 'Nº noches: 4', 'Netter 4'])('have so many nights between them: %s', (nights) =>
    expect(statusOf(stay(nights))).toBe('completed'),
  );
  it('and no others', () => expect(statusOf(stay('Nights: 3'))).toBe('needs_review'));
  it('are no other days', () => expect(statusOf(stay('Nights: 4', 'Xyzzel'))).toBe('needs_review'));
});
