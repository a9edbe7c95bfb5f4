import type { Doubt, ReadValue } from '../draft.js';
import type { CountryHints } from './country.js';
import { currenciesInWords, currenciesOfSums } from './currency-in-words.js';
import { fold } from './fold.js';
import { ibansIn } from './iban.js';
import { headingRoles } from './line-columns.js';
import { sidewaysOverlap } from '../page-model.js';
import { codeIn, CODES, SIGN, SIGNS } from './currency-codes.js';
import { CURRENCY_CODES, CURRENCY_SIGNS, isNumberLike } from './numbers.js';
import type { Cell } from './cells.js';
import type { TextLine } from './text-lines.js';
import { CAPITAL, classifyAmountLabel } from './words/amount-labels.js';

/** What a note may call a currency instead of its code. */
const NAMES: [RegExp, string][] = [
  [/(?<!\p{L})euros?(?!\p{L})/iu, 'EUR'],
  [/(?<!\p{L})soles(?!\p{L})/iu, 'PEN'],
  [/(?<!\p{L})pounds? sterling(?!\p{L})/iu, 'GBP'],
  [/(?<!\p{L})(?:swiss francs?|schweizer franken|francs suisses)(?!\p{L})/iu, 'CHF'],
];
/** Names of two words, which no article has. */
const WHOLE_NAMES: [RegExp, string][] = [
  ...NAMES.slice(2),
  [/(?<!\p{L})(?:U\.? ?S\.?(?: |-)?|american |united states )dollars?(?!\p{L})/iu, 'USD'],
  [/(?<!\p{L})canadian dollars?(?!\p{L})/iu, 'CAD'],
  [/(?<!\p{L})australian dollars?(?!\p{L})/iu, 'AUD'],
  [/(?<!\p{L})new zealand dollars?(?!\p{L})/iu, 'NZD'],
];
/** "U.S. Dollars" below what is due. */
const NAMED_ALONE = new RegExp(`^(?:${WHOLE_NAMES.map(([{ source }]) => source).join('|')})\\.?$`, 'iu');
/** "Currency: EUR", "Fakturans valuta: SEK", "Amounts in EUR", "Tous les montants sont exprimés en EUR", "Hinnad on EUR". */
const DECLARED = new RegExp(
  String.raw`\(currency\):|^(?:\p{L}+[- ]){0,2}(?:rechnungs)?(?:currency|w[aä]hrung|devise|moneda|divisa|valuta|waluta|měna|mena|moeda|valuutta|valuuta|valiuta|pénznem|para birimi|валута|νόμισμα)(?!\p{L})|(?<!\p{L})(?:betr[aä]ge|preise|werte|amounts|prices|charges|values|figures|sums|montants|montos|prix|valeurs|importes|precios|importi|prezzi|valori|bedragen|prijzen|waarden|valores|pre[cç]os|kwoty|ceny|částky|sumy|sume(?:le)?|prețuri(?:le)?|iznosi|zneski|cijene|cene|bel[oø](?:b|pp)|priser|tutarlar|fiyatlar|cenas|summas|kainos|sumos|hinnad|summad|hinnat|summat|árak|összegek|preus|цените|сумите|τιμές|ποσά)(?!\p{L})(?: \p{L}+){0,3} (?:(?:in|en|em|w|ve|v|u|i|în|a|в|σε|para birim\p{L}+)(?= |$)|(?=(?:${CURRENCY_CODES})(?:\.?$| olarak )))|(?<!\p{L})(?:invoice|rechnung|facture|factura|fattura|factuur|fatura) (?:in|en|em) euros?(?!\p{L})`,
  'iu',
);
/** "Svi iznosi u EUR": a sentence that ends with a currency, in whatever language; "EUR" is also a pallet. */
const ENDS_IN_CURRENCY = new RegExp(String.raw`\p{L} \p{L}{1,2} (${CURRENCY_CODES})\.?$`, 'u');

export interface Mention {
  code: string;
  cell: Cell;
  confidence: number;
}

/** The currency: by declaration, else by the signs that stand with amounts; two of them are a doubt. */
export function readCurrency(
  allLines: TextLine[],
  hints: CountryHints,
): { currency: ReadValue<string> | null; doubts: Doubt[] } {
  const accounts = accountsByCurrency(allLines);
  // What the owners have paid in is in the currency of their country.
  const isAmountOf = (cell: Cell): boolean => !accounts.has(cell) && !CAPITAL.test(cell.folded);
  const lines = allLines.map((line) => ({ ...line, cells: line.cells.filter(isAmountOf) }));
  const declared = declarations(lines);
  // Most cells name no currency, and what stands beside and over them need not be asked.
  const naming = new Set(lines.flatMap(({ cells }) => cells.filter(namesCurrency)));
  const [amounts, headings] = [besideAmounts(lines, naming), headingsOfAmounts(lines, naming)];
  const told = declared.length > 0 ? declared : withoutSigns(undeclared(amounts, headings, hints));
  const mentions = told.length > 0 ? told : [...currenciesInWords(lines, hints), ...currenciesOfSums(lines)];
  const first = mentions[0];
  if (!first) return { currency: null, doubts: [] };
  const { code, cell, confidence } = first;
  const repeated = mentions.length > 1 ? (['two-places-agree'] as const) : [];
  const checks = declared.length > 0 ? (['label'] as const) : repeated;
  const source = { page: cell.page, box: cell.box };
  const currency: ReadValue<string> = { value: code, text: cell.text, source, confidence, checks: [...checks] };
  const beside = [...mentionsOf(amounts, NO_HINTS), ...mentionsOf(headings, NO_HINTS, OF_HEADING)];
  const printed = contradicting(beside, code);
  const codes = [...new Set([...mentions.map((mention) => mention.code), ...printed, ...saidOf(lines)])];
  const home = declared.length > 0 ? homeCurrencies(lines) : [];
  const isNote = cell.words.length >= NOTE_WORDS;
  const isForeign = isNote && home.length > 0 && !home.includes(code) && !isBesideAmounts(beside, code);
  if (codes.length === 1 && isForeign) return { currency, doubts: [foreign(code)] };
  if (codes.length === 1) return { currency, doubts: [] };
  const message = `Amounts are printed in more than one currency: ${codes.join(', ')}.`;
  return { currency, doubts: [{ code: 'several-currencies', message, field: 'currency' }] };
}

/**
 * "PLN: PL90 1140 …" over "EUR: PL51 1140 …", or "IBAN (PLN):" beside the number: in what accounts are kept, not what the paper
 * is in.
 */
export function accountsByCurrency(lines: TextLine[]): Set<Cell> {
  const isAccount = (cell: Cell | undefined): boolean => cell !== undefined && ibansIn(cell).length > 0;
  const isBefore = (cell: Cell, next: Cell | undefined): boolean => !/\d/.test(cell.text) && isAccount(next);
  const cells = lines.flatMap((line) =>
    line.cells.filter((cell, at) => CODES.test(cell.text) && (isAccount(cell) || isBefore(cell, line.cells[at + 1]))),
  );
  return new Set(new Set(cells.map(({ text }) => codeIn(text))).size > 1 ? cells : []);
}

/** "1.249,00 kr" in the lines and "6.859,38 kr DKK" in their sum: the code says which crowns all of them are. */
function withoutSigns(mentions: Mention[]): Mention[] {
  const clear = mentions.find(({ confidence }) => confidence > UNSURE);
  return clear ? mentions.filter((mention) => mention === clear || !isSharedSign(mention, clear.code)) : mentions;
}

/** What stands with the amounts or over them and cannot mean the currency that the paper names. */
const contradicting = (mentions: Mention[], code: string): string[] =>
  mentions.flatMap((mention) => (mention.code === code || isSharedSign(mention, code) ? [] : mention.code));

/** "Amounts in EUR" is a note, "Currency: EUR" a field of this paper. */
const NOTE_WORDS = 3;

/** What is paid into the accounts of the paper, by their countries. */
const homeCurrencies = (lines: TextLine[]): string[] =>
  lines.flatMap(({ cells }) => cells.flatMap(({ text }) => HOME[IBAN.exec(text)?.[1] ?? ''] ?? []));
const IBAN = /(?<![A-Z\d])([A-Z]{2})\d{2}(?: ?[A-Z\d]{4}){2}/;
const HOME: Record<string, string> = {
  ...Object.fromEntries(
    'AT BE CY DE EE ES FI FR GR HR IE IT LT LU LV MT NL PT SI SK'.split(' ').map((of) => [of, 'EUR']),
  ),
  ...{ CH: 'CHF', CZ: 'CZK', DK: 'DKK', GB: 'GBP', HU: 'HUF', NO: 'NOK', PL: 'PLN', RO: 'RON', SE: 'SEK', TR: 'TRY' },
};

/** The countries that accounts, tax numbers, e-mail and web addresses of a paper are of, as often as they are named. */
export const countriesAtHome = (texts: string[]): string[] =>
  texts.flatMap((text) => {
    const country = (AT_HOME.exec(text)?.slice(1).find(Boolean) ?? '').toUpperCase();
    return country === 'UK' ? 'GB' : country in HOME ? country : [];
  });

export const currenciesAtHome = (texts: string[]): Set<string> =>
  new Set(countriesAtHome(texts).flatMap((country) => HOME[country] ?? []));
const AT_HOME = /^([A-Z]{2})\d{2}[A-Z\d]{4}|^([A-Z]{2})U?\d{8,12}$|[\w-]\.(?:co\.)?([a-z]{2})$/;

const isBesideAmounts = (mentions: Mention[], code: string): boolean =>
  mentions.some((mention) => mention.code === code || isSharedSign(mention, code));

/** A foreign currency that one note names and no amount has may be a note of other papers. */
const foreign = (code: string): Doubt => ({
  code: 'foreign-currency',
  message: `Only a note says that the amounts are in ${code}; the account is of a country with another currency.`,
  field: 'currency',
});

const saidOf = (lines: TextLine[]): string[] =>
  lines.flatMap(({ cells }) =>
    cells.flatMap(({ text }) => (/\d/.test(text) ? [] : (ENDS_IN_CURRENCY.exec(text)?.[1] ?? []))),
  );
const NO_HINTS: CountryHints = { dateOrder: null, dollar: null, rupee: null, krona: null };
/** "$" may mean every dollar and peso, "kr" every crown, "¥" yen and yuan. */
const isSharedSign = ({ code, confidence }: Mention, declared: string): boolean =>
  confidence <= UNSURE && SHARED_SIGNS.some((codes) => codes.includes(code) && codes.includes(declared));
const SHARED_SIGNS = [
  ['USD', 'CAD', 'AUD', 'NZD', 'SGD', 'HKD', 'TWD', 'MXN', 'ARS', 'CLP', 'COP', 'BRL'],
  ['SEK', 'NOK', 'DKK', 'CZK', 'ISK'],
  ['JPY', 'CNY'],
  ['INR'],
];

const NAME_WORDS = 2;

function declarations(lines: TextLine[]): Mention[] {
  return lines.flatMap(({ cells }, index) =>
    cells.flatMap((cell, position) => {
      const alone = NAMED_ALONE.test(cell.text) && WHOLE_NAMES.find(([name]) => name.test(cell.text));
      if (alone) return [{ code: alone[1], cell, confidence: 0.95 }];
      if (!DECLARED.test(cell.text)) return [];
      const places = [cell, cells[position + 1], ...(lines[index + 1]?.cells ?? [])];
      const place = places.find(
        (other) =>
          other &&
          (CODES.test(other.text) ||
            (other === cell && mentionsIn(other, NO_HINTS).some(({ confidence }) => confidence > UNSURE))),
      );
      if (place) return [{ code: mentionsIn(place, NO_HINTS)[0]!.code, cell: place, confidence: 0.95 }];
      // "EUROS" under "Divisa".
      const named = places.filter((other) => other && (other === cell || other.words.length <= NAME_WORDS));
      const name = NAMES.find(([pattern]) => named.some((other) => pattern.test(other!.text)));
      return name ? [{ code: name[1], cell, confidence: 0.95 }] : [];
    }),
  );
}

/** By what stands with the amounts, and where that may be several currencies, by their headings. */
function undeclared(amounts: Cell[], headings: Cell[], hints: CountryHints): Mention[] {
  const mentions = mentionsOf(amounts, hints);
  if (mentions.some(({ confidence }) => confidence > UNSURE)) return mentions;
  const named = mentionsOf(headings, hints, OF_HEADING);
  return named.length > 0 ? named : mentions;
}

/** No surer than `most`. */
const mentionsOf = (cells: Cell[], hints: CountryHints, most = 1): Mention[] =>
  cells.flatMap((cell) =>
    mentionsIn(cell, hints).map((one) => ({ ...one, confidence: Math.min(one.confidence, most) })),
  );
const OF_HEADING = 0.85;

/** Cells of amounts, or alone beside them, that name a currency. */
function besideAmounts(lines: TextLine[], naming: Set<Cell>): Cell[] {
  return lines.flatMap(({ cells }, index) => {
    const hasAmount = cells.map(({ words }) => words.some(({ text }) => isNumberLike(text)));
    const isInColumn = (cell: Cell): boolean =>
      isAlone(cell) && !isAmongWords(cell, lines.slice(Math.max(0, index - COLUMN_ROWS), index + COLUMN_ROWS));
    return cells.filter(
      (cell, at) =>
        naming.has(cell) &&
        (hasAmount[at]
          ? !isOfGoods(cell) && !isOfSize(cell)
          : (hasAmount[at - 1] || hasAmount[at + 1]) && isInColumn(cell)),
    );
  });
}

const namesCurrency = (cell: Cell): boolean => mentionsIn(cell, NO_HINTS).length > 0;

/** "FUSE BOARD MNT 2A 1206", "RON AÑEJO 0,7 L": letters among words in capitals, with no figure at their side. */
const isOfGoods = ({ text, words }: Cell): boolean =>
  words.length >= GOODS_WORDS &&
  !/\p{Ll}{2}/u.test(text) &&
  words.every(
    (word, at) =>
      !CODES.test(word.text) ||
      (/^[A-Z]+$/.test(word.text) &&
        [words[at - 1], words[at + 1]].every((other) => !other || !isNumberLike(other.text))),
  );
const GOODS_WORDS = 4;

/** "Queijo de Azeitão DOP 250 g": letters before how much there is of the goods. */
const isOfSize = ({ words }: Cell): boolean =>
  words.every(
    (word, at) =>
      !CODES.test(word.text) || (isNumberLike(words[at + 1]?.text ?? '') && SIZE.test(words[at + 2]?.text ?? '')),
  ) && words.some(({ text }) => CODES.test(text));
const SIZE = /^(?:[mk]?g|[mcd]?l|[mc]m)\.?,?$/i;

/** A column of its own beside the amounts. */
const isAlone = ({ words }: Cell): boolean => words.length === 1;

/** "BOB" among "PCE" and "RLX" is a unit, and a brand among others. */
const isAmongWords = (code: Cell, near: TextLine[]): boolean =>
  near.some(
    ({ page, cells }) =>
      page === code.page &&
      cells.some(
        (cell) =>
          isAlone(cell) &&
          /^\p{Lu}{2,}$/u.test(cell.text) &&
          cell.text !== code.text &&
          !codeIn(cell.text) &&
          Math.abs(cell.box.x - code.box.x) < 1,
      ),
  );
const COLUMN_ROWS = 5;

/** "Amount NZD" over the amounts, "Total (EUR)" before one. */
const headingsOfAmounts = (lines: TextLine[], naming: Set<Cell>): Cell[] =>
  lines.flatMap(({ cells }, index) =>
    cells.filter(
      (cell) =>
        naming.has(cell) &&
        (isAmountHeading(cell) || isUnderHeading(cell, lines.slice(Math.max(0, index - HEADING_ROWS), index))),
    ),
  );

function isAmountHeading({ text }: Cell): boolean {
  if (IN_BRACKETS.test(text)) return true;
  if (AMOUNT_ALONE.test(text)) return false;
  const label = fold(text.replace(CODES, ' ').replace(SIGN, ' '));
  if (!/\p{L}/u.test(label)) return false;
  return (
    classifyAmountLabel(label) !== null ||
    BOOKED.test(label) ||
    headingRoles(text).some((role) => role === 'unitPrice' || role === 'lineTotal')
  );
}

const AMOUNT_ALONE = /^[\d .,$€£-]*$/;

/** "EUR" alone below "Unit price", perhaps with the headings of other columns between their heights. */
const isUnderHeading = ({ text, box, page }: Cell, above: TextLine[]): boolean =>
  ALONE.test(text) &&
  above.some(
    (line) =>
      line.page === page &&
      line.cells.some((heading) => sidewaysOverlap(heading.box, box) > 0 && isAmountHeading(heading)),
  );
const HEADING_ROWS = 2;
const ALONE = new RegExp(String.raw`^(?:${CURRENCY_SIGNS}|${CURRENCY_CODES})$`);

/** "(USD)" below "Amount". */
const IN_BRACKETS = new RegExp(String.raw`^\((?:${CURRENCY_SIGNS}|${CURRENCY_CODES})\)$`);

/** Over the columns of an account: what is charged and what is taken off. */
const BOOKED =
  /^(?:charges?|credits?|debits?|soll|haben|belastung|gutschrift|addebiti|accrediti|debe|haber|debit|af|bij)$/;

/** A sign that stands for several currencies. */
const UNSURE = 0.4;

function mentionsIn(cell: Cell, hints: CountryHints): Mention[] {
  const code = codeIn(cell.text);
  if (code) return [{ code, cell, confidence: 0.9 }];
  return [...new Set(cell.text.match(SIGN) ?? [])].flatMap((sign) => {
    // "Da Lei fornito": the sign of a currency is a word elsewhere.
    if (/^lei$/i.test(sign) && cell.words.length >= SENTENCE_WORDS && !LEI_AMOUNT.test(cell.text)) return [];
    // "IVA 10% S/ 531,83": of what it is taken, "sobre".
    if (sign === 'S/' && /%\)? S\//.test(cell.text)) return [];
    if (sign === '$') return [{ code: hints.dollar ?? 'USD', cell, confidence: hints.dollar ? 0.85 : UNSURE }];
    if (sign === '¥') return [{ code: 'JPY', cell, confidence: UNSURE }];
    if (/^Rs/.test(sign)) return [{ code: 'INR', cell, confidence: hints.rupee ? 0.85 : UNSURE }];
    // "… on altı TL 00 Kr": the hundredths of a lira.
    if (/^kr/i.test(sign) && LIRA.test(cell.text)) return [];
    if (/^kr/i.test(sign)) return [{ code: hints.krona ?? 'SEK', cell, confidence: hints.krona ? 0.85 : UNSURE }];
    return SIGNS[sign] ? [{ code: SIGNS[sign], cell, confidence: 0.9 }] : [];
  });
}

const LIRA = /(?<!\p{L})(?:TL|TRY|[Ll]ira)(?!\p{L})|₺/u;
const SENTENCE_WORDS = 5;
const LEI_AMOUNT = /\d ?lei(?!\p{L})|(?<!\p{L})lei ?\d|\(lei\)/iu;
