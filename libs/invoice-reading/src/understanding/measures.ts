import type { Decimal } from '../decimal.js';
import { fold } from './fold.js';
import { TIME } from './leftovers/harmless-words.js';
import { type DecimalMark, parseNumber } from './numbers.js';
import type { Cell } from './cells.js';
import type { TextLine } from './text-lines.js';
import { type NumberToken, type Token, tokensOf } from './tokens.js';
import { isTotalQuantity } from './words/measure-words.js';

/** What goods weigh: "Net weight 582.4 kg, tare 18.2 kg, 3 packages", or, without a word for it, with and without their packing. */
export const isWeighed = ({ text, folded }: Cell): boolean =>
  WEIGHED.test(text) && (WEIGHT.test(folded) || text.split(IN_KILOGRAMS).length > 2);

/**
 * "net 802 kg, packaging 19.1 kg, gross 821.1": a figure before a unit of mass, which may stand in the next row, is no money, nor are
 * packages that are counted right behind one: "gross 208 kg, 8 colli".
 */
export function withoutWeights(cell: Cell, tokens: Token[], following: TextLine[]): Token[] {
  const isWrapped = wrappedUnit(cell, following) !== undefined;
  return tokens.filter((token, at) => {
    const [before, behind] = [tokens[at - 1], tokens[at + 1]];
    if (token.kind === 'text') return true;
    const areCounted = behind?.kind === 'text' && /^\d{1,3}$/.test(token.text) && MASS_ALONE.test(before?.text ?? '');
    return !areCounted && (behind ? behind.kind === 'number' || !MASS.test(behind.text) : !isWrapped);
  });
}

/** Where weights go on below the cell, the cell that begins with their unit; a row of the sums beside them may stand between. */
export const wrappedUnit = (cell: Cell, following: TextLine[]): Cell | undefined =>
  /\d$/.test(cell.text)
    ? following
        .flatMap(({ cells }, row) => cells.map((next, at) => ({ next, isBegin: row === 0 && at === 0 })))
        // A sentence that begins further right goes on where its row began.
        .find(
          ({ next: { box, text }, isBegin }) =>
            (Math.abs(box.x - cell.box.x) < cell.box.height || (isBegin && box.x < cell.box.x)) && KILOGRAMS.test(text),
        )?.next
    : undefined;
/** "Total consumption: 8.281 kWh", "Hours: 15.75", "Total quantity | 991.75": what the lines count, once more. */
export const isMeasured = (cell: Cell, mark: DecimalMark, quantities: Decimal, before?: Cell): boolean =>
  (MEASURED.test(cell.text) || HOURS.test(cell.folded) || (before !== undefined && isTotalQuantity(before.folded))) &&
  tokensOf(cell, mark).every((token) => token.kind === 'text' || (!token.percent && token.value.equals(quantities)));

/**
 * "Totals of cases and units | 69 | 1,558": below columns that count, where the last and largest is what the quantities
 * come to.
 */
export function isRowOfCounts({ cells }: TextLine, mark: DecimalMark, quantities: Decimal): boolean {
  const [label, ...figures] = cells;
  if (figures.length < 2 || /\d/.test(label!.text) || !/^\d[\d.,'’ ]*$/.test(figures.at(-1)!.text)) return false;
  const counts = figures.map(({ text }) => parseNumber(text, mark));
  const [last, ...others] = counts.toReversed();
  return (
    last?.equals(quantities) === true &&
    others.every((count) => count !== null && count.trimmed().decimals === 0 && count.compare(last) < 0)
  );
}

/** "Km: 148.220", which a car has run: Estonia's tax, which goes by the same letters, has cents. */
export const isOdometer = ({ text }: Cell): boolean => /^km[.:]? ?\d{1,3}[., ]\d{3}$/i.test(text);

const IN_KILOGRAMS = /\d ?kg(?!\p{L})/u;
export const KILOGRAMS = /^(?:kg|KG|kilos?|lbs?|LBS?)(?!\p{L})/u;
const MASS = /^(?:kg|KG|kilos?|t|TO|lbs?|LBS?|g)(?!\p{L})/u;
const MASS_ALONE = /^(?:kg|KG|kilos?|lbs?|LBS?)[,;]$/;
const WEIGHED = /\d ?(?:kg|kilos?|t|lbs?|g)(?!\p{L})/iu;
const MEASURED = /\d ?(?:kwh|mwh|lm|kg|m[23³²]|km|h|std|l)\.?$/iu;
/** Folded. */
const HOURS =
  /^(?:total )?(?:hours|stunden|heures|horas|ore|uren|timmar|timer|godziny|godzin|hodiny|hodin|tunnit|orak|ure|sati) [\d ]+$/;
/** Folded. */
export const WEIGHT =
  /(?:^| )\p{L}*(?:weight|gewicht\p{L}*|poids|peso|tar[ae]|tarra|vikt|vekt|vaegt|vagt|paino|hmotnost|vaha|waga|masa|greutate|suly|tezina|teza|svars|svoris|kaal|agirlik|тегло|βαρος|pes)(?= |$)/u;

/** "Exempt from VAT. Bank transfer, 15 days", "current month + 30 days": where all that is counted is time, nothing is an amount. */
export function withoutTimes(tokens: Token[]): Token[] {
  const isTime = (token: Token, at: number): boolean => {
    const next = tokens[at + 1];
    if (token.kind !== 'number' || token.percent || next?.kind !== 'text') return false;
    const [unit = ''] = fold(next.text).split(' ');
    const isWhole = /^(?:\+ ?)?\d{1,3}$/.test(token.text);
    if (!isWhole && !(token.value.decimals < 3 && OF_HOURS.test(unit))) return false;
    return unit.length > 2 && TIME.test(unit) && !NET_WORD.test(unit);
  };
  return tokens.some(({ kind }) => kind === 'number') &&
    tokens.every((token, at) => token.kind === 'text' || isTime(token, at))
    ? []
    : tokens;
}
/** "05/02/2024 07:45–11:00 3.25 hrs": what stands behind two times of the day, as long as it is between them. */
export const withoutHours = (tokens: Token[]): Token[] =>
  tokens.filter((token, at) => {
    const before = tokens[at - 1];
    const between = token.kind === 'number' && before?.kind === 'text' ? timesIn(before.text) : null;
    return !between || Math.abs(between.hours - (token as NumberToken).value.toNumber()) >= A_MINUTE;
  });

/** From when to when in the day, and where that stands in the text. */
export function timesIn(text: string): { hours: number; index: number; end: number } | null {
  const found = FROM_TO.exec(text);
  if (!found) return null;
  const [hour, minute, toHour, toMinute] = found.slice(1).map(Number) as [number, number, number, number];
  const { index } = found;
  return { hours: toHour + toMinute / 60 - hour - minute / 60, index, end: index + found[0].length };
}
const FROM_TO =
  /(?<!\d)(\d{1,2})[:.h](\d{2}) ?(?:[–—-]|(?:to|bis|til|till|à|al?|às|tot|do|și)(?= )) ?(\d{1,2})[:.h](\d{2})(?!\d|\.\d)/;
/** In hours, to two decimals. */
export const A_MINUTE = 0.02;

/** What may have a fraction: "77,5 timer". Folded. */
const OF_HOURS =
  /^(?:hours|hrs|std|stunden|heures|horas|ore|uur|uren|timer|timmar|godzin\p{L}?|hodin\p{L}?|tunti\p{L}*|ora)$/u;

/** Of what follows a term of payment, or an amount. */
const NET_WORD = /^netto?$/;

/** What a meter has measured: the number beside it is the meter's, the others are its readings. */
export const METERED = /\d ?(?:[km]wh|m3|m³)(?!\p{L})/iu;
