import { numbersSpelled } from '../../account/amount-in-words.js';
import { goodsOf } from '../../account/statements.js';
import { Decimal } from '../../decimal.js';
import type { Doubt, DraftLine, LabelledAmount } from '../../draft.js';
import { bottom, type Box, middle, right } from '../../page-model.js';
import { fold } from '../fold.js';
import { WITH_CURRENCY } from '../numbers.js';
import { type Cell, cellOf } from '../cells.js';
import { isWeighed, KILOGRAMS } from '../measures.js';
import type { TextLine } from '../text-lines.js';
import { JUST_ITEMS } from '../statements.js';
import { classifyAmountLabel } from '../words/amount-labels.js';
import { CURRENCY_NAMES } from '../words/currency-names.js';
import { isPiece, isTotalQuantity } from '../words/measure-words.js';
import { countsOfGoods } from './counted-names.js';
import { isSumOfColumn } from './counts-of-columns.js';
import { isNumberedField, isOfSection, isOrdinal, isOther, isPage, isPartOfOther } from './counts-of-others.js';
import { COIN, NAMED, PACKED, TIME } from './harmless-words.js';
import type { Printed } from './leftovers.js';
import { columnsByHeading } from './measures.js';
import { otherPackages, SENT, WHOLE } from './packages.js';
import { productIn } from './products.js';
import { GUESTS, NIGHTS, nightsOfStay } from './stays.js';

/** A small whole number that counts something may count the lines or the pieces; time, packages and places are others. */
export function leftCounts(printed: Printed): Doubt[] {
  const { lines, table, noted, isBelow, isAmong, read } = printed;
  if (read.lines.length === 0) return [];
  const rows = [...table, ...lines];
  const { known, isNear } = countsOf(read.lines);
  let papers: Map<string, Paper[]> | undefined;
  let nights: Set<number> | undefined;
  const isOfGoods = countsOfGoods(read.lines);
  const isStay = ({ count, text }: Counted): boolean =>
    NIGHTS.test(fold(text)) && (nights ??= nightsOfStay(lines)).has(count);
  // Whatever else comes to it; several rooms may be counted by their nights.
  const isOtherStay = (counted: Counted): boolean =>
    NIGHTS.test(fold(counted.text)) &&
    !isStay(counted) &&
    nights!.size > 1 &&
    read.lines.every(({ quantity }) => quantity?.value.toNumber() !== counted.count);
  const rates = new Set(read.amounts.flatMap(({ rate }) => rate?.toNumber() ?? []));
  const isRate = ({ count, text }: Counted, { folded }: Cell): boolean =>
    rates.has(count) && classifyAmountLabel(fold(text.replace(/[\d ]+$/, ''))) === 'tax' && !folded.includes('%');
  const own = read.invoiceNumber?.value.split(' ').at(-1);
  const isOwn = (word: string): boolean => word.includes(own ?? word);
  const numbered = read.invoiceNumber?.source;
  const isNumber = (cell: Cell): boolean =>
    cell.page === numbered?.page && numbered.box !== null && isInside(numbered.box, cell.box);
  // What the head says too is an address, or a number of its own.
  const heads = new Set(lines.flatMap((line) => (isBelow(line) ? [] : line.cells.map(({ folded }) => folded))));
  // "15 Collins St" at the foot, and "Northgate Ltd · 15 Collins St · Perth" over the window.
  const isSaidInHead = ({ folded, words }: Cell): boolean =>
    heads.has(folded) || (words.length > 1 && [...heads].some((text) => ` ${text} `.includes(` ${folded} `)));
  const places = new Set([...heads].flatMap((text) => text.match(NAMED_NUMBER) ?? []));
  const isOfHead = ({ count, text }: Counted, line: TextLine): boolean =>
    isBelow(line) && (fold(text).match(NAMED_NUMBER) ?? []).some((one) => one.endsWith(` ${count}`) && places.has(one));
  let columns: Map<string, Decimal[]> | undefined;
  // "Total cases delivered: 34" below a column of cases.
  const isOfColumn = ({ count, text }: Counted): boolean =>
    fold(text)
      .split(' ')
      .some((word) => Decimal.sum((columns ??= columnsByHeading(printed)).get(word) ?? []).toNumber() === count);
  const left = lines.flatMap((line, index) =>
    line.cells.flatMap((whole, at) => {
      const cell = behindWeights(untilDash(whole));
      if (
        (isBelow(line)
          ? isSaidInHead(cell)
          : !isField(cell, line.cells[at + 1]) && !isSentence({ ...whole, text: cell.text })) ||
        [cell, line.cells[at + 1]].some((one) => one && isNumber(one)) ||
        isOther(cell, isOwn, line.cells[at + 1]) ||
        isPartOfOther(line, at, lines[index - 1], lines[index + 1]) ||
        isPage(line, lines) ||
        isOrdinal(cell, [lines[index - 1], lines[index + 1]], rows) ||
        isNumberedField(cell, line.cells) ||
        isAmong(line)
      )
        return [];
      if (isTotalQuantity(cell.folded)) return [];
      const next = line.cells[at + 1];
      const label = next && WHOLE.test(next.text) ? (headingOver(next, lines[index - 1]) ?? cell) : cell;
      return [...countsIn(cell, label, next), ...spelledIn(cell)].filter(
        (counted) =>
          isOtherStay(counted) ||
          (!known.has(counted.count) &&
            String(counted.count) !== own &&
            isNear(counted) &&
            !isStay(counted) &&
            !isOfGoods(counted.count, counted.text) &&
            !productIn(counted.text, read.lines).includes(counted.count) &&
            !isOneOf(counted, line.cells.slice(at), read.amounts) &&
            !isOfHead(counted, line) &&
            !isOfSection(cell, rows) &&
            !(next?.text === String(counted.count) && isSumOfColumn(next, noted, rows)) &&
            !isOfColumn(counted) &&
            !isRate(counted, cell) &&
            !isOfPapers(counted, (papers ??= papersIn(rows.flatMap((row) => row.cells))))),
      );
    }),
  );
  return [...left.map(({ text }) => text), ...otherPackages(lines)].slice(0, 1).map((text) => ({
    code: 'left-count',
    message: `The invoice says “${text}”, which is neither the number of its lines nor of their pieces.`,
  }));
}

/** "Delivery notes: 2" where "Delivery note L118204" and "Delivery note L118977" head lines: as many papers, or samples, as are named. */
function isOfPapers({ count, text }: Counted, papers: Map<string, Paper[]>): boolean {
  const [before = '', behind = ''] = text.split(String(count)).map(fold);
  const nouns = [...before.split(' '), behind.split(' ')[0]!].filter((word) => word.length >= NOUN);
  return nouns.some((noun) => {
    const stem = noun.slice(0, Math.max(NOUN, noun.length - ENDING));
    const own = (papers.get(noun.slice(0, NOUN)) ?? []).filter(
      ({ name }) => name.startsWith(stem) && name.length <= stem.length + ENDING,
    );
    return new Set(own.map(({ number }) => number)).size === count;
  });
}

interface Paper {
  /** The first word, folded. */
  name: string;
  number: string;
}

/** What begins with a name and has a number of its own, by the beginning of that name. */
function papersIn(cells: Cell[]): Map<string, Paper[]> {
  const papers = new Map<string, Paper[]>();
  for (const { words } of cells) {
    const number = words.slice(1, WORDS_BEFORE).find(({ text }) => /\d|:$/.test(text))?.text ?? '';
    const name = fold(words[0]!.text);
    if (!/\d/.test(number) || name.length < NOUN || words[0]!.text.endsWith(':')) continue;
    const some = papers.get(name.slice(0, NOUN));
    if (some) some.push({ name, number });
    else papers.set(name.slice(0, NOUN), [{ name, number }]);
  }
  return papers;
}
/** In letters. */
const NOUN = 6;
const ENDING = 3;
/** "Delivery note no. 4711"; behind a colon stands what is counted. */
const WORDS_BEFORE = 4;

/** "Packages: 4; net 494 kg, gross 502 kg The invoice has 18 lines": what is said behind the weights. */
function behindWeights(cell: Cell): Cell {
  const unit = cell.words.findLastIndex(({ text }) => KILOGRAMS.test(text));
  const words = cell.words.slice(unit + 1);
  return unit >= 0 && /^\p{Lu}\p{Ll}/u.test(words[0]?.text ?? '') && isWeighed(cell) ? cellOf(words) : cell;
}

/** "Samples: 4 – received on 14 October": the field, without what is said behind it. */
function untilDash(cell: Cell): Cell {
  const end = cell.words.findIndex(({ text }) => /^[–—-]$/.test(text));
  const field = end > 1 ? cellOf(cell.words.slice(0, end)) : cell;
  return /: \d{1,4}$/.test(field.text) ? field : cell;
}

const isInside = (part: Box, whole: Box): boolean =>
  part.x >= whole.x && right(part) <= right(whole) && middle(part) > whole.y && middle(part) < bottom(whole);

/** "Sample discount | 1 | 150.00" among the sums: one, at that amount. */
const isOneOf = ({ count }: Counted, [label, one, amount]: Cell[], amounts: LabelledAmount[]): boolean =>
  count === 1 &&
  one?.text === '1' &&
  amount !== undefined &&
  amounts.some(
    ({ kind, amount: read, label: name }) =>
      (kind === 'discount' || kind === 'charge') && read?.text === amount.text && fold(name) === label!.folded,
  );

/** "Maple Road 20", "Vytauto g. 3", folded: said in the head as well, it is a place or has a number of its own. */
const NAMED_NUMBER = /\p{L}{5,}(?: \p{L}{1,3})? \d{1,4}(?= |$)/gu;

/** "Terms | Reason | Packages" over "Net | Sale | 5": what the figure counts is said over it, wherever in its column either is set. */
function headingOver({ page, box }: Cell, above: TextLine | undefined): Cell | undefined {
  const isHeading =
    above?.page === page &&
    box.y - bottom(above.box) < 2 * box.height &&
    above.cells.length > 2 &&
    above.cells.every(({ text }) => !/\d/.test(text));
  const apart = (one: Cell): number => Math.max(one.box.x - right(box), box.x - right(one.box));
  const [nearest] = isHeading ? above.cells.toSorted((a, b) => apart(a) - apart(b)) : [];
  return nearest && apart(nearest) < HEADED * box.height ? nearest : undefined;
}
/** In text heights. */
const HEADED = 3;

/** "Label: 5", "Nights 5", or the label and a figure beside it: over the lines, others are numbers of houses. */
const isField = ({ text, folded }: Cell, next: Cell | undefined): boolean =>
  !OF_PARTIES.test(folded) &&
  (/^[^:\d]*\p{L}{3}[^:\d]*: ?\d{1,4}$/u.test(text) ||
    (NIGHTS.test(folded) && /^[^\d]+ \d{1,3}$/.test(text)) ||
    (!/\d/.test(text) && next !== undefined && WHOLE.test(next.text)));
/** "This invoice covers 4 items delivered to you.": an address has its number at one of its ends, and no full stop. */
const isSentence = ({ text, words }: Cell): boolean =>
  words.length >= SENTENCE && /\p{L}[^.]*\s\d{1,4}\s\p{Ll}{3}.*[.!:]$/u.test(text);
const SENTENCE = 5;

/** "three items", "twenty-four pieces"; "an item" is any. */
const spelledIn = ({ folded, text }: Cell): Counted[] => {
  const words = folded.split(' ');
  return words.flatMap((noun, at) => {
    if (at === 0 || !(JUST_ITEMS.test(noun) || isPiece(noun))) return [];
    const counts = [words.slice(Math.max(0, at - 2), at).join(' '), words[at - 1]!].map(numbersSpelled);
    return (counts.find((some) => some.length > 0) ?? []).map((count) => ({ count, text }));
  });
};

/** What has a short number of its own in a head: people, places, customers, terms in days. Folded. */
const OF_PARTIES =
  /(?:^| )\p{L}*(?:code|codigo|codice|kod|kat|kund\p{L}*|customer|clients?|clientes?|klant\p{L}*|klient\p{L}*|debit\p{L}*|account|konto\p{L}*|agente?n?|vendedor|venditore|vendeur|representa\p{L}*|rep|sales\p{L}*|verkauf\p{L}*|sachbearbeit\p{L}*|seller|clerk|handlowiec|lager\p{L}*|almacen|magazz?in\p{L}*|warehouse|depot|store|zon[ae]|region|ruta|route|giro|terms?|zahlungsziel|delai|plazo|termijn\p{L}*|dage|days|dias|tage|jours|giorni|dni|regimen|version|revision|copy|kopie)(?= |$)/u;

interface Counted {
  count: number;
  text: string;
  /** "Bank transfer (42)": nothing that is counted follows, and no colon announces it. */
  isBehind?: boolean;
}
/** By so many people miscount. */
const MISCOUNTED = 2;

/** "Label: 5", the figure in the next cell, perhaps with the label over it, or "5 things" wherever it is said. */
function countsIn(cell: Cell, label: Cell, next: Cell | undefined): Counted[] {
  const { text } = cell;
  if (!/\d/.test(text)) {
    const isOther =
      NAMED.test(label.folded) ||
      GUESTS.test(label.folded) ||
      SENT.test(label.folded) ||
      (label !== cell && OF_PARTIES.test(label.folded));
    const isLabel = next && WHOLE.test(next.text) && /\p{L}{3}/u.test(label.text) && !isOther;
    return isLabel ? [{ count: Number(next.text), text: `${label.text} ${next.text}` }] : [];
  }
  return [...text.matchAll(COUNT)].flatMap(({ 0: figure, index }) => {
    const before = fold(text.slice(0, index));
    const [behind = ''] = fold(text.slice(index + figure.length)).split(' ');
    if (HOURS_OF_DAY.test(text.slice(index))) return [];
    if (
      LETTERS.test(behind) ||
      CURRENCY_NAMES.some(([name]) => name.test(behind)) ||
      NAMED.test(before.replace(AND_ONE_BEFORE, '')) ||
      TIME.test(behind) ||
      (PACKED.test(behind) && !JUST_ITEMS.test(behind)) ||
      SENT.test(before) ||
      COIN.test(behind)
    )
      return [];
    // "£4.95 via Royal Mail Tracked 48".
    const isOfName =
      WITH_CURRENCY.test(text) &&
      /\p{Lu}\p{Ll}+ $/u.test(text.slice(0, index)) &&
      index + figure.length === text.length;
    if (isOfName) return [];
    const isBehind = !/\p{L}{3}/u.test(behind) && !/:[\s(]*$/.test(text.slice(0, index));
    return /\p{L}{3}/u.test(behind) || /\p{L}{3}/u.test(before) ? [{ count: Number(figure), text, isBehind }] : [];
  });
}
/** "(8 characters)": how something is written; "49 str.": an article of a law. Folded. */
const LETTERS =
  /^(?:str|straipsn\p{L}*|characters?|digits|decimals|letters|zeichen|stellen|ziffern|caracteres?|chiffres|cifre|zecimale|cifras|decimales|digitos|caratteri|decimali|tekens|cijfers|znak\p{L}*|cyfr\p{L}*|cislic\p{L}*|tegn|cifre|siffror|tecken|merkkia|numeroa|karakter\p{L}*|szamjegy\p{L}*|znamenk\p{L}*|haneli|χαρακτηρ\p{L}*|ψηφι\p{L}*|символ\p{L}*|цифр\p{L}*)$/u;
/** "8 and 10 am", "8 bis 12 Uhr". */
const HOURS_OF_DAY =
  /^\d{1,2}(?:[:.h]\d\d)? ?(?:and|to|und|bis|et|à|a|y|e|en|i|og|och|do|és|și|ve|[-–]) ?(?:las )?\d{1,2}(?:[:.h]\d\d)? ?(?:[ap]\.?m\.?|Uhr|h|heures|horas|uur|hod|godz|óra|klo)(?!\p{L})/iu;
/** Of "section 113 (1) and 9", all that stands between the name and the last number. Folded. */
const AND_ONE_BEFORE = / \d+ (?:and|und|et|y|e|en|og|och|i|a|ja|es|si|ve)$/;
/** Not in a longer figure, a share, a time, a fraction, a product or a legend: "1 = 20,00 %", "03 · Transfer", "8 ×". */
const COUNT =
  /(?<!(?:\d[.,]?|%)\s)(?<=^|[\s(:])([1-9]\d{0,3})(?=[).,;:]?(?:$|\s(?![%‰\d]|[x×*@à=](?: ?\d|$)|[·•] )))/gu;

/** A figure far from both says something else; behind a word without a colon, where numbers of things stand, it must be close. */
function countsOf(lines: DraftLine[]): { known: Set<number>; isNear: (counted: Counted) => boolean } {
  const quantitiesOf = (some: DraftLine[]) => some.flatMap(({ quantity }) => quantity ?? []);
  const quantities = quantitiesOf(lines);
  const sumOn = (page?: number, some = quantities): number =>
    Decimal.sum(
      some.flatMap(({ source, value }) => (page === undefined || source.page === page ? value : [])),
    ).toNumber();
  const goods = goodsOf(lines);
  // "Shipping, 1 × 149.00" among the lines is no piece of anything.
  const sent = goods.filter(({ description }) => classifyAmountLabel(fold(description?.value ?? '')) !== 'charge');
  const pages = new Set(quantities.map(({ source }) => source.page));
  const pieces = sumOn();
  const known = new Set([
    ...[lines, goods, sent].map(({ length }) => length),
    ...[pieces, sumOn(undefined, quantitiesOf(sent))],
    ...[...pages].map((page) => sumOn(page)),
  ]);
  const isClose = (count: number, to: number): boolean => Math.abs(count - to) <= Math.max(MISCOUNTED, to / 10);
  return {
    known,
    isNear: ({ count, isBehind }) =>
      isBehind
        ? isClose(count, lines.length) || isClose(count, pieces)
        : count <= 2 * lines.length + 3 || (count > pieces / 2 && count < 2 * pieces),
  };
}
