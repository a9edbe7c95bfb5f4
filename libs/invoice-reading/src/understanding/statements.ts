import { numberWordsIn, spellsNumber } from '../account/amount-in-words.js';
import { Decimal } from '../decimal.js';
import type { AmountKind, ReadValue, Statement } from '../draft.js';
import { bottom, right, sidewaysOverlap } from '../page-model.js';
import { isCount } from './counted-charges.js';
import { countedFields } from './counted-fields.js';
import { findDate } from './dates.js';
import { fold } from './fold.js';
import { type DecimalMark, WITH_CURRENCY } from './numbers.js';
import type { Cell } from './cells.js';
import { textOf, type TextLine } from './text-lines.js';
import { type NumberToken, numberTokensIn } from './tokens.js';
import { classifyAmountLabel } from './words/amount-labels.js';

/** All patterns are matched against folded text (see fold.ts), in the languages of invoices. */

/** Of the invoice, whatever they are for. */
const LINES =
  '(?:(?:charge|order|invoice)? ?lines?|line items?|positions?|[a-z]*positionen|[a-z]*zeilen|posten|lignes?|lineas?|righe|[a-z]*regels|posities|linhas?|pozycji|polozek|radku|[a-z]*linjer|[a-z]*rader|poster|kalem(?:ler)?|pozitii|tetel(?:ek)?|riveja|rivia|stavki|позиціи|позиции)';
const ITEMS = `(?:${LINES}|(?:line|charge|order|invoice)? ?items?|articles?|products?|artikel[n]?|articulos?|productos?|articoli|prodotti|artikelen|artigos?|itens|produtos?|towarow|varer|artiklar|urun|articole|наименувань|наименовании|артикула)`;
const COUNT =
  '(?:number|no|nr|count|quantity|total(?: number)?|anzahl|gesamtzahl|nombre|nb|nbre|numero|num|n o|n|totale?|aantal|antall?|liczba|ilosc|pocet|toplam|sayisi|adedi|numar|szama|db|lukumaara|broj|всього|всего|кількість|брои|общо)';
/** "Nombre d'articles facturés", "Numero articoli consegnati". */
const PARTICIPLE =
  '(?:[a-z]*fa[ck]tur|fatur|fattur|berechnet|geliefert|bestellt|livre|command|expedi|entreg|envi|suminis|pedid|consegn|spedit|ordinat|gefactureer|gelever|bestel|dostarcz|wydan|dodan|lever|best[ae]l|livrat|teslim)\\p{L}*';
/** "Number of line items", "Anzahl der Positionen", "Item count", "Items in this order". */
const ITEM_COUNT = new RegExp(
  `^(?:${COUNT} (?:of |der |de |d |des |di |van |av |af )*(?:the |los |las |les )?${ITEMS}|${ITEMS} (?:count|total|anzahl|sayisi|adedi|szama)|(?:line items|(?:order |invoice )?(?:items|lines)|positionen|articles|lignes|articulos|lineas|articoli|righe|regels|artikelen|artigos|linhas|itens|(?:vare|ordre|order|faktura)?(?:linjer|rader)|(?:tuote)?riveja|radku|polozek|pozycji|pozitii|tetelek|stavki|ridu|eiluciu|rindu))(?: (?:in|on|of) (?:this|the|your) (?:order|invoice|delivery|shipment)| (?:shipped|ordered|invoiced|total|${PARTICIPLE}))?$`,
  'u',
);
const COUNTED_LAST =
  /^(?:\S+ ){1,2}(?:skaicius|skaits|arv|lukumaara)$|^брои (?:артикули|позиции|стоки|редове)$|^(?:αριθμος|πληθος|συνολο) (?:ειδων|γραμμων|τεμαχιων)$/;
const POSITIONS_NUMBER = /(?:artikelanzahl|positionsanzahl|artikelzahl|positionszahl|postenanzahl)$/;
/** "Lines: 8", "Anzahl Positionen 8": these are counted, not their pieces. Folded. */
export const OF_LINES = new RegExp(`(?:^| )${LINES}(?= |$)`);
export const JUST_ITEMS = new RegExp(`^${ITEMS}$`);
const COUNTED = /^(\d{1,4}) (\p{L}+)(?:[,;·/ ]+(\d{1,5}) \p{L}+)?(?=$|[.,;· ])/u;
const WHOLE_NUMBER = /^\d{1,4}$/;

export const IN_WORDS =
  /(?:^|\b)(?:in words|in worten|en (?:toutes )?lettres|arrete[es]* .*somme(?: de)?|la somme de|son|en letras|importe en letra|in lettere|diconsi(?: euro)?|(?:in|met) woorden|zegge|slownie|slovy|slovom|por extenso|yalniz|yazi ?(?:yla|ile)|in litere|adica|betuvel|azaz|sanoin|kirjaimin|slovima|i ord|med bokstaver|amount chargeable|the sum of|rupees in words|say(?= (?:total )?(?:us|usd|eur|gbp|euros?|pounds?|dollars?|rmb|hkd|aud|cad)(?: |$)))(?= |$)/;

/** The table that is spoken of: its lines' quantities, and its cells as folded text. */
interface SpokenOf {
  quantities: ReadValue<Decimal>[];
  rows: TextLine[];
}

/** What the lines outside the table say of the table and of the total. */
export function readStatements(lines: TextLine[], mark: DecimalMark, { quantities, rows }: SpokenOf): Statement[] {
  const words = new Set(rows.flatMap(({ cells }) => cells.map(({ folded }) => folded)));
  /** The rest of what is said in words, with its beginning above. */
  const told = new Set<Cell>();
  return lines.flatMap((line, index) => {
    const { cells } = line;
    return [
      ...cells
        .flatMap(({ text }, at) => itemCount(text, cells[at + 1]?.text, words))
        .map(({ noun, ...said }) => (noun ? { ...said, column: sumUnder(noun, rows) } : said)),
      ...sumOfQuantities(line, mark, quantities),
      ...cells.flatMap((cell, at) => {
        const spoken = [cell, ...untilSums(cells.slice(at + 1))];
        const following = lines.slice(index + 1, index + 3);
        const rest = IN_WORDS.test(cell.folded) ? restBelow(spoken.at(-1)!, following) : [];
        const next = textBelow(cell, following) || rest.map(({ text }) => text).join(' ');
        const said = amountInWords(spoken.map(({ text }) => text).join(' '), cell.text, next);
        if (told.has(cell)) return [];
        if (said.length > 0) for (const one of rest) told.add(one);
        return said;
      }),
    ];
  });
}

/** Beside words that go on in the next cell stand the sums, under names of their own. */
function untilSums(cells: Cell[]): Cell[] {
  const end = cells.findIndex(
    ({ folded, text }) =>
      classifyAmountLabel(folded) !== null ||
      HAS_LABEL.test(text) ||
      (/\d[.,]\d\d(?!\d)/.test(text) && !findDate(text)),
  );
  return end < 0 ? cells : cells.slice(0, end);
}

/** "E-mail: accounts@northgate.example". */
const HAS_LABEL = /^\p{L}[\p{L} .-]*: ?\S/u;

/** The line of words goes on right below its beginning; what stands beside that, or between both in another column, is another's. */
export function textBelow({ box, page }: Cell, following: TextLine[]): string {
  for (const [index, next] of following.entries()) {
    if (next.page !== page || (index > 0 && next.box.y - bottom(box) > box.height)) return '';
    const below = next.cells.filter((cell) => cell.box.x < right(box));
    if (below.length > 0) return below.map(({ text }) => text).join(' ');
  }
  return '';
}

/** Words that go on beside the place of their label, in rows that begin where they do. */
function restBelow(cell: Cell, following: TextLine[]): Cell[] {
  const rows = following.map(({ page, cells }) => (page === cell.page ? cells : []));
  const below = rows.map((cells) => cells.find(({ box }) => Math.abs(box.x - cell.box.x) < 1));
  const end = below.findIndex(
    (next, at) => !next || next.box.y - bottom((below[at - 1] ?? cell).box) > next.box.height,
  );
  return below.slice(0, end < 0 ? below.length : end) as Cell[];
}

/** "Subtotal   48   1,037.00": below the quantities stands what they come to. */
function sumOfQuantities(line: TextLine, mark: DecimalMark, quantities: ReadValue<Decimal>[]): Statement[] {
  const last = quantities.at(-1)?.source;
  if (!last?.box || line.page !== last.page || line.box.y < last.box.y) return [];
  const name = line.cells.find(({ folded }) => SUMS.has(classifyAmountLabel(folded)));
  if (!name) return [];
  const numbers = line.cells.flatMap((cell) => {
    const tokens = numberTokensIn(cell, mark);
    // The figures of a sentence sum nothing up, and a count of lines or of crates counts no pieces.
    return cell.words.length > SUM_WORDS || isCount(cell.text) || itemCount(cell.text, undefined, new Set()).length > 0
      ? []
      : tokens;
  });
  const isInColumn = ({ box }: NumberToken): boolean =>
    quantities.some(
      ({ source }) => source.page === line.page && source.box !== null && sidewaysOverlap(box, source.box) > 0.5,
    );
  // An amount may stand below them as well: a sum of pieces has no more decimals than these, and no currency.
  const [fewest, most] = [Math.min, Math.max].map((of) => of(...quantities.map(({ value }) => value.decimals)));
  const isOfPieces = ({ value }: NumberToken): boolean =>
    value.decimals <= most! && !(value.decimals === 2 && fewest! > 2);
  const counts = numbers.filter(
    ({ percent, text }) => !percent && !WITH_CURRENCY.test(text) && !CODE_OF_DIGITS.test(text),
  );
  // Before the name may stand the row of another table, of several figures.
  const before = counts.filter(({ box }) => box.x < name.box.x);
  const isBeside = (number: NumberToken): boolean => before.length < 2 || !before.includes(number);
  const [sum] = counts.filter((number) => isOfPieces(number) && isBeside(number) && isInColumn(number));
  if (!sum || numbers.length < 2 || !/^\d/.test(sum.text)) return [];
  return [{ kind: 'piece-count', count: sum.value, text: textOf(line) }];
}
const SUM_WORDS = 5;
/** "ACCT 0091882714". */
const CODE_OF_DIGITS = /^(?:0\d+|\d{8,})$/;
const SUMS = new Set<AmountKind | null>(['net', 'total']);

/** "Items: 5", or the figure in the next cell; "18 items, 81 pieces"; "Number of consignments: 6" over a column of them. */
function itemCount(text: string, next: string | undefined, words: Set<string>): ItemCount[] {
  const said = COUNTED.exec(text);
  if (said && JUST_ITEMS.test(fold(said[2]!))) {
    const count = { kind: 'item-count' as const, count: Decimal.of(said[1]!), text: said[0].trim() };
    return said[3] ? [count, { ...count, kind: 'piece-count', count: Decimal.of(said[3]) }] : [count];
  }
  const parted = /^(.*\p{L}\S*?)[\s:]*[:\s]\s*\(?(\d{1,4})\)?$/u.exec(
    text.replace(NEXT_SENTENCE, '$1').replace(NEXT_CLAUSE, ''),
  );
  const [label, figure] = parted ? [parted[1]!, parted[2]!] : [text, next ?? ''];
  const folded = fold(label);
  const noun = columnCounted(folded, words);
  if (WHOLE_NUMBER.test(figure) && (isOfItems(folded) || noun))
    return [{ kind: 'item-count', count: Decimal.of(figure), text: parted ? text : `${text} ${figure}`, noun }];
  return countedFields(text)
    .filter(({ labels }) => labels.some((one) => isOfItems(fold(one))))
    .map((field) => ({ kind: 'item-count', count: Decimal.of(field.figure), text: field.text }));
}
const isOfItems = (folded: string): boolean =>
  ITEM_COUNT.test(folded) || COUNTED_LAST.test(folded) || POSITIONS_NUMBER.test(folded);
/** "Number of items: 2 Thank you for your order!" */
const NEXT_SENTENCE = /^([^:]{3,40}: ?\d{1,4})\.? \p{Lu}\p{Ll}+ \p{L}.*$/u;
/** "Number of items 5, for 84 755.40". */
const NEXT_CLAUSE = /(?<=^[^\d,]{3,40} \d{1,4}), \p{Ll}.*$/u;
type ItemCount = Extract<Statement, { kind: 'item-count' | 'piece-count' }> & { noun?: string | undefined };

/** What is counted heads a column: its plural has other letters at the end. */
function columnCounted(folded: string, words: Set<string>): string | undefined {
  const noun = COUNT_OF.exec(folded)?.[1];
  const ends = noun ? [0, 1, 2, 3].map((letters) => noun.slice(0, noun.length - letters)) : [];
  return ends.find((stem) => stem.length >= MIN_STEM && words.has(stem));
}

/** What the whole numbers under a heading come to, on every page that has it. */
function sumUnder(heading: string, rows: TextLine[]): Decimal {
  let over: Cell | undefined;
  const numbers = rows.flatMap(({ cells }) => {
    over = cells.find(({ folded }) => folded === heading) ?? over;
    const under = cells.find(({ box, text }) => over && WHOLE_NUMBER.test(text) && sidewaysOverlap(box, over.box) > 0);
    return under ? [Decimal.of(under.text)] : [];
  });
  return Decimal.sum(numbers);
}
const COUNT_OF = new RegExp(`^${COUNT} (?:of |der |de |d |des |di |van |av |af )?(\\p{L}+)$`, 'u');
const MIN_STEM = 5;

function amountInWords(text: string, cell: string, next: string): Statement[] {
  // "Son Ödeme Tarihi: 28-02-2026"; "due by 03/21/2026, in US dollars" has "two" in it as Italians spell it.
  if (findDate(text)) return [];
  const spelled = fold(cell);
  const label = IN_WORDS.exec(spelled);
  // "Tax amount (in words)".
  const isOfTax = label !== null && classifyAmountLabel(spelled.slice(0, label.index).trim()) === 'tax';
  // "Son" is a word of other languages too: a label ends with a colon, or its cell.
  if (!label || !isLabel(cell, label)) {
    const isSaid = spellsNumber(spelled) || (WITH_COINS.test(spelled) && numberWordsIn(spelled) > 1);
    if (!isSaid && !(label && label[0] !== 'son' && numberWordsIn(spelled.slice(label.index)) > 1)) return [];
    return [{ kind: 'amount-in-words', text: spelled, continued: `${spelled} ${fold(next)}`, isOfTax }];
  }
  const folded = fold(text);
  const rest = folded.slice(folded.indexOf(label[0]) + label[0].length).trim();
  // "Amount in words | Amounts" over them: they are read by themselves, with what they go on with.
  if (!isOfTax && !spellsNumber(rest) && rest.split(' ').length === 1 && spellsNumber(fold(next))) return [];
  if (IN_FIGURES.test(rest) && !spellsNumber(rest)) return [];
  const continued = `${rest} ${fold(next)}`.trim();
  return /\p{L}{3}/u.test(continued) ? [{ kind: 'amount-in-words', text: rest, continued, isOfTax }] : [];
}

/** "Вісімдесят тисяч гривень 40 копійок": words, the hundredths in figures and what they are called. Folded. */
const WITH_COINS = /^(?:\p{L}+ ){4,}\d{2} \p{L}{3,}$/u;

/** "Arrêtée à la somme de 2 285,57 € TTC": figures under such a label are an amount like others. Folded. */
const IN_FIGURES = /^\d[\d ]*\d{2}(?: \p{L}{1,5}){0,2}$/u;

const LABEL_WORDS = 12;
const isLabel = (cell: string, { 0: words, index }: RegExpExecArray): boolean => {
  const before = cell.split(':')[0]!;
  const isNamed = cell.includes(':') && fold(before).includes(words) && fold(before).split(' ').length <= LABEL_WORDS;
  // "Not: Yalnız …": a note that begins with it; "son" begins sentences, too.
  const isNoted = words !== 'son' && fold(cell.slice(before.length)).startsWith(words);
  return isNamed || isNoted || index === 0 || fold(cell).endsWith(words);
};
