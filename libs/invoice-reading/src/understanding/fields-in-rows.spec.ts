import { describe, expect, it } from '@jest/globals';
import { type Printed, printedInvoice } from '../../test/documents/printed-pdf.js';
import { readPrinted } from '../../test/documents/read-printed.js';

const read = (printed: Printed[]) => {
  const { status, number, date } = readPrinted(printed);
  return { status, number, date };
};
const WITHOUT = { 'Invoice Number: INV-20417': 'Invoice', 'Invoice Date: 17 March 2026': null };
const headed = (...cells: Printed[]) => read(printedInvoice(WITHOUT, cells));
const RIGHT = { status: 'completed', number: 'INV-20417', date: '2026-03-17' };

describe('Fields that run on as a sentence does', () => {
  it.each([':', '.:', ' :', ' ›'])('have their values behind “%s”', (leader) => {
    const of = (number: string, date: string) =>
      headed([
        50,
        148,
        `Your Ref${leader} B-7264/79 Client ID${leader} C0989 Document No${leader} ${number} Date${leader} ${date} Due On${leader} 16/04/2026`,
        8,
      ]);
    expect(of('INV-20417', '17/03/2026')).toEqual(RIGHT);
    expect(of('INV-20417', '17/05/2026').status).toBe('needs_review');
  });

  it('may have labels of one word each', () => {
    const of = (label: string) =>
      headed([50, 148, `Due.: 16/04/2026 Belegnummer.: INV-20417 ${label}.: 17/03/2026 Kd.-Nr..: C0989`, 8]);
    expect(of('Belegdatum')).toEqual(RIGHT);
    expect(of('Bestelldatum').status).toBe('needs_review');
  });

  it('have the value of the last one in the next row', () => {
    const fields = 'Your Ref: B-7264/79 Client ID: C0989 Document No: INV-20417 Date:';
    const below = (value: string) => headed([50, 146, fields, 8], [50, 158, `${value} Terms of Payment: net`, 8]);
    expect(below('17/03/2026')).toEqual(RIGHT);
    expect(below('Delivered: 17/03/2026').status).toBe('needs_review');
  });

  it('have it there in words as well, also where days have a comma in them', () => {
    const below = (label: string, day: string) =>
      headed(
        [50, 146, 'Payable By › April 16, 2026'],
        [190, 146, 'Invoice No. › INV-20417'],
        [330, 146, `Date › March 17, 2026 ${label} ›`],
        [50, 158, day],
        [160, 158, 'Client ID › C9381'],
      );
    expect(below('Ordered On', 'March 12, 2026')).toEqual(RIGHT);
    expect(below('Ordered On', 'April 12, 2026').status).toBe('needs_review');
  });

  it('have the second half of the last label in the next row', () => {
    const broken = (begun: string, label: string) =>
      headed(
        [50, 146, 'Your Ref.: B-7264/79'],
        [170, 146, 'Client.: C0989'],
        [290, 146, 'Invoice No.: INV-20417'],
        [460, 146, begun],
        [50, 158, `${label}: 17/03/2026`],
        [170, 158, 'Client Order.: 4711'],
        [320, 158, 'Due Date.: 16/04/2026'],
      );
    expect(broken('Date of', 'issue')).toEqual(RIGHT);
    expect(broken('Order', 'Date').status).toBe('needs_review');
  });

  it('are labels without their values where those stand in the row below', () => {
    const labels = (last: string) =>
      headed(
        [50, 146, 'Pay before: Invoice No:'],
        [158, 146, last],
        [50, 158, '16/04/2026'],
        [105.6, 158, 'INV-20417', 11],
        [158, 158, '17/03/2026', 11],
      );
    expect(labels('Invoice Date:')).toEqual(RIGHT);
    expect(labels('Delivery Date:').status).toBe('needs_review');
  });
});

describe('Fields that run on without any sign between them', () => {
  const run = (number: string, date: string, label = 'Date of issue') =>
    headed(
      [
        50,
        148,
        `Your order 309930 Client C7506 Document no. ${number} ${label} ${date} Terms Net within 30 days. Due on`,
        8,
      ],
      [50, 158, '16/04/2026 Contact Anna Reed', 8],
    );
  it('begin with known labels', () => {
    expect(run('INV-20417', '17/03/2026')).toEqual(RIGHT);
    expect(run('INV-20417', '17/05/2026').status).toBe('needs_review');
    expect(run('INV-20417', '17/03/2026', 'Order date').status).toBe('needs_review');
  });

  it('are a sentence where their labels are small', () => {
    const said = 'your order 309930 for client C7506 with document no. INV-20417 of 17/03/2026 is due on 16/04/2026';
    expect(headed([50, 148, said, 8]).status).toBe('needs_review');
  });
});

describe('A sentence with labels in it', () => {
  it('is none of fields: what it says of a day and of the days until then must agree', () => {
    const said = (day: string) => `Note: Terms: 30 days (to pay until: ${day}). IBAN: DE89 3704 0044 0532 0130 00`;
    const below = (day: string) => read(printedInvoice({}, [[50, 320, said(day), 8]])).status;
    expect([below('16/04/2026'), below('16/06/2026')]).toEqual(['completed', 'needs_review']);
  });
});

describe('A date', () => {
  it.each([
    ['17 March', '2026'],
    ['17. 3.', '2026'],
    ['17 de marzo de', '2026'],
    ['March 17,', '2026'],
  ])('has its year in the next row: %s', (day, year) => {
    const over = (below: string) =>
      headed([340, 75, 'Invoice No: INV-20417'], [340, 87, 'Invoice Date:'], [430, 87, day], [430, 99, below]);
    expect(over(year)).toEqual(RIGHT);
    expect(over('20264').status).toBe('needs_review');
    expect(over('pieces').status).toBe('needs_review');
  });

  it.each([
    ['2026. gada 17.', 'marts'],
    ['17.', 'März 2026'],
    ['17 de', 'marzo de 2026'],
    ['17th', 'March 2026'],
  ])('has its month in the next row, beside the rest of its label: %s', (day, month) => {
    const over = (label: string, below: string) =>
      headed(
        [340, 75, 'Invoice No: INV-20417'],
        [340, 87, label],
        [430, 87, day],
        [340, 99, 'date:'],
        [430, 99, below],
        [50, 148, 'Delivery note no. A-69394 – 12/03/2026'],
      );
    expect(over('Invoice', month)).toEqual(RIGHT);
    expect(over('Delivery', month).status).toBe('needs_review');
    expect(over('Invoice', 'pieces').status).toBe('needs_review');
  });
});

describe('A date under a name that nobody knows', () => {
  const dated = (name: string, day: string, terms: string, ...more: Printed[]) =>
    headed(
      [340, 75, 'Invoice No: INV-20417'],
      [340, 87, `${name}: ${day}`],
      [340, 99, 'Payable by: 16/04/2026'],
      [340, 111, 'Valued: 02/03/2026'],
      [50, 320, terms, 8],
      ...more,
    );
  it('is the invoice’s where the terms of payment lead from it to the day to pay on', () => {
    const terms = 'Payment within 30 days of the invoice date.';
    expect(dated('Scribed', '17/03/2026', terms)).toEqual(RIGHT);
    expect(dated('Scribed', '18/03/2026', terms).status).toBe('needs_review');
    expect(dated('Ordered', '17/03/2026', terms).status).toBe('needs_review');
    expect(dated('Scribed', '17/03/2026', 'Thank you.').status).toBe('needs_review');
  });

  it('has a label of its own beside another field, whatever that is of', () => {
    const beside = (name: string) =>
      headed(
        [340, 75, 'Invoice No: INV-20417'],
        [50, 148, 'Payable by: 16/04/2026'],
        [250, 148, `${name}: 17/03/2026`],
      );
    expect(beside('Scribed')).toEqual(RIGHT);
    expect(beside('Delivered').status).toBe('needs_review');
  });

  it('is none of a period', () => {
    const of = (days: string) => headed([340, 75, 'Invoice No: INV-20417'], [340, 99, `Scribed: ${days}`]);
    expect(of('17/03/2026')).toEqual(RIGHT);
    expect(of('17/03/2026 – 19/03/2026').status).toBe('needs_review');
  });
});

describe('A grid of fields', () => {
  const grid = (issued: string, on: string, value: string) =>
    headed(
      [50, 140, 'Invoice', 5],
      [150, 140, 'Payment due', 5],
      [260, 140, issued, 5],
      [380, 143, 'Terms', 5],
      [50, 146, 'number', 5],
      [150, 146, 'on', 5],
      [260, 146, on, 5],
      [380, 156, 'Transfer within', 5],
      [50, 159, 'INV-20417', 5],
      [150, 159, '16/04/2026', 5],
      [260, 159, value, 5],
      [380, 162, '30 days', 5],
    );
  it('has labels and values in several rows', () => {
    expect(grid('Date', 'of invoice', '17/03/2026')).toEqual(RIGHT);
    expect(grid('Date', 'of delivery', '17/03/2026').status).toBe('needs_review');
    expect(grid('Date', 'of invoice', '17/05/2026').status).toBe('needs_review');
  });

  /** Each column's label and value line by line, both set on the middle of their row. */
  const middled = (columns: [x: number, label: string, value: string][]) => {
    const lines = (x: number, y: number, text: string): Printed[] =>
      text.split('/').map((line, at, { length }) => [x, y + (at - (length - 1) / 2) * 7, line, 5]);
    return headed(...columns.flatMap(([x, label, value]) => [...lines(x, 145, label), ...lines(x, 163.5, value)]));
  };
  const wrapped = (label: string, number = 'INV-/20417') =>
    middled([
      [50, 'Payable/by –/Due', '16 April/2026'],
      [76, 'Account', '2518'],
      [120, 'Invoice/no. – No.', number],
      [160, label, '17 March/2026'],
      [184, 'Handled by', 'Nina/Reed'],
      [240, 'Work of', '01.03.2026 –/16.03.2026'],
      [292, 'Terms', 'Pay within 30/days of receipt.'],
    ]);
  it('sets them on their middles, breaks codes and periods, and stands as close as words', () => {
    expect(wrapped('date of/issue –/Issued')).toEqual(RIGHT);
    expect(wrapped('date of/delivery –/Supplied').status).toBe('needs_review');
    expect(wrapped('Beleg-/datum')).toEqual(RIGHT);
    expect(wrapped('Liefer-/datum').status).toBe('needs_review');
    expect(wrapped('date of/issue –/Issued', 'INV-/20417-/20418')).not.toEqual(RIGHT);
  });

  it('keeps the words of a date together that begin below those of its label by chance', () => {
    const over = (label: string) =>
      headed(
        [50, 148, label, 7],
        [190, 148, 'Invoice number'],
        [340, 148, 'Work of'],
        [50, 160, '17 March 2026', 7],
        [190, 160, 'INV-20417'],
        [340, 160, '01/03/2026 – 16/03/2026'],
      );
    expect(over('Di Tag')).toMatchObject({ date: '2026-03-17' });
    expect(over('Invoice date')).toEqual(RIGHT);
  });

  it('is none where each column has two values: those are of two papers', () => {
    const list = (second: string) =>
      middled([
        [50, 'Invoice no.', `INV-20417${second && '/INV-20418'}`],
        [160, 'Invoice date', `17 March 2026${second}`],
        [292, 'Due date', `16 April 2026${second && '/17 April 2026'}`],
      ]);
    expect(list('')).toEqual(RIGHT);
    expect(list('/18 March 2026').status).toBe('needs_review');
  });
});
