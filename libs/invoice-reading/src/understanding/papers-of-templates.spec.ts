import { describe, expect, it } from '@jest/globals';
import { PLAINLY_DATED, type Printed, printedInvoice, row } from '../../test/documents/printed-pdf.js';
import { readPrinted } from '../../test/documents/read-printed.js';

const statusOf = (printed: Printed[]) => readPrinted(printed).status;

describe('Quantities', () => {
  const UNPRICED = { Qty: null, '20': null, '2': null, 'Unit Price': null, '$1.25': null, '$80.00': null };

  it.each([
    ['20 pcs', '2.5 h', ['20', '2.5']],
    ['20 Stk.', '2 Std.', ['20', '2']],
  ])('stand with their units under no heading: %s, %s', (one, other, counts) => {
    const paper = printedInvoice(UNPRICED, [
      [400, 200, one],
      [400, 220, other],
    ]);
    expect(readPrinted(paper)).toMatchObject({ status: 'completed', counts });
  });

  it('are asked for where a figure stands between the words and the amount', () => {
    const paper = printedInvoice(UNPRICED, [
      [430, 200, '20'],
      [430, 220, '2'],
    ]);
    expect(statusOf(paper)).toBe('needs_review');
  });

  it('have hundredths in their own way, whatever that of the money is', () => {
    const changes = {
      ...{ '$25.00': '25,00 EUR', '$160.00': '160,00 EUR', '$185.00': '185,00 EUR' },
      ...{ '$18.50': '18,50 EUR', '$203.50': '203,50 EUR' },
    };
    const paper = (one: string): Printed[] =>
      printedInvoice({ ...UNPRICED, ...changes }, [
        [400, 200, one],
        [400, 220, '1.25 h'],
      ]);
    expect(readPrinted(paper('6.25 h'))).toMatchObject({ status: 'completed', counts: ['6.25', '1.25'] });
    expect(statusOf(paper('6.27 h'))).toBe('needs_review');
  });
});

describe('A sentence that says what is invoiced', () => {
  it.each([
    ['Hiermit stelle ich Ihnen den Betrag von $203.50 in Rechnung.', 'completed'],
    ['Hiermit stelle ich Ihnen den Betrag von $185.00 in Rechnung.', 'needs_review'],
    ['Hiermit stelle ich Ihnen den Nettobetrag von $185.00 in Rechnung.', 'completed'],
    ['Hierbij brengen wij u een bedrag van $185.00 in rekening.', 'needs_review'],
    ['We hereby invoice you the amount of $185.00 for the work done.', 'needs_review'],
    ['We hereby invoice you the amount of $185.00 plus VAT of $18.50.', 'completed'],
    ['Je vous facture pour ces travaux la somme de $185.00.', 'needs_review'],
  ])('%s', (text, status) => {
    expect(statusOf(printedInvoice({}, [[50, 600, text]]))).toBe(status);
  });
});

describe('The holder of the account', () => {
  it.each([
    ['Annika Lohse', 'Annika Lohse', 'completed'],
    ['Annika Lohse', 'Sabine Trapp', 'needs_review'],
    ['Northgate Fasteners Ltd', 'Sabine Trapp', 'completed'],
  ])('%s is paid to that of %s', (vendor, holder, status) => {
    const paper = printedInvoice({ 'Northgate Fasteners Ltd': vendor }, [
      [50, 600, `Kontoinhaberin: ${holder}`],
      [50, 614, 'IBAN: DE89 3704 0044 0532 0130 00'],
      [50, 640, 'Mit freundlichen Grüßen'],
      [50, 660, vendor],
    ]);
    expect(statusOf(paper)).toBe(status);
  });

  it('stands behind its label, whoever is named in the next column', () => {
    const paper = (holder: string) =>
      statusOf(
        printedInvoice({}, [
          [340, 588, 'Ship to'],
          ...row(600, [
            [50, `Posiadacz konta ${holder}`],
            [340, 'Acme Industrial Inc.'],
          ]),
        ]),
      );
    expect(['Northgate Fasteners Ltd', 'Westgate Bolts Ltd'].map(paper)).toEqual(['completed', 'needs_review']);
  });
});

describe('Days', () => {
  it.each([
    ['17-04-2026', 'completed'],
    ['17-02-2026', 'needs_review'],
  ])('to pay until, under the half of a label, are not before the invoice: %s', (day, status) => {
    const paper = printedInvoice({}, [
      [340, 90, 'Uiterste'],
      [420, 90, day],
      [340, 101, 'betaaldatum:'],
    ]);
    expect(statusOf(paper)).toBe(status);
  });

  it.each([
    ['Art. 113 ust. 1 ustawy z dnia 11 marca 2004 r. o podatku (Dz.U. poz. 710)', 'completed'],
    ['Gemäß § 14 des Gesetzes vom 21. Februar 2005 aufzubewahren', 'completed'],
    ['Art. 113 ust. 1 ustawy z dnia 11 marca 2026 r. o podatku (Dz.U. poz. 710)', 'needs_review'],
    ['Nr. aviz insotire a marfii: 118/16.03.2026', 'completed'],
    ['Gefertigt am 11. März 2004 in Springfield', 'needs_review'],
  ])('of laws and other papers: %s', (text, status) => {
    expect(statusOf(printedInvoice(PLAINLY_DATED, [[50, 600, text]]))).toBe(status);
  });

  it.each([
    ['$103.50', 'completed'],
    ['$104.50', 'needs_review'],
  ])('to pay on, with how each is paid: %s', (rest, status) => {
    const paper = printedInvoice({}, [
      ...row(600, [
        [50, 'data scadenza'],
        [150, 'descrizione'],
        [420, 'importo'],
      ]),
      ...row(614, [
        [50, '17/03/2026'],
        [150, 'in contanti alla consegna'],
        [420, '$100.00'],
      ]),
      ...row(628, [
        [50, '30/04/2026'],
        [150, 'saldo con bonifico'],
        [420, rest],
      ]),
    ]);
    expect(statusOf(paper)).toBe(status);
  });
});

describe('Days to pay on', () => {
  it.each([
    ['$103.50', 'completed'],
    ['$104.50', 'needs_review'],
  ])('stand last in their rows: %s', (rest, status) => {
    const receipt = (y: number, [count, amount, day]: string[]): Printed[] =>
      row(y, [
        [50, count!],
        [100, 'direct debit'],
        [420, amount!],
        [500, day!],
      ]);
    const paper = printedInvoice({}, [
      ...receipt(600, ['Receipt', 'Amount', 'Due date']),
      ...receipt(614, ['1', '$100.00', '17/04/2026']),
      ...receipt(628, ['2', rest, '17/05/2026']),
    ]);
    expect(statusOf(paper)).toBe(status);
  });
});

describe('A month beside one word for what a meter shows', () => {
  it.each([
    ['relève (mars 2026)', 'completed'],
    ['relève 44411, puis 49085', 'needs_review'],
  ])('is no reading: %s', (text, status) => {
    const paper = printedInvoice({}, [[50, 231, text, 8]]);
    expect(statusOf(paper)).toBe(status);
  });
});

describe('The number of an invoice', () => {
  it.each([
    ['Fac. 004/26', '004/26'],
    ['Factura de cliente FAC2026A37', 'FAC2026A37'],
  ])('behind a short name for it: %s', (text, number) => {
    expect(readPrinted(printedInvoice({ 'Invoice Number: INV-20417': text })).number).toBe(number);
  });
});
