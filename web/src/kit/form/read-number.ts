/** What people and spreadsheets put between thousands and cannot be taken for a decimal separator. */
const SPACES = /[\s'’]/g;
const IN_THOUSANDS = /^\d{1,3}(?:[\s'’]\d{3})+$/;
const CURRENCY_SIGN = /^\p{Sc}|\p{Sc}$/gu;

/**
 * The number that somebody typed: with a point or a comma before the decimals, with or without marks between the
 * thousands. Null: nothing was typed. NaN: it is no number, or could be two: "1,000" is a thousand to one person and
 * one to another.
 */
export function readNumber(text: string): number | null {
  const typed = text.normalize('NFKC').replaceAll('−', '-').trim();
  if (typed === '') return null;
  const sign = typed.startsWith('-') ? -1 : 1;
  const unsigned = typed.replace(/^[+-]/, '').replace(CURRENCY_SIGN, '').trim();
  // A minus before nothing is none of zero's.
  return sign * readUnsigned(unsigned) + 0;
}

function readUnsigned(text: string): number {
  const marks = text.match(/[.,]/g) ?? [];
  const last = marks.at(-1);
  if (last === undefined) return readWhole(text);
  const others = new Set(marks.slice(0, -1));
  const end = text.lastIndexOf(last);
  const before = text.slice(0, end);
  const after = text.slice(end + 1);
  // '1.234.567': one mark several times stands between thousands.
  if (others.has(last)) return others.size === 1 ? readWhole(text, last) : NaN;
  // '1.234,56': the thousands have a mark of their own.
  const [thousands] = others;
  if (others.size > 0) return readDecimal(readWhole(before, thousands), after);
  // '1,000', and not '0,500', '1234,500' or '1 234,500'.
  if (/^[1-9]\d{0,2}$/.test(before) && /^\d{3}$/.test(after)) return NaN;
  return readDecimal(before === '' && after !== '' ? 0 : readWhole(before), after);
}

const readDecimal = (whole: number, decimals: string): number =>
  /^\d*$/.test(decimals) ? Number(`${whole}.${decimals || 0}`) : NaN;

/** Digits alone, or in threes with one mark between them. */
function readWhole(text: string, mark = ''): number {
  const marked = mark ? text.replaceAll(mark, ' ') : text;
  if (/^\d+$/.test(marked)) return Number(marked);
  const isOneMark = new Set(marked.match(SPACES)).size === 1;
  return isOneMark && IN_THOUSANDS.test(marked) ? Number(marked.replace(SPACES, '')) : NaN;
}
