import { describe, expect, it } from '@jest/globals';
import { printedPage } from '../../test/documents/printed-page.js';
import { HEAD, type Printed, printedInvoice, row, SUMS, WITHOUT_SUMS } from '../../test/documents/printed-pdf.js';
import { prove } from '../proof.js';
import { understandPages } from './understand-pages.js';

const read = (printed: Printed[]) => {
  const draft = understandPages({ kind: 'pages', pages: [printedPage(printed)], attachments: [] });
  const proof = prove(draft);
  const [number, vendor] = [draft.invoiceNumber, draft.vendorName].map((of) => of?.value);
  const total = proof.totalAmount?.text;
  return { status: proof.status, number, vendor, total, codes: proof.lines.map(({ sku }) => sku?.value ?? null) };
};
const NUMBER = 'Invoice Number: INV-20417';

describe('Lines as records in two columns', () => {
  /** Each below a heading that counts it, beside that of its prices. */
  const record = (y: number, [count, name, code, quantity, price, amount]: string[]): Printed[] => [
    ...row(y, [
      [40, `Position ${count}`],
      [300, 'Preiseinzelheiten'],
    ]),
    ...row(y + 12, [
      [40, 'Freitext:'],
      [300, 'Menge'],
      [520, quantity!],
    ]),
    ...row(y + 22, [
      [300, 'Preis pro Einheit (netto)'],
      [520, price!],
    ]),
    ...row(y + 32, [
      [40, 'Objektkennung:'],
      [300, 'Gesamtpreis (netto)'],
      [520, amount!],
    ]),
    ...row(y + 44, [
      [40, 'Bezeichnung:'],
      [150, name!],
    ]),
    ...(code
      ? row(y + 54, [
          [40, 'Artikelnummer:'],
          [150, code],
        ])
      : []),
  ];
  const paper = (first: string[], second: string[]): Printed[] => [
    ...HEAD,
    ...record(150, first),
    ...record(220, second),
    ...SUMS,
  ];
  const BOLT = ['1', 'Sechskantschraube', 'HB-8', '20', '1.25', '25.00'];
  const DRILL = ['2', 'Akkuschrauber', 'CD-18', '2', '80.00', '160.00'];

  it('are read, the last one up to the last of its fields, and have no code where no field says one', () => {
    expect(read(paper(BOLT, DRILL))).toMatchObject({ status: 'completed', codes: ['HB-8', 'CD-18'] });
    expect(read(paper(BOLT, DRILL.with(2, '')))).toMatchObject({ status: 'completed', codes: ['HB-8', null] });
  });
  it.each([3, 4, 5])('are reviewed where field %d of one says otherwise', (field) => {
    expect(read(paper(BOLT, DRILL.with(field, '70.00'))).status).toBe('needs_review');
  });
});

describe('Sums of viewers', () => {
  const line = (y: number, label: string, amount: string, qualifier?: string): Printed[] =>
    row(y, [[40, label], ...(qualifier ? [[250, qualifier] as [number, string]] : []), [480, amount]], 10);
  /** What is taken off and charged, with "net" in cells of their own. */
  const sums = (discounts: string, paid: string): Printed[] =>
    printedInvoice(WITHOUT_SUMS, [
      ...line(250, 'Summe aller Positionen', '$185.00', 'netto'),
      ...line(262, 'Summe Nachlässe', discounts, 'netto'),
      ...line(274, 'Summe Zuschläge', '$5.00', 'netto'),
      ...line(286, 'Gesamtsumme', '$180.00', 'netto'),
      ...line(298, 'Summe Umsatzsteuer 10%', '$18.00'),
      ...line(310, 'Gesamtsumme', '$198.00', 'brutto'),
      ...line(322, 'Gezahlter Betrag', paid, 'brutto'),
      ...line(334, 'Fälliger Betrag', '$100.00', 'brutto'),
    ]);
  it('say in a cell of their own whether the tax is in them', () => {
    expect(read(sums('$10.00', '$98.00'))).toMatchObject({ status: 'completed', total: '$198.00' });
    expect(read(sums('$11.00', '$98.00')).status).toBe('needs_review');
    expect(read(sums('$10.00', '$89.00')).status).toBe('needs_review');
  });

  /** Of two rates, each with its base and its tax under each other; what is taken off bears the second. */
  const stacked = (base: string, tax: string): Printed[] =>
    printedInvoice({ ...WITHOUT_SUMS, Subtotal: 'Subtotal', '$185.00': '$185.00' }, [
      ...row(180, [[430, 'VAT']], 10),
      ...row(200, [[430, '10%']], 10),
      ...row(220, [[430, '20%']], 10),
      ...line(264, 'Nachlass', '$10.00'),
      ...line(276, 'Total VAT', '$32.50'),
      ...line(288, 'Grand total', '$207.50'),
      ...line(310, 'Total netto', base),
      ...line(322, 'Umsatzsteuersatz', '10%'),
      ...line(334, 'Umsatzsteuerbetrag', tax),
      ...line(350, 'Total netto', '$150.00'),
      ...line(362, 'Umsatzsteuersatz', '20%'),
      ...line(374, 'Umsatzsteuerbetrag', '$30.00'),
    ]);
  it('are taxed at each rate as stands under each other', () => {
    expect(read(stacked('$25.00', '$2.50'))).toMatchObject({ status: 'completed', total: '$207.50' });
    expect(read(stacked('$26.00', '$2.50')).status).toBe('needs_review');
    expect(read(stacked('$25.00', '$3.50')).status).toBe('needs_review');
  });

  it('are taxed at either of two rates, of which the figures tell one', () => {
    const rates = (rate: string, tax: string): Printed[] =>
      printedInvoice({ 'Sales Tax 10%': null, '$18.50': null }, [
        ...row(310, [
          [50, 'Stawka podatku'],
          [200, 'Kwota netto'],
          [300, 'Kwota podatku'],
          [400, 'Kwota brutto'],
        ]),
        ...row(322, [
          [50, rate],
          [200, '$185.00'],
          [300, tax],
          [400, '$203.50'],
        ]),
      ]);
    expect(read(rates('9% lub 10%', '$18.50')).status).toBe('completed');
    expect(read(rates('7% lub 8%', '$18.50')).status).toBe('needs_review');
    expect(read(rates('9% lub 10%', '$16.65')).status).toBe('needs_review');
  });

  it('have their label in two rows over the figure', () => {
    const grid = (total: string): Printed[] =>
      printedInvoice({ Total: null, '$203.50': null }, [
        [500, 310, 'Total', 8],
        ...row(316, [
          [60, 'Stamp duty'],
          [250, 'Rounding'],
          [490, 'document'],
        ]),
        [490, 334, total, 8],
      ]);
    expect(read(grid('$203.50'))).toMatchObject({ status: 'completed', total: '$203.50' });
    expect(read(grid('$230.50')).status).toBe('needs_review');
  });
});

describe('Heads of viewers', () => {
  it.each([
    ['Document number: 37', 'completed', '37'],
    ['Document: 37', 'needs_review', undefined],
  ])('“%s” is %s', (label, status, number) => {
    expect(read(printedInvoice({ [NUMBER]: label }, [[340, 45, 'INVOICE']]))).toMatchObject({ status, number });
  });

  it('have a salutation over the name below its heading', () => {
    const parties = (heading: string): Printed[] =>
      printedInvoice(
        {
          ...{ 'Northgate Fasteners Ltd': null, '12 Mill Road, Springfield': null },
          ...{ 'Bill to:': 'Rechnungsempfänger', 'Harbour Workshop Inc.': null },
        },
        [
          [50, 40, heading],
          [50, 52, 'Firma'],
          [50, 64, 'Northgate Fasteners Ltd'],
          [50, 76, '12 Mill Road'],
          [50, 88, '4006 Stavanger'],
          [50, 122, 'Firma'],
          [50, 134, 'Harbour Workshop Inc.'],
          [50, 146, '5 Pier Street'],
          [50, 158, '5003 Bergen'],
        ],
      );
    expect(read(parties('Rechnungssteller'))).toMatchObject({
      status: 'completed',
      vendor: 'Northgate Fasteners Ltd',
    });
    expect(read(parties('Warenempfänger')).status).toBe('needs_review');
  });

  it('name an order in a field below a title of several words', () => {
    const fields = (title: string): Printed[] =>
      printedInvoice({ [NUMBER]: title }, [
        [340, 95, 'Objednávka'],
        [440, 95, 'SML 114/2025'],
      ]);
    expect(read(fields('Faktura - daňový doklad č. 2510041'))).toMatchObject({
      status: 'completed',
      number: '2510041',
    });
    expect(read(printedInvoice({ [NUMBER]: 'Faktura č. 2510041' }, [[50, 20, 'Objednávka', 16]])).status).toBe(
      'needs_review',
    );
  });
});

describe('Codes of the seller', () => {
  it.each([
    ['ArtikelNr. d. Rechnungsstellers', ['HB-0812', 'CD-1400']],
    ['Référence du fournisseur', ['HB-0812', 'CD-1400']],
    ['ArtikelNr. d. Käufers', [null, null]],
  ])('stand behind “%s”, if it is the seller’s', (label, codes) => {
    const paper = printedInvoice({ 'Cordless drill': null }, [
      [50, 209, `${label}: HB-0812`, 7],
      [50, 220, 'Cordless drill'],
      [50, 229, `${label}: CD-1400`, 7],
    ]);
    expect(read(paper).codes).toEqual(codes);
  });
});
