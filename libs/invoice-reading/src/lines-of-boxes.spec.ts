import { describe, expect, it } from '@jest/globals';
import { intoLines, withNeighbours } from './lines-of-boxes.js';

const thing = (name: string, x: number, y: number) => ({ name, box: { x, y, width: 20, height: 8 } });
const namesOf = (lines: { name: string }[][]): string =>
  lines.map((line) => line.map(({ name }) => name).join(' ')).join(' / ');
const linesOf = (...things: ReturnType<typeof thing>[]): string => namesOf(withNeighbours(intoLines(things, 0.5)));

describe('A line that begins a little higher at the other side of the page', () => {
  it('leaves to the next one what stands beside its words, level with them', () => {
    const [street, due, date] = [thing('street', 50, 96), thing('due', 420, 99.5), thing('date', 450, 100.2)];
    expect(namesOf(intoLines([street, due, date], 0.5))).toBe('street due / date');
    expect(linesOf(street, due, date)).toBe('street / due date');
  });

  it('leaves words that stand together together', () => {
    const [title, first, second] = [thing('title', 300, 96), thing('Fruit', 70, 99.8), thing('Ltd.', 92, 99.6)];
    const [gone, last] = [thing('West', 48, 100.2), thing('The', 26, 100.3)];
    expect(namesOf(intoLines([title, first, second, gone, last], 0.5))).toBe('Fruit Ltd. title / The West');
    expect(linesOf(title, first, second, gone, last)).toBe('title / The West Fruit Ltd.');
  });

  it('keeps what stands nearer to its own words, or is not level with the next', () => {
    expect(linesOf(thing('street', 50, 96), thing('no', 75, 99.5), thing('date', 450, 100.2))).toBe('street no / date');
    expect(linesOf(thing('street', 50, 96), thing('due', 420, 97), thing('date', 450, 100.2))).toBe(
      'street due / date',
    );
  });
});
