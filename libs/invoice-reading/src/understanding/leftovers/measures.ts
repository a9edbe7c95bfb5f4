import { Decimal } from '../../decimal.js';
import type { Doubt } from '../../draft.js';
import { groupWhile } from '../../group-while.js';
import { UNIT_WORD } from '../column-vocabulary.js';
import { countedFields } from '../counted-fields.js';
import { right, sidewaysOverlap } from '../../page-model.js';
import { fold } from '../fold.js';
import { isWeighed, WEIGHT, wrappedUnit } from '../measures.js';
import { CURRENCY_ALONE, type DecimalMark, parseNumber } from '../numbers.js';
import { type Cell, cellOf, isInColumn } from '../cells.js';
import { textOf, type TextLine } from '../text-lines.js';
import { numberTokensIn } from '../tokens.js';
import { isSum, isTotalQuantity } from '../words/measure-words.js';
import type { Printed } from './leftovers.js';
import type { NotedLine } from './line-notes.js';
import { WHOLE } from './packages.js';

/** What is measured of the whole delivery: the weights with and without what it is packed in, the quantities of all lines. */
export const leftMeasures = (printed: Printed): Doubt[] =>
  [
    ...wrongWeights(printed),
    ...swappedWeights(printed),
    ...wrongTotalWeight(printed),
    ...wrongQuantities(printed),
    ...wrongColumns(printed),
  ].slice(0, 1);

/** "Net weight 582.4 kg, tare 18.2 kg, gross weight 600.6 kg". */
const wrongWeights = ({ lines, tail, mark }: Printed): Doubt[] =>
  [...lines, ...tail].flatMap((line, index, all) => {
    if (!line.cells.some(isWeighed)) return [];
    const text = line.cells
      .flatMap((cell) => {
        const unit = wrappedUnit(cell, all.slice(index + 1, index + 3));
        return unit ? [cell.text, unit.text] : /\d ?kg/.test(cell.text) ? cell.text : [];
      })
      .join(' ');
    const [net, tare, gross, ...more] = [...text.matchAll(/(\d[\d.,'’  ]*) ?kg/g)].flatMap(
      ([, figure]) => parseNumber(figure!.trim(), mark) ?? [],
    );
    if (!net || !tare || !gross || more.length > 0) return [];
    const isRight = [net.plus(tare).equals(gross), gross.plus(tare).equals(net), net.plus(gross).equals(tare)].some(
      Boolean,
    );
    return isRight ? [] : [{ code: 'weights', message: `“${text}”: the weights do not add up.` }];
  });

/** "Total weight, net | 150.06 kg" below lines that each say what they weigh, net or gross, as one of the totals does. */
function wrongTotalWeight({ noted, lines, tail, mark }: Printed): Doubt[] {
  const weightIn = (text: string): Decimal[] => {
    const figure = KILOGRAMS.exec(text)?.[1];
    return figure ? [parseNumber(figure.trim(), mark)].filter((value) => value !== null) : [];
  };
  const ofLines = noted.flatMap(({ own, below }) =>
    [...own, ...below].flatMap(({ text }) => weightIn(text)).slice(0, 1),
  );
  if (noted.length < 2 || ofLines.length < noted.length) return [];
  const sum = Decimal.sum(ofLines);
  const totals = [...lines, ...tail].flatMap((line) =>
    line.cells.some(({ folded }) => OF_ALL.test(folded)) && WEIGHED.test(fold(textOf(line)))
      ? weightIn(textOf(line))
      : [],
  );
  if (totals.length === 0 || totals.some((total) => total.equals(sum))) return [];
  return [{ code: 'weights', message: `The lines weigh ${sum} kg, but ${totals[0]} kg are named for all of them.` }];
}
const KILOGRAMS = /(?<![\d.,])(\d[\d.,'’ ]*) ?kg(?!\p{L})/iu;
/** Folded. */
const OF_ALL =
  /(?:^| )(?:gesamt\p{L}*|total\p{L}*|totaal\p{L}*|summe|razem|laczn[ay]|celkov[aey]|celkem|samlet|i alt|sammanlagd|kokonais\p{L}*|yhteensa|osszes\p{L}*|toplam|ukupn[ao])(?= |$)/u;
const WEIGHED =
  /gewicht|weight|poids|peso|vikt|vekt|vaegt|vagt|paino|hmotnost|waga|masa|greutate|suly|tezina|agirlik|tegl/;

/** "Gross weight kg | Net weight kg" over 14.60 and 13.90: nothing weighs more without what it is packed in. */
function swappedWeights({ lines, tail, mark }: Printed): Doubt[] {
  const all = [...lines, ...tail];
  const [gross, net] = [GROSS, NET].map((word) =>
    all.flatMap(({ page, cells }, index) =>
      cells
        .filter(({ folded }) => WEIGHT.test(folded) && word.test(folded))
        .flatMap((cell) => {
          const below = all[index + 1]?.page === page ? all[index + 1]!.cells : [];
          const places = [cell, below.find((value) => isInColumn(value, cell)), cells[cells.indexOf(cell) + 1]];
          const [said] = places.flatMap((place) => (place ? numberTokensIn(place, mark) : []));
          return said ? { cell, value: said.value } : [];
        }),
    ),
  );
  const [heavier, lighter] = [gross![0], net![0]];
  const isPair = heavier && lighter && gross!.length === 1 && net!.length === 1;
  if (!isPair || lighter.value.compare(heavier.value) <= 0) return [];
  return [{ code: 'weights', message: `“${lighter.cell.text}” is more than “${heavier.cell.text}”.` }];
}
/** Folded. */
const GROSS = /(?:^| )(?:gross|brut\p{L}*|lordo|hrub\p{L}*)(?= |$)/u;
const NET = /(?:^| )(?:net|nett\p{L}*|neto|cist\p{L}*)(?= |$)/u;

/** Of all lines, or of those with the unit that is named with it. */
function wrongQuantities(printed: Printed): Doubt[] {
  const { noted } = printed;
  const byWord = quantitiesByWord(noted);
  const byHeading = columnsByHeading(printed);
  return [...printed.lines, ...printed.tail].flatMap((line) => {
    if (noted.length === 0) return [];
    const cell = line.cells.find(({ folded }) => isTotalQuantity(folded));
    const sentence = cell ? undefined : sentencesOf(line).find(({ folded }) => isTotalQuantity(folded));
    const field = countedFields(textOf(line)).find(({ labels }) => labels.some((one) => isTotalQuantity(fold(one))));
    if (!cell && !sentence && !field)
      return [...nearlyOf(byWord, NEAR, line, printed.mark), ...nearlyOf(byHeading, MISCOUNTED, line, printed.mark)];
    const own = cell ? line.cells.slice(line.cells.indexOf(cell)) : sentence ? [sentence] : [];
    const [number] = own.flatMap((one) => numberTokensIn(one, printed.mark));
    const said = number?.value ?? (field && Decimal.of(field.figure));
    if (!said) return [];
    const unit = fold(textOf(line))
      .split(' ')
      .findLast((word) => UNIT_WORD.test(word));
    const all = noted.flatMap(({ line: { quantity } }) => quantity?.value ?? []);
    const ofUnit = (unit && byWord.get(unit)) || [];
    const sums = [all, ofUnit].map((some) => Decimal.sum(some));
    if (sums.some((sum) => sum.equals(said))) return [];
    return [{ code: 'piece-count', message: `The invoice says “${textOf(line)}”, but its lines come to ${sums[0]}.` }];
  });
}

/** "Sum of cartons | 29" below the lines, in a column of that name: whatever it counts, it is what stands in it. */
function wrongColumns({ noted, table, lines, tail, isBelow }: Printed): Doubt[] {
  const rows = [...new Set([...lines.filter(isBelow), ...tail])];
  return rows.flatMap(({ cells: [label, figure, ...more] }) => {
    if (!label || !figure || more.length > 0 || !WHOLE.test(figure.text)) return [];
    const counted = label.folded.split(' ').filter((word) => !isSum(word));
    const isOfColumn = ({ box }: Cell): boolean => Math.abs(right(box) - right(figure.box)) < FLUSH;
    const isHeading = ({ folded, box }: Cell): boolean =>
      folded === counted.join(' ') && sidewaysOverlap(box, figure.box) > 0;
    const isNamed = counted.length < label.words.length && table.some(({ cells }) => cells.some(isHeading));
    const column = noted.flatMap(({ own }) => own.filter((cell) => WHOLE.test(cell.text) && isOfColumn(cell)));
    const sum = column.reduce((all, { text }) => all + Number(text), 0);
    if (!isNamed || column.length < 2 || sum === Number(figure.text)) return [];
    const message = `The invoice says “${label.text} ${figure.text}”, but its lines come to ${sum}.`;
    return [{ code: 'piece-count', message }];
  });
}
/** In points. */
const FLUSH = 1.5;

/** For each word on the lines, folded, the quantities of these. */
function quantitiesByWord(noted: NotedLine[]): Map<string, Decimal[]> {
  const quantities = new Map<string, Decimal[]>();
  for (const { own, line } of noted) {
    if (!line.quantity) continue;
    for (const word of new Set(own.flatMap(({ folded }) => folded.split(' ')))) {
      const some = quantities.get(word);
      if (some) some.push(line.quantity.value);
      else quantities.set(word, [line.quantity.value]);
    }
  }
  return quantities;
}

/** What stands in each column of whole figures, by its heading of one word. */
function columnsByHeading({ noted, table }: Printed): Map<string, Decimal[]> {
  const first = table.findIndex(({ cells }) => cells === noted[0]?.own);
  const headings = table
    .slice(0, Math.max(0, first))
    .flatMap(({ cells }) => cells.filter(({ words, text }) => words.length === 1 && !/\d/.test(text)));
  const rows = noted.map(({ own }) => own.filter(({ text }) => WHOLE.test(text)));
  return new Map(
    [...new Map(headings.map((heading) => [heading.folded, heading]))].map(([word, { box }]) => [
      word,
      rows.flatMap((cells) =>
        cells.filter((cell) => sidewaysOverlap(cell.box, box) > 0).map(({ text }) => Decimal.of(text)),
      ),
    ]),
  );
}

/** "8 381 kWh in total" below lines of 8 380, "106 trays" below a column of trays: so near to what these come to, it can only be that. */
function nearlyOf(byWord: Map<string, Decimal[]>, within: number, line: TextLine, mark: DecimalMark): Doubt[] {
  if (line.cells.some(isWeighed)) return [];
  const text = textOf(line);
  return [...text.matchAll(WITH_UNIT)].flatMap(([said, figure, unit]) => {
    const value = CURRENCY_ALONE.test(unit!) ? null : parseNumber(figure!.trim(), mark);
    const quantities = byWord.get(fold(unit!)) ?? [];
    const sum = Decimal.sum(quantities);
    if (!value || quantities.length === 0 || [sum, ...quantities].some((one) => one.equals(value))) return [];
    const apart = Math.abs(value.minus(sum).toNumber());
    if (apart > within * sum.toNumber()) return [];
    return [{ code: 'piece-count', message: `The invoice says “${said.trim()}”, but its lines come to ${sum}.` }];
  });
}
const WITH_UNIT = /(?<![\p{L}\d.,/-])(\d[\d.,'’ \u00a0]*) ?(\p{L}[\p{L}²³]*)/gu;
const NEAR = 0.02;
const MISCOUNTED = 0.1;

/** "Quote 250394. Total quantity: 12 pcs": each begins with a capital behind a point or a figure. */
const sentencesOf = ({ cells }: TextLine): Cell[] =>
  cells.flatMap(({ words }) =>
    groupWhile(words, ({ text }, last) => !(/[.\d]$/.test(last.text) && /^\p{Lu}/u.test(text))).map(cellOf),
  );
