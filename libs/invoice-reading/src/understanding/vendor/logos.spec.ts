import { describe, expect, it } from '@jest/globals';
import { printedPage } from '../../../test/documents/printed-page.js';
import type { Printed } from '../../../test/documents/printed-pdf.js';
import { understandPages } from '../understand-pages.js';
import { nameIn } from './names.js';

const vendorOf = (head: Printed[], foot: Printed[] = [], heading = 'Bill to:'): string | undefined => {
  const printed: Printed[] = [
    ...head,
    [340, 100, heading],
    [340, 114, 'Praxis Dr. Lindner'],
    [340, 128, 'Am Mühlbach 6'],
    [340, 142, '72764 Reutlingen'],
    [50, 190, 'Invoice INV-20417'],
    [50, 210, 'Description'],
    [300, 210, 'Qty'],
    [370, 210, 'Unit Price'],
    [480, 210, 'Amount'],
    [50, 230, 'Hex bolt M8'],
    [300, 230, '20'],
    [370, 230, '€1.25'],
    [480, 230, '€25.00'],
    [370, 250, 'Total'],
    [480, 250, '€25.00'],
    ...foot,
  ];
  const { vendorName } = understandPages({ kind: 'pages', pages: [printedPage(printed)], attachments: [] });
  return vendorName && vendorName.confidence >= 0.8 ? vendorName.value : undefined;
};

const ADDRESS: Printed[] = [
  [50, 76, 'Industriestrasse 5'],
  [50, 90, '2543 Lengnau'],
  [50, 104, 'USt-IdNr. DE811907980'],
];

describe('Initials in large letters before the name', () => {
  const paper = (logo: string, width: number) =>
    vendorOf([[50, 55, logo, 17], [50 + width, 60, 'Baustoffhandel Jura AG', 9], ...ADDRESS]);
  it('are no part of it', () => {
    expect([paper('BHJ', 28), paper('bhj', 28)]).toEqual(['Baustoffhandel Jura AG', 'Baustoffhandel Jura AG']);
  });
  it('are, in letters of one size', () => {
    const name = [[50, 60, 'BHJ Baustoffhandel Jura AG', 12], ...ADDRESS] as Printed[];
    expect(vendorOf(name)).toBe('BHJ Baustoffhandel Jura AG');
  });
});

describe('A short name over the whole one', () => {
  const FULL = 'Suministros Clínicos Turia, S.L.';
  const paper = (brand: string) => vendorOf([[50, 40, brand, 17], [50, 62, FULL, 9], ...ADDRESS]);
  it('is the company’s', () => {
    expect([paper('turia clini'), paper('Turia SUM')]).toEqual([FULL, FULL]);
  });
  it('is another’s, if its words are not in it', () => {
    expect(paper('Ebro Lab')).not.toBe('Ebro Lab');
  });
  it('may be shortened itself', () => {
    expect(vendorOf([[50, 40, 'F.lli BEVILACQUA', 17], [50, 62, 'Fratelli Bevilacqua S.r.l.', 9], ...ADDRESS])).toBe(
      'Fratelli Bevilacqua S.r.l.',
    );
  });
});

describe('Names', () => {
  it('end before the capital', () => {
    expect(nameIn('Vitre SAS au capital de 20 000 €')).toBe('Vitre SAS');
    expect(nameIn('Capital Social Housing Ltd')).toBe('Capital Social Housing Ltd');
  });

  it('are no countries: repeated in the head and at the foot these tell nobody', () => {
    const foot: Printed[] = [
      [50, 720, 'Vesterhav Tov ApS'],
      [50, 732, 'Danmark'],
      [426, 744, 'CVR nr: 28117740'],
    ];
    const line = (country: string): Printed[] => [
      [50, 50, 'Vesterhav Tov ApS'],
      [200, 50, 'Nordre Mole 14'],
      [340, 50, country],
    ];
    expect(vendorOf(line('Danmark'), foot, '–')).toBe('Vesterhav Tov ApS');
  });
});
