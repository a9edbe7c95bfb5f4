import { findDate } from './dates.js';
import { digitsAlike } from './fold.js';

/** A code found among the words of a description, and the description without it. */
export interface CodedText {
  code: string | null;
  text: string;
}

const CODE = String.raw`[\p{L}\p{N}][\p{L}\p{N}\-–_./]*`;
const CODE_LABEL = String.raw`(?:sku|art(?:ik[k]?el|icle|icolo|[ií]culo|igo)(?=\s*:)|p\/n|mpn|art(?:ikel|icle|icolo|[ií]culo)?[.\s-]*(?:nr|no|n[°º]|num|number|nummer|numero|n[uú]mero|code|id)|artikel(?:nr|nummer|code)|(?:item|part|product|produ[ck]t|stock|model|material|supplier)[\s-]*(?:code|no|nr|number|nummer|id|ref(?:erence)?|#)|(?:bestell?|material|produkt|teile)[\s-]*(?:nr|nummer)|k[oó]d(?:as|s)?|koodi|var[eu](?:nr|nummer)|cikksz[aá]m|[sš]ifra|katalogov[eé] [cč](?:[ií]slo)?|nr\.? kat(?:alogowy)?|tuote(?:nro|numero)|rif(?:erimento)?|(?<!,\s)r[ée]f(?:[ée]rence|erencia|erentie)?(?:[.\s]*(?:article|art))?|c[oó]d(?:igo|ice|e)?(?:[.\s]*art(?:[ií]culo|icolo|icle)?)?|артикул|кат\.?|код|κωδ(?:ικ[οό]ς)?)`;
/** "Art.-Nr. 4711", "SKU: AB-1", "(Réf : 17-B)". The word before must not make it somebody else's, "your ref.", or the customs'. */
const LABELLED = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?<!(?:your|ihre?|votre|uw|order|su|vostro|comm(?:odity)?|customs|tariff|hs|taric)\.?\s)[([]?${CODE_LABEL}(?!\p{L})\s*[.:#°º№]*\s*(?<code>${CODE})[)\]]?`,
  'iu',
);
/** "[FURN_7777] Office chair", "*987123* Olive oil", "(AB-1) Bolt", perhaps behind a position or a day: "1. [AB-1] Bolt". */
const ENCLOSED = new RegExp(
  String.raw`^(?:\d{1,3}[.)] +|(?<day>\d{1,2}[./-]\d{1,2}[./-]\d{4} +))?(?:\[(?<a>${CODE})\]|\*(?<b>${CODE})\*|\((?<c>${CODE})\)|<(?<d>${CODE})>)\s+(?=\S)`,
  'u',
);
/** Numbers of trade and of single pieces are no part of the name. */
const TRADE_NUMBER = /^(?:gtin|ean|upc|isbn)(?:-?\d+)?\s*[.:#]*\s*\d{8,14}$/i;

/** Finds the supplier's code that a line of a description carries with a label or in brackets. */
export function codeIn(text: string): CodedText {
  const enclosed = ENCLOSED.exec(text);
  const { day = '', ...codes } = enclosed?.groups ?? {};
  const inside = Object.values(codes).find(Boolean);
  if (inside && looksLikeCode(inside)) return { code: inside, text: day + text.slice(enclosed![0].length) };
  const labelled = LABELLED.exec(text);
  const code = labelled?.groups!.code!.replace(/[.,;:]$/, '');
  if (!code || !(/\d/.test(code) || LETTERS.test(labelled![0])) || GRADE.test(code)) return { code: null, text };
  const [before, behind] = [text.slice(0, labelled!.index), text.slice(labelled!.index + labelled![0].length)];
  const rest = `${before.replace(OTHER_LABEL, '')} ${behind}`;
  return { code, text: rest.replace(/\s+/g, ' ').replace(/^[\s,;:–-]+|[\s,;:–-]+$/g, '') };
}

/** "Artikelnr. / Product Code: 4711": the same in two languages. */
const OTHER_LABEL = new RegExp(String.raw`(?:^| )${CODE_LABEL}\.? ?\/ ?$`, 'iu');

/** "Cikkszám: MUN", "Product ref: BC-DIF", "SKU SVC-IMG", "kód H-XS-M": nothing but capitals, behind a colon or with dashes. */
const LETTERS =
  /(?:: *\p{Lu}{2,8}(?:-\p{Lu}{1,8})?|^[([]?SKU \p{Lu}{2,8}-\p{Lu}{1,8}[)\]]?|\s\p{Lu}{1,8}(?:-\p{Lu}{1,8}){2,})$/u;

/** "3G17-01G Flash drive", "B-2201 Waste bin": not a size such as 100ML. */
const LEADING_CODE =
  /^(?=\S*\d)(?!\d+\p{L}+\s)(?:\d{5,}|\p{Lu}+\d[\p{Lu}\d]{2,}|\p{Lu}-\d{3,}|[\p{Lu}\d]{2,}(?:[-./][\p{Lu}\d]+)+)(?=\s+\p{L}{2})/u;

/** "IM37 – Cloth binding", "E345-30 – A4 paper", "LIV-HYD - Guide": set apart from the words by a dash. */
export const DASHED_CODE = /^[\p{Lu}\d][\p{Lu}\d./_-]{2,}(?=\s+[–—-]\s+\p{L})/u;

/** Codes that begin every one of the descriptions, each another; null where some have none. */
export function leadingCodes(texts: string[]): string[] | null {
  const codes = texts.map((text) => LEADING_CODE.exec(text)?.[0]);
  const areCodes = codes.every((code) => code !== undefined && code.length >= SHORTEST) && !areDates(codes as string[]);
  return texts.length > 1 && areCodes && new Set(codes).size === codes.length ? (codes as string[]) : null;
}

const SHORTEST = 5;

/** "Lead flashing code 4", "model 12": too short to tell goods apart. */
const GRADE = /^\d{1,2}$/;

/** "AB-1042" as "AA-9999": codes of one series are of one shape. */
export const shapeOf = (text: string): string => digitsAlike(text).replace(/\p{Lu}/gu, 'A');

const looksLikeCode = (text: string): boolean => /\d|_/.test(text) || /^\p{Lu}{2,}[\p{Lu}-]*$/u.test(text);

export const isTradeNumber = (text: string): boolean => TRADE_NUMBER.test(text.trim());

/** "600X600", "2,50", "100ML", "M8", a date, or what every shop calls it. */
export const isSize = (text: string): boolean =>
  /\d[Xx×*]\d|^\d+(?:[.,]\d+)?\p{L}{0,3}$/u.test(text) ? !/^\d{4,}$/.test(text) : findDate(text) !== null;

/**
 * One word on each row, or letters and a number, most of them with a digit or in capitals: what a column of codes
 * holds.
 */
export function isCodeColumn(printed: string[]): boolean {
  const texts = printed.map((text) => text.replace(PARTED_CODE, '$1'));
  const codes = texts.filter((text) => CODE_ALONE.test(text));
  const areWords = texts.length > 0 && texts.every((text) => WORD_ALONE.test(text));
  return areWords && codes.length * 2 > texts.length && !countsLines(texts) && !areDates(texts);
}

/** "TRV DN15", "CU 18x1", "0912 8 40" beside the names: capitals and figures, another on each line. */
export const areCodesOfWords = (texts: string[]): boolean =>
  texts.length > 1 &&
  new Set(texts).size === texts.length &&
  texts.every((text) => CODE_OF_WORDS.test(text)) &&
  texts.filter((text) => /\d/.test(text)).length * 2 > texts.length;
const WORD_OF_CODE = String.raw`[\p{Lu}\d](?:[\p{Lu}\d\-–_./]|(?<=\d)x(?=\d))*`;
const CODE_OF_WORDS = new RegExp(`^(?=.{4})${WORD_OF_CODE}(?: ${WORD_OF_CODE}){0,2}$`, 'u');

/** "18-11-2024" on each line is the day of a delivery, or of work. */
export const areDates = (texts: string[]): boolean =>
  texts.every((text) => /^\d[\d./-]+$/.test(text) && findDate(text) !== null) ||
  texts.every((text) => MONTH.test(text)) ||
  arePeriods(texts);
/** "03.2024", "2024-03". */
const MONTH = /^(?:(?:0?[1-9]|1[0-2])[./-](?:19|20)\d\d|(?:19|20)\d\d[./-](?:0[1-9]|1[0-2]))$/;

/** "01.02-29.02", and a single day among them. */
const arePeriods = (texts: string[]): boolean =>
  texts.every((text) => DAYS.test(text)) && texts.some((text) => /[-–]/.test(text));
const DAY = String.raw`[0-3]?\d[./][01]?\d\.?`;
const DAYS = new RegExp(`^${DAY}(?:[-–]${DAY})?$`);

/** "000010", "000020", "000030" rise in steps of one size, perhaps from where the page before ended; alone they begin with noughts. */
export function countsLines(printed: string[]): boolean {
  // "1.", "2." or "1)", "2)".
  const texts = printed.map((text) => text.replace(/[.)]$/, ''));
  if (!texts.every((text) => /^\d+$/.test(text))) return false;
  const [first, second] = texts.map(Number);
  if (second === undefined) return texts[0] !== printed[0] || /^0+\d*$/.test(texts[0]!);
  const step = second - first!;
  return [1, 10, 100].includes(step) && texts.every((text, index) => Number(text) === first! + step * index);
}
/** "TC 100". */
const PARTED_CODE = /^(\p{Lu}{1,5}) (?=\d{2,6}$)/u;
const WORD_ALONE = /^\S{2,24}$/u;
const CODE_ALONE = /^(?=.*\d|\p{Lu}+$|\p{Lu}+[-_./]\p{Lu})[\p{Lu}\d][\p{Lu}\d\-–_./]*$/u;
