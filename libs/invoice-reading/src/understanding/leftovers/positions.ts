import type { Doubt } from '../../draft.js';
import type { Printed } from './leftovers.js';

/** "1, 2, 2, 4" before the lines: one number is that of another line. What is left out, as of an order, may be missing. */
export function leftPositions({ noted }: Printed): Doubt[] {
  const positions = noted.flatMap(({ line, own }) => {
    const [word] = own[0]?.words ?? [];
    const isQuantity = word && word.box.x === line.quantity?.source.box?.x;
    return word && !isQuantity && /^\d{1,3}[.)]?$/.test(word.text) ? parseInt(word.text, 10) : [];
  });
  if (positions.length < FEWEST || positions.length < noted.length) return [];
  const wrong = STEPS.map((step) => [...positions.keys()].filter((at) => positions[at] !== (at + 1) * step));
  const at = wrong.some(({ length }) => length === 0) ? undefined : wrong.find(({ length }) => length === 1)?.[0];
  if (at === undefined) return [];
  const isAhead =
    at === positions.length - 1 && positions[at]! % positions[0]! === 0 && positions[at]! > positions[at - 1]!;
  return isAhead ? [] : [{ code: 'line-positions', message: `Line ${at + 1} has the position ${positions[at]}.` }];
}
/** Of fewer lines none tells what the others count. */
const FEWEST = 3;
/** Whoever may insert a line later counts by tens. */
const STEPS = [1, 10, 100];
