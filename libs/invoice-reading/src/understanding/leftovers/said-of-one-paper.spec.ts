import { describe, expect, it } from '@jest/globals';
import { codesOf, foot } from '../../../test/documents/doubts-of.js';
import { PLAINLY_DATED, type Printed, WITHOUT_SUMS } from '../../../test/documents/printed-pdf.js';

const NUMBER = 'Invoice Number: INV-20417';

describe('What small papers say once more', () => {
  it.each([
    ['the day of this number', 'Ange vid betalning: faktura INV-20417 från 2026-03-17', 'från 2026-03-12', 'left-date'],
    ['of it', 'Merci de rappeler la facture INV-20417 du 17/03/2026', 'du 12/03/2026', 'left-date'],
    ['in Danish', 'Med angivelse af faktura INV-20417 af 17.03.2026', 'af 12.03.2026', 'left-date'],
  ])('%s: %s', (_what, said, other, code) => {
    expect(codesOf(foot(said))).toBe('');
    expect(codesOf(foot(said.replace(/(?:från|du|af) \S+$/, other)))).toContain(code);
  });

  it.each(['„TSR 1187”', '«TSR 1187»', '"TSR 1187"'])('the number of two words: %s', (named) => {
    const changes = { [NUMBER]: 'Invoice Number: TSR 1187' };
    const said = `Vă rugăm să menționați ${named} la plată.`;
    expect(codesOf(foot(said), changes)).toBe('');
    expect(codesOf(foot(said.replace('1187', '1184')), changes)).toContain('several-numbers');
  });

  it('whose tax number it is', () => {
    const said = (name: string) => foot(`VAT no. of ${name}: GB 293 4718 05`);
    expect(codesOf(said('Northgate Fasteners Ltd'))).toBe('');
    expect(codesOf(said('Atelier Reliure Guillot'))).toContain('other-sender');
  });

  it.each(['Visa ending in 4417, captured 17 March 2026', 'Bezahlt mit Visa XXXX-4417'])(
    'the card that paid: %s',
    (said) => {
      const paid = (ending: string) => codesOf(foot('Paid by Visa •••• 4417', said.replace('4417', ending)));
      expect([paid('4417'), paid('4471')]).toEqual(['', expect.stringContaining('cards')]);
      expect(codesOf(foot('Paid by Visa •••• 4417', said.replace('4417', '4471').replace('Visa', 'Mastercard')))).toBe(
        '',
      );
    },
  );

  it('the number of the lines beside that of their pieces', () => {
    const counts = (items: string, pieces: string): Printed[] => [
      [50, 320, items, 8],
      [150, 320, pieces, 8],
    ];
    expect(codesOf(counts('Number of items: 2', 'Total pieces: 22'))).toBe('');
    expect(codesOf(counts('Number of items: 2', 'Total pieces: 24'))).toContain('piece-count');
    expect(codesOf(counts('Number of items: 3', 'Total pieces: 22'))).toContain('item-count');
  });

  it('the end of an account in the next row, which counts nothing', () => {
    const rows = (rest: string) =>
      foot('Please pay to IBAN DK50 0040 0440 1162', `${rest}, kontohaver Northgate Fasteners Ltd.`);
    expect(codesOf(rows('43'))).toBe('');
    expect(codesOf(rows('23'))).not.toBe('');
  });

  it.each([
    'Par virement à 30 jours, soit au plus tard le 16 avril 2026',
    'Te voldoen vóór: 16 april 2026',
    'Przelewem, najpóźniej 16.04.2026',
  ])('until when to pay: %s', (said) => {
    expect(codesOf(foot(said), PLAINLY_DATED)).toBe('');
    expect(codesOf(foot(said.replace(/^.*?(?=16)/, 'Hinweis ')), PLAINLY_DATED)).toContain('left-date');
  });

  it('the day of an order behind its number', () => {
    const order = (text: string): Printed[] => [
      [340, 90, 'PO'],
      [400, 90, text],
    ];
    expect(codesOf(order('WL-88 (2026-03-02)'))).toBe('');
    expect(codesOf(order('(2026-03-02)'))).toContain('left-date');
    expect(codesOf(foot('Lähete 771204 / 02.03.2026'))).toBe('');
    expect(codesOf(foot('INV-20417 / 02.03.2026'))).toContain('left-date');
  });
});

describe('What names another currency, or only seems to', () => {
  it('a register with its town', () => {
    expect(codesOf(foot('NIF 509182739 | CRC Guimarães | Portugal'))).toBe('');
    expect(codesOf(foot('Total | CRC | Portugal'))).not.toBe('');
  });

  it('hundredths of a lira', () => {
    const changes = Object.fromEntries(
      ['$1.25', '$25.00', '$80.00', '$160.00', '$185.00', '$18.50', '$203.50'].map((sum) => [
        sum,
        `${sum.slice(1)} TL`,
      ]),
    );
    expect(codesOf(foot('Yalnız iki yüz üç TL 50 Kr'), changes)).not.toContain('several-currencies');
    expect(codesOf(foot('Toplam 203,50 Kr'), changes)).toContain('several-currencies');
  });

  it('the number that the receiver is taxed under', () => {
    const said = (text: string): string =>
      codesOf([[50, 90, 'VAT no. IE8204416N'], [50, 138, 'VAT no. DE294107735'], ...foot(text)]);
    const supply = (id: string): string => `Goods of this paper are sent to VAT no. ${id}`;
    expect(said(supply('DE294107735'))).toBe('');
    expect(said(supply('DE291407373'))).toContain('several-tax-numbers');
    // Somebody else's.
    expect(said('Represented for taxes by Lang Fiskal GmbH DE291407373')).not.toContain('several-tax-numbers');
  });

  it('on which day goods are given out', () => {
    const out = (day: string): string =>
      codesOf(foot('Data dostawy: 2026-03-16', `Uwagi: towar wydany ${day} na podstawie WZ 245/2026`));
    expect([out('2026-03-16'), out('2026-03-12')]).toEqual(['', expect.stringContaining('order-date')]);
  });
});

describe('A sentence over the lines', () => {
  const over = (text: string): string => codesOf([[50, 160, text, 8]]);
  it('counts the lines that are charged, whatever they are called', () => {
    const charged = (said: string): string => over(`für die ${said} Ihres Auftrags erlauben wir uns zu berechnen:`);
    expect(['zwei Druckarbeiten', 'drei Druckarbeiten', 'drei Wochen'].map(charged)).toEqual(['', 'left-count', '']);
  });
  it('says how many pieces they have in all', () => {
    const pieces = ['insgesamt 22 Stück', 'insgesamt 60 Stück', 'bisher 60 Stück'];
    expect(pieces.map((said) => over(`Wir liefern Ihnen wie vereinbart ${said} dieser Art`))).toEqual([
      '',
      'piece-count',
      '',
    ]);
  });
  it('names one of both parties, whatever the headings are called', () => {
    const contract = (name: string): string =>
      codesOf([[340, 110, 'Contract'], [340, 124, 'CT 1188'], ...foot(`According to contract CT 1188 with ${name}`)]);
    expect(['Northgate Fasteners Ltd', 'Meadow Grain Ltd'].map(contract)).toEqual(['', 'other-sender']);
  });
});

describe('A delivery note of one day', () => {
  it('has one number', () => {
    const notes = (number: string): string =>
      codesOf([
        [50, 160, 'Aviz nr. TMS 1180 din 16.03.2026', 8],
        ...foot(`Aviz TMS ${number}, expediat la 16.03.2026`),
      ]);
    expect([notes('1180'), notes('1108')]).toEqual(['', 'several-references']);
  });
});

describe('What is called free of charge', () => {
  it('is not charged', () => {
    const sums = (label: string): string =>
      codesOf(
        [
          ['Subtotal', '$185.00'],
          [label, '$15.00'],
          ['Sales Tax 10%', '$20.00'],
          ['Total', '$220.00'],
        ].flatMap(([name, amount], at): Printed[] => [
          [310, 250 + 15 * at, name!],
          [480, 250 + 15 * at, amount!],
        ]),
        WITHOUT_SUMS,
      );
    expect([sums('Express delivery'), sums('Express delivery (free of charge)')]).toEqual(['', 'free-shipping']);
  });
});

describe('Days to pay on in one row', () => {
  it('have amounts that come to the total, each later than the one before', () => {
    const days = (text: string): string => codesOf([[50, 310, text]]);
    expect(days('Due dates: 31/03/2026: $101.75 – 30/04/2026: $101.75')).toBe('');
    expect(days('Due dates: 31/03/2026: $101.75 – 30/04/2026: $100.75')).toContain('unexplained-amount');
    expect(days('Due dates: 30/04/2026: $101.75 – 31/03/2026: $101.75')).toContain('unexplained-amount');
  });
});
