import { describe, expect, it } from '@jest/globals';
import { printedPage } from '../../test/documents/printed-page.js';
import { type Printed, printedInvoice, WITHOUT_SUMS } from '../../test/documents/printed-pdf.js';
import { prove } from '../proof.js';
import { understandPages } from './understand-pages.js';

const read = (printed: Printed[]) => {
  const draft = understandPages({ kind: 'pages', pages: [printedPage(printed)], attachments: [] });
  const proof = prove(draft);
  return {
    ...{ status: proof.status, warnings: proof.warnings.map(({ code }) => code) },
    ...{ date: draft.invoiceDate?.value, currency: draft.currency?.value, vendor: draft.vendorName?.value },
    lines: proof.lines.map(({ sku, quantity, discount }) => [sku?.value, quantity?.text, discount?.text]),
  };
};

/** The lines have their tax in them, their prices do not; so do the sums. */
const WITH_TAX = { '$25.00': '$27.50', '$160.00': '$176.00' };

describe('Prices without the tax beside totals with it', () => {
  const taxed = (first: string, second: string): Printed[] => [
    [430, 180, 'VAT'],
    [430, 200, first],
    [430, 220, second],
  ];

  it('lead to each other by the amount of the tax on the line', () => {
    const paper = (tax: string) => read(printedInvoice(WITH_TAX, taxed('$2.50', tax)));
    expect(paper('$16.00')).toMatchObject({ status: 'completed', warnings: [] });
    expect(paper('$15.00').status).toBe('needs_review');
  });

  it('are the bases of several rates', () => {
    const sums = (base: string): Printed[] =>
      [
        ['Net amount 20%', '$25.00'],
        ['VAT 20%', '$5.00'],
        ['Net amount 10%', base],
        ['VAT 10%', '$16.00'],
        ['Total', '$206.00'],
      ].flatMap(([label, amount], at): Printed[] => [
        [370, 250 + at * 12, label!, 8],
        [480, 250 + at * 12, amount!, 8],
      ]);
    const paper = (base: string) =>
      read(
        printedInvoice({ ...WITHOUT_SUMS, '$25.00': '$30.00', '$160.00': '$176.00' }, [
          ...taxed('20%', '10%'),
          ...sums(base),
        ]),
      );
    expect(paper('$160.00')).toMatchObject({ status: 'completed', warnings: [] });
    expect(paper('$150.00').status).toBe('needs_review');
  });

  it('stand apart from a rate that is printed right before the total', () => {
    const glued = { '$25.00': null, '$160.00': null };
    const paper = (first: string) =>
      read(
        printedInvoice(glued, [
          [436, 180, 'VAT'],
          [450, 200, first],
          [446, 220, '10%176.00'],
        ]),
      );
    expect(paper('10%27.50')).toMatchObject({ status: 'completed', warnings: [] });
    expect(paper('10%25.70').status).toBe('needs_review');
  });
});

describe('A share in brackets between the price and the total', () => {
  const paper = (share: string) =>
    read(printedInvoice({ 'Cordless drill': 'Cordless drill', '$80.00': '$ 84.21' }, [[424, 220, share, 8]]));
  it('is the discount of its line', () => {
    expect(paper('(-5 %)')).toMatchObject({ status: 'completed', warnings: [] });
    expect(paper('(-5 %)').lines[1]).toEqual([undefined, '2', '(-5 %)']);
    expect(paper('(-6 %)').status).toBe('needs_review');
  });
});

describe('A code', () => {
  const paper = (heading: string, first: string, second: string) =>
    read(
      printedInvoice({ Description: null, 'Hex bolt M8': null, 'Cordless drill': null }, [
        [40, 180, heading],
        [40, 200, first],
        [40, 220, second],
        [150, 180, 'Description'],
        [150, 200, 'Hex bolt M8'],
        [150, 220, 'Cordless drill'],
      ]),
    ).lines.map(([code]) => code);

  it('is the number, without the scheme that gave it', () => {
    expect(paper('Code', 'EAN 3401122071010', 'EAN 3401122071188')).toEqual(['3401122071010', '3401122071188']);
    expect(paper('Code', 'EAN 17', 'EAN 18')).toEqual(['EAN 17', 'EAN 18']);
  });
});

describe('The currency', () => {
  const plain = (text: string): string => text.replace('$', '');
  const paper = (label: string, name: string) =>
    read(
      printedInvoice({}, [
        [50, 330, label, 8],
        [50, 342, name, 8],
      ]).map(([x, y, text, size]): Printed => [x, y, plain(text), size]),
    ).currency;

  it.each([
    ['Divisa', 'EUROS', 'EUR'],
    ['Moneda', 'Soles', 'PEN'],
  ])('%s is named in words below: %s', (label, name, code) => {
    expect([paper(label, name), paper('Remarks', name)]).toEqual([code, undefined]);
  });

  it('of crowns is that of the code that one amount has', () => {
    const sums = (total: string) =>
      read(
        printedInvoice({ '$203.50': total }).map(([x, y, text, size]): Printed => [
          x,
          y,
          text.replace(/^\$(.*)/, '$1 kr'),
          size,
        ]),
      );
    expect(sums('203.50 kr DKK')).toMatchObject({ status: 'completed', currency: 'DKK' });
    expect(sums('203.50 EUR').status).toBe('needs_review');
  });

  it('stands with the amounts of Peru', () => {
    const soles = printedInvoice().map(([x, y, text, size]): Printed => [x, y, text.replace('$', 'S/ '), size]);
    expect(read(soles)).toMatchObject({ status: 'completed', currency: 'PEN' });
    // Of a serial number the letters are no sign.
    expect(read(printedInvoice({}, [[340, 95, 'S/N 4411 S/77120', 8]])).currency).toBe('USD');
    // "Sem IVA".
    expect(read(printedInvoice({ Amount: 'TOTAL S/ IVA' })).status).toBe('completed');
  });
});

describe('The date of the invoice', () => {
  it('is not the day until which it is to be paid, though the words say "invoice date" before it', () => {
    const said = (text: string) => read(printedInvoice({}, [[50, 640, text, 8]]));
    const due = said('Payment is due within 30 days of the invoice date, by April 16, 2026.');
    expect(due).toMatchObject({ status: 'completed', date: '2026-03-17' });
    expect(said('The invoice of April 16, 2026.').status).toBe('needs_review');
  });

  it.each(['Dodáno dne', 'Dodané dňa', 'Dodano dnia'])('is not that of the delivery: “%s”', (words) => {
    expect(read(printedInvoice({}, [[50, 640, `${words} 16. 3. 2026.`, 8]])).status).toBe('completed');
  });

  it('is “Laskun päivä” in Finnish', () => {
    const paper = (label: string) =>
      read(printedInvoice({ 'Invoice Date: 17 March 2026': `${label} 17.3.2026` }, [[340, 90, 'Eräpäivä 31.3.2026']]));
    expect(paper('Laskun päivä')).toMatchObject({ status: 'completed', date: '2026-03-17' });
    expect(paper('Toimituspäivä').status).toBe('needs_review');
  });
});

describe('The parties of an Estonian invoice', () => {
  const paper = (heading: string, own: string) =>
    read([
      ...printedInvoice({
        'Northgate Fasteners Ltd': own,
        'Bill to:': heading,
        'Harbour Workshop Inc.': 'Rannahostel OÜ',
      }),
      [50, 138, 'Rg-kood 19178901'],
      [50, 72, 'Rg-kood 14632956'],
    ]);

  it('are a company with its form before the name, and whom “arve saaja” names', () => {
    expect(paper('Arve saaja', 'OÜ Emajõe Puidutööd')).toMatchObject({
      status: 'completed',
      vendor: 'OÜ Emajõe Puidutööd',
    });
  });
});

describe('Interest on late payments', () => {
  it.each(['Viivästyskorko 11,5 %', 'Viivis 8 %'])('is no rate of tax: “%s”', (text) => {
    expect(read(printedInvoice({}, [[340, 90, text, 8]])).status).toBe('completed');
    expect(read(printedInvoice({}, [[340, 90, text.replace(/^\S+/, 'Vero'), 8]])).status).toBe('needs_review');
  });
});

describe('Whoever sells under a heading, without a legal form', () => {
  const NONE = { 'Northgate Fasteners Ltd': null, '12 Mill Road, Springfield': null, 'Bill to:': null };
  const paper = (...below: string[]) =>
    read(
      printedInvoice({ ...NONE, 'Harbour Workshop Inc.': null }, [
        [50, 30, 'Émetteur', 8],
        [200, 30, 'Destinataire', 8],
        [200, 42, 'Harbour Workshop Inc.', 8],
        ...['Lemoine Rédaction', ...below].map((text, at): Printed => [50, 42 + at * 10, text, 8]),
      ]),
    );

  it('may have a person named above the address', () => {
    const address = ['12 impasse des Tilleuls, 86000 Poitiers', 'SIREN: 622845444'];
    expect(paper('Nadia Lemoine', ...address)).toMatchObject({ status: 'completed', vendor: 'Lemoine Rédaction' });
  });
});

describe('The value of the goods', () => {
  const paper = (heading: string) =>
    read(
      printedInvoice({ Amount: heading }, [
        ...[180, 200, 220].flatMap((y, at): Printed[] => [
          [140, y, ['Article', 'E391-41', 'A271-78'][at]!, 8],
          [200, y, ['HSN/SAC', '73181500', '84672100'][at]!, 8],
        ]),
      ]),
    ).lines.map(([code]) => code);

  it.each(['Goods Value', 'Gross Amount'])('is the total of a line, beside its code: %s', (heading) => {
    expect(paper(heading)).toEqual(['E391-41', 'A271-78']);
  });
});

describe('The only codes of an Indian paper', () => {
  const paper = (...more: Printed[]) =>
    read(
      printedInvoice({}, [[200, 180, 'HSN/SAC'], [200, 200, '73181500'], [200, 220, '84672100'], ...more]),
    ).lines.map(([code]) => code);

  it('are those of the tariff, where the goods have no others', () => {
    expect(paper()).toEqual(['73181500', '84672100']);
    expect(paper([140, 180, 'Code'], [140, 200, 'HX-08'], [140, 220, 'DR-14'])).toEqual(['HX-08', 'DR-14']);
    const below = (first: string, second: string) => paper([50, 210, first, 8], [50, 230, second, 8]);
    expect(below('SKU HX-08', 'SKU DR-14')).toEqual(['HX-08', 'DR-14']);
    expect(below('2 boxes of 5', '4 boxes of 2')).toEqual(['73181500', '84672100']);
  });
});

describe('A day right of the number of a paper', () => {
  const fields = (order: string): Printed[] =>
    printedInvoice({ 'Invoice Number: INV-20417': null, 'Invoice Date: 17 March 2026': null }, [
      [340, 40, 'Invoice No.', 8],
      [450, 40, 'Dated', 8],
      [340, 52, 'INV-20417', 8],
      [450, 52, '17 March 2026', 8],
      [340, 70, order, 8],
      [450, 70, 'Dated', 8],
      [340, 82, 'PO-771', 8],
      [450, 82, '2 March 2026', 8],
    ]);

  it('is the day of that paper', () => {
    expect(read(fields('Order No.'))).toMatchObject({ status: 'completed', date: '2026-03-17' });
    expect(read(fields('Remarks')).status).toBe('needs_review');
  });
});

describe('Whoever signs for a company, in lower case and without a legal form', () => {
  const paper = (signed: string) =>
    read(
      printedInvoice({ 'Northgate Fasteners Ltd': 'Sharma Fasteners', '12 Mill Road, Springfield': null }, [
        [50, 60, '12 Mill Road, 560001 Bengaluru'],
        [400, 640, `for ${signed}`, 8],
        [400, 676, 'Authorised Signatory', 8],
      ]),
    );

  it('sent it, where that name stands over an address', () => {
    expect(paper('Sharma Fasteners')).toMatchObject({ status: 'completed', vendor: 'Sharma Fasteners' });
    expect(paper('Gupta Traders').status).toBe('needs_review');
  });
});

describe('A name in the letters of the line below, which has the legal form', () => {
  const paper = (upper: string, ...more: Printed[]) =>
    read(
      printedInvoice({ 'Northgate Fasteners Ltd': null }, [
        [50, 36, upper, 10],
        [50, 47, 'Haberdashery Ltd', 10],
        ...more,
      ]),
    );

  it('may be its first half', () => {
    expect(paper('Thistle & Loom').warnings).toEqual(['unclear']);
    expect(paper('Wholesale order')).toMatchObject({ status: 'completed', vendor: 'Haberdashery Ltd' });
  });

  it('is, or is none, where the paper prints the name once more', () => {
    const foot = (name: string) => paper('Thistle & Loom', [50, 640, `${name}, registered in Scotland`, 8]);
    expect(foot('Thistle & Loom Haberdashery Ltd')).toMatchObject({
      status: 'completed',
      vendor: 'Thistle & Loom Haberdashery Ltd',
    });
    expect(foot('Haberdashery Ltd')).toMatchObject({ status: 'completed', vendor: 'Haberdashery Ltd' });
  });
});
