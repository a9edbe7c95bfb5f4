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

describe('A letterhead in a sidebar', () => {
  const letter = (...facts: string[]): Printed[] =>
    printedInvoice(NOBODY, [
      ...block(300, 30, 'Théâtre des Quais ASBL', 'Quai de Meuse 19', '5100 Jambes'),
      [50, 44, 'Kvalto', 16],
      ...block(50, 90, 'Imprimerie Kvalto SRL', 'Rue des Tanneurs 48', '5000 Namur'),
      ...block(50, 150, ...facts),
    ]);

  it('has what only senders print further down, also below whoever stands on top', () =>
    expect(read(letter('TVA BE 0431.827.073', 'IBAN BE96 0680 0418 8205'))).toBe('Imprimerie Kvalto SRL'));
});

describe('An address at the foot under a word for it', () => {
  const paper = (heading: string): Printed[] =>
    printedInvoice(NOBODY, [
      [50, 35, 'Norrlands', 16],
      [50, 53, 'Lantbruk', 16],
      ...block(300, 110, 'Åströms Skog HB', 'Byvägen 41', '915 91 Robertsfors'),
      ...row(700, [
        [50, heading],
        [250, 'Telefon'],
        [400, 'Org.nr 556418-8273'],
      ]),
      ...row(710, [
        [50, 'Norrlands Lantbruk AB'],
        [250, '090-55 01 88'],
        [400, 'Bankgiro 541-8827'],
      ]),
      ...block(50, 720, 'Industrigatan 18', '904 22 Umeå'),
    ]);

  it('is whole without the word', () => expect(read(paper('Adress'))).toBe('Norrlands Lantbruk AB'));
  it('may go on from the row above where that is a name', () =>
    expect(read(paper('Umeå Maskin'))).not.toBe('Norrlands Lantbruk AB'));
});

describe('A brand of two words over the company of these', () => {
  const letter = (brand: string): Printed[] =>
    printedInvoice({ ...NOBODY, 'Bill to:': 'Bill to:', 'Harbour Workshop Inc.': 'Harbour Workshop Inc.' }, [
      [50, 30, brand, 16],
      ...block(50, 50, 'Weinhof Linden GmbH', 'Bergstrasse 52', '8712 Stäfa'),
      [50, 700, 'Weinhof Linden GmbH · IBAN CH93 0076 2011 6238 5295 7', 7],
    ]);

  it('is no person above it', () => expect(read(letter('Weinhof Linden'))).toBe('Weinhof Linden GmbH'));
  it('is another’s where the company is not called so', () =>
    expect(read(letter('Petra Linden'))).not.toBe('Petra Linden'));
});

describe('The receiver', () => {
  const paper = (sentence: string): Printed[] =>
    printedInvoice(
      {
        ...{ '12 Mill Road, Springfield': '12 Mill Road, 47012 Valladolid', 'Bill to:': 'Cliente' },
        'Harbour Workshop Inc.': 'Harinas del Pisuerga, S.L.',
      },
      [
        [50, 136, 'NIF B47339122'],
        [50, 640, sentence, 8],
      ],
    );

  it('is nobody’s town where a sentence with a number names it', () =>
    expect(read(paper('Contrato con Harinas del Pisuerga, S.L. Parte 8823 del 14/03/2026.'))).toBe(
      'Northgate Fasteners Ltd',
    ));

  it('may stand behind its heading with its number', () =>
    expect(
      read(
        printedInvoice({ ...NOBODY }, [
          [50, 30, 'LocaKvalto', 14],
          ...block(50, 50, 'LocaKvalto Paranaense Ltda.', 'Av. das Torres, 4188 – Curitiba/PR – CEP 81570-000'),
          [50, 74, 'CNPJ 04.188.270/0001-29'],
          ...block(
            50,
            110,
            'Locatário: Construtora Pinheiral S/A – CNPJ 11.882.704/0001-51',
            'Rua XV, 271 – CEP 83402-000',
          ),
        ]),
      ),
    ).toBe('LocaKvalto Paranaense Ltda.'));
});

describe('A company in a sentence at the foot', () => {
  const letter = (brand: string): Printed[] =>
    printedInvoice(NOBODY, [
      [50, 40, brand, 18],
      ...block(50, 110, 'Parcelway Fulfilment plc', 'Dock Road', 'TILBURY RM18 7EB'),
      [50, 780, 'Kvalto Shift Recruitment Limited. Registered in England 08825516. 4 Orsett Road, Grays RM17 5DD', 7],
    ]);

  it('is that of the logo', () => expect(read(letter('kvaltoshift'))).toBe('Kvalto Shift Recruitment Limited'));
});

describe('A name over the tax number of Mexico', () => {
  const paper = (rfc: string): Printed[] =>
    printedInvoice({ ...NO_SENDER, 'Bill to:': 'Receptor:', 'Harbour Workshop Inc.': 'CLINICA SANTA LUCIA' }, [
      [50, 30, 'IMB', 14],
      ...block(50, 50, 'INSUMOS MEDICOS DEL BAJIO', rfc, 'Blvd. Mateos 1410, León'),
    ]);

  it('is the sender’s where that begins with its initials', () =>
    expect(read(paper('RFC: IMB090312KT4'))).toBe('INSUMOS MEDICOS DEL BAJIO'));
  it('is unclear where it does not', () => expect(read(paper('RFC: XKV090312KT4'))).toBeUndefined());
});

describe('A trade of Poland over its owner', () => {
  it('is one name with it', () =>
    expect(
      read(
        printedInvoice({ ...NO_SENDER, 'Bill to:': 'Nabywca:', 'Harbour Workshop Inc.': 'ŻELMET Sp. z o.o.' }, [
          ...block(
            50,
            40,
            'P.P.H.U. NARZĘDZIOWNIA',
            'Zbigniew Kaczor',
            'ul. Wrocławska 92, 41-902 Bytom',
            'NIP 6461107354',
          ),
          [50, 140, 'ul. Łagiewnicka 15, 41-902 Bytom'],
        ]),
      ),
    ).toBe('P.P.H.U. NARZĘDZIOWNIA Zbigniew Kaczor'));
});

describe('A brand in the largest letters', () => {
  const letter = (brand: string): Printed[] =>
    printedInvoice(NOBODY, [
      [170, 40, brand, 18],
      ...block(50, 130, 'Alpenglas Verpackungen GmbH', 'Industriezeile 40', '4600 Wels', 'UID ATU57190248'),
      ...row(780, [
        [50, 'Spedition Kvaltmair & Söhne OG'],
        [250, 'UID-Nr. ATU64120837'],
        [400, 'AT46 3400 0000 0441 7208'],
      ]),
      ...block(50, 792, 'Terminalstraße 5', '4600 Wels'),
    ]);

  it('is part of the company’s name at the foot', () =>
    expect(read(letter('KVALTMAIR & Söhne · Transporte seit 1961'))).toBe('Spedition Kvaltmair & Söhne OG'));
  it('tells nothing of another company there', () =>
    expect(read(letter('ZELKORMAIR & Töchter · Transporte seit 1961'))).not.toBe('Spedition Kvaltmair & Söhne OG'));
});
