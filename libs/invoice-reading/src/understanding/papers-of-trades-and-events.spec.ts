import { describe, expect, it } from '@jest/globals';
import { codesOf, foot } from '../../test/documents/doubts-of.js';
import { printedPage } from '../../test/documents/printed-page.js';
import { type Printed, printedInvoice, row, WITHOUT_SUMS } from '../../test/documents/printed-pdf.js';
import { understandPages } from './understand-pages.js';

/** Both lines with their tax in them: 10 % of 185.00. */
const gross = (taxed: string, base: string, ...more: string[]): string =>
  codesOf(
    [
      ...[
        ['Total incl. VAT', '$185.00'],
        [`darin 10 % USt auf netto ${base}`, taxed],
        ['Net total', '$168.18'],
      ].flatMap(([label, amount], at): Printed[] => [
        [300, 260 + 15 * at, label!],
        [480, 260 + 15 * at, amount!],
      ]),
      ...foot(...more),
    ],
    WITHOUT_SUMS,
  );

describe('A tax on what is called net', () => {
  it('is its share of that', () => {
    expect(gross('16.82', '168.18')).toBe('');
    // With the tax in it, it is no net.
    expect(gross('16.82', '185.00')).not.toBe('');
  });
});

describe('What is said of the prices', () => {
  it('is so where the lines have the tax in them', () => {
    expect(gross('16.82', '168.18', 'Die Preise verstehen sich einschließlich Umsatzsteuer.')).toBe('');
    expect(gross('16.82', '168.18', 'Die Preise verstehen sich zuzüglich der gesetzlichen Umsatzsteuer.')).toContain(
      'prices',
    );
  });
  it('may be that they are without it', () => expect(codesOf(foot('All prices are plus VAT.'))).toBe(''));
});

describe('Three figures of which one is the product of the others', () => {
  it('count what a line has so many of', () => {
    expect(codesOf(foot('2 drills × 10 bolts = 20 sets'))).toBe('');
    expect(codesOf(foot('3 drills × 10 bolts = 20 sets'))).toContain('left-count');
  });
});

describe('Figures that are added up in words', () => {
  it.each([
    ['12.25 + 7.75 = 20.00 t', ''],
    ['12.25 + 6.75 = 20.00 t', 'left-figure, left-figure'],
  ])('are parts of what a line has: %s', (text, codes) => expect(codesOf(foot(`Tonnage: ${text}`))).toBe(codes));
});

describe('Serial numbers below all lines', () => {
  it('are of the goods whose code they name', () => {
    const paper = (serials: string): string =>
      codesOf(
        [
          [20, 180, 'Item'],
          [20, 200, 'QX5'],
          [20, 220, 'QX7'],
          [50, 236, `Serial numbers of item QX5: ${serials}`],
        ],
        { '20': '3', '$1.25': '$5.00', '$25.00': '$15.00', ...SUMS_OF_15 },
      );
    expect(paper('QX5-40118, QX5-40119, QX5-40131')).not.toContain('serial-numbers');
    expect(paper('QX5-40118, QX5-40119')).toContain('serial-numbers');
  });
  const SUMS_OF_15 = { '$185.00': '$175.00', '$18.50': '$17.50', '$203.50': '$192.50' };
});

describe('A term below the lines', () => {
  it('is as long as the months that a line charges', () => {
    const paper = (until: string): string =>
      codesOf(foot(`Support term: 1 April 2026 to ${until}.`), {
        ...{ 'Cordless drill': 'Support, per month', '2': '2 mth' },
      });
    expect(paper('31 May 2026')).toBe('');
    expect(paper('31 March 2027')).toContain('several-periods');
  });
});

describe('A stay with the days of the week', () => {
  it('has the nights between them, whatever else it has', () => {
    const paper = (until: string): string =>
      codesOf(foot(`Anreise Montag, 09.03.2026 – Abreise ${until} (3 Nächte, 3 Seminartage)`));
    expect(paper('Donnerstag, 12.03.2026')).toBe('');
    expect(paper('Montag, 16.03.2026')).toContain('several-periods');
  });
});

describe('How the paper is paid', () => {
  it('is not settled where money is asked into an account', () => {
    const asked = 'Pagamento por transferência até ao vencimento: IBAN PT50 0036 0098 1234 5067 8011 0';
    expect(codesOf(foot('Por liquidar à data da fatura.', asked))).not.toContain('paid-in-full');
    expect(codesOf(foot('Liquidada em numerário à data da fatura.', asked))).toContain('paid-in-full');
  });
  it('is not to be transferred over a slip to do so', () => {
    const said = 'Paiement par domiciliation : ne pas effectuer de virement.';
    expect(codesOf(foot(said))).not.toContain('payment-slip');
    expect(codesOf(foot(said, '', 'Virement'))).toContain('payment-slip');
  });
  it('leaves the share of an early payment to what is open', () => {
    const paper = (saved: string): string =>
      codesOf([
        ...row(300, [
          [370, 'Anzahlung vom 03.03.2026'],
          [480, '-$100.00'],
        ]),
        ...row(315, [
          [370, 'noch zu zahlen'],
          [480, '$103.50'],
        ]),
        ...foot('Bei Zahlung bis 24.03.2026 gewähren wir 2 % Skonto auf den offenen Betrag', `(${saved} USD).`),
      ]);
    expect(paper('2.07')).not.toContain('early-discount');
    expect(paper('4.07')).toContain('early-discount');
  });
});

describe('Wages in a total', () => {
  const paper = (wages: string, tax: string): string =>
    codesOf(
      foot(
        `Der Rechnungsbetrag enthält Lohnkosten im Sinne von § 35a EStG in Höhe von $${wages} netto, zzgl. $${tax} Umsatzsteuer.`,
      ),
    );

  it('are those of some lines, with their tax', () => {
    expect(paper('160.00', '16.00')).toBe('');
    expect(paper('150.00', '15.00')).not.toBe('');
    expect(paper('160.00', '17.00')).not.toBe('');
  });
});

describe('A table of taxes with goods that bear none above the others', () => {
  const paper = (untaxed: string): string =>
    codesOf(
      [
        [430, 180, 'VAT %'],
        [440, 200, '0 %'],
        [440, 220, '10 %'],
        ...row(300, [
          [370, 'To pay'],
          [480, '201.00'],
        ]),
        ...[
          ['Base', 'Rate', 'VAT', 'Total with VAT'],
          [untaxed, '0 %', '0.00', untaxed],
          ['160.00', '10 %', '16.00', '176.00'],
        ].flatMap((texts, at) =>
          row(
            400 + 12 * at,
            texts.map((text, column): [number, string] => [100 + 70 * column, text]),
          ),
        ),
      ],
      WITHOUT_SUMS,
    );

  it('has no total in its first row', () => {
    expect(paper('25.00')).toBe('');
    expect(paper('26.00')).not.toBe('');
  });
});

describe('Codes in a row of their own below the names', () => {
  const codes = (...texts: string[]): (string | undefined)[] => {
    const printed = texts.map((text, at): Printed => [55, 210 + 20 * at, text, 8]);
    const pages = [printedPage(printedInvoice({}, printed))];
    return understandPages({ kind: 'pages', pages, attachments: [] }).lines.map(({ sku }) => sku?.value);
  };

  it('may be of capitals alone where most have a number', () => {
    expect(codes('ZN-10X80', 'JEKL-40')).toEqual(['ZN-10X80', 'JEKL-40']);
    expect(codes('REZ-BR', 'KNI-SV')).toEqual([undefined, undefined]);
  });
});
