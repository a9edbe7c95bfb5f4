import { isFlush } from '../../page-model.js';
import { fold } from '../fold.js';
import type { Cell } from '../cells.js';
import type { TextLine } from '../text-lines.js';

/**
 * "INSUMOS MEDICOS DEL BAJIO" over "RFC: IMB090312KT4": in Mexico e-invoices name companies without their form, and the tax number
 * begins with the initials of the name.
 */
export const namesOverRfc = (lines: TextLine[]): Cell[] =>
  lines.flatMap(({ page, cells }, index) =>
    cells.flatMap((cell) => {
      const initials = RFC.exec(cell.text)?.[1];
      const above = lines[index - 1]?.page === page ? lines[index - 1]!.cells : [];
      const name = initials ? above.find(({ box }) => isFlush(box, cell.box)) : undefined;
      return name && initialsOf(name.text) === initials ? [name] : [];
    }),
  );
const RFC = /^R\.?F\.?C\.?:? ?([A-ZÑ&]{3})-?\d{6}-?[A-Z\d]{3}$/;

const initialsOf = (name: string): string =>
  fold(name)
    .split(' ')
    .filter((word) => !SMALL.test(word))
    .slice(0, 3)
    .map(([first = '']) => first.toUpperCase())
    .join('');
/** Folded. */
const SMALL = /^(?:de|del|la|las|el|los|y|e|en|para|con|por)$/;
