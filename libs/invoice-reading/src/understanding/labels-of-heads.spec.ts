import { describe, expect, it } from '@jest/globals';
import { printedPage } from '../../test/documents/printed-page.js';
import { type Printed, printedInvoice } from '../../test/documents/printed-pdf.js';
import { prove } from '../proof.js';
import { understandPages } from './understand-pages.js';

const read = (printed: Printed[]) => {
  const draft = understandPages({ kind: 'pages', pages: [printedPage(printed)], attachments: [] });
  return {
    status: prove(draft).status,
    number: draft.invoiceNumber?.value,
    date: draft.invoiceDate?.value,
  };
};
const NUMBER = 'Invoice Number: INV-20417';
const DATE = 'Invoice Date: 17 March 2026';

describe('Labels at the head of a paper', () => {
  it.each([':', '›', '»', '=', '|', '→', '......'])('lead to the value below or beside them by %s', (sign) => {
    const paper = printedInvoice({ [NUMBER]: null, [DATE]: null }, [
      [290, 60, `Invoice No. ${sign}`],
      [420, 60, `Bill Date ${sign}`],
      [290, 75, 'INV-20417'],
      [420, 75, '17 March 2026'],
    ]);
    expect(read(paper)).toEqual({ status: 'completed', number: 'INV-20417', date: '2026-03-17' });
  });

  it.each([
    'Document No.',
    'Bilagsnr.',
    'Dokumentnr',
    'Documentnr.',
    'N° pièce',
    'Ev. číslo',
    'Belge No',
    'Dokumendi nr',
    'Tositenumero',
    'Our Invoice',
  ])('name the number of a paper that is titled an invoice: %s', (label) => {
    const paper = printedInvoice({ [NUMBER]: 'Invoice' }, [[340, 90, `${label}: 4711/26`]]);
    expect(read(paper)).toMatchObject({ status: 'completed', number: '4711/26' });
  });

  it.each(['DIČ CZ23173246', 'NIP 667-317-37-75', 'Regon 123456785', 'CVR 33689691'])(
    'stand over the number where beside them the sender is taxed: %s',
    (other) => {
      const paper = printedInvoice({ [NUMBER]: null, [DATE]: 'Date: 17 March 2026' }, [
        [340, 40, 'Invoice no.'],
        [450, 40, other],
        [340, 53, 'INV-20417'],
      ]);
      expect(read(paper).number).toBe('INV-20417');
    },
  );

  it.each([
    'Bilagsdato',
    'Datum van uitgifte',
    'Datum dokladu',
    'Data dokumentu',
    'Date du document',
    'Belge Tarihi',
    'Emisă la',
    'Väljastatud',
    'vom',
    'Rechnungsdatum/Lieferdatum',
    'Date de la facture/Date de la livraison',
  ])('name the date: %s', (label) => {
    const paper = printedInvoice({ [DATE]: null }, [
      [300, 75, `${label}:`],
      [500, 75, '17.03.2026'],
    ]);
    expect(read(paper)).toMatchObject({ status: 'completed', date: '2026-03-17' });
  });

  it('may be a sign alone, over that of the date', () => {
    const paper = (label: string) =>
      read(
        printedInvoice({ [NUMBER]: null, [DATE]: 'TAX INVOICE' }, [
          [300, 96, '#'],
          [390, 96, ': SPL/26-27/01183'],
          [300, 110, label],
          [390, 110, ': 17/03/2026'],
        ]),
      );
    expect(paper('Invoice Date')).toEqual({ status: 'completed', number: 'SPL/26-27/01183', date: '2026-03-17' });
    expect(paper('Order Date').status).toBe('needs_review');
  });

  it.each(['Regning', 'Räkning', 'Nota', 'Rachunek', 'Müügiarve'])(
    'stand under a title that means an invoice: %s',
    (title) => {
      const paper = printedInvoice({ [NUMBER]: title }, [[340, 90, 'Document No.: 4711/26']]);
      expect(read(paper)).toMatchObject({ status: 'completed', number: '4711/26' });
    },
  );

  it.each(['Verkoopfactuur', 'Factuur'])('tell it from the delivery note that a field names: %s', (title) => {
    const paper = (heading: string): Printed[] =>
      printedInvoice({ [NUMBER]: null }, [
        [340, 46, heading, 14],
        [340, 62, 'Factuurnummer: INV-20417'],
        [340, 104, 'Pakbon: 86118192'],
      ]);
    expect(read(paper(title)).status).toBe('completed');
    expect(read(paper('Pakbon')).status).toBe('needs_review');
  });

  it.each(['Nota de encomenda', 'Rachunek bankowy'])('do not where the title means something else: %s', (title) => {
    const paper = printedInvoice({ [NUMBER]: title, [DATE]: 'Date: 17 March 2026' }, [
      [340, 90, 'Document No.: 4711/26'],
    ]);
    expect(read(paper).status).toBe('needs_review');
  });

  it('are those of fields where the paper calls itself "your invoice"', () => {
    const paper = printedInvoice({ [NUMBER]: 'Your invoice 4711/26' }, [
      [340, 100, 'Purchase Order ›'],
      [340, 114, 'B-4422/14'],
    ]);
    expect(read(paper)).toMatchObject({ status: 'completed', number: '4711/26' });
  });

  it.each([
    ['Broj računa (Invoice number): 31-1-1', 'Datum računa (Invoice date): 17.03.2026.', '31-1-1'],
    ['Faktura (invoice) nr 07/03/2026', 'Data wystawienia (invoice date): 2026-03-17', '07/03/2026'],
  ])('stand once more in brackets: %s', (number, date, value) => {
    const paper = printedInvoice({ [NUMBER]: number, [DATE]: date });
    expect(read(paper)).toEqual({ status: 'completed', number: value, date: '2026-03-17' });
  });

  it('are of something else where the brackets say so', () => {
    expect(read(printedInvoice({ [NUMBER]: 'Invoice (order no.) 4711/26' })).number).not.toBe('4711/26');
  });

  it('do not go on in the next one, which has the same word', () => {
    const paper = printedInvoice({ [NUMBER]: 'INVOICE # INV-20417', [DATE]: null }, [
      [340, 75, 'DATE'],
      [450, 75, '2026-03-17'],
      [340, 87, 'DUE DATE'],
    ]);
    expect(read(paper)).toMatchObject({ status: 'completed', date: '2026-03-17' });
  });

  it.each([
    ['Till receipt', 'Trans'],
    ['PARAGON FISKALNY', 'Nr paragonu'],
    ['Kviitung', 'Kviitungi nr'],
    ['Documento commerciale', 'Documento n.'],
    ['Bon', 'Bon'],
    ['Účtenka', 'Doklad'],
  ])('name the number of a receipt: %s, %s', (title, label) => {
    const paper = printedInvoice({ [NUMBER]: title, [DATE]: 'Date: 17 March 2026' }, [
      [340, 90, `${label}:`],
      [450, 90, '4711/26'],
    ]);
    expect(read(paper)).toMatchObject({ status: 'completed', number: '4711/26' });
  });

  it.each([
    ['ARVE', 'Saateleht:'],
    ['LASKU', 'Lähete:'],
    ['RAČUN', 'Otpremnica:'],
    ['ФАКТУРА', 'Поръчка:'],
  ])('a field under the title %s is no title: %s', (title, label) => {
    const statusOf = (head: string) =>
      read(
        printedInvoice({ [NUMBER]: 'Invoice Number: 4711/26' }, [
          [50, 20, head, 14],
          [340, 100, label],
          [450, 100, '29228/1'],
        ]),
      ).status;
    expect(statusOf(title)).toBe('completed');
    expect(statusOf(label)).toBe('needs_review');
  });

  it.each([
    ['Rachunek: 94 8805 0004 2001 0044 1122 0001', 'Rachunek: 9488/2026'],
    ['Rachunek: 9488 0500 0420 0100 4411 2200 01; Pekao SA', 'Rachunek: 9488'],
    ['Račun: 160-0000000447711-45', 'Račun: 160-447711-45'],
  ])('lead to an account, which is no number: %s', (account, number) => {
    const statusOf = (text: string) => read(printedInvoice({}, [[50, 90, text, 8]])).status;
    expect(statusOf(account)).toBe('completed');
    expect(statusOf(number)).toBe('needs_review');
  });

  it.each([
    ['DATA', 'WYSTAWIENIA', 'TERMIN', 'PŁATNOŚCI'],
    ['DATE OF', 'ISSUE', 'PAYMENT', 'DUE'],
  ])('stand in two rows over their values: %s %s, %s %s', (first, second, third, fourth) => {
    const paper = (...rows: string[][]) =>
      read(
        printedInvoice(
          { [DATE]: null },
          rows.flatMap((texts, at): Printed[] =>
            texts.map((text, column) => [300 + column * 100, 75 + at * 12, text, 9]),
          ),
        ),
      );
    const values = ['2026-03-17', '2026-04-16'];
    expect(paper([first, third], [second, fourth], values)).toMatchObject({ status: 'completed', date: '2026-03-17' });
    expect(paper([first, third], ['SPRZEDAŻY', fourth], values).status).toBe('needs_review');
  });

  it('name a date with its day of the week before it', () => {
    const paper = (day: string) =>
      read(
        printedInvoice({ [DATE]: null }, [
          [340, 75, 'Emisión'],
          [400, 75, `: ${day} 17 de marzo del 2026`],
          [340, 90, 'Vencimiento : Jueves 16 de abril del 2026'],
        ]),
      );
    expect(paper('Martes')).toMatchObject({ status: 'completed', date: '2026-03-17' });
    expect(paper('Entrega').status).toBe('needs_review');
  });
});
