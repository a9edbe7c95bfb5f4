import { describe, expect, it } from '@jest/globals';
import { printedPage } from '../../test/documents/printed-page.js';
import { type Printed, printedInvoice, row } from '../../test/documents/printed-pdf.js';
import { prove } from '../proof.js';
import { understandPages } from './understand-pages.js';

const read = (printed: Printed[]) => {
  const draft = understandPages({ kind: 'pages', pages: [printedPage(printed)], attachments: [] });
  return { number: draft.invoiceNumber?.value, ...prove(draft) };
};
const problemsOf = (printed: Printed[]): string[] => read(printed).warnings.map(({ code }) => code);
const below = (...more: Printed[]): string[] => problemsOf(printedInvoice({}, more));

describe('A figure under a heading', () => {
  const field = (heading: string, count: string): Printed[] => [
    ...row(320, [
      [50, 'Carrier'],
      [200, 'Reason'],
      [360, heading],
    ]),
    ...row(332, [
      [50, 'Sender'],
      [210, 'Sale'],
      [350, count],
    ]),
  ];

  it('counts what the heading says, not what stands beside it', () => {
    expect(below(...field('Packages', '5'))).toEqual([]);
    expect(below(...field('Salesperson', '4'))).toEqual([]);
    expect(below(...field('Items', '2'))).toEqual([]);
  });

  it('is reviewed where it may count the lines', () => {
    expect(below(...field('Items', '5'))).toEqual(['left-count']);
    expect(below(...field('Zelkor', '5'))).toEqual(['left-count']);
  });

  it('is a code before its name', () => {
    expect(below([50, 320, '03 · Transfer'], [50, 334, '4 • Zelkor'])).toEqual([]);
    expect(below([50, 320, '4 Zelkor'])).toEqual(['left-count']);
  });
});

describe('What is printed below the lines', () => {
  it.each([
    ['0.00  |  0.00  |  8 %  |  0.00', '1.00  |  0.00  |  8 %  |  0.00'],
    ['An additional (1.5 %) charge will be applied to cards', 'A (1.5 %) zelkor was applied to all'],
  ])('names no rate of this paper: %s', (said, other) => {
    const cells = (text: string): Printed[] =>
      row(
        340,
        text.split('  |  ').map((cell, at): [number, string] => [50 + 70 * at, cell]),
      );
    expect(below(...cells(said))).toEqual([]);
    expect(below(...cells(other))).toContain('left-rate');
  });

  it('names no rate of this paper in a sentence that ends in the next row', () => {
    const said = (rest: string): string[] =>
      below([50, 340, 'Thank you for your business! A 1.5% monthly service', 8], [50, 350, rest, 8]);
    expect(said('charge applies to past due balances.')).toEqual([]);
    expect(said('charge is in all our prices. Past due balances bear nothing.')).toContain('left-rate');
  });

  it('is no currency within a code', () => {
    expect(below([50, 340, 'Spare: [KA-GEL] cable duct'])).toEqual([]);
    expect(below([50, 340, 'Spare: [GEL] cable duct'])).toEqual(['several-currencies']);
  });

  it('is the day of an instalment beside its amount', () => {
    const parts = (last: string): string[] =>
      below(
        ...row(300, [
          [370, 'Paid to date'],
          [480, '$101.75'],
        ]),
        ...row(312, [
          [370, 'Balance due'],
          [480, '$101.75'],
        ]),
        ...row(330, [
          [50, '17/03/2026'],
          [150, '$101.75 paid'],
        ]),
        ...row(342, [
          [50, '01/05/2026'],
          [150, last],
        ]),
      );
    expect(parts('$101.75 open')).toEqual([]);
    expect(parts('zelkor')).toEqual(['left-date']);
  });
});

describe('The number', () => {
  const paper = (...extra: Printed[]) => read(printedInvoice({ 'Invoice Number: INV-20417': null }, extra));

  it('stands below the title with the date behind it, and nothing else', () => {
    const dated = (text: string) => paper([340, 30, 'INVOICE', 14], [340, 48, text]);
    for (const text of ['#20260317 · 17 March 2026', 'n. 118/2026 | 17 March 2026'])
      expect(dated(text)).toMatchObject({
        status: 'completed',
        number: expect.stringMatching(/^(20260317|118\/2026)$/),
      });
    expect(dated('#20260317 zelkor 17 March 2026').status).toBe('needs_review');
  });

  it('stands behind the name of its series, below the title', () => {
    const series = (text: string) => paper([340, 30, 'FACTURA', 14], [340, 48, text]);
    expect(series('Serie: CP-100482')).toMatchObject({ status: 'completed', number: 'CP-100482' });
    expect(series('Serie: CP').number).toBeUndefined();
  });

  it('is not that of a law', () => {
    const law = (said: string) =>
      read(
        printedInvoice({}, [[50, 700, `Bu fatura 5070 ${said} Elektronik İmza Kanunu kapsamında üretilmiştir.`, 8]]),
      );
    expect(law('sayılı').status).toBe('completed');
    expect(law('nolu').status).toBe('needs_review');
  });

  it('stands under "Series/number" beside the date, and behind "Folio"', () => {
    const grid = (heading: string) =>
      paper(
        [340, 30, 'FACTURA', 14],
        ...row(85, [
          [300, heading],
          [400, 'Fecha'],
        ]),
        ...row(97, [
          [300, '1-000284'],
          [400, '17/03/2026'],
        ]),
      );
    expect(grid('Serie/número').number).toBe('1-000284');
    expect(grid('Pedido').number).toBeUndefined();
    expect(paper([340, 30, 'FACTURA', 14], [340, 90, 'FOLIO: A 1932']).number).toBe('A 1932');
    expect(paper([340, 30, 'FACTURA', 14], [340, 90, 'FOLIO FISCAL: A 1932']).number).toBeUndefined();
  });
});
