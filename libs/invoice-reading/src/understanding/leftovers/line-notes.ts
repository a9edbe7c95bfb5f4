import type { Doubt, DraftLine } from '../../draft.js';
import type { Decimal } from '../../decimal.js';
import { multipliesOut } from '../../line-arithmetic.js';
import { sidewaysOverlap } from '../../page-model.js';
import { type DateOrder, datesIn, daysBetween, findDate, inOrder } from '../dates.js';
import { A_MINUTE, timesIn } from '../measures.js';
import { type DecimalMark, parseNumber } from '../numbers.js';
import type { Cell } from '../cells.js';
import { numberTokensIn } from '../tokens.js';
import { any, within } from '../words/patterns.js';
import type { Printed } from './leftovers.js';
import { isDiscountOf } from './rates-of-lines.js';

/** What is said between two lines of the first one: its pieces, its price, its discount, its tax. Below the last stand words of the paper. */
export function leftLineNotes(printed: Printed): Doubt[] {
  const { noted } = printed;
  const between = noted
    .slice(0, -1)
    .flatMap(({ line, own, below }) =>
      below.flatMap((cell) => [
        ...(isEndOfName(cell, own) ? [] : otherPieces(line, cell, own)),
        ...otherPrices(line, cell, printed.mark),
        ...otherShares(line, cell, printed),
      ]),
    );
  const counted = noted.flatMap(({ line, own, below }, at) => [
    ...[...own, ...below].flatMap((cell) => wrongDelivery(line, cell, noted[at + 1]?.line)),
    ...below.flatMap((cell) => otherPriceLess(line, cell, printed.mark)),
    ...wrongHours([line, noted[at + 1]?.line, noted[at - 1]?.line], [...own, ...below], printed),
  ]);
  return [...between, ...counted].slice(0, 1);
}

/** "(50 pcs)" below figures that are set to the middle of a name in several rows: a part of it, as on one row. */
const isEndOfName = ({ text, box }: Cell, own: Cell[]): boolean =>
  /^\([^()]*\)$/.test(text) && own.every((cell) => sidewaysOverlap(cell.box, box) === 0);

/** "ordered 12, delivered 7, open 5", "7 of 12 delivered": what is open is ordered and not delivered, and the line is of what was delivered; words over their figures are the next one's. */
function wrongDelivery({ quantity }: DraftLine, { text, folded }: Cell, next?: DraftLine): Doubt[] {
  const counts = threeCounts(text);
  const isOwn = [quantity, next?.quantity].some((one) => one && counts.includes(one.value.toNumber()));
  if (isOwn && !areParts(text)) return [note(`“${text}” does not add up.`)];
  const [said, ...figures] = ORDERED.exec(folded) ?? [];
  const { groups } = PART_OF_ORDER.exec(folded) ?? {};
  // "Order 05254 of 02/08/2024".
  if (!quantity || (!said && !groups) || findDate(text)) return [];
  const [ordered, delivered, open] = (groups ? [groups.ordered, groups.delivered, groups.open] : figures).map(
    (figure) => (figure === undefined ? null : Number(figure)),
  );
  const isOf = (pieces: number | undefined): boolean =>
    open === null
      ? pieces === delivered! || pieces === ordered! - delivered!
      : delivered === pieces && ordered! - open! === pieces;
  return [quantity, next?.quantity].some((one) => isOf(one?.value.toNumber()))
    ? []
    : [note(`“${text}” does not lead to the ${quantity.text} pieces of the line.`)];
}
/** "Ordered 24, delivered 19, open 5", "19 of 24 delivered, 5 open", in whatever language; none where a text does not read so. */
const threeCounts = (text: string): number[] =>
  LISTED.test(text) || SHARED_OUT.test(text) ? text.match(/\d+/g)!.map(Number) : [];
const LISTED = /^(?:[–—-] )?(?:\p{L}+(?: \p{L}+)? \d{1,5}(?:, | \/ |$)){3}$/u;
const SHARED_OUT =
  /^(?:[–—-] )?(?:\p{L}{3,} )?\d{1,5} (?!x )\p{L}{1,3} \d{1,5}(?: \p{L}{3,})?, (?:(?:\p{L}+ ){1,3}\d{1,5}|\d{1,5}(?: \p{L}+){1,3})$/u;
/** One of three counts is the sum of the others. */
export function areParts(text: string): boolean {
  const [most, ...others] = threeCounts(text).toSorted((a, b) => b - a);
  return most !== undefined && most === others[0]! + others[1]!;
}
/** Folded: three whole numbers, or two. */
const ORDERED =
  /(?:^| )(?:ordered|bestellt|command\p{L}*|pedid\p{L}*|ordinat\p{L}*|besteld|zamowion\p{L}*|objednan\p{L}*|bestilt|bestallt|encomendad\p{L}*|comandat\p{L}*|tilattu|rendelt|naruceno|naroceno|siparis)\D{0,10} (\d{1,5}) \D+ (\d{1,5})(?: \D+ (\d{1,5}))?(?= |$)/u;

/** Folded: "32 of 39 delivered, 7 to follow". */
const PART_OF_ORDER =
  /(?:^| )(?<delivered>\d{1,5}) (?:von|of|sur|de|di|van|z|ze|av|af|din|od|из|από) (?<ordered>\d{1,5}) (?:geliefert|delivered|shipped|livre\p{L}*|entreg\p{L}+|consegnat\p{L}+|geleverd|dostarczon\p{L}+|dodan\p{L}*|leveret|levert|levererat\p{L}*|levererade|livrat\p{L}*|isporucen\p{L}+|dobavljen\p{L}+)(?: (?:\D+ )?(?<open>\d{1,5})(?= |$))?/u;

/**
 * Days with their hours below a line of hours: "05/02/2024 07:45–11:00 3.25 hrs"; words over their figures are the next one's, and days
 * over a block of figures perhaps of the one before.
 */
function wrongHours(
  [own, ...others]: (DraftLine | undefined)[],
  cells: Cell[],
  { mark, order }: Pick<Printed, 'mark' | 'order'>,
): Doubt[] {
  const quantity = own?.quantity;
  if (!quantity) return [];
  const days = cells.flatMap(({ text }) => {
    const times = timesIn(text);
    // "Mon–Fri 9:00–17:00" is when somebody is there.
    if (!times || !findDate(text)) return [];
    const { hours, end } = times;
    const figure = /\d+(?:[.,]\d+)?/.exec(text.slice(end))?.[0];
    const said = figure ? parseNumber(figure, mark)?.toNumber() : undefined;
    const isSaid = said !== undefined;
    return [{ hours: said ?? hours, isSaid, isRight: !isSaid || Math.abs(said - hours) < A_MINUTE }];
  });
  const spans = cells.flatMap(({ text }) => spanIn(text, order));
  const areHours = cells.some(({ folded }) => HOURS.test(folded)) || days.some((day) => day.isSaid && day.isRight);
  if (!areHours) return [];
  const sum = [...days.map((day) => day.hours), ...spans].reduce((all, hours) => all + hours, 0);
  const isOf = (line: DraftLine | undefined): boolean =>
    Boolean(line?.quantity) && Math.abs(sum - line!.quantity!.value.toNumber()) < A_MINUTE;
  const isRight = days.length + spans.length === 0 || ([own, ...others].some(isOf) && days.every((day) => day.isRight));
  return isRight
    ? []
    : [note(`The days below a line of ${quantity.text} come to ${Math.round(sum * 100) / 100} hours.`)];
}
/** "01.10.2026 00:00 – 17.10.2026 12:00": from a time of one day to that of another. */
function spanIn(text: string, order: DateOrder | null): number[] {
  const [from, to, ...more] = datesIn(text).map(({ end, dates }) => ({
    days: [...new Set(inOrder(dates, order))],
    clock: CLOCK.exec(text.slice(end)),
  }));
  if (!from?.clock || !to?.clock || more.length > 0 || from.days.length + to.days.length > 2) return [];
  const [begin, end] = [from, to].map(({ clock }) => Number(clock![1]) + Number(clock![2]) / 60);
  return [24 * daysBetween(from.days[0]!, to.days[0]!) + end! - begin!];
}
const CLOCK = /^,? (\d{1,2})[:.](\d{2})(?!\d)/;
const HOURS =
  /(?:^| )(?:h|hrs?|hours?|std|stunden?|heures?|horas?|ore|uren|uur|godz|hod|timer?|timmar|tim|tuntia|ora|sati?|ur|ur[ey]|val|stundas|tundi|ωρες|ωρα|часа?)(?= |$)/u;

/** "Quantity delivered: 25", "25 Stk." */
function otherPieces({ quantity }: DraftLine, { text, folded }: Cell, own: Cell[]): Doubt[] {
  if (!quantity) return [];
  const [, labelled] = QUANTITY.exec(folded) ?? [];
  // What is in one of them.
  const arePacks = own.some((cell) => cell.text.startsWith(quantity.text) && IN_PACKS.test(cell.folded));
  const [, counted] = (!arePacks && PIECES.exec(folded)) || [];
  const figure = labelled ?? counted;
  const pieces = Math.abs(quantity.value.toNumber());
  // Of what is weighed or measured the pieces are another matter.
  if (figure === undefined || Number(figure) === pieces || !Number.isInteger(pieces)) return [];
  return [note(`“${text}” stands under a line of ${quantity.text}.`)];
}
/** Folded. */
const QUANTITY = new RegExp(
  `^${any('quantity', 'qty', 'delivered', 'shipped', 'menge', 'anzahl', 'geliefert(?:e menge)?', 'quantite', 'livree?s?', 'cantidad', 'entregad[oa]s?', 'quantita', 'consegnat[oaie]', 'aantal', 'geleverd', 'ilosc', 'dostarczono', 'mnozstvi', 'mnozstvo', 'dodano', 'antal', 'leveret', 'levererat', 'antall', 'levert', 'maara', 'toimitettu', 'quantidade', 'entregues?', 'cantitate', 'livrat', 'mennyiseg', 'kolicina', 'isporuceno', 'miktar')}(?: ${any('delivered', 'shipped', 'supplied', 'invoiced', 'geliefert', 'livree', 'entregada', 'consegnata', 'geleverd')})? (\\d{1,4})(?: \\p{L}+)?$`,
  'u',
);
/** "2 boxes". */
const IN_PACKS =
  /^\d[\d ]* (?:ve|vpe|vke|pa(?:c?k|c)(?:s|k?ungen|k?ung|k?er|k?a|k?e|k?ar)?|pa[ck]ket\p{L}*|pkt|pss|kart(?:on\p{L}*)?|dosen?|beutel|kisten?|schachteln?|eimer|gebinde|box(?:es)?|bags?|tins?|cans?|cases?|cartons?|tubs?|jars?|tubes?|boites?|sachets?|cajas?|paquetes?|bolsas?|latas?|botes?|scatol[ae]|confezion[ei]|cf|conf|doos|dozen|zak(?:ken)?|blik(?:ken)?|op|opak\p{L}*|krabic\p{L}*|baleni|balenie|paq|kutu|koli|csomag|doboz|cuti[ei]|pachete?|ask(?:ar)?|pakker?|aesker?|poser?|pussia?|ltk|prk|rasia)$/u;
const PIECES =
  /^(\d{1,4}) (?:pcs?|pieces?|units?|stk|stuck|stuks?|pieces|pezzi|pz|piezas?|uds?|unidades|szt|ks|kusu|kusy|styck|st|kpl|kappaletta|pecas?|buc|bucati|db|darab|kom|komada|adet)$/u;

/** "per piece 1.35", "= 27.00": money that is none of the line's. */
function otherPrices(line: DraftLine, cell: Cell, mark: DecimalMark): Doubt[] {
  if (!EACH.test(cell.folded) && !/^= ?\D{0,3}\d/.test(cell.text)) return [];
  const known = [
    line.unitPrice,
    line.lineTotal,
    line.discount,
    ...(line.beside ?? []).map(({ amount }) => amount),
  ].flatMap((one) => one?.value ?? []);
  return numberTokensIn(cell, mark)
    .filter(({ value, percent }) => !percent && value.decimals === 2)
    .filter(({ value }) => !known.some((one) => isSame(one, value)))
    .map(() => note(`“${cell.text}” is no price of the line above it.`));
}
const EACH = within(
  'per (?:piece|unit|item)',
  'each',
  'pro stuck',
  '(?:je|per) stuck',
  'stuckpreis',
  'a l unite',
  '(?:la|par) piece',
  'por unidad',
  'cadauno',
  'al pezzo',
  'per stuk',
  'za sztuke',
  'za kus',
  'pr stk',
  'per styck',
  'por unidade',
  'bucata',
  'darabonkent',
  'po komadu',
  'tanesi',
);

/** "Rate: 148.57 − 5%", where the line is not less by that. */
function otherPriceLess(line: DraftLine, { text }: Cell, mark: DecimalMark): Doubt[] {
  const { quantity, unitPrice, lineTotal } = line;
  const [, price, share] = PRICE_LESS.exec(text) ?? [];
  const [of, less] = [price, share].map((figure) => (figure === undefined ? null : parseNumber(figure, mark)));
  if (!of || !less || !quantity || !unitPrice || !lineTotal || !isSame(of, unitPrice.value)) return [];
  const leads = (discount?: Decimal): boolean => multipliesOut(quantity.value, of, lineTotal.value, { discount });
  return leads(less) && (less.isZero() || !leads())
    ? []
    : [note(`“${text}” names a share that the line does not have.`)];
}
const PRICE_LESS = /(?<![\d.,])(\d[\d.,'’ \u00a0]*\d) ?[-−–] ?(\d{1,2}(?:[.,]\d{1,2})?) ?%$/u;

/** "less 10 %", or "VAT 5 %" under a line with a rate of its own, where the line has no such share. */
function otherShares(line: DraftLine, cell: Cell, { read, mark }: Printed): Doubt[] {
  const { discount, tax } = line;
  const isOff = OFF.test(cell.folded);
  if (!isOff && !(tax && TAXED.test(cell.folded))) return [];
  const known = [discount, tax].flatMap((one) => one?.value ?? []);
  const rates = read.amounts.flatMap(({ rate, kind }) => (rate && (kind === 'discount') === isOff ? rate : []));
  return numberTokensIn(cell, mark)
    .filter(({ percent, value }) => percent && ![...known, ...rates].some((one) => isSame(one, value)))
    .filter(({ value }) => !isDiscountOf(line, value.abs()))
    .map(() => note(`“${cell.text}” names a share that the line above it does not have.`));
}
const OFF = within(
  'less',
  'discount',
  'off',
  'rabatt?',
  'abzuglich',
  'remise',
  'descuento',
  'dto',
  'sconto',
  'korting',
  'rabatu',
  'sleva',
  'slevy',
  'alennus',
  'desconto',
  'kedvezmeny',
  'popust',
  'indirim',
);
const TAXED = within(
  'vat',
  'tax',
  'gst',
  'mwst',
  'ust',
  'tva',
  'iva',
  'btw',
  'moms',
  'mva',
  'dph',
  'alv',
  'pdv',
  'ddv',
  'kdv',
  'afa',
  'pvm',
  'pvn',
);

const isSame = (one: Decimal, other: Decimal): boolean => one.abs().equals(other.abs());

const note = (message: string): Doubt => ({ code: 'line-note', message });
