import { Decimal } from '../../decimal.js';
import type { Doubt } from '../../draft.js';
import { groupWhile } from '../../group-while.js';
import { type Cell, cellOf, isInColumn } from '../cells.js';
import { fold } from '../fold.js';
import { sidewaysOverlap } from '../../page-model.js';
import { isWeighed, WEIGHT, wrappedUnit } from '../measures.js';
import { type DecimalMark, parseNumber } from '../numbers.js';
import { textOf } from '../text-lines.js';
import { numberTokensIn } from '../tokens.js';
import type { Printed } from './leftovers.js';
import { under } from './measures.js';

/** What the whole delivery weighs, with and without what it is packed in. */
export const leftWeights = (printed: Printed): Doubt[] =>
  [...wrongWeights(printed), ...wrongParts(printed), ...swappedWeights(printed), ...wrongTotalWeight(printed)].slice(
    0,
    1,
  );

/** "9,600 kg (180 sacks of 40 kg and 96 sacks of 25 kg)", which may go on in the next row. */
const wrongParts = ({ lines, tail, mark }: Printed): Doubt[] =>
  [lines, tail].flatMap((rows) =>
    rows.flatMap(({ cells }, at) =>
      cells.flatMap((cell) => {
        if (!/kg:? ?\(/.test(cell.text)) return [];
        const below = rows.slice(at + 1, at + 3).flatMap((row) => row.cells);
        const rest = below.find(({ box }) => Math.abs(box.x - cell.box.x) < 1)?.text ?? '';
        const [text, all, brackets] = OF_PARTS.exec(cell.text.includes(')') ? cell.text : `${cell.text} ${rest}`) ?? [];
        const parts = [...(brackets ?? '').matchAll(PART)].map(([, count, each]) =>
          [count, each].map((figure) => parseNumber(figure!.trim(), mark) ?? Decimal.zero).reduce((a, b) => a.times(b)),
        );
        const said = all ? parseNumber(all.trim(), mark) : null;
        if (!said || parts.length < 2 || Decimal.sum(parts).equals(said)) return [];
        return [{ code: 'weights', message: `“${text}”: the weights do not add up.` }];
      }),
    ),
  );
const OF_PARTS = /(?<![\d.,])(\d[\d.,'’ ]{0,11}) ?kg:? ?\(([^()]*)\)/u;
const PART = /(?<![\d.,])(\d[\d.,'’ ]{0,11}) (?:\p{L}{1,20}\.? )?(?:\p{L}{1,4}|[x×]) (\d[\d.,'’ ]{0,11}) ?kg/gu;

/** "Net weight 582.4 kg, tare 18.2 kg, gross weight 600.6 kg", or such figures under their headings. */
const wrongWeights = ({ lines, tail, mark }: Printed): Doubt[] =>
  [...lines, ...tail].flatMap((line, index, all) => {
    const headings = line.cells.filter(({ folded }) => WEIGHT.test(folded) && IN_KILOGRAMS.test(folded));
    const under = all[index + 1]?.page === line.page ? all[index + 1]!.cells : [];
    const figures = (headings.length === 3 ? headings : []).flatMap(({ box }) =>
      under.filter((cell) => sidewaysOverlap(cell.box, box) > 0).flatMap((cell) => numberTokensIn(cell, mark)),
    );
    if (figures.length === 3 && !addUp(figures.map(({ value }) => value)))
      return [{ code: 'weights', message: `“${headings.map(({ text }) => text).join(', ')}” do not add up.` }];
    if (!line.cells.some(isWeighed)) return [];
    const text = line.cells
      .flatMap((cell, at) => {
        // "Reference 24830", before a cell that goes on in the next row.
        const mayGoOn = isWeighed(cell) || at === line.cells.length - 1;
        const unit = mayGoOn ? wrappedUnit(cell, all.slice(index + 1, index + 3)) : undefined;
        return unit ? [cell.text, unit.text] : /\d ?kg/.test(cell.text) ? cell.text : [];
      })
      .join(' ');
    const [net, tare, gross, ...more] = [...text.matchAll(/(\d[\d.,'’  ]*) ?kg/g)].flatMap(
      ([, figure]) => parseNumber(figure!.trim(), mark) ?? [],
    );
    if (!net || !tare || !gross || more.length > 0) return [];
    return addUp([net, tare, gross]) ? [] : [{ code: 'weights', message: `“${text}”: the weights do not add up.` }];
  });
/** Of three, one is what both others come to. */
const addUp = ([net, tare, gross]: Decimal[]): boolean =>
  net!.plus(tare!).equals(gross!) || gross!.plus(tare!).equals(net!) || net!.plus(gross!).equals(tare!);
/** Folded. */
const IN_KILOGRAMS = /(?:^| )kg(?= |$)/;

/**
 * "Total weight, net | 150.06 kg" below lines that each say what they weigh, net or gross, as one of the totals does, or have it in
 * a column; "weight of sacks and pails" below some that say so of each piece, and the weight that is charged, or the net one, below
 * those that count kilograms.
 */
function wrongTotalWeight(printed: Printed): Doubt[] {
  const { noted, lines, tail, mark } = printed;
  const columns = weightColumns(printed);
  const weighed = noted.flatMap(({ line: { quantity }, own, below }) => {
    const [said] = [...own, ...below].filter(
      ({ text, folded }) => weightIn(text, mark).length > 0 && !OF_ALL.test(folded),
    );
    if (!said) return [];
    const [each] = weightIn(said.text, mark);
    const [before = ''] = fold(said.text.split(KILOGRAMS)[0]!).split(' ').slice(-1);
    return [{ each: each!, all: quantity ? each!.times(quantity.value) : each!, isIn: isNamedLike(before) }];
  });
  const charged = noted.flatMap(({ line: { quantity }, own }) =>
    quantity && own.some(({ text }) => /(?:^|\d )kg$/iu.test(text)) ? quantity.value : [],
  );
  const wrong = [...lines, ...tail].flatMap((line) => {
    const text = textOf(line);
    const [said] = WEIGHED.test(fold(text)) ? weightIn(text, mark) : [];
    if (!said) return [];
    const isOfAll = line.cells.some(({ folded }) => OF_ALL.test(folded));
    const isOfWeighed =
      weighed.length > 1 &&
      isOfAll &&
      (weighed.length === noted.length || weighed.every(({ isIn }) => isIn(fold(text))));
    // What it is packed in weighs as well.
    const ofColumns = columns.filter(
      ({ isGross, sums }) => isOfAll && (isGross || !GROSS.test(fold(text)) || said.compare(sums[0]!) < 0),
    );
    const isOnly = text.split(/\d ?kg(?!\p{L})/iu).length === 2 && charged.length === noted.length;
    const isOfCharged =
      CHARGED.test(fold(text)) || (isOnly && (NET.test(fold(text)) || said.compare(Decimal.sum(charged)) < 0));
    const known = [
      ...ofClass(text, noted),
      ...(isOfWeighed
        ? [weighed.map(({ each }) => each), weighed.map(({ all }) => all)].map((one) => Decimal.sum(one))
        : []),
      ...(charged.length > 1 && isOfCharged ? [Decimal.sum(charged)] : []),
      ...ofColumns.flatMap(({ sums }) => sums),
    ];
    return known.length > 0 ? [{ said, known }] : [];
  });
  // Of a net and a gross one, either.
  const [first] = wrong;
  if (!first || wrong.some(({ said, known }) => known.some((one) => one.equals(said)))) return [];
  return [
    { code: 'weights', message: `The lines weigh ${first.known.at(-1)} kg, but ${first.said} kg are named for them.` },
  ];
}
/** "Total weight of meat (code A)": what the lines with that mark come to, if they are weighed. */
function ofClass(text: string, noted: Printed['noted']): Decimal[] {
  const mark = CLASS.exec(text)?.[0];
  const own = noted.flatMap(({ line: { quantity }, own }) =>
    quantity && own.some((cell) => cell.text === mark) ? quantity.value : [],
  );
  const areWeights = own.length < noted.length && own.some(({ decimals }) => decimals > 1);
  return areWeights ? [Decimal.sum(own)] : [];
}
const CLASS = /(?<![\p{L}\d])\p{Lu}\d?(?=[):])/u;

/** "Weight kg" over a figure on every line: what these come to, and as often as each line has pieces. */
function weightColumns({ noted, table, mark }: Printed): { isGross: boolean; sums: Decimal[] }[] {
  const isUnder = under(table);
  return table
    .flatMap(({ cells }) => cells.filter(({ text, folded }) => WEIGHED.test(folded) && !/\d/.test(text)))
    .flatMap((heading) => {
      const weights = noted.flatMap(({ line: { quantity }, own }) => {
        const [cell, ...more] = own.filter((one) => isUnder(one, heading));
        const [figure] = cell && more.length === 0 ? numberTokensIn(cell, mark) : [];
        return figure ? [{ each: figure.value, pieces: quantity?.value ?? Decimal.of('1') }] : [];
      });
      if (weights.length < 2 || weights.length < noted.length) return [];
      const sums = [weights.map(({ each }) => each), weights.map(({ each, pieces }) => each.times(pieces))];
      return [{ isGross: GROSS.test(heading.folded), sums: sums.map((some) => Decimal.sum(some)) }];
    });
}

/** The figure right before "kg". */
function weightIn(text: string, mark: DecimalMark): Decimal[] {
  const figure = KILOGRAMS.exec(text)?.[1];
  return figure ? [parseNumber(figure.trim(), mark)].filter((value) => value !== null) : [];
}

/** "Sækkene" of a "sæk 25 kg": a word that begins alike. Folded. */
const isNamedLike =
  (word: string) =>
  (text: string): boolean =>
    word.length >= SHORTEST && text.split(' ').some((one) => one.startsWith(word.slice(0, SHORTEST)));
const SHORTEST = 3;
const KILOGRAMS = /(?<![\d.,])(\d[\d.,'’ ]*) ?kg(?!\p{L})/iu;
/** Folded. */
const OF_ALL =
  /(?:^| )(?:gesamt\p{L}*|total\p{L}*|totaal\p{L}*|summe|razem|laczn[ay]|celkov[aey]|celkem|samlet|i alt|sammanlagd|kokonais\p{L}*|yhteensa|osszes\p{L}*|toplam|ukupn[ao])(?= |$)/u;
const WEIGHED =
  /gewicht|weight|poids|peso|vikt|vekt|vaegt|vagt|paino|hmotnost|waga|masa|greutate|suly|tezina|agirlik|tegl/;
const CHARGED =
  /(?:^| )(?:charg(?:ed|eable)|invoiced|billed|(?:ver|be)rechnet\p{L}*|fakturier\p{L}*|facture\p{L}*|facturad\p{L}*|fatturat\p{L}*|faturad\p{L}*|gefactureerd\p{L}*|berekend\p{L}*|faktur\p{L}+|laskutet\p{L}*|uctovan\p{L}*)(?= |$)/u;

/** "Gross weight kg | Net weight kg" over 14.60 and 13.90, or both in one sentence: nothing weighs more without what it is packed in. */
function swappedWeights({ lines, tail, mark }: Printed): Doubt[] {
  const all = [...lines, ...tail];
  const [gross, net] = [GROSS, NET].map((word) =>
    all.flatMap(({ page, cells }, index) =>
      cells.flatMap((whole, at) =>
        partsOf(whole)
          .filter(({ folded }) => WEIGHT.test(whole.folded) && word.test(folded))
          .flatMap((cell) => {
            const below = all[index + 1]?.page === page ? all[index + 1]!.cells : [];
            const places = [below.find((value) => isInColumn(value, cell)), cells[at + 1]];
            // "Reference 245281. Net weight 478 kg. Payable within 14 days".
            const [weight] = weightIn(cell.text, mark);
            const [said] = [cell, ...places].flatMap((place) => (place ? numberTokensIn(place, mark) : []));
            const value = weight ?? said?.value;
            return value ? { cell, value } : [];
          }),
      ),
    ),
  );
  const [heavier, lighter] = [gross![0], net![0]];
  const isPair = heavier && lighter && gross!.length === 1 && net!.length === 1;
  if (!isPair || lighter.value.compare(heavier.value) <= 0) return [];
  return [{ code: 'weights', message: `“${lighter.cell.text}” is more than “${heavier.cell.text}”.` }];
}
/** "Net weight 14.2 kg, gross weight 15.5 kg". */
const partsOf = ({ words }: Cell): Cell[] => groupWhile(words, (_, last) => !/[,;]$/.test(last.text)).map(cellOf);
/** Folded. */
const GROSS = /(?:^| )(?:gross|brut\p{L}*|lordo|hrub\p{L}*)(?= |$)/u;
const NET = /(?:^| )(?:net|nett\p{L}*|neto|cist\p{L}*)(?= |$)/u;
