import type { Doubt, DraftLine } from '../../draft.js';
import { groupWhile } from '../../group-while.js';
import { fold } from '../fold.js';
import type { Cell } from '../cells.js';
import { METERED } from '../measures.js';
import { WITH_CURRENCY } from '../numbers.js';
import { UNIT_WORD } from '../column-vocabulary.js';
import { any } from '../words/patterns.js';
import { TIME } from './harmless-words.js';
import type { Printed } from './leftovers.js';
import { NUMBER_OF_OTHERS } from '../words/number-words.js';
import type { NotedLine } from './noted-lines.js';

/** What stands under a line may count its pieces: one serial number each, or so many in each box. */
export function leftPieces({ noted }: Printed): Doubt[] {
  const counted = noted.flatMap(({ line, own, below }) => {
    const name = fold(line.description?.value ?? '');
    const pieces = line.quantity?.value.toNumber() ?? 0;
    // "SN-025-300" may be the code of the goods.
    const [told, rest] = [own, below].map((cells) => cells.filter(({ text }) => text !== line.sku?.text));
    return Number.isInteger(pieces) && pieces > 0
      ? [{ pieces, name, code: line.sku?.value, own: told!, below: rest!, isNamedAbove: beginsAbove(line) }]
      : [];
  });
  return [...wrongSerials(counted), ...wrongPackages(counted)].slice(0, 1);
}

interface Counted extends Omit<NotedLine, 'line'> {
  pieces: number;
  /** Folded. */
  name: string;
  code: string | undefined;
  isNamedAbove: boolean;
}

/** Its words begin over its figures. */
const beginsAbove = ({ description, lineTotal }: DraftLine): boolean => {
  const [words, figures] = [description, lineTotal].map((read) => read?.source.box);
  return !words || !figures || words.y < figures.y - figures.height / 2;
};

/** Each piece has a number of its own; lots are called otherwise. */
function wrongSerials(counted: Counted[]): Doubt[] {
  const listed = counted.flatMap(({ pieces, own, below }, at) =>
    serialsAmong([...own, ...below]).map((one) => ({
      ...one,
      // "Serial numbers of item QX7" stand below all lines.
      pieces: counted.find(({ code }) => code && one.text.split(/[ ,:]+/).includes(code))?.pieces ?? pieces,
      next: nextOf(counted, at)?.pieces,
    })),
  );
  // Words over their figures are those of the next line.
  if (listed.every(({ count, next }) => count === next)) return [];
  return listed
    .filter(({ count, pieces }) => count !== pieces)
    .map(({ count, pieces, text }) => ({
      code: 'serial-numbers',
      message: `Of ${pieces} pieces the line lists ${count === 1 ? 'one serial number' : `${count} serial numbers`}: ${text}.`,
    }));
}

const nextOf = (counted: Counted[], at: number): Counted | undefined => {
  const next = counted[at + 1];
  return next?.isNamedAbove ? next : undefined;
};

function serialsAmong(cells: Cell[]): { count: number; text: string }[] {
  const start = cells.findIndex(
    ({ folded, text }) => SERIAL.test(folded) && !ENDS_IN_SN.test(text) && !OF_SIGNATURE.test(folded),
  );
  const first = cells[start];
  if (!first) return listsAmong(cells);
  // Below them may stand the code of the next goods.
  const kinds = new Set(kindsIn(first.text));
  const below = cells
    .slice(start + 1)
    .filter(
      ({ box, text }) =>
        Math.abs(box.x - first.box.x) < INDENT * box.height &&
        isList(text) &&
        (kinds.size === 0 || kindsIn(text).some((kind) => kinds.has(kind))),
    );
  const text = [first, ...below].map((cell) => cell.text).join(' ');
  // "320 m³ used" may stand in the next row.
  if (METERED.test(`${text} ${cells[start + 1]?.text ?? ''}`)) return [];
  const codes = codesIn(text);
  return codes > 0 ? [{ count: codes, text }] : [];
}

/** What is not a digit of each code: "AB123" is "AB9", "12.345" is "9.9". */
const kindsIn = (text: string): string[] =>
  text.split(/[\s,;]+/).flatMap((word) => (CODE.test(word) ? word.replace(/\d+/g, '9') : []));

/** "Kvalto: SN88121, SN88122": like codes one after the other, whatever they are called, over the rows that they fill. */
const listsAmong = (cells: Cell[]): { count: number; text: string }[] =>
  groupWhile(cells, ({ text }, last) => last.text.endsWith(',') && isList(text)).flatMap((rows) => {
    const text = rows.map((cell) => cell.text).join(' ');
    const codes = text
      .replace(/^[^:\d]*:/, '')
      .split(/[,;]/)
      .map((one) => one.trim());
    const [shape, ...shapes] = codes.map((code) => code.replace(/\d/g, '9'));
    const isSeries = /[A-Z].*9{3}/.test(shape!) && shapes.length > 0 && shapes.every((one) => one === shape);
    return isSeries && codes.every((code) => CODE.test(code)) && !NUMBER_OF_OTHERS.test(fold(text))
      ? [{ count: codes.length, text }]
      : [];
  });
const INDENT = 8;
const isList = (text: string): boolean =>
  text.split(/[\s,;]+/).every((word) => word === '' || CODE.test(word) || DASH.test(word));
/** "26,205.32" is an amount, "05.03.2024" a day. */
const CODE = /^(?=.*\d)(?![\d.,]*[.,]\d\d$|\d{1,2}[./]\d{1,2}[./]\d{4}$)[\p{L}\d][\p{L}\d./_-]{3,}$/u;
const DASH = /^(?:[–—-]|to|bis|a|à|al|tot|do|till?|til)$/u;

/** Codes one by one; "A101 – A105" are five. */
function codesIn(text: string): number {
  const words = text.split(/[\s,;]+/).flatMap((word) => word.replace(/^\p{L}+[.:]+(?=.*\d)|[.)]+$/gu, '') || []);
  return words.reduce((count, word, at) => {
    // One piece has one number, however often it is said.
    if (!CODE.test(word) || words.indexOf(word) < at) return count;
    const [dash = '', last = ''] = words.slice(at + 1, at + 3);
    const range = DASH.test(dash) && CODE.test(last) ? numberIn(last) - numberIn(word) : 0;
    return count + (range > 1 && range < 10_000 ? range : 1);
  }, 0);
}
const numberIn = (code: string): number => Number(/(\d{1,9})\D*$/.exec(code)?.[1] ?? 0);

/** "MCP6002-I/SN", "KNB-SN-32" and the "SN-3803" of "SN-3803 – Sealant" are codes. */
const ENDS_IN_SN = /\p{N}\S*[/-]SN$|^\p{Lu}+-SN-\d+$|^SN-\d+ [–—-] \p{L}{3}/u;
/** "No. de serie del certificado del SAT": with which the paper is signed. Folded. */
const OF_SIGNATURE = /(?:^| )(?:certificado|certificate|zertifikat\w*|certificat)(?= |$)/;
/** Folded. */
const SERIAL = new RegExp(
  `(?:^| )${any(
    // No Italian partnership, "S.n.c.".
    's n(?! c(?: |$))',
    's nr',
    'sn',
    'serials?',
    'serial (?:no|nos|nr|number|numbers)',
    'serien ?(?:nr|nummern?)',
    'numeros? de serie',
    'n ?o(?: ?s)? (?:de )?serie',
    'matricol[ae]',
    'numer[oi] (?:di )?serie',
    'serie ?(?:nr|nummers?|numre|nummer)',
    '(?:ser|vyr) (?:br|c|nr|no)',
    'numer[y]? seryjn[ey]',
    'nr seryjn[ye]',
    '(?:seriov[ae]|vyrobn[ie]) cisl[oa]',
    'sarjanro',
    'sarjanumerot?',
    '(?:gyari|sorozat) ?szam(?:ok)?',
    'serijsk[aie] (?:broj(?:evi)?|st|stevilk[ae])',
    'serij[ao]s (?:nr|numuri?|numeri\\p{L}+)',
    'seerianumb(?:er|ri?d?)',
    'seri no(?:lar[i]?)?',
    'numere? de serie',
    'сери\\p{L}+ номер\\p{L}*',
    'σειριακ\\p{L}+ αριθμ\\p{L}+',
    'imei',
  )}(?= |$)`,
  'u',
);

/** "Packed 5 x 100", "4 Kartons à 25 Stk.": all of the pieces, or as many packages as the line has. */
const wrongPackages = (counted: Counted[]): Doubt[] =>
  counted.flatMap(({ below }, index) =>
    below.flatMap(({ text, folded, words }) => {
      const at = words.length < SENTENCE ? index : namedIn(folded, counted, index);
      const { pieces, own } = counted[at]!;
      // "6 ST" below a line of 12 ST is not of the next one, of 18 VE.
      const isOfOwnUnit = hasUnitOf(text, own) && !hasUnitOf(text, counted[at + 1]?.own ?? own);
      const next = isOfOwnUnit ? undefined : counted[at + 1]?.pieces;
      const wrong = [{ code: 'packages', message: `The line has ${pieces} pieces, but says “${text}”.` }];
      const [count, each, all] = (EQUATION.exec(text) ?? []).slice(1).map(Number);
      if (all !== undefined)
        return count! * each! === all && (count === pieces || [pieces, next].includes(all)) ? [] : wrong;
      const found = PACKAGES.exec(text);
      const [said, first = '', second = '', measure] = found ?? [];
      if (!said || !(PACKAGE.test(fold(text)) || countsPieces(text, own)) || isTile(found!)) return [];
      // "4 x 25 mm" is a size, "11 boxes of 5 l" under 55 l is not.
      if (measure && !isUnitOf(own, measure.toLowerCase())) return [];
      const packed = Number(first) * Number(second);
      // "1200x800" is how large it is.
      if ([first, second].every((side) => side.length > 2)) return [];
      // Words over their figures are those of the next line.
      return packed === pieces || Number(first) === pieces || packed === next ? [] : wrong;
    }),
  );
/** "The coffee is delivered in 6 boxes of 6 kg each", below other goods: of the line that it has most words of. */
function namedIn(folded: string, counted: Counted[], own: number): number {
  const said = folded.split(' ');
  const isSaid = (word: string): boolean => word.length >= LETTERS && said.some((one) => one.startsWith(word));
  // What stands below a line may be part of its name.
  const shared = counted.map(({ name }) => name.replace(folded, '').split(' ').filter(isSaid).length);
  const most = Math.max(...shared);
  return shared[own] === most ? own : shared.indexOf(most);
}
const SENTENCE = 8;
const LETTERS = 4;
/** The last word is the unit of the line's figures. */
function hasUnitOf(text: string, own: Cell[]): boolean {
  const unit = /\d ?(\p{L}+)\.?$/u.exec(text)?.[1];
  return unit !== undefined && own.some((cell) => fold(cell.text).split(' ').at(-1) === fold(unit));
}

/** "White tiles 20x20, box": set solid, it counts packages only where a word for them is next to it. */
function isTile({ 0: said, index, input }: RegExpExecArray): boolean {
  const before = fold(input.slice(0, index)).split(' ').at(-1)!;
  const [behind] = input.slice(index + said.length).split(/[,;]/);
  return /^\d+[x×*]\d+$/.test(said) && ![before, fold(behind!).split(' ')[0]!].some((word) => PACKAGE.test(word));
}

/** Where the line prints no unit, goods that are poured or weighed may be counted by this one. */
function isUnitOf(own: Cell[], measure: string): boolean {
  const units = own.flatMap(({ folded }) => UNIT.exec(folded)?.groups!.unit ?? []);
  return units.includes(measure) || (BULK.test(measure) && !units.some((unit) => UNIT_WORD.test(unit)));
}
const UNIT = /^(?:\d[\d ]* )?(?<unit>\p{L}+)$/u;
const BULK = /^(?:l|kg)$/;
/**
 * "7 ks. à 6 stk.", "16 кашона по 10 бр.", and nothing else in its row: whatever they are packed in. "5 reams of 500 sheets" in a
 * box are what one of them holds.
 */
function countsPieces(text: string, own: Cell[]): boolean {
  const { sign, unit } = OF_SO_MANY.exec(text)?.groups ?? {};
  if (sign === 'à' || unit === undefined) return sign === 'à';
  const isOfLine = hasUnitOf(text, own) || !own.some(({ text }) => WITH_UNIT.test(text) && !WITH_CURRENCY.test(text));
  return isOfLine && UNIT_WORD.test(fold(unit)) && !TIME.test(fold(unit));
}
const WITH_UNIT = /^\d[\d.,]* \p{L}+\.?$/u;
const OF_SO_MANY =
  /^[–—-]? ?\d{1,4} ?\p{L}+\.? (?<sign>à|a|zu|of|de|da|di|van|av|med|po|по|των) \d{1,5} ?(?<unit>\p{L}+)\.?$/u;
/** "2 cartoni da 6 = 12 pz", in whatever language. */
const EQUATION = /^[–—-]? ?(\d{1,4}) \p{L}[\p{L}. ]* (\d{1,5}) ?= ?(\d{1,6})(?: \p{L}+\.?)?$/u;
/** With the unit of what is measured. */
const PACKAGES =
  /(?<=^|[\s(:])(\d{1,4}) ?(?:\p{L}{2,}\.? )?(?:[x×*]|à|á|a câte|a|of|(?:zu )?je|zu|de|da|di|van|po|med|mit|with|con|com|avec|per|om|iga|по|των) ?(\d{1,5})(?![\d.,]*\d)(?! ?[x×](?!\p{L}))(?: ?(mm|cm|m|km|kg|g|mg|ml|cl|l|w|kw|v|a|inch|in|ft|yd|oz|lbs?|zoll|bar|watt|lm|gb|tb|mb)(?!\p{L}))?/iu;
const PACKAGE =
  /(?:^| )(?:\p{L}{0,3}pa[ck]k?\p{L}*|karton\p{L}*|carton\p{L}*|cases?|box(?:es)?|kiste\p{L}*|colis|colli|kolli|caj\p{L}{1,3}|caix\p{L}{1,3}|scatol\p{L}|conf|confezion\p{L}|imballa\p{L}*|ambala\p{L}*|emball\p{L}*|embala\p{L}*|envasad\p{L}*|condition\p{L}*|doos|dez[eu]\p{L}*|dozen|bund\p{L}*|gebinde|vpe|ve|paquet\p{L}*|paczk\p{L}*|balen\p{L}*|baleni|krabic\p{L}*|krabi\p{L}*|kas[st]\p{L}*|laatik\p{L}*|doboz\p{L}*|csomag\p{L}*|kutij\p{L}*|kutu\p{L}*|skatl\p{L}*|zabalen\p{L}*|cutii|rolls?|rollen|bags?|sack\p{L}*|sacs?|bolsas?|sacch\p{L}|pallets?|paletten?|trays?|reels?|кутии|опаков\p{L}*|κιβωτ\p{L}*|συσκευ\p{L}*)(?= |$)/u;
