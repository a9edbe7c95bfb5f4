import { describe, expect, it } from '@jest/globals';
import { codesOf, foot } from '../../../test/documents/doubts-of.js';
import { printedPage } from '../../../test/documents/printed-page.js';
import { type Printed, printedInvoice, row } from '../../../test/documents/printed-pdf.js';
import { prove } from '../../proof.js';
import { understandPages } from '../understand-pages.js';

describe('A last page of nothing but the foot', () => {
  const pages = (label: string) => {
    const words = [
      printedInvoice({}, [
        [500, 760, label, 8],
        [50, 790, 'Northgate Fasteners Ltd', 8],
      ]),
      [[50, 60, 'Northgate Fasteners Ltd', 8]] as Printed[],
    ];
    const printed = words.map((of, at) => {
      const page = printedPage(of);
      return { ...page, number: at + 1, words: page.words.map((word) => ({ ...word, page: at + 1 })) };
    });
    const draft = understandPages({ kind: 'pages', pages: printed, attachments: [] });
    return prove(draft).warnings.map(({ code }) => code);
  };
  it('is none that the others count', () => {
    expect(pages('Page 1/1')).toEqual([]);
    expect(pages('Page 1/2')).toContain('missing-pages');
  });
});

describe('Weights that go on in the next row', () => {
  const weights = (gross: string): string =>
    codesOf([
      ...row(640, [
        [50, 'Reference: 24830'],
        [200, `2 colis ; net 802.5 kg + tare 18.9 kg = brut ${gross}`],
      ]),
      [50, 652, 'kg', 8],
    ]);
  it('add up, whatever number stands before them', () => {
    expect([weights('821.4'), weights('822.4')]).toEqual(['', 'weights']);
  });
});

describe('Packages', () => {
  const under = (text: string): string => codesOf([[50, 209, text, 8]]);
  it('are those of the line above them, though the next one has as many pieces', () => {
    const units = (text: string): string => codesOf([[50, 209, text, 8]], { '20': '20 ST', '2': '2 VE' });
    expect(units('5 VE zu 4 ST')).toBe('');
    expect(units('2 VE zu 1 ST')).toContain('packages');
    expect(units('2 VE zu 1 Stk')).toBe('');
  });

  it('are told by pieces in each, whatever they are called', () => {
    expect(under('5 кашона по 4 бр.')).toBe('');
    expect(under('6 кашона по 4 бр.')).toBe('packages');
    // Money is counted in no unit of goods.
    const inLeva = { '20': '20', '$1.25': '1.25 USD' };
    const packed = (text: string) => codesOf([[50, 209, text, 8]], inLeva);
    expect([packed('5 кашона по 4 бр.'), packed('6 кашона по 4 бр.')]).toEqual(['', 'packages']);
    expect(under('6 Tage zu 4 Stunden')).not.toContain('packages');
    const inBoxes = (text: string) => codesOf([[50, 211, text, 8]], { '20': '20 box' });
    expect([inBoxes('5 reams of 500 sheets'), inBoxes('6 trays of 4 box')]).toEqual(['', 'packages']);
  });
});

describe('A price with the share that is taken off it', () => {
  const under = (share: string): string =>
    codesOf([[50, 211, `Rate: 18.744 − ${share}%`, 8]], {
      ...{ '20': '1', '$1.25': '18.744', '$25.00': '$15.00' },
      ...{ '$185.00': '$175.00', '$18.50': '$17.50', '$203.50': '$192.50' },
    });
  it('leads to its line, whatever is rounded on the way', () => {
    expect(under('20')).not.toContain('line-note');
    expect(under('25')).toContain('line-note');
  });
});

describe('Nights', () => {
  const stay = (nights: string): string =>
    codesOf([
      ...row(140, [
        [340, 'Check-in'],
        [440, '13.02.2026'],
      ]),
      ...row(150, [
        [340, 'Check-out'],
        [440, '15.02.2026'],
      ]),
      ...row(160, [
        [340, 'Nights'],
        [440, nights],
      ]),
    ]);
  it('are those of the stay, whatever the pieces of the lines come to', () => {
    expect(stay('2')).toBe('');
    expect(stay('22')).toContain('left-count');
  });
});

describe('What the paper counts and dates', () => {
  it.each(['Varelinjer', 'Tuoterivejä'])('are its lines: %s', (label) => {
    expect(codesOf(foot(`${label}: 2`))).toBe('');
    expect(codesOf(foot(`${label}: 1`))).toContain('item-count');
  });

  it.each(['Експедиционна бележка A-50054 – DAY', 'Guia de transporte DN326981 – DAY'])(
    'are days of one delivery: %s',
    (note) => {
      const said = (day: string): string =>
        codesOf([
          [340, 90, 'Delivered on: 16.03.2026'],
          [50, 165, note.replace('DAY', day), 8],
        ]);
      expect(said('14.03.2026')).toBe('');
      expect(said('20.02.2026')).toBe('order-date');
    },
  );
});

describe('Names and numbers at the foot', () => {
  it('of a register right behind that for the tax is another one', () => {
    expect(codesOf(foot('Northgate Fasteners Ltd ALV-tunnus: FI25635571 Y-tunnus: 2563557-1'))).toBe('');
    expect(codesOf(foot('Northgate Fasteners Ltd ALV-tunnus: FI25635571 Y-tunnus: 2563551-1'))).not.toBe('');
  });

  it('that are cut at the end of a row are no other ones', () => {
    const said = (own: string): string =>
      codesOf(
        foot(
          'Northgate Fasteners Ltd, 12 Mill Road, VAT no. GB 913 4065',
          `49, registered: ${own}`,
          'VAT no. GB 913 4065 49',
        ),
      );
    expect(said('09891416')).not.toContain('several-tax-numbers');
    expect(codesOf(foot('Northgate Fasteners Ltd, VAT no. GB 913 4065 49', 'VAT no. GB 914 4065 49'))).toContain(
      'several-tax-numbers',
    );
  });

  it('of a bank end so in Estonian, too', () => {
    expect(codesOf(foot('Saare Hoiupank – IBAN EE38 2200 2210 2014 5685'))).toBe('');
    expect(codesOf(foot('Saare Kaubandus – IBAN EE38 2200 2210 2014 5685'))).toBe('other-sender');
  });

  it('are no rest of a field that has its value beside it', () => {
    const said = (beside: Printed[]): string =>
      codesOf([[50, 640, "À l'ordre de", 8], ...beside, [50, 652, 'Martin Dubois', 8]]);
    expect(said([[150, 640, 'Northgate Fasteners Ltd', 8]])).toBe('');
    expect(said([])).toContain('other-sender');
  });
});
