import { describe, expect, it } from '@jest/globals';
import { printedPage } from '../../../test/documents/printed-page.js';
import { PLAINLY_DATED, type Printed, printedInvoice } from '../../../test/documents/printed-pdf.js';
import {
  HARMLESS,
  LIMITS,
  type Place,
  PLACES,
  SAID,
  saidInUnknownWords,
} from '../../../test/documents/unknown-words.js';
import { prove } from '../../proof.js';
import { understandPages } from '../understand-pages.js';

const read = (printed: Printed[]) =>
  prove(understandPages({ kind: 'pages', pages: [printedPage(printed)], attachments: [] }));
const statusesOf = (prints: Printed[][]) => prints.map((printed) => read(printed).status);

const cases = Object.keys(SAID).flatMap((fact) =>
  (LIMITS[fact] ?? (Object.keys(PLACES) as Place[])).map((place): [string, Place] => [fact, place]),
);

describe('What is said in words that nobody knows', () => {
  it.each(cases)('%s, %s: is reviewed', (fact, place) => {
    expect(statusesOf(saidInUnknownWords(fact, place, true))).not.toContain('completed');
  });

  it.each(cases)('%s, %s: changes nothing where it is what the paper says anyway', (fact, place) => {
    const statuses = statusesOf(saidInUnknownWords(fact, place, false));
    expect(statuses.every((status) => status === 'completed')).toBe(true);
  });

  it.each(HARMLESS)('is none of it: %s', (text) => {
    expect(read(printedInvoice({}, [[50, 700, text, 8]])).warnings).toEqual([]);
  });

  it('is told with what was found', () => {
    const { warnings } = read(printedInvoice({}, [[50, 700, 'Kvalto brimu 213.50', 8]]));
    expect(warnings.map(({ message }) => message)).toEqual([
      'The amount of 213.50 is printed outside the lines and sums, and is none of theirs.',
    ]);
  });
});

describe('What is said twice', () => {
  it('a date under the name of another one is that, though a row of the columns beside it stands between them', () => {
    const under = (label: string): Printed[] =>
      printedInvoice(PLAINLY_DATED, [
        [340, 95, label],
        [50, 103, 'Springfield, IL 62701'],
        [340, 111, '16 April 2026'],
      ]);
    expect(read(under('Due on')).status).toBe('completed');
    expect(read(under('Kvalto')).status).toBe('needs_review');
  });

  it('a figure with a currency below the quantities is no number of pieces', () => {
    const inForints = {
      ...{ '$1.25': '10 Ft', '$25.00': '200 Ft', '$80.00': '400 Ft', '$160.00': '800 Ft' },
      ...{ '$185.00': '1 000 Ft', '$18.50': '100 Ft', '$203.50': '1 100 Ft' },
    };
    const below = (figure: string) => read(printedInvoice(inForints, [[300, 250, figure]])).warnings;
    expect(below('1 000 Ft')).toEqual([]);
    expect(below('23')).toMatchObject([{ code: 'piece-count' }]);
  });

  it('a number without letters is another one where it begins alike, and no postcode', () => {
    const numbered = (text: string) =>
      read(printedInvoice({ 'Invoice Number: INV-20417': 'Invoice Number: 110937' }, [[50, 700, text, 8]])).status;
    expect(numbered('Kvalto 110397 brimu trasten.')).toBe('needs_review');
    expect(numbered('Kvalto 110937 brimu trasten.')).toBe('completed');
    expect(numbered('11 Mill Road, 110397 Springfield')).toBe('completed');
  });

  const account = (second: string, y: number): Printed[] =>
    printedInvoice({}, [
      [50, 400, 'IBAN GB29 NWBK 6016 1331 9268 19', 8],
      [50, y, second, 8],
    ]);

  it('another account elsewhere on the paper is reviewed; the same one, and a choice of two, are not', () => {
    expect(read(account('IBAN GB82 WEST 1234 5698 7654 32', 700)).status).toBe('needs_review');
    expect(read(account('IBAN GB29 NWBK 6016 1331 9268 19', 700)).status).toBe('completed');
    expect(read(account('IBAN GB82 WEST 1234 5698 7654 32', 412)).status).toBe('completed');
  });

  it('the day of the invoice in another year is reviewed, whatever is said of it', () => {
    const generated = (year: number): Printed[] =>
      printedInvoice({}, [[50, 700, `Document printed on 17 March ${year}`, 8]]);
    expect([2026, 2025].map((year) => read(generated(year)).status)).toEqual(['completed', 'needs_review']);
  });

  it.each([
    ['2 % discount if paid within 8 days: 4.07, then 199.43', '2 % discount if paid within 8 days: 6.10, then 197.40'],
    [
      'Bei Zahlung bis zum 24.03.2026 gewähren wir 2 % Skonto = 4.07',
      'Bei Zahlung bis zum 24.03.2026 gewähren wir 2 % Skonto = 5.07',
    ],
  ])('what an early payment saves is its share of the total: %s', (right, wrong) => {
    const statuses = [right, wrong].map((text) => read(printedInvoice({}, [[50, 700, text, 8]])).status);
    expect(statuses).toEqual(['completed', 'needs_review']);
  });

  it('a label set wide is one label', () => {
    const spaced = (first: string): Printed[] =>
      printedInvoice(PLAINLY_DATED, [
        [50, 700, first, 8],
        [90, 700, 'DATE', 8],
        [160, 700, '16.04.2026', 8],
      ]);
    expect(['DUE', 'CREATION'].map((first) => read(spaced(first)).status)).toEqual(['completed', 'needs_review']);
  });

  it('a slip that names another day to pay until is reviewed', () => {
    const slip = (day: number): Printed[] =>
      printedInvoice({}, [
        [340, 90, 'Due date: 16 April 2026'],
        [50, 700, 'Betalingsfrist:', 8],
        [160, 700, `${day}.04.2026`, 8],
      ]);
    expect([16, 11].map((day) => read(slip(day)).status)).toEqual(['completed', 'needs_review']);
  });

  it('cents may stand in a column of their own', () => {
    const slip = (whole: string): Printed[] =>
      printedInvoice(
        {
          '$1.25': '$1,001.25',
          '$25.00': '$20,025.00',
          '$185.00': '$20,185.00',
          '$18.50': '$2,018.50',
          '$203.50': '$22,203.50',
        },
        [
          [50, 700, '0036228304188', 8],
          [200, 700, whole, 8],
          [260, 700, '50', 8],
        ],
      );
    expect(['22,203', '22,303'].map((whole) => read(slip(whole)).status)).toEqual(['completed', 'needs_review']);
  });

  it('the period of one line in another year is reviewed', () => {
    const lines = (year: number): Printed[] =>
      printedInvoice({}, [
        [50, 209, '01/03/2026 - 31/03/2026', 7],
        [50, 229, `01/03/${year} - 31/03/${year}`, 7],
      ]);
    expect([2026, 2024].map((year) => read(lines(year)).status)).toEqual(['completed', 'needs_review']);
  });

  it('a delivery a year after the invoice is reviewed', () => {
    const delivered = (year: number): Printed[] =>
      printedInvoice({}, [[50, 700, `Delivery note 8117 of 12 March ${year}`, 8]]);
    expect([2026, 2027].map((year) => read(delivered(year)).status)).toEqual(['completed', 'needs_review']);
  });

  it.each([
    'Reverse charge',
    'Steuerschuldnerschaft des Leistungsempfängers',
    'Innergemeinschaftliche Lieferung, steuerfrei.',
    'BTW verlegd',
    'Autoliquidation',
  ])('tax that the receiver owes is not charged: %s', (words) =>
    expect(read(printedInvoice({}, [[50, 700, words, 8]])).status).toBe('needs_review'),
  );
});

describe('What fits nothing else on the paper', () => {
  const status = (...more: Printed[]) => read(printedInvoice({}, more)).status;

  it('a page that is not there is missed', () => {
    expect(status([500, 800, 'Page 1 of 1', 8])).toBe('completed');
    expect(['Page 1 of 2', '1/3', 'Blad 1 van 2'].map((text) => status([500, 800, text, 8]))).toEqual(
      Array(3).fill('needs_review'),
    );
  });

  it('a page beyond the last is none', () => {
    expect(['Sida 2/1', 'Page 2/1'].map((text) => status([500, 800, text, 8]))).toEqual(Array(2).fill('needs_review'));
    expect(status([50, 72, 'Unit 2/1'])).toBe('completed');
  });

  it('one tax number for both parties is reviewed', () => {
    const numbers = (own: string): Printed[] => [
      [50, 75, `VAT No. ${own}`],
      [50, 138, 'VAT No. NL450868922B78'],
    ];
    expect(status(...numbers('NL772345888B07'))).toBe('completed');
    expect(status(...numbers('NL450868922B78'))).toBe('needs_review');
  });

  it('of several numbers that of one tax may be the wrong one', () => {
    const numbers = (own: string): Printed[] => [
      [50, 75, `IČO: 75654236 IČ DPH: ${own}`],
      [50, 138, 'IČO: 06493385 IČ DPH: SK2106493385'],
    ];
    expect(['SK2075654236', 'SK2106493385'].map((own) => status(...numbers(own)))).toEqual([
      'completed',
      'needs_review',
    ]);
  });

  it('a day to pay until before the invoice, or against its terms, is reviewed', () => {
    expect(['16 April 2026', '3 March 2026'].map((day) => status([340, 90, `Due date: ${day}`]))).toEqual([
      'completed',
      'needs_review',
    ]);
    const net = (days: number) => status([50, 700, `Payment terms: net ${days} - Due date: 16 April 2026`, 8]);
    expect([30, 14].map(net)).toEqual(['completed', 'needs_review']);
  });

  it('another delivery note over the lines than in the head is reviewed; of several nothing is said', () => {
    const notes = (...numbers: number[]) =>
      status(
        [340, 150, 'Delivery note'],
        [340, 162, '2471'],
        ...numbers.map((number, at): Printed => [
          50,
          189 + 20 * at,
          `Your delivery note ${number} of 12 March 2026`,
          7,
        ]),
      );
    expect([notes(2471), notes(2417), notes(2417, 2471)]).toEqual(['completed', 'needs_review', 'completed']);
  });

  it('the period of all lines lies in that of the head', () => {
    const lines = (month: string) =>
      status(
        [340, 150, 'Service period: 01/03/2026 - 31/03/2026'],
        [50, 209, `01/${month}/2026 - 28/${month}/2026`, 7],
        [50, 229, `01/${month}/2026 - 28/${month}/2026`, 7],
      );
    expect(['03', '04'].map(lines)).toEqual(['completed', 'needs_review']);
  });

  it('the sender has one tax number of each kind', () => {
    const numbers = (again: string) =>
      status([50, 75, 'VAT CHE-877.455.291'], [50, 700, `Northgate Fasteners Ltd, ${again} VAT`, 8]);
    expect(['CHE-877.455.291', 'CHE-827.504.823'].map(numbers)).toEqual(['completed', 'needs_review']);
  });

  it('a headline asks for the money on the day to pay until', () => {
    const due = (day: string) => status([340, 90, 'Due date: 16 April 2026'], [50, 150, `$203.50 USD due ${day}`]);
    expect(['16 April 2026', '26 April 2026'].map(due)).toEqual(['completed', 'needs_review']);
  });

  it('another giro number on the slip is reviewed', () => {
    const giro = (number: string) =>
      status([50, 600, 'Bankgiro', 8], [150, 600, '3528-8084', 8], [50, 700, 'Bankgiro', 8], [150, 700, number, 8]);
    expect(['3528-8084', '3582-8084'].map(giro)).toEqual(['completed', 'needs_review']);
  });

  it.each([
    'Kleinunternehmer nach § 19 UStG',
    'TVA non applicable, art. 293 B du CGI',
    'No VAT is charged.',
    'Daň odvede zákazník.',
    'DPH nebyla účtována.',
  ])('no tax is due, and yet charged: %s', (text) => expect(status([50, 700, text, 8])).toBe('needs_review'));

  it('what was paid in full leaves no rest', () => {
    const rest = (text: string) =>
      status(
        [370, 295, 'Paid'],
        [480, 295, '$100.00'],
        [370, 310, 'Balance due'],
        [480, 310, '$103.50'],
        [50, 700, text, 8],
      );
    expect(
      ['Kvalto brimu trasten.', 'Faktura zapłacona w całości gotówką.', 'Paid in full, thank you'].map(rest),
    ).toEqual(['completed', 'needs_review', 'needs_review']);
  });

  it.each([[236], [242]])('a count close below the last line is none of its words, %d from the top', (y) => {
    const counts = (count: number) => status([50, y, `Kvalto brimu: ${count}`, 8]);
    expect([2, 4].map(counts)).toEqual(['completed', 'needs_review']);
  });
});

describe('An amount in words', () => {
  it.each(['διακόσια τρία ευρώ', 'dvesto tri evre in petdeset centov', 'двеста и тринадесет лева'])(
    'that cannot be told to be the total is reviewed: %s',
    (words) => expect(read(printedInvoice({}, [[50, 700, words, 8]])).status).toBe('needs_review'),
  );

  it.each(['διακόσια τρία και πενήντα', 'divi simti trīs un piecdesmit', 'du šimtai trys ir penkiasdešimt'])(
    'is read in more languages: %s',
    (words) => expect(read(printedInvoice({}, [[50, 700, words, 8]])).status).toBe('completed'),
  );

  it('may be the tax, where its label says so', () => {
    const words = (spelled: string) => read(printedInvoice({}, [[50, 700, `Tax amount (in words): ${spelled}`, 8]]));
    expect(words('eighteen dollars and fifty cents').status).toBe('completed');
    for (const wrong of ['nineteen dollars and fifty cents', 'two hundred three dollars and fifty cents'])
      expect(words(wrong).warnings.map(({ message }) => message)).toContainEqual(
        expect.stringContaining('is not the tax'),
      );
  });

  it('is told by the coin of the country, though it names no thousands', () => {
    const codes = (hundreds: string) =>
      read(printedInvoice({}, [[50, 700, `${hundreds} trīs eiro un 50 centi`, 8]])).warnings.map(({ code }) => code);
    expect(['Divi simti', 'Pieci simti'].map((hundreds) => codes(hundreds).includes('amount-in-words'))).toEqual([
      false,
      true,
    ]);
  });
});

describe('Figures of other things', () => {
  it('an account for payments may be of the shape of the number, under its name', () => {
    const slip = (name: string): Printed[] => [
      ...[[340, 90, name, 8] as Printed, [440, 90, 'OCR', 8] as Printed],
      ...[[340, 101, '5926-1453', 8] as Printed, [440, 101, '202600310', 8] as Printed],
    ];
    const status = (name: string) =>
      read(printedInvoice({ 'Invoice Number: INV-20417': 'Invoice Number: 2026-0031' }, slip(name))).status;
    expect(['Bankgiro', 'Zahl'].map(status)).toEqual(['completed', 'needs_review']);
  });

  it('“due” is no number in a sentence of terms', () => {
    const note = (text: string) => read(printedInvoice({}, [[50, 700, text, 8]])).warnings.map(({ code }) => code);
    expect(note('Total due by 04/16/2026 in dollars, a fee applies after the due date.')).toEqual([]);
    expect(note('Two hundred and four dollars are due')).toContain('amount-in-words');
  });

  it('days within a sentence about taxes are no tax', () => {
    const exempt = {
      ...{ '$1.25': '$1', '$25.00': '$20', '$80.00': '$80', '$160.00': '$160', '$185.00': '$180' },
      ...{ 'Sales Tax 10%': null, '$18.50': null, '$203.50': '$180' },
    };
    const paper = printedInvoice(exempt, [
      [370, 310, 'Alanyi adómentes (AAM), ÁFA-t nem tartalmaz. Fizetési mód: átutalás, 15 nap.', 8],
    ]);
    expect(read(paper).warnings).toEqual([]);
  });

  it('what stands between the lines counts parts of one, and what stands below them may count all', () => {
    const part = (y: number): Printed[] => [
      [50, y, '↳ Traversen', 8],
      [300, y, '3', 8],
    ];
    expect([210, 300].map((y) => read(printedInvoice({}, part(y))).status)).toEqual(['completed', 'needs_review']);
  });

  it('dollars are those of the country that is named with them', () => {
    const said = (country: string) =>
      read(printedInvoice({}, [[50, 700, `All amounts in ${country} dollars.`]])).status;
    expect(['US', 'Canadian'].map(said)).toEqual(['completed', 'needs_review']);
  });

  it('a rate with a star in brackets is one', () => {
    const tax = (label: string) => read(printedInvoice({ 'Sales Tax 10%': label })).status;
    expect(['Tax total (10%*)', 'Tax total (20%*)'].map(tax)).toEqual(['completed', 'needs_review']);
  });
});
