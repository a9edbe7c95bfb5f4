import { describe, expect, it } from '@jest/globals';
import { codesOf, foot } from '../../../test/documents/doubts-of.js';
import { type Printed, row } from '../../../test/documents/printed-pdf.js';

/** Between the head and the lines. */
const over = (text: string): Printed[] => [[50, 160, text, 9]];

describe('What a sentence counts', () => {
  it.each([
    [
      'For the 2 cordless drills and 20 hex bolts that you ordered',
      'For the 3 cordless drills and 20 hex bolts that you ordered',
    ],
    ['For the two cordless drills that you ordered', 'For the three cordless drills that you ordered'],
    ['Includes 20 hex bolts.', 'Includes 30 hex bolts.'],
  ])('are the pieces of the goods that it names: %s', (right, wrong) => {
    expect([right, wrong].map((text) => codesOf(over(text)))).toEqual(['', expect.stringContaining('left-count')]);
  });

  it('is none where the name has it, in words as well', () => {
    const named = (text: string) => codesOf(foot(text), { 'Cordless drill': 'Sample box twelve flavours' });
    expect(named('Sample box twelve flavours')).toBe('');
    expect(named('For the thirteen flavours')).toContain('left-count');
  });

  it.each([
    ['For the two lessons on 3 and 5 March', 'For the three lessons on 3 and 5 March'],
    ['Für die vier Einzelstunden am 2., 6., 9. und 13. März', 'Für die fünf Einzelstunden am 2., 6., 9. und 13. März'],
    ['For the four lessons on 3 and 5 March', 'For the one lesson of the 3 lessons on 3 and 5 March'],
    ['Two sessions of 3 hours on 3 and 5 March', 'Three sessions on 3 and 5 March'],
  ])('is done on as many days as are listed, or several times on each: %s', (right, wrong) => {
    expect([right, wrong].map((text) => codesOf(over(text)))).toEqual(['', expect.stringContaining('left-count')]);
  });

  it('is none where it is the number of a house, or a short word of another language', () => {
    expect(codesOf(foot('123 Drill St, Kvalto'))).toBe('');
    // "To" is two in Danish.
    expect(codesOf(foot('Up to drill speed'))).toBe('');
  });

  it('are as many as several lines have, where it is so near to them', () => {
    const tests = {
      '20': '14',
      '2': '14',
      '$1.25': '$2.00',
      '$25.00': '$28.00',
      '$80.00': '$10.00',
      '$160.00': '$140.00',
    };
    const sums = { '$185.00': '$168.00', '$18.50': '$16.80', '$203.50': '$184.80' };
    const tested = (count: number) =>
      codesOf(over(`Analysis of ${count} water samples received 2 March 2026`), { ...tests, ...sums });
    expect([14, 15, 40].map(tested)).toEqual(['', 'left-count', '']);
    expect(codesOf(foot('Kvalto brimu 13 × 1.33'), { ...tests, ...sums })).not.toContain('left-count');
    // Of 273.24 the seventy count nothing.
    const dear = {
      '20': '72',
      '2': '72',
      '$1.25': '$1.00',
      '$25.00': '$72.00',
      '$80.00': '$2.45',
      '$160.00': '$176.40',
    };
    const dearSums = { '$185.00': '$248.40', '$18.50': '$24.84', '$203.50': '$273.24' };
    const inWords = foot('Amount in words: two hundred seventy three dollars and 24/100');
    expect(codesOf(inWords, { ...dear, ...dearSums })).toBe('');
    // Of lines that have unlike numbers none is counted so.
    expect(codesOf(over('Analysis of 21 water samples received 2 March 2026'))).toBe('');
  });

  it('are the pieces of a line that it names, at its end', () => {
    const counted = (text: string) =>
      codesOf(over(text), {
        ...{ 'Hex bolt M8': 'Yearly contribution, per apprentice', '20': '184', '$1.25': '$2.00', '$25.00': '$368.00' },
        ...{ '$185.00': '$528.00', '$18.50': '$52.80', '$203.50': '$580.80' },
      });
    const said = (count: number) => counted(`The apprentices you reported were ${count}. We thank you`);
    expect([184, 148, 183, 96].map(said)).toEqual(['', 'left-count', 'left-count', '']);
    expect(counted('The machines you reported were 148. We thank you')).toBe('');
    expect(counted('Your apprenticeship has the number 148. We thank you')).toBe('');
  });

  it('are all pieces, in words as well', () => {
    const said = ['Twenty-two', 'Twenty-four'].map((count) => codesOf(foot(`${count} pieces in total.`)));
    expect(said).toEqual(['', expect.stringContaining('left-count')]);
  });

  it('are the minutes of several lines, however far from these', () => {
    const used = (minutes: number) =>
      codesOf(foot(`You used ${minutes} minutes of calls.`), {
        'Hex bolt M8': 'Calls abroad (minutes)',
        'Cordless drill': 'Calls on board (minutes)',
      });
    expect([used(22), used(26)]).toEqual(['', expect.stringContaining('piece-count')]);
  });

  it('is in parcels, in a field and in a sentence', () => {
    const sent = (parcels: number) =>
      codesOf([
        ...row(90, [
          [340, 'Parcels'],
          [440, '3'],
        ]),
        ...foot(`Sent in ${parcels} parcels`),
      ]);
    expect([sent(3), sent(5)]).toEqual(['', expect.stringContaining('left-count')]);
  });
});

describe('Hours', () => {
  const HOURS = { Qty: 'Hours', 'Hex bolt M8': 'Consulting', 'Cordless drill': 'Travel' };
  it.each([
    ['For 22 hours of work in February:', 'For 24 hours of work in February:'],
    ['Insgesamt 22 Stunden', 'Insgesamt 24 Stunden'],
    ['We answer within 48 hours.', '24 hours of labour'],
  ])('that were worked are those of the lines: %s', (right, wrong) => {
    expect([right, wrong].map((text) => codesOf(over(text), HOURS))).toEqual([
      '',
      expect.stringContaining('left-count'),
    ]);
  });

  it('in the heading of a group are those of its lines', () => {
    const group = (hours: string) =>
      codesOf(
        [
          [50, 168, `Zelkor — ${hours} hours`, 8],
          ...row(
            240,
            [
              [50, 'Brimu'],
              [300, '1.5'],
              [370, '$10.00'],
              [480, '$15.00'],
            ],
            10,
          ),
        ],
        { ...HOURS, '$185.00': '$200.00', '$18.50': '$20.00', '$203.50': '$220.00' },
      );
    expect([group('22.0'), group('24.0')].map((codes) => codes.includes('left-count'))).toEqual([false, true]);
  });

  it('between two times may go on below', () => {
    const paper = (last: string) => {
      const times = [
        ['17:00 to', '21:00', '4.0'],
        ['17:00 to', last, '4.5'],
        ['16:30 to', '22:00', '5.5'],
        ['17:00 to', '21:00', '4.0'],
      ].flatMap(([from, to, hours], at): Printed[] => [
        ...row(300 + at * 24, [
          [50, from!],
          [110, 'Cleaning'],
          [300, hours!],
          [370, '$10.00'],
          [480, `$${(Number(hours) * 10).toFixed(2)}`],
        ]),
        [50, 309 + at * 24, to!, 8],
      ]);
      return codesOf(
        [
          ...row(284, [
            [50, 'Time'],
            [110, 'Work'],
            [300, 'Hours'],
            [370, 'Rate'],
            [480, 'Amount'],
          ]),
          ...times,
          ...row(420, [
            [370, 'Total'],
            [480, '$180.00'],
          ]),
        ],
        Object.fromEntries(
          [
            ...[
              'Description',
              'Qty',
              'Unit Price',
              'Amount',
              'Hex bolt M8',
              '20',
              '$1.25',
              '$25.00',
              'Cordless drill',
              '2',
            ],
            ...['$80.00', '$160.00', 'Subtotal', '$185.00', 'Sales Tax 10%', '$18.50', 'Total', '$203.50'],
          ].map((text) => [text, null]),
        ),
      );
    };
    expect([paper('21:30'), paper('20:30')]).toEqual(['', 'line-note']);
  });
});

describe('A period', () => {
  it.each([
    ['12 months, from 1 March 2026 to 28 February 2027', '12 months, from 1 March 2026 to 31 August 2026'],
    ['01.03.2026 – 31.05.2026 (3 Monate)', '01.03.2026 – 31.05.2026 (4 Monate)'],
    ['Laufzeit 12 Monate: 01.03.2026 – 28.02.2027', 'Laufzeit 12 Monate: 01.03.2026 – 31.12.2026'],
    ['3 nuits du 02/03/2026 au 05/03/2026', '5 nuits du 02/03/2026 au 05/03/2026'],
    ['20 days: 1 February 2026 – 28 February 2026', '31 days: 1 February 2026 – 28 February 2026'],
    ['4 weeks, 2 February 2026 – 1 March 2026', '6 weeks, 2 February 2026 – 1 March 2026'],
    ['Delivered in week 11 (9 March 2026).', 'Delivered in week 14 (9 March 2026).'],
    [
      'Pick-up 2 March 2026, return 13 March 2026 – charged 11 days',
      'Pick-up 2 March 2026, return 13 March 2026 – charged 14 days',
    ],
    [
      'preuzimanje 02.03.2026., povrat 13.03.2026. – obračunato 11 dana',
      'preuzimanje 02.03.2026., povrat 13.03.2026. – obračunato 14 dana',
    ],
    [
      'del 02/03/2026 al 13/03/2026, ambdós inclosos (12 dies)',
      'del 02/03/2026 al 13/03/2026, ambdós inclosos (9 dies)',
    ],
  ])('is as long as it is said to be: %s', (right, wrong) => {
    expect([right, wrong].map((text) => codesOf(foot(text)))).toEqual(['', 'several-periods']);
  });

  const hired = (...periods: string[]) =>
    codesOf(
      [
        ...row(200, [[240, 'dygn']], 10),
        ...row(220, [[240, 'dygn']], 10),
        ...row(
          240,
          [
            [50, 'Sawhorse'],
            [240, 'dygn'],
            [300, '4'],
            [370, '$5.00'],
            [480, '$20.00'],
          ],
          10,
        ),
        ...periods.map((period, at): Printed => [50, 211 + 20 * at, period, 7]),
      ],
      {
        '20': '31',
        '$1.25': '$1.00',
        '$25.00': '$31.00',
        '$185.00': '$211.00',
        '$18.50': '$21.10',
        '$203.50': '$232.10',
      },
    );
  it('is as long as its line says, where those of the others are', () => {
    const [first, second] = ['31 dygn, 1/1 – 31/1', '2 dygn, 3/2 – 4/2'];
    expect(hired(first, second, '4 dygn, 5/2 – 8/2')).toBe('');
    expect(hired(first, second, '4 dygn, 5/2 – 14/2')).toBe('line-note');
    // Of two different lengths nothing says which is told.
    expect(hired(first, '2 dygn, 3/2 – 8/2', '4 dygn, 5/2 – 14/2')).toBe('');
  });

  it('of hire is that of the line, or of several pieces', () => {
    const hired = (note: string) => codesOf([[50, 211, note, 8]], { 'Hex bolt M8': 'Tower hire' });
    expect(['Tower A, 20 days', '2 towers, 10 days', 'Tower A, 14 days'].map(hired)).toEqual(['', '', 'line-note']);
  });
});

it('What meters count is said below the fields of their readings', () => {
  const fields = (last: string, used = '254 m³') =>
    codesOf(
      [
        ['Previous index', '41 305'],
        ['New index', last],
        ['Kvalto', used],
      ].flatMap(([label, value], at) =>
        row(140 + 10 * at, [
          [340, label!],
          [440, value!],
        ]),
      ),
    );
  expect([fields('41 559'), fields('41 569')]).toEqual(['', expect.stringContaining('line-note')]);
  // Kilowatt hours are made of it.
  expect(fields('41 569', '2 950 kWh')).not.toContain('line-note');
});

it('What meters count may stand right below their readings', () => {
  const read = (last: string) =>
    codesOf(
      [
        [50, 211, `Meter 1GZ81120: previous reading 41,305, present reading ${last}`, 7],
        [50, 219, '254 kWh at $0.10', 7],
      ],
      {
        'Hex bolt M8': 'Electricity',
        '20': '254',
        '$1.25': '$0.10',
        '$25.00': '$25.40',
        '$185.00': '$185.40',
        '$18.50': '$18.54',
        '$203.50': '$203.94',
      },
    );
  expect([read('41,559'), read('41,569')]).toEqual(['', expect.stringContaining('line-note')]);
});
