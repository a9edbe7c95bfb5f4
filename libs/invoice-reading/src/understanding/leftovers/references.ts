import type { Doubt } from '../../draft.js';
import { bottom, sidewaysOverlap } from '../../page-model.js';
import { squash } from '../fold.js';
import type { Cell } from '../cells.js';
import type { TextLine } from '../text-lines.js';
import { datesIn } from '../dates.js';
import type { Printed } from './leftovers.js';
import { isNearMiss } from './near-misses.js';

export const leftReferences = (printed: Printed): Doubt[] => [
  ...otherNotes(printed),
  ...otherNotesOfDay(printed),
  ...otherOrders(printed),
];

/** An order in a field of its own, "Ihre Bestellung | Stube", and another one in words, "gemäß Ihrer Bestellung Gästezimmer". */
function otherOrders({ lines }: Printed): Doubt[] {
  const cells = lines.flatMap((line) => line.cells);
  const isField = cells.some(({ folded }) => ORDER.test(folded));
  const other = cells.find((cell) => {
    const named = isField && AS_PER.exec(cell.text)?.[1];
    return named && cells.every((one) => one === cell || !squash(one.text).includes(squash(named)));
  });
  return other ? [{ code: 'several-references', message: `“${other.text}” names another order than the head.` }] : [];
}
/** Folded; the whole cell. */
const ORDER =
  /^(?:\p{L}+ )?(?:bestellung|auftrag|order|commande|pedido|ordine|bestelling|objednavka|zamowienie|ordre|bestilling|bestallning)$/u;
/** Without a number, which is looked for among all of them. */
const AS_PER =
  /(?<!\p{L})(?:gemäß|laut|as per|according to|selon|suivant|según|secondo|come da|volgens|conform|zgodnie z|dle|podle|ifølge|enligt) (?:\p{L}+ ){0,2}(?:Bestellung|Auftrag|order|commande|pedido|ordine|bestelling|objednávky|zamówieniem|ordre|bestilling|beställning) (\p{Lu}[\p{L} -]{2,30})\.?$/u;

/** A delivery note in a field of its own, and another one in the words over the lines: of several both would say so. */
function otherNotes({ lines, table }: Printed): Doubt[] {
  const [fields, words] = [new Set<string>(), new Set<string>()];
  const all = [...lines, ...table];
  for (const [index, line] of all.entries()) {
    for (const [at, cell] of line.cells.entries()) {
      if (!DELIVERY.test(cell.folded)) continue;
      const isField = !/\d/.test(cell.text);
      const places = isField ? [below(cell, line, all[index + 1]), line.cells[at + 1]] : [cell];
      const number = places.flatMap((place) => NUMBER.exec(place?.text.replace(/^\D+/, '') ?? '')?.[0] ?? [])[0];
      if (number) (isField ? fields : words).add(number);
    }
  }
  const [[named], [other]] = [[...fields], [...words]];
  const isAlike = named?.replace(/\d/g, '9') === other?.replace(/\d/g, '9');
  if (fields.size !== 1 || words.size !== 1 || named === other || !isAlike) return [];
  const message = `Another delivery note is named over the lines than in the head: ${named}, ${other}.`;
  return [{ code: 'several-references', message }];
}

/** "Aviz nr. TMS-A 1180 din 20.05.2026" over the lines, and "Aviz TMS-A 1108, expediat la 20.05.2026" below them: one note of one day. */
function otherNotesOfDay({ lines }: Printed): Doubt[] {
  const notes = lines
    .flatMap(({ cells }) => cells)
    .filter(({ folded }) => DELIVERY.test(folded))
    .flatMap(({ text }) =>
      (NUMBER.exec(text.replace(/^\D+/, '')) ?? []).flatMap((number) =>
        datesIn(text).map((day) => ({ number, day: day.dates[0] })),
      ),
    );
  const numbers = [...new Set(notes.map(({ number }) => number))];
  const [first, other, ...more] = numbers.map((number) => notes.find((note) => note.number === number)!);
  if (!first || !other || more.length > 0 || first.day !== other.day || !isNearMiss(first.number, other.number))
    return [];
  const message = `Two delivery notes of one day are named: ${first.number}, ${other.number}.`;
  return [{ code: 'several-references', message }];
}

const below = (cell: Cell, line: TextLine, next: TextLine | undefined): Cell | undefined => {
  const isNear = next?.page === line.page && next.box.y - bottom(cell.box) < 2 * cell.box.height;
  return isNear ? next.cells.find(({ box }) => sidewaysOverlap(box, cell.box) > 0) : undefined;
};
/** No date, and no amount. */
const NUMBER = /^\d{3,}(?:\/\d{1,2})?(?![.,/-]?\d)/;
const DELIVERY =
  /(?:^| )(?:ddt|d d t|delivery note|packing slip|lieferschein\p{L}*|albaran|bon de livraison|bl|pakbon|vrachtbrief|dodaci list|dodacieho listu|wz|folgeseddel|folgesedel|foljesedel|lahete|szallitolevel|guia de (?:remessa|transporte)|irsaliye|aviz|dostavnica|otpremnica|dobavnica)(?: (?:no|nr|n|num|number|nummer|numero))?(?= |$)/u;
