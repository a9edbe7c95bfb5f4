import { describe, expect, it } from '@jest/globals';
import { codesOf, foot } from '../../test/documents/doubts-of.js';
import { printedPage } from '../../test/documents/printed-page.js';
import { type Printed, printedInvoice, row } from '../../test/documents/printed-pdf.js';
import { prove } from '../proof.js';
import { columnRoles, UNIT_WORD } from './column-vocabulary.js';
import { fold } from './fold.js';
import { understandPages } from './understand-pages.js';

const read = (printed: Printed[]) => {
  const draft = understandPages({ kind: 'pages', pages: [printedPage(printed)], attachments: [] });
  const { status, lines } = prove(draft);
  return {
    ...{ status, date: draft.invoiceDate?.value, vendor: draft.vendorName?.value },
    codes: lines.map(({ sku }) => sku?.value),
  };
};
const at10 = (y: number, ...cells: [number, string][]): Printed[] => row(y, cells, 10);

describe('Tables of dealers', () => {
  it.each(['Per', 'Por', 'Par', 'Preiseinheit'])('%s: prices are for so many', (heading) => {
    const priced = (unit: string) =>
      codesOf([...at10(180, [430, heading]), ...at10(200, [435, unit]), ...at10(220, [435, '1'])], {
        '$1.25': '$125.00',
      });
    expect([priced('100'), priced('10')]).toEqual(['', 'lines']);
  });

  it.each(['EAN-koodi', 'EAN-Nr.', 'Código EAN', 'Streckkod', 'Vonalkód', 'Bar code'])(
    '%s: a column of codes',
    (heading) => expect(columnRoles(fold(heading))[0]).toBe('sku'),
  );

  it.each(['10 SMN-M10', '9 SMN-M10'])('%s: positions stand close to the codes', (second) => {
    const first = `${parseInt(second, 10) - 1} CVT-M8`;
    const changes = { Description: null, 'Hex bolt M8': null, 'Cordless drill': null };
    const columns = at10(180, [40, 'No'], [70, 'Item code'], [150, 'Description']);
    const lines = (y: number, code: string, name: string) => at10(y, [55, code], [150, name]);
    const printed = [...columns, ...lines(200, first, 'Hex bolt'), ...lines(220, second, 'Cordless drill')];
    expect(read(printedInvoice(changes, printed)).codes).toEqual(['CVT-M8', 'SMN-M10']);
  });

  it('have codes of many groups of figures, but not of words', () => {
    const coded = (...codes: string[]) =>
      codesOf([...at10(180, [180, 'Item code']), ...codes.flatMap((code, at) => at10(200 + at * 20, [180, code]))]);
    expect(coded('0 986 424 118', '0 986 424 120')).toBe('');
    expect(coded('118 A BX RED', '120 A BX TAN')).toBe('unsure-codes');
  });

  it.each(['weeks', 'vecka', 'týdny', 'měs', 'maanden'])('%s: a unit', (unit) =>
    expect(UNIT_WORD.test(fold(unit))).toBe(true),
  );

  it('say below a pack what is in it', () => {
    const below = (quantity: string) => codesOf([[50, 211, '100 pcs', 8]], { '20': quantity });
    expect(['20 packs', '20 Kart.', '20 pcs', '20'].map(below)).toEqual(['', '', 'line-note', 'line-note']);
  });
});

describe('Days', () => {
  it('break at their hyphens', () => {
    const broken = (first: string, second: string) =>
      read(printedInvoice({ 'Invoice Date: 17 March 2026': `Invoice Date: ${first}` }, [[340, 88, second]]));
    expect(broken('2026-', '03-17')).toMatchObject({ status: 'completed', date: '2026-03-17' });
    expect(broken('2026-03-', '17')).toMatchObject({ status: 'completed', date: '2026-03-17' });
    expect(broken('17-03-', '2026')).toMatchObject({ status: 'completed', date: '2026-03-17' });
    expect(broken('2026-', '13-17').status).toBe('needs_review');
  });

  it('go without their year, but where amounts have points they are amounts', () => {
    const named = (changes: Record<string, string>) => codesOf(foot('Your order: Ms Wiechert, 12.03.'), changes);
    const commas = {
      ...{ '$1.25': '€ 1,25', '$25.00': '€ 25,00', '$80.00': '€ 80,00', '$160.00': '€ 160,00' },
      ...{ '$185.00': '€ 185,00', '$18.50': '€ 18,50', '$203.50': '€ 203,50' },
    };
    expect([named(commas), named({})]).toEqual(['', 'left-figure']);
    expect(codesOf(foot('Your order: Ms Wiechert, 12.43.'), commas)).toBe('left-figure');
  });

  it.each([
    'Payment terms: end of month following date of invoice (30 April 2026)',
    'Zahlung bis Ende des Folgemonats nach Rechnungsdatum (30.04.2026)',
  ])('%s: to pay on', (terms) => expect(codesOf(foot(terms))).toBe(''));

  it('are counted behind a sign', () => {
    const terms = (words: string) => codesOf([[50, 300, `Betalingsbetingelser: Løbende måned ${words}`, 8]]);
    expect([terms('+ 30 dage netto'), terms('+ 30.00')]).toEqual(['', 'left-figure']);
  });

  it.each(['DDT N. 119733 DEL', 'LIEFERSCHEIN 119733 VOM', 'delivery note 119733 of'])(
    '%s: in capitals as well, not after the invoice',
    (note) => {
      const among = (day: string) => codesOf([[50, 210, `${note} ${day}/03/2026`, 8]]);
      expect([among('16'), among('30')]).toEqual(['', 'order-date']);
    },
  );
});

describe('References', () => {
  it('with two pairs of figures turned round are one', () => {
    const twice = (first: string, second: string) =>
      codesOf([...foot(`Account 1503 44 18827, KID ${first}`), [400, 640, second, 8]]);
    expect(twice('0030497100441', '0030497100441')).toBe('');
    expect(twice('0030497100441', '0030479100414')).toBe('near-miss');
    // Of two others.
    expect(twice('0030497100441', '0031879100452')).toBe('');
  });
});

describe('Companies', () => {
  it('have paid in their capital in another currency', () => {
    const note = (words: string) => codesOf(foot(words));
    expect(note('Registered under 277316, share capital PLN 4,000,000.00')).toBe('');
    expect(note('Registered under 277316, balance PLN 4,000,000.00')).toContain('several-currencies');
  });

  it('are named without the signs and the places behind them', () => {
    const named = (name: string) => read(printedInvoice({ 'Northgate Fasteners Ltd': name })).vendor;
    expect(named('☁ Northgate Fasteners Ltd')).toBe('Northgate Fasteners Ltd');
    expect(named('Northgate Fasteners Ltd · Branch Leeds')).toBe('Northgate Fasteners Ltd');
  });

  /** "Northgate" in large letters, and the company in full under one of two headings. */
  const headed = (first: string, second: string) =>
    read(
      printedInvoice({ ...WITHOUT_PARTIES, 'Northgate Fasteners Ltd': 'northgate' }, [
        ...at10(100, [50, first], [200, second]),
        ...at10(114, [50, 'Northgate Fasteners Ltd'], [200, 'Harbour Workshop Inc.']),
        ...at10(126, [50, '12 Mill Road'], [200, '9 Dock Street']),
        ...at10(138, [50, '1020 Springfield'], [200, '1030 Riverton']),
        ...foot('Account holder: Northgate Fasteners Ltd'),
      ]),
    );
  it('stand under "Firma" beside their customer, who stands under it alone', () => {
    expect(headed('Firma', 'Kunde')).toMatchObject({ status: 'completed', vendor: 'Northgate Fasteners Ltd' });
    expect(headed('Kunde', 'Lieferadresse').status).toBe('needs_review');
  });

  it('are not called like labels of numbers, nor like whoever serves', () => {
    const served = (who: string) =>
      read(
        printedInvoice({ 'Northgate Fasteners Ltd': 'Invoice', '12 Mill Road, Springfield': null }, [
          ...at10(140, [50, 'Sælger'], [150, who]),
          ...at10(151, [50, 'Ordrenr.'], [150, 'SO-25-03417']),
        ]),
      );
    expect(served('Lene Bruhn').status).toBe('needs_review');
    expect(served('Northgate Fasteners Ltd')).toMatchObject({ status: 'completed', vendor: 'Northgate Fasteners Ltd' });
  });

  it('that run shops stand in a row of fields', () => {
    const shop = (heading: string, second: string) =>
      read(
        printedInvoice({ ...WITHOUT_PARTIES, 'Northgate Fasteners Ltd': 'Invoice' }, [
          ...at10(90, [50, heading], [130, second], [230, 'Telephone']),
          ...at10(102, [50, 'La Mesa Puesta'], [130, '12 Mill Road'], [230, '961 555 220']),
          ...at10(126, [50, 'Bill to:']),
          ...at10(138, [50, 'Harbour Workshop Inc.']),
        ]),
      );
    expect(shop('Tienda', 'Dirección')).toMatchObject({ status: 'completed', vendor: 'La Mesa Puesta' });
    expect(shop('Tienda', 'Empleado').status).toBe('needs_review');
    expect(shop('Almacén', 'Dirección').status).toBe('needs_review');
  });
});
const WITHOUT_PARTIES = { 'Bill to:': null, 'Harbour Workshop Inc.': null, '12 Mill Road, Springfield': null };

describe('A slip', () => {
  it('goes back to the sender', () => {
    const to = (name: string) =>
      codesOf([
        [50, 600, 'PAYMENT ADVICE', 10],
        [70, 625, `To: ${name}`],
        [70, 637, '12 Mill Road'],
      ]);
    expect([to('Northgate Fasteners Ltd'), to('Kauri Holdings Trust')]).toEqual(['', 'other-sender']);
  });
});
