import { describe, expect, it } from '@jest/globals';
import { printedPage } from '../../test/documents/printed-page.js';
import { PLAINLY_DATED, type Printed, printedInvoice, row, WITHOUT_SUMS } from '../../test/documents/printed-pdf.js';
import { prove } from '../proof.js';
import { understandPages } from './understand-pages.js';

const read = (printed: Printed[]) => {
  const draft = understandPages({ pages: [printedPage(printed)], kind: 'pages', attachments: [] });
  const { status, warnings } = prove(draft);
  return { status, codes: warnings.map(({ code }) => code), vendor: draft.vendorName?.value };
};
const codesOf = (printed: Printed[]): string[] => read(printed).codes;
const below = (text: string, more: Printed[] = []): Printed[] => printedInvoice({}, [[50, 320, text], ...more]);

describe('What is sold', () => {
  it('must be readable, letter by letter', () => {
    const named = (name: string) => codesOf(printedInvoice({ 'Hex bolt M8': name }));
    expect([named('Hex bolt M8'), named('Hex \uFFFD1\uFFFD bolt')]).toEqual([[], ['lines']]);
  });
});

describe('What one costs', () => {
  const unpriced = { 'Unit Price': null, '$1.25': null, '$80.00': null };

  it('follows from the amount of many only where no other price stands beside the words', () => {
    expect(codesOf(printedInvoice(unpriced))).toEqual([]);
    expect(codesOf(printedInvoice({ ...unpriced, 'Hex bolt M8': '1.30 Hex bolt M8' }))).toEqual(['lines']);
    expect(codesOf(printedInvoice({ ...unpriced, 'Cordless drill': 'Cordless drill 85.00' }))).toEqual(['lines']);
  });
});

describe('What is the receiver’s', () => {
  it.each(['Kunden-USt-IdNr.', 'Customer VAT ID'])('is the tax number behind “%s”', (label) => {
    const of = (sender: string): Printed[] => [
      ...printedInvoice({}, [
        [50, 75, sender],
        [340, 110, 'DE271493060'],
      ]),
      [50, 320, `${label}: DE271493060`],
    ];
    expect(codesOf(of('UID: ATU71342861'))).toEqual([]);
    expect(codesOf(of('Springfield'))).toContain('shared-tax-number');
  });

  it('is an account below their address', () => {
    const paid: Printed[] = [[50, 320, 'Please pay to IBAN DE89 3704 0044 0532 0130 00']];
    const account = 'RO49 AAAA 1B31 0075 9384 0000';
    expect(codesOf(printedInvoice({}, [[50, 138, `IBAN: ${account}`], ...paid]))).toEqual([]);
    expect(codesOf(printedInvoice({}, [[340, 138, `IBAN: ${account}`], ...paid]))).toEqual(['several-accounts']);
  });
});

describe('The account of a country, without its letters', () => {
  it('is one over the lines and below them', () => {
    const accounts = (below: string): Printed[] =>
      printedInvoice({}, [
        [340, 138, 'Konto: 42 1090 1359 0000 0001 1203 4418'],
        [50, 700, `Konto: ${below}`, 8],
      ]);
    expect(codesOf(accounts('42 1090 1359 0000 0001 1203 4418'))).toEqual([]);
    expect(codesOf(accounts('79 1090 1359 0000 0001 1203 8214'))).toContain('several-accounts');
  });
});

describe('The day to pay on and its amount', () => {
  it('are those of the whole, where it is a thousand and more', () => {
    const due = (amount: string): Printed[] =>
      printedInvoice(
        { '20': '2,000', '$25.00': '$2,500.00', '$185.00': '$2,660.00', '$18.50': '$266.00', '$203.50': '$2,926.00' },
        [
          [50, 640, 'Vencimientos', 8],
          [50, 652, `16-04-2026 ${amount}`, 8],
        ],
      );
    expect(codesOf(due('2,926.00'))).toEqual([]);
    expect(codesOf(due('2,629.00'))).toContain('left-figure');
  });
});

describe('What a line sells', () => {
  it.each(['Gutschrift für Altgeräte', 'Refund handling', 'Muster'])('is no title of the paper: %s', (name) => {
    expect(codesOf(printedInvoice({ 'Cordless drill': name }))).toEqual([]);
  });

  it('and what stands above it is', () => {
    expect(codesOf(printedInvoice({}, [[340, 40, 'Gutschrift', 14]]))).toContain('credit-note');
  });
});

describe('A rate between two currencies', () => {
  it.each(['Exchange rate: 1 EUR = 1.0871 USD', 'Curs: 1€ = 1.0871 USD'])('changes nothing: %s', (text) => {
    expect(codesOf(below(text))).toEqual([]);
  });

  it.each(['MNB középárfolyam / Central rate', 'Umrechnungskurs', 'Tipo de cambio'])(
    'is told by its name alone: %s',
    (label) => expect(codesOf(below(`${label}: 392.45`))).toEqual([]),
  );

  it('is not told by any other', () => {
    expect(codesOf(below('Kvalto: 392.45'))).not.toEqual([]);
  });

  it('of neither is not this invoice’s', () => {
    expect(codesOf(below('Curs: 1€ = 5.0937 lei'))).not.toEqual([]);
  });
});

describe('A date', () => {
  const dated = (label: string, date = '11 May 2026'): Printed[] =>
    printedInvoice(PLAINLY_DATED, [
      [340, 90, `${label}:`],
      [420, 90, date],
    ]);

  it.each(['Reisdatum', 'Fecha de montaje', 'Filming date', 'Inicio de las actividades'])(
    'that says of what is not that of the invoice: %s',
    (label) => expect(codesOf(dated(label, '11 May 2025'))).toEqual([]),
  );

  it.each(['Erstellungsdatum', 'Fecha de creación', 'Kvalto'])(
    'of writing, or of nobody knows what, may be: %s',
    (label) => expect(codesOf(dated(label))).not.toEqual([]),
  );

  it('on which somebody began to sell is before the invoice', () => {
    expect(codesOf(dated('Inicio de las actividades'))).not.toEqual([]);
  });

  it('behind the number of another paper is that paper’s, though the sentence begins with the invoice', () => {
    const sentence = 'Text faktúry: dodaný tovar, dodací list č. 412 zo dňa 05.03.2026.';
    expect(codesOf(printedInvoice({}, [[50, 160, sentence]]))).toEqual([]);
    expect(codesOf(printedInvoice({}, [[50, 160, 'Faktúra č. INV-20417 zo dňa 05.03.2026']]))).toContain(
      'several-dates',
    );
  });
});

describe('A postcode with the letter of its province', () => {
  const papers = (label: string): Printed[] =>
    printedInvoice({ '12 Mill Road, Springfield': 'Bv. San Juan 845 - Córdoba - X5000 - near the old station' }, [
      [50, 75, `${label}: 30-79212479-4`],
      [50, 138, 'Córdoba X5003'],
    ]);

  it('is no number of a series in Argentina', () => {
    expect(codesOf(papers('CUIT'))).not.toContain('several-references');
    expect(codesOf(papers('Ref'))).toContain('several-references');
  });
});

describe('Sums by kind', () => {
  it('right above the total are those of the lines that they part', () => {
    const parted = (first: string, second: string): Printed[] =>
      printedInvoice({ ...WITHOUT_SUMS }, [
        ...row(240, [
          [50, 'Register fee'],
          [300, '1'],
          [370, '$10.00'],
          [480, '$10.00'],
        ]),
        [370, 260, 'Kvalto'],
        [480, 260, first],
        [370, 275, 'Expenses'],
        [480, 275, second],
        [370, 290, 'VAT'],
        [480, 290, '$0.00'],
        [370, 305, 'Total'],
        [480, 305, '$195.00'],
      ]);
    expect(codesOf(parted('$185.00', '$10.00'))).toEqual([]);
    expect(codesOf(parted('$180.00', '$15.00'))).not.toEqual([]);
  });

  it('may have what professionals pay into their fund, as a share of the lines', () => {
    const charged = (amount: string, total: string): Printed[] =>
      printedInvoice({ ...WITHOUT_SUMS }, [
        [370, 250, 'Subtotal'],
        [480, 250, '$185.00'],
        [370, 265, 'Contributo integrativo Enpab 4.0%'],
        [480, 265, amount],
        [370, 280, 'Total'],
        [480, 280, total],
      ]);
    expect(codesOf(charged('$7.40', '$192.40'))).toEqual([]);
    expect(codesOf(charged('$8.40', '$193.40'))).not.toEqual([]);
  });
});

describe('The sender', () => {
  const TWO = {
    'Northgate Fasteners Ltd': null,
    '12 Mill Road, Springfield': null,
    ...{ 'Bill to:': null, 'Harbour Workshop Inc.': null },
  };
  const parties = (mailbox: string): Printed[] =>
    printedInvoice(TWO, [
      [50, 40, 'Natural del Sur, S.L.'],
      [50, 52, 'Calle Aviación 31'],
      [50, 64, '41007 Sevilla'],
      [50, 76, 'CIF: B19811900'],
      [50, 88, `${mailbox}@naturaldelsur.example`],
      [340, 100, 'Dietética Gaditana, S.L.'],
      [340, 112, 'Calle Ancha 12'],
      [340, 124, '11001 Cádiz'],
      [340, 136, 'CIF: B15766736'],
    ]);

  it('of two companies is the one that orders are sent to', () => {
    expect(codesOf(parties('pedidos'))).toEqual([]);
    expect(codesOf(parties('facturas'))).toContain('unclear');
  });

  it('goes by the name without how many own it', () => {
    const named = (name: string) => read(printedInvoice({ 'Northgate Fasteners Ltd': name })).vendor;
    expect(named('Menaje Condal, S.L. con accionista único')).toBe('Menaje Condal, S.L.');
    expect(named('Northgate Fasteners Unipersonal Ltd')).toBe('Northgate Fasteners Unipersonal Ltd');
  });

  it('without a legal form may have the owner’s name over the address', () => {
    const owned = (owner: string): Printed[] =>
      printedInvoice({ 'Northgate Fasteners Ltd': null, '12 Mill Road, Springfield': null }, [
        [50, 40, 'Malerbetrieb Sommer'],
        [50, 52, owner],
        [50, 64, 'Hafenweg 31'],
        [50, 76, '48155 Münster'],
      ]);
    expect(read(owned('Inh. Detlef Sommer'))).toMatchObject({ codes: [], vendor: 'Malerbetrieb Sommer' });
    expect(codesOf(owned('Detlef Sommer'))).toContain('unclear');
  });

  it('is not what is left of the words for an account', () => {
    expect(codesOf(below('Numero de cuenta: ES91 2100 0418 4502 0005 1332'))).toEqual([]);
    expect(codesOf(below('Kvalto Repuestos: ES91 2100 0418 4502 0005 1332'))).toContain('other-sender');
  });
});
