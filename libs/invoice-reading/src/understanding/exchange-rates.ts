import { sidewaysOverlap } from '../page-model.js';
import type { Cell } from './cells.js';
import type { TextLine } from './text-lines.js';

/** What the rate between two currencies is called. Folded. */
export const EXCHANGE =
  /(?:^| )(?:cambio|exchange rate|rate of exchange|taux de change|(?:wechsel|umrechnungs)kurs|wisselkoers|(?:valuta)?kurs|kurz|curs valutar|arfolyam|kur)(?= |$)/;

/** "1,00" behind or below such a label: the paper is in its own currency, and nothing is changed by it. */
export const isRateOfOne = (cell: Cell, before: Cell | undefined, above: TextLine | undefined): boolean =>
  /^1(?:[.,]0+)?$/.test(cell.text) &&
  [
    before,
    ...(above?.page === cell.page ? above.cells.filter(({ box }) => sidewaysOverlap(box, cell.box) > 0) : []),
  ].some((label) => label !== undefined && EXCHANGE.test(label.folded));
