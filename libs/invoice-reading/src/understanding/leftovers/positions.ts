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
  const [wrong, ...more] = [...positions.keys()].filter((at) => positions[at] !== at + 1);
  if (wrong === undefined || more.length > 0) return [];
  const isAhead = wrong === positions.length - 1 && positions[wrong]! > positions.length;
  return isAhead
    ? []
    : [{ code: 'line-positions', message: `Line ${wrong + 1} has the position ${positions[wrong]}.` }];
}
/** Of fewer lines none tells what the others count. */
const FEWEST = 3;
