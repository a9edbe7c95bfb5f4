import { describe, expect, it } from '@jest/globals';
import { printedPage } from '../../../test/documents/printed-page.js';
import { codesOf, foot } from '../../../test/documents/doubts-of.js';
import { type Printed, printedInvoice, row } from '../../../test/documents/printed-pdf.js';
import { understandPages } from '../understand-pages.js';

describe('The pieces of a line', () => {
  const under = (text: string, more = '') =>
    codesOf([[50, 231, text, 8], ...(more ? [[50, 241, more, 8] as Printed] : [])]);
  it.each([
    'S/N:',
    'Serial numbers:',
    'Seriennummern:',
    'Numéros de série :',
    'Nº serie',
    'Sér. č.',
    'Numery seryjne:',
    'Serienummers:',
    'Serijos Nr.',
    'Ser. br.:',
    'Serijska št.:',
  ])('%s one for each', (label) => {
    expect(under(`${label} CD88121, CD88134`)).toBe('');
    expect(under(`${label} CD88121 - CD88122`)).toBe('');
    expect(under(`${label} CD88121, CD88134, CD88135`)).toBe('serial-numbers');
    expect(under(`${label} CD88121, CD88134,`, 'CD88135')).toBe('serial-numbers');
    expect(under(`${label} CD88121`)).toBe('serial-numbers');
    // An amount of the sums below, and a day.
    for (const other of ['1203.50', '05.03.2026'])
      expect(under(`${label} CD88121, CD88134`, other)).not.toContain('serial-numbers');
  });

  it('no code of the goods is the number of one', () => {
    const coded = (heading: string) =>
      codesOf([...row(180, [[180, heading]]), ...row(200, [[180, 'SN-025-300']]), ...row(220, [[180, 'SN-030-150']])]);
    expect(coded('Code')).toBe('');
    expect(coded('Serial number')).not.toBe('');
  });

  it('are none of the next line where its words stand beside its figures', () => {
    expect(under('S/N: CD88121, CD88134')).toBe('');
    expect(codesOf([[50, 206, 'S/N: HB88121, HB88134', 8]])).toBe('serial-numbers');
  });

  it('a list of serial numbers goes on below, whatever it is called', () => {
    expect(under('Kvalto: CD88121,', 'CD88134')).toBe('');
    expect(under('Kvalto: CD88121, CD88134,', 'CD88135')).toBe('serial-numbers');
  });

  it('are in a name that goes on below figures set to its middle', () => {
    const paper = (y: number) =>
      codesOf(
        [
          [50, y, 'Cordless drill', 8],
          [50, 226, '(50 pcs)', 8],
          ...row(240, [
            [50, 'Drill bit'],
            [300, '1'],
            [370, '$5.00'],
            [480, '$5.00'],
          ]),
        ],
        { 'Cordless drill': null, '$185.00': '$190.00', '$18.50': '$19.00', '$203.50': '$209.00' },
      );
    expect([paper(214), paper(220)]).toEqual(['', 'line-note']);
  });

  it('packages hold all of them', () => {
    expect(
      [
        'Packed 1 x 2',
        'Packed 2 x 1',
        '2 boxes of 50',
        'Box 20 x 30 cm',
        'Pallet 1200x800',
        '1 Karton à 2 Stk.',
        'Packed 2 x 4 l',
        'Packed 4 x 25 mm',
        'Tape 72mm x 450ft, 10 rolls/case',
        '– 1 ks. à 2 stk.',
        '3 ks. à 6 stk. i depotet',
        '1 VE zu 2 ST',
      ].map((text) => under(text)),
    ).toEqual(Array(12).fill(''));
    expect(
      [
        'Packed 5 x 100',
        '4 boxes of 5',
        '4 cases of 3',
        '3 Kartons à 2 Stk.',
        'Emballage : 3 x 4',
        'Paketleme 9 x 12 l',
        '3 kartonger om 10',
        '– 3 ks. à 6 stk.',
        'ambalat 7 × 5 BUC',
        '3 VE zu 6 ST',
        '3 Kartons zu je 6 Stück',
        'iepakots 5 × 4 BUC',
        'supakuota 5 × 4 BUC',
        'conditionné par 5 × 4 BUC',
      ].map((text) => under(text)),
    ).toEqual(Array(14).fill('packages'));
    expect(['1 kvalto da 2 = 2 pz', '2 kvalto da 5 = 10 pz'].map((text) => under(text))).toEqual(['', '']);
    expect(['1 kvalto da 3 = 2 pz', '4 kvalto da 5 = 20 pz'].map((text) => under(text))).toEqual(
      Array(2).fill('packages'),
    );
    // Two pieces are those of the next line, and no packages.
    expect(codesOf([[50, 209, '2 kvalto da 5 = 10 pz', 8]])).toBe('packages');
    expect(['1 cutie a câte 2', '3 cutii a câte 4 buc'].map((text) => under(text))).toEqual(['', 'packages']);
    // Over the figures of the next line.
    expect(['Packed 1 x 2', 'Packed 2 x 5'].map((text) => codesOf([[50, 209, text, 8]]))).toEqual(['', 'packages']);
    expect(['White tiles 20x20, box', 'White tiles, box 20x20'].map((text) => under(text))).toEqual(['', 'packages']);
  });

  it.each([
    ['2 of 5 delivered, 3 to follow', '2 of 6 delivered, 3 to follow'],
    ['2 von 5 geliefert, 3 folgen', '1 von 5 geliefert, 4 folgen'],
    ['2 van 3 geleverd', '1 van 5 geleverd'],
    ['kvalto 2 z 5, brimu zelkor 3', 'kvalto 2 z 6, brimu zelkor 3'],
    ['2 mi 5 kvalto, zelkor 3', '2 mi 6 kvalto, zelkor 3'],
    ['– kvalto 5, zelkor 2, brimu 3', '– kvalto 6, zelkor 2, brimu 3'],
  ])('are what is said below it: %s, and not %s', (right, wrong) => {
    expect([under(right), under(wrong)]).toEqual(['', 'line-note']);
  });

  it('are those of the next line where words stand over their figures, and none of an order with its day', () => {
    expect(
      ['Ordered 5 / delivered 2 / open 3', 'Ordered 5 / delivered 3 / open 2'].map((text) =>
        codesOf([[50, 209, text, 8]]),
      ),
    ).toEqual(['', 'line-note']);
    expect(['Kvalto 5, zelkor 2, brimu 3', 'Kvalto 6, zelkor 2, brimu 3'].map((text) => under(text))).toEqual([
      '',
      'line-note',
    ]);
    expect(['Commande PO-05254 du 02/03/2026', 'Commande PO-05254 avec 12'].map((text) => under(text))).toEqual([
      '',
      'line-note',
    ]);
  });

  it('cost less by the share behind their price', () => {
    const rates: Printed[] = [
      [50, 211, 'Rate: 1.25 − 5%', 8],
      [50, 231, 'Rate: 80.00 − 5%', 8],
    ];
    const sums = (subtotal: string, tax: string, total: string) =>
      codesOf(rates, {
        '$25.00': '$23.75',
        '$185.00': subtotal,
        '$18.50': tax,
        '$203.50': total,
        ...(subtotal === '$175.75' ? { '$160.00': '$152.00' } : {}),
      });
    expect([sums('$175.75', '$17.58', '$193.33'), sums('$183.75', '$18.38', '$202.13')]).toEqual([
      '',
      'left-rate, line-note',
    ]);
  });
});

describe('What the lines measure', () => {
  it('comes to the same, in words of whatever language', () => {
    const sum = (said: string) =>
      codesOf(foot(`Kvalto brimu ${said} kWh zelkor`), { '20': '1000 kWh', '$1.25': '$0.025' });
    expect(['1000', '1001', '300'].map(sum)).toEqual(['', 'piece-count', '']);
  });

  it('comes to that of the lines with its unit', () => {
    const sum = (said: string) => codesOf(foot(`Sum timer ${said} t`), { '2': '2 timer', '20': '20 stk' });
    expect(['2', '22', '3'].map(sum)).toEqual(['', '', 'piece-count']);
  });

  it('comes to it behind another sentence as well', () => {
    const sum = (words: string) => (said: string) => codesOf(foot(`${words}: ${said} pcs`));
    for (const words of ['Please quote order 250394. Total quantity', 'Menge insgesamt'])
      expect(['22', '32'].map(sum(words))).toEqual(['', 'piece-count']);
    expect(['22', '32'].map(sum('Lines: 2 Total quantity'))).toEqual(['', 'left-count, piece-count']);
    expect(['22', '32'].map(sum('2 lines in all Units supplied in total'))).toEqual(['', 'left-count, piece-count']);
  });
});

describe('What the lines weigh', () => {
  it.each(['Gesamtgewicht netto', 'Total net weight', 'Poids total net', 'Waga razem'])('comes to the %s', (label) => {
    const weighed = (total: string, first = 'Net weight 7.40 kg') =>
      codesOf([[50, 208, first, 7], [50, 228, 'Net weight 18.15 kg', 7], ...foot(`${label}: ${total} kg`)]);
    expect(['25.55', '26.55'].map((total) => weighed(total))).toEqual(['', 'weights']);
    expect(weighed('26.55', 'In a box')).toBe('');
  });
});

describe('A column that only counts', () => {
  it.each([
    ['Cartons', 'Total cartons'],
    ['Kolli', 'Summa kolli'],
    ['Gebinde', 'Summe Gebinde'],
  ])('%s: comes to what stands below it', (heading, label) => {
    const counted = (below: string, said = label): string =>
      codesOf([
        ...row(180, [[250, heading]]),
        ...row(200, [[270, '6']]),
        ...row(220, [[270, '4']]),
        ...row(235, [
          [50, said],
          [266, below],
        ]),
      ]);
    expect(counted('10')).toBe('');
    expect(counted('13')).toContain('piece-count');
    expect(counted('13', 'Route')).not.toContain('piece-count');
  });
});

describe('Readings of a meter', () => {
  it('may go on in the next row', () => {
    const read = (now: string) =>
      codesOf([
        [50, 231, 'Meter 1TA3575: previous reading 44,411, present', 8],
        [50, 240, `reading ${now}`, 8],
      ]);
    expect(['44,413', '44,423'].map(read)).toEqual(['', 'line-note']);
  });

  it('are those of whatever is told in its unit', () => {
    const read = (now: string) => codesOf([[50, 231, `Zelkor 1TA3575, da 44,411 a ${now} kWh`, 8]]);
    expect(['44,413', '44,423'].map(read)).toEqual(['', 'line-note']);
    const apart = (now: string) => codesOf([[50, 231, `Zelkor 1TA3575: brimu 44,411, kvalto brimu ${now} kWh`, 8]]);
    expect([apart('44,413'), apart('44,423')]).toEqual(['', 'line-note']);
  });
});

describe('Rates of lines', () => {
  it('are those of the sums', () => {
    const taxed = (rate: string) =>
      codesOf([
        [430, 180, 'Tax %'],
        [430, 200, rate],
        [430, 220, rate],
      ]);
    expect(['10 %', '12 %'].map(taxed)).toEqual(['', 'left-rate']);
  });

  it.each(['Stawka', 'Kvizo'])('of the lines are those of the sums, whatever their column is called: %s', (heading) => {
    const taxed = (rate: string) =>
      codesOf([
        [535, 180, heading],
        [535, 200, '10 %'],
        [535, 220, rate],
      ]);
    expect(['10 %', '12 %'].map(taxed)).toEqual(['', 'left-rate']);
  });

  it('may be printed without their decimals', () => {
    const sums = { 'Sales Tax 10%': 'Sales Tax 10.4%', '$18.50': '$19.24', '$203.50': '$204.24' };
    const taxed = (rate: string) =>
      codesOf(
        [
          [535, 180, 'Kvizo'],
          [535, 200, '10.4 %'],
          [535, 220, rate],
        ],
        sums,
      );
    expect(['10 %', '11 %'].map(taxed)).toEqual(['', 'left-rate']);
  });
});

describe('Who charges tax', () => {
  it.each([
    'Exonération de TVA, livraison intracommunautaire (art. 262 ter I du CGI).',
    'Доставчикът не е регистриран по ЗДДС (чл. 113, ал. 9).',
    'PDV nije obračunat, čl. 90 Zakona o PDV-u.',
    'Gemäß § 6 UStG von der Umsatzsteuer befreit.',
    'Nav PVN maksātājs.',
    'Įmonė nėra PVM mokėtoja.',
    'Ei ole käibemaksukohustuslane.',
    'Bestellt 12.03. Kein Ausweis von Umsatzsteuer. Wir sind nicht umsatzsteuerpflichtig. Konto 4711',
    'Exempt from VAT.',
    'Scutit fără drept de deducere, art. 310 Cod fiscal',
    'Operación exenta, artículo 25',
    'Operación exenta de IVA: entrega intracomunitaria (art. 25 LIVA).',
    'Nicht mehrwertsteuerpflichtig.',
    'Nejsem plátce DPH',
    'Nie jestem podatnikiem VAT',
    'Ikke momspliktig.',
    'Operazione in regime forfetario, senza IVA, art. 1 L. 190/2014.',
    'Addressee of the invoice is obliged to pay the tax.',
    'Alanyi adómentes (AAM).',
    'Az adó megfizetésére a számla címzettje kötelezett.',
    'IVA devido pelo adquirente',
    'TVA due par le preneur',
  ])('does not say: %s', (text) => expect(codesOf(foot(text))).toContain('reverse-charge'));

  it.each(['Plátce DPH', 'VAT registered', 'Platitor de TVA'])('is registered for it: %s', (field) => {
    const answers = (yes: string): Printed[] => [
      [450, 90, field, 8],
      [450, 101, yes, 8],
    ];
    expect([codesOf(answers('Ano')), codesOf(answers('Ne'))]).toEqual(['', 'reverse-charge']);
  });

  it('names among the sums what it does not tax, of which there is nothing', () => {
    const sums = (amount: string): Printed[] => [
      [50, 240, 'SUBTOTAL EXEMPT FROM VAT', 8],
      [250, 240, amount, 8],
    ];
    expect(codesOf(sums('0.00'))).not.toContain('reverse-charge');
    expect(codesOf(sums('185.00'))).toContain('reverse-charge');
  });

  it('says so of some goods in a row of a table of taxes', () => {
    const table = (...figures: string[]) =>
      codesOf(
        ['Esente art. 10 DPR 633/72', ...figures].map((text, at): Printed => [
          at === 0 ? 50 : 250 + 100 * at,
          310,
          text,
          8,
        ]),
      );
    expect(table('$25.00', '$0.00')).not.toContain('reverse-charge');
    expect(table('$25.00')).toContain('reverse-charge');
  });

  it('does not say so between its lines, where it is said of all', () => {
    expect(codesOf([[50, 231, 'Ikke merverdiavgiftspliktig.', 8]])).toContain('reverse-charge');
  });

  it.each([
    'VAT registered in England.',
    'VAT No: 12 | Not before noon',
    'TVA acquittée sur les débits.',
    'Registered in England • Company No 08811432 • VAT No 9',
  ])('may say: %s', (text) => expect(codesOf(foot(text))).toBe(''));
});

describe('What was paid by card', () => {
  it('is the total, unless the rest is printed', () => {
    const card = (amount: string) =>
      codesOf(
        row(
          310,
          [
            [370, 'Paid by card'],
            [480, amount],
          ],
          10,
        ),
        {
          ...{ Subtotal: 'Total', 'Sales Tax 10%': null, '$18.50': null, Total: null, '$203.50': null },
        },
      );
    expect(['$185.00', '$195.00', '$158.00'].map(card)).toEqual(['', 'unexplained-amount', 'unexplained-amount']);
  });
});

describe('The positions of the lines', () => {
  const counted = (...positions: string[]) =>
    codesOf(
      [
        ...row(
          240,
          [
            [50, 'Washer M8'],
            [300, '1'],
            [370, '$0.00'],
            [480, '$0.00'],
          ],
          10,
        ),
        ...positions.map((position, at): Printed => [35, 200 + at * 20, position]),
      ],
      { Subtotal: null, '$185.00': null },
    );
  it('are those of an order, of which a line may be missing, and each has its own', () => {
    expect([counted('1', '2', '3'), counted('1', '2', '4'), counted('10', '20', '40')]).toEqual(['', '', '']);
    expect([counted('1', '2', '2'), counted('10', '30', '30'), counted('1', '2', '1')]).toEqual(
      Array(3).fill('line-positions'),
    );
  });
});

describe('The pages', () => {
  it('are counted as they follow each other', () => {
    const pages = (first: string, second = '2/2') =>
      understandPages({
        kind: 'pages',
        pages: [
          printedPage(printedInvoice({}, [[500, 800, first, 8]])),
          { ...printedPage([[500, 800, second, 8]]), number: 2 },
        ],
        attachments: [],
      }).doubts.map(({ code }) => code);
    expect(['1/2', '2/2'].map((first) => pages(first).includes('missing-pages'))).toEqual([false, true]);
    expect(['Seite 2', 'Seite 1'].map((second) => pages('Seite 1', second).includes('missing-pages'))).toEqual([
      false,
      true,
    ]);
    expect(['Sida 1 (2)', 'Sida 1 (3)', '1 (3)'].map((first) => pages(first).includes('missing-pages'))).toEqual([
      false,
      true,
      false,
    ]);
  });
});
