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
});
