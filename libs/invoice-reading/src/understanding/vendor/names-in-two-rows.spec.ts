import { describe, expect, it } from '@jest/globals';
import { printedPage } from '../../../test/documents/printed-page.js';
import { CLEAR } from '../../draft.js';
import { type Printed, printedInvoice } from '../../../test/documents/printed-pdf.js';
import { understandPages } from '../understand-pages.js';

const read = (printed: Printed[]) => {
  const draft = understandPages({ kind: 'pages', pages: [printedPage(printed)], attachments: [] });
  return { vendor: draft.vendorName?.value, isClear: (draft.vendorName?.confidence ?? 0) >= CLEAR };
};
const NOBODY = { 'Northgate Fasteners Ltd': null, '12 Mill Road, Springfield': null };
const FOOT: Printed = [50, 700, 'VAT no. DE811907980 · IBAN DE89 3704 0044 0532 0130 00', 8];
const headed = (...cells: Printed[]) => read(printedInvoice(NOBODY, [...cells, FOOT]));

describe('The name of the sender', () => {
  it.each(['AG', 'Ltd.', 'S.r.l.', 'Sp. z o.o.', 'ANONİM ŞİRKETİ', 'Società per azioni'])(
    'has its form in a row of its own: %s',
    (form) => {
      const named = (below: string) =>
        headed(
          [50, 30, 'Ridgeway Joinery', 14],
          [50, 46, below, 14],
          [50, 66, '18 Dock Street'],
          [50, 78, '6017 Ruswil'],
        ).vendor;
      expect(named(form)).toBe(`Ridgeway Joinery ${form}`);
      expect(named('est. 1911')).toBe('Ridgeway Joinery');
    },
  );

  it.each([
    ['Ridgeway UG', '(haftungsbeschränkt)'],
    ['Ridgeway GmbH', '& Co. KG'],
    ['Ridgeway GmbH &', 'Co. KG'],
    ['RIDGEWAY TEKSTİL SANAYİ VE TİCARET ANONİM', 'ŞİRKETİ'],
    ['Ridgeway Tekstil Limited', 'Şirketi'],
  ])('has half of its form in a row of its own: %s', (upper, lower) => {
    const named = (below: string) =>
      headed([50, 30, upper], [50, 42, below], [50, 54, '18 Dock Street'], [50, 66, '6017 Ruswil']).vendor;
    expect(named(lower)).toBe(`${upper} ${lower}`);
    expect(named('(Ladengeschäft)')).not.toContain('Ladengeschäft');
  });

  it.each(['di Conti Marco e Luca s.n.c.', 'di Conti Marco'])('has its owners in a row of its own: %s', (owners) => {
    const named = (below: string) =>
      headed([50, 30, 'Falegnameria Conti'], [50, 42, below], [50, 54, 'Via dei Masi 21'], [50, 66, '38030 Tesero'])
        .vendor;
    expect(named(owners)).toBe(`Falegnameria Conti ${owners}`);
    expect(named('dal 1911')).toBe('Falegnameria Conti');
  });

  it.each(['Ridgeway & van', 'Ridgeway Söhne &'])('goes on where no name ends: %s', (upper) => {
    const named = (first: string) =>
      headed([50, 30, first], [50, 42, 'Werkzeughandel B.V.'], [50, 54, '18 Dock Street'], [50, 66, '6017 Ruswil'])
        .vendor;
    expect(named(upper)).toBe(`${upper} Werkzeughandel B.V.`);
    expect(named('Ridgeway Joinery Ltd')).toBe('Ridgeway Joinery Ltd');
  });

  it.each([
    ['AS “Ridgeway', 'instrumenti”'],
    ['SIA „Ridgeway', 'instrumenti“'],
    ['ТОВ «Ridgeway', 'instrumenti»'],
  ])('goes on until its quotation marks end: %s', (upper, lower) => {
    const named = (...[above, below]: [string, string]) =>
      headed([50, 30, above], [50, 42, below], [50, 54, '18 Dock Street'], [50, 66, '6017 Ruswil']);
    expect(named(upper, lower)).toEqual({ vendor: `${upper} ${lower}`, isClear: true });
    expect(named(`${upper}”`, 'Brīvības iela').vendor).toBe(`${upper}”`);
    expect(named(upper, 'Brīvības iela').isClear).toBe(false);
  });

  it('is that which stands over its address on one line elsewhere', () => {
    const named = (foot: string) =>
      headed(
        [50, 30, 'Ridgeway & Söhne'],
        [50, 42, 'Werkzeughandel & Cie.'],
        [50, 54, 'Seeweg 177'],
        [50, 66, '6017 Ruswil'],
        [50, 720, foot, 8],
      ).vendor;
    expect(named('Ridgeway & Söhne Werkzeughandel & Cie., Seeweg 177, 6017 Ruswil')).toBe(
      'Ridgeway & Söhne Werkzeughandel & Cie.',
    );
    expect(named('Ridgeway & Söhne, Seeweg 177, 6017 Ruswil')).toBe('Ridgeway & Söhne');
  });

  it('is whole below the label of a field, where it is printed in two rows once more', () => {
    const name = 'Ridgeway Joinery GmbH';
    const below = (...logo: Printed[]) =>
      headed(
        ...logo,
        [50, 66, 'Your Order', 8],
        [120, 66, 'PO-25522', 8],
        [50, 76, name, 8],
        [50, 86, '18 Dock Street', 8],
        [50, 96, '18439 Stralsund', 8],
      );
    expect(below([340, 30, 'Ridgeway Joinery', 8], [340, 39, 'GmbH', 8])).toEqual({ vendor: name, isClear: true });
    expect(below().isClear).toBe(false);
  });

  it('stands in large letters far over its address, whose street is no other name', () => {
    const over = (second: string) =>
      headed([50, 30, 'Corrib Wholesale Ltd', 18], [50, 82, second], [50, 94, 'Galway H91 K2P8']);
    expect(over('Unit 12, Liosban Estate')).toEqual({ vendor: 'Corrib Wholesale Ltd', isClear: true });
  });
});
