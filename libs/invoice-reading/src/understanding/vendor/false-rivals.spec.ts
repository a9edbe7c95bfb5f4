import { describe, expect, it } from '@jest/globals';
import { CLEAR } from '../../draft.js';
import { printedPage } from '../../../test/documents/printed-page.js';
import { type Printed, printedInvoice, row } from '../../../test/documents/printed-pdf.js';
import { understandPages } from '../understand-pages.js';

const read = (printed: Printed[]): string | undefined => {
  const { vendorName } = understandPages({ kind: 'pages', pages: [printedPage(printed)], attachments: [] });
  return (vendorName?.confidence ?? 0) >= CLEAR ? vendorName!.value : undefined;
};
const NO_SENDER = { 'Northgate Fasteners Ltd': null, '12 Mill Road, Springfield': null };
const NOBODY = { ...NO_SENDER, 'Bill to:': null, 'Harbour Workshop Inc.': null };
const block = (x: number, y: number, ...texts: string[]): Printed[] =>
  texts.map((text, at): Printed => [x, y + 12 * at, text]);

describe('A brand in large letters, told at the foot with its company', () => {
  const letter = (brand: string, ...more: Printed[]): Printed[] =>
    printedInvoice(NOBODY, [
      [50, 40, brand, 15],
      [340, 40, 'Kunde 204415 · Seite 1 von 2'],
      ...block(50, 110, 'Metallbau Hägele', 'Inh. Jörg Hägele', 'Im Gässle 8', '73614 Schorndorf'),
      [
        50,
        760,
        'Eisen-Vogt GmbH · Daimlerstraße 31 · 70372 Stuttgart · HRB 721450 · IBAN DE05 6005 0101 0004 7188 22',
        7,
      ],
      ...more,
    ]);

  it('leaves the receiver to whoever stands below it', () =>
    expect(read(letter('Eisen-Vogt'))).toBe('Eisen-Vogt GmbH'));
  it('is that company’s only if its name begins so', () =>
    expect(read(letter('Zelkor-Kvalt'))).not.toBe('Eisen-Vogt GmbH'));
});

describe('Headings of a payment slip over their values', () => {
  const slip = (beside: string, ...values: Printed[]): Printed[] =>
    printedInvoice({ ...NOBODY, 'Northgate Fasteners Ltd': 'Northgate Fasteners Ltd' }, [
      ...block(50, 116, 'Harbour Workshop Oy', 'Sammonkatu 33', '33540 Tampere'),
      ...row(600, [
        [50, 'Saaja'],
        [300, beside],
      ]),
      ...values,
      ...block(300, 621, 'Lasku 50318', '10445 Springfield'),
      [50, 630, 'IBAN GB33 BUKB 2020 1555 5555 55'],
    ]);
  const VALUES = row(610, [
    [50, 'Northgate Fasteners Ltd'],
    [300, 'Lasku INV-20417'],
  ]);

  it('hold the account for nobody else', () => expect(read(slip('Viesti', ...VALUES))).toBe('Northgate Fasteners Ltd'));
  it('stand over values: what stands beside the heading alone is the holder', () =>
    expect(read(slip('Kestrel Cargo', ...block(340, 110, 'Kestrel Cargo', '7 Dock Road', '33100 Tampere')))).toBe(
      'Kestrel Cargo',
    ));
});

describe('The holder of the account beside the bank', () => {
  const paper = (sender: string): string | undefined =>
    read(
      printedInvoice(NOBODY, [
        ...block(50, 600, 'Wielenmakerij Kooistra', 'Dorpsplein 6', '9251 AB Burgum'),
        ...row(600, [
          [300, 'Ten name van'],
          [400, 'Wielenmakerij Kooistra'],
        ]),
        ...row(612, [
          [300, 'Bank'],
          [400, 'Rabobank'],
        ]),
        [300, 624, 'IBAN NL65 RABO 0181 1541 45'],
        [50, 760, `Factuur van: ${sender} · Blad 1 / 1`, 7],
      ]),
    );

  it('is a field, and who else is named as the sender is in doubt', () => {
    expect(paper('Wielenmakerij Kooistra')).toBe('Wielenmakerij Kooistra');
    expect(paper('Van Oosterhuis Rijwielen BV')).toBeUndefined();
  });
});

describe('A company below its heading, before all that is known of it', () => {
  const paper = (name: string): Printed[] =>
    printedInvoice(NO_SENDER, [
      [50, 400, 'Seller ›'],
      [50, 412, `${name} · 5 Industrial Pkwy · Minneapolis, MN 55469 · (826) 555-0111 · www.harlan-`],
      [50, 424, 'sons.com'],
      [50, 780, `${name} · 5 Industrial Pkwy · Minneapolis, MN 55469`, 8],
      [50, 790, 'Harbor National Bank · Sort code / account › 390058116', 8],
    ]);
  it('is the sender, and not what wraps from its address in the net', () =>
    expect(read(paper('Harlan & Sons Tools Corp.'))).toBe('Harlan & Sons Tools Corp.'));
  it('needs its legal form', () => expect(read(paper('Zone 4'))).not.toBe('Zone 4'));
});

describe('The only name besides the receiver’s', () => {
  const foot = (...facts: string[]): Printed[] =>
    printedInvoice(NO_SENDER, [
      ...block(50, 138, '9 Quay Street', 'Springfield, IL 62701'),
      ...block(50, 540, 'Place of delivery:', '7 Dock Road', 'Reno, NV 89502'),
      ...block(50, 760, 'Zemplín Náradie a.s.', 'Hlavná 71', '811 89 Bratislava'),
      ...block(340, 760, 'Tatranská banka', ...facts),
    ]);
  it('is the sender’s, where the account stands beside its address at the foot', () =>
    expect(read(foot('IBAN SK43 0700 0000 0067 3542 7983'))).toBe('Zemplín Náradie a.s.'));
  it.each([
    [foot('Opening hours from 8 to 4')],
    [[...foot('IBAN SK43 0700 0000 0067 3542 7983'), [50, 40, 'Kestrel Cargo Ltd', 10] as Printed]],
    [[...foot('IBAN SK43 0700 0000 0067 3542 7983'), [50, 700, 'This claim is assigned to our factor.', 8] as Printed]],
  ])('is perhaps not, where nothing or something else tells', (printed) =>
    expect(read(printed)).not.toBe('Zemplín Náradie a.s.'),
  );
});

describe('On a till’s receipt', () => {
  const receipt = (title: string, y: number): Printed[] =>
    printedInvoice(
      {
        ...NOBODY,
        'Invoice Number: INV-20417': 'Receipt No: R-7549',
        'Invoice Date: 17 March 2026': 'Date: 17 March 2026',
      },
      [...block(250, 40, 'Blue Heron Foods LLC', '160 Market Street', 'Austin, TX 78715'), [270, y, title]],
    );
  it('the only company, over the title, sold', () => expect(read(receipt('RECEIPT', 90))).toBe('Blue Heron Foods LLC'));
  it('whoever stands below the title perhaps bought', () => expect(read(receipt('RECEIPT', 20))).toBeUndefined());
  it('whoever stands over an invoice’s title perhaps receives it', () =>
    expect(read(receipt('INVOICE', 90))).toBeUndefined());
});
