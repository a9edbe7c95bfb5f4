import type { Doubt } from '../../draft.js';
import { sidewaysOverlap } from '../../page-model.js';
import type { Cell } from '../cells.js';
import type { TextLine } from '../text-lines.js';
import { any } from '../words/patterns.js';
import type { Printed } from './leftovers.js';

/** "Ordered | Shipped | Pending": what is open was ordered, and is not on the line; nobody sends more than was ordered. */
export function leftOpenPieces({ table, lines, noted }: Printed): Doubt[] {
  const headed = [...table, ...lines].flatMap(({ cells }) => headingsIn(cells));
  const left = noted.flatMap(({ line, own }) => {
    const pieces = line.quantity?.value.toNumber();
    const headings = headed.findLast(({ ordered }) => ordered.page <= (line.quantity?.source.page ?? 0));
    const [ordered, open] = headings
      ? [headings.ordered, headings.open].map((heading) => heading && wholeUnder(heading, own))
      : [];
    if (pieces === undefined || ordered === undefined) return [];
    const isRight = open === undefined ? pieces <= ordered : pieces + open === ordered;
    return isRight ? [] : [`${ordered} ordered, ${line.quantity!.text} on the line, ${open ?? 'none'} open`];
  });
  return left.slice(0, 1).map((said) => ({ code: 'line-note', message: `The figures of a line differ: ${said}.` }));
}

const headingsIn = (cells: TextLine['cells']): { ordered: Cell; open: Cell | undefined }[] => {
  const [ordered, open] = [ORDERED, OPEN].map((words) => cells.find(({ folded }) => words.test(folded)));
  return ordered && (open || cells.some(({ folded }) => SENT.test(folded))) ? [{ ordered, open }] : [];
};

function wholeUnder({ box }: Cell, cells: Cell[]): number | undefined {
  const under = cells.find((cell) => sidewaysOverlap(cell.box, box) > 0);
  return under && /^\d{1,3}(?:[ .,]?\d{3})*$/.test(under.text) ? Number(under.text.replace(/\D/g, '')) : undefined;
}

const OF_QUANTITY = '(?: (?:qty|quantity|menge|qte|quantite|cant|cantidad|quantita|aantal|ilosc|antal))?';
const BEFORE = '(?:(?:qty|quantity|menge|qte|quantite|cant|cantidad|quantita|aantal|ilosc|antal) )?';
/** Folded. */
const SENT = new RegExp(
  `^${BEFORE}${any('shipped', 'sent', 'delivered', 'supplied', 'gel(?:iefert)?', 'livree?s?', 'entregad[oa]s?', 'consegnat[oaie]', 'geleverd', 'dostarczon[oa]', 'dodano', 'levere?t', 'levererat', 'toimitettu')}${OF_QUANTITY}$`,
);
const ORDERED = new RegExp(
  `^${BEFORE}${any('ord(?:ered)?', 'best(?:ellt)?', 'cde?e?', 'commandee?s?', 'pedid[oa]s?', 'ordinat[oaie]', 'besteld', 'zamowion[oa]', 'objednano', 'bestilt', 'bestallt', 'tilattu')}${OF_QUANTITY}$`,
);
const OPEN = new RegExp(
  `^${BEFORE}${any('pending', 'b ?o', 'back ?order(?:ed)?', 'open', 'outstanding', 'offen', 'ruckstand', 'rest', 'reliquats?', 'reste(?: a livrer)?', 'pendientes?', 'inevas[oaie]', 'residuo', 'nalevering', 'backorders?', 'zalegl[ea]', 'zbyva', 'restordre', 'restnoterat', 'jalkitoimitus')}${OF_QUANTITY}$`,
);
