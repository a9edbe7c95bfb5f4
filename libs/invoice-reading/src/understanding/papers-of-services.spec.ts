import { describe, expect, it } from '@jest/globals';
import { codesOf } from '../../test/documents/doubts-of.js';
import { type Printed, printedInvoice, row } from '../../test/documents/printed-pdf.js';
import { readPrinted } from '../../test/documents/read-printed.js';

describe('A row that numbers the columns', () => {
  const numbered = (...numbers: string[]): Printed[] =>
    printedInvoice({ 'Hex bolt M8': null, '20': null, '$1.25': null, '$25.00': null }, [
      ...row(192, [[480, '-USD-']], 4),
      ...row(197, [[370, '-USD-']], 4),
      ...row(
        203,
        [50, 300, 370, 480].map((x, at): [number, string] => [x, numbers[at]!]),
        4,
      ),
      ...row(210, [
        [50, 'Hex bolt M8'],
        [300, '20'],
        [370, '$1.25'],
        [480, '$25.00'],
      ]),
    ]);
  it('stands below the units of the headings', () => {
    expect(readPrinted(numbered('0', '1', '2', '3 (1x2)'))).toMatchObject({ status: 'completed', counts: ['20', '2'] });
    expect(readPrinted(numbered('0', '1', '2', '7')).status).toBe('needs_review');
  });
});

describe('The guests of a hotel or an inn', () => {
  it.each(['Personen', 'Number of guests', 'Couverts', 'Ospiti'])('are no lines: %s', (label) => {
    const counted = (name: string) =>
      codesOf([
        [340, 92, name],
        [430, 92, '4'],
      ]);
    expect(counted(label)).toBe('');
    expect(counted('Kvalto')).toBe('left-count');
  });
});
