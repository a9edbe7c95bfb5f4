import type { Doubt } from '../../draft.js';
import { fold } from '../fold.js';
import type { Cell } from '../cells.js';
import { textOf, type TextLine } from '../text-lines.js';
import type { Printed } from './leftovers.js';

/**
 * The first two digits of an Indian tax number (GSTIN) are the code of the state; the same code stands with the state's name.
 * Within a state its tax and the centre's are due (SGST, CGST), between two states the integrated one (IGST).
 */
export function leftIndianStates({ lines, read: { amounts } }: Printed): Doubt[] {
  const numbers = lines.flatMap(({ cells }) => cells.flatMap((cell) => statesOfNumbers(cell)));
  if (numbers.length === 0) return [];
  const wrong = lines.flatMap((line, index) =>
    line.cells.flatMap((cell, at) =>
      wrongCode(cell, line.cells[at + 1], numbers, lines.slice(Math.max(0, index - 1), index)),
    ),
  );
  return [
    ...wrong,
    ...wrongPan(lines, numbers),
    ...wrongTax(
      lines,
      numbers,
      amounts.map(({ label, amount }) => (amount ? fold(label) : '')),
    ),
  ].slice(0, 1);
}

interface OfState {
  cell: Cell;
  state: string;
}

const statesOfNumbers = (cell: Cell): OfState[] =>
  [...cell.text.matchAll(GSTIN)].map(([, state]) => ({ cell, state: state! }));
const GSTIN = /(?<![A-Z\d])(\d{2})[A-Z]{5}\d{4}[A-Z][A-Z\d]Z[A-Z\d](?![A-Z\d])/g;

/** The number for income tax (PAN) is part of the other one: so near to it, it can only be that. */
function wrongPan(lines: TextLine[], numbers: OfState[]): Doubt[] {
  const text = lines.map(textOf).join('\n');
  const parts = [...text.matchAll(GSTIN)].map(([number]) => number.slice(2, 12));
  const pan = (text.match(PAN) ?? []).find(
    (one) =>
      !parts.includes(one) && parts.some((part) => [...part].filter((sign, at) => sign !== one[at]).length === 1),
  );
  // "Company's PAN": whoever has that pays the tax on sales under a number with it.
  const own = [...text.matchAll(OWN_PAN)].map(([, one]) => one!).find((one) => !parts.includes(one));
  const wrong = pan ?? own ?? lines.flatMap(({ cells }) => cells.flatMap((cell) => panBelow(cell, numbers)))[0];
  return wrong === undefined ? [] : [doubt(`The number ${wrong} is not that within the tax number.`)];
}

const OWN_PAN =
  /(?:company|our|seller|supplier)(?:['’]?s)? (?:i\.?t\.? )?PAN(?: no\.?| number)? ?[:-]? ?([A-Z]{5}\d{4}[A-Z])(?![A-Z\d])/gi;

/** "PAN/IT: TZUFI2176K" in the row below "GSTIN: 36TZUFI2176K1ZT": of one party. */
function panBelow(cell: Cell, numbers: OfState[]): string[] {
  const [pan] = /(?<!\p{L})PAN(?!\p{L})/u.test(cell.text) ? (cell.text.match(PAN) ?? []) : [];
  const own = pan ? nearest(cell, numbers)?.cell : undefined;
  const isBelow = own && cell.box.y > own.box.y && cell.box.y - own.box.y < 2 * cell.box.height;
  return isBelow && !own.text.includes(pan!) ? [pan!] : [];
}
const PAN = /(?<![A-Z\d])[A-Z]{5}\d{4}[A-Z](?![A-Z\d])/g;

/** "State Code: 29" near a number of another state, or with the name of another one. */
function wrongCode(cell: Cell, next: Cell | undefined, numbers: OfState[], above: TextLine[]): Doubt[] {
  const isPlace = [cell, ...above.flatMap(({ cells }) => cells)].some(({ folded }) => SUPPLY.test(folded));
  const said = STATE_CODE.test(cell.folded) && !/\d/.test(cell.text) && next ? `${cell.text} ${next.text}` : cell.text;
  const code = codeSaid(said);
  if (!code) return [];
  const named = nameSaid(said);
  if (named && named !== code) return [doubt(`“${said}”: the code of that state is ${named}.`)];
  const own = nearest(cell, numbers);
  if (isPlace || !own || own.state === code) return [];
  return [doubt(`“${said}” stands with a tax number of state ${own.state}.`)];
}

const codeSaid = (text: string): string | undefined => {
  const folded = fold(text);
  const [, behind] =
    /state code (\d{1,2})(?!\d)/.exec(folded) ??
    (/(?:^| )state /.test(folded) ? /(?:^| )code (\d{1,2})(?!\d)/.exec(folded) : null) ??
    [];
  const bare = nameSaid(text) ? /(?:^|[^\d])(\d{2})(?:$|[^\d.,/-])/.exec(text)?.[1] : undefined;
  return (behind ?? bare)?.padStart(2, '0');
};

const nameSaid = (text: string): string | undefined => {
  const folded = fold(text);
  if (!/(?:^| )(?:state|place of supply|pos)(?= )/.test(folded)) return undefined;
  return STATES.find(([name]) => folded.includes(name))?.[1];
};

/** Of the same party: in the same column, or the only one. */
function nearest(cell: Cell, numbers: OfState[]): OfState | undefined {
  const near = numbers
    .filter((one) => one.cell.page === cell.page && Math.abs(one.cell.box.x - cell.box.x) < SAME_COLUMN)
    .map((one) => ({ one, distance: Math.abs(one.cell.box.y - cell.box.y) }))
    .filter(({ distance }) => distance < NEAR * cell.box.height)
    .sort((a, b) => a.distance - b.distance);
  return near[0]?.one;
}
/** In points. */
const SAME_COLUMN = 40;
/** In text heights. */
const NEAR = 8;

/** Where the goods go decides whose tax is due. */
function wrongTax(lines: TextLine[], [seller]: OfState[], labels: string[]): Doubt[] {
  const place = lines
    .map((line) => textOf(line))
    .flatMap((text) => {
      const folded = fold(text);
      const from = SUPPLY.exec(folded)?.index;
      if (from === undefined) return [];
      const said = folded.slice(from);
      return STATES.find(([name]) => said.includes(name))?.[1] ?? /(?:^| )(\d{2})(?= |$)/.exec(said)?.[1] ?? [];
    })[0];
  if (!place || labels.length === 0) return [];
  const isWithin = place === seller!.state;
  const wrong = labels.find((label) => (isWithin ? /(?:^| )igst\d*(?= |$)/ : /(?:^| )[cs]gst\d*(?= |$)/).test(label));
  return wrong
    ? [doubt(`The goods are supplied to state ${place} by a sender of state ${seller!.state}: “${wrong}” is not due.`)]
    : [];
}

const doubt = (message: string): Doubt => ({ code: 'state-code', message, field: 'taxAmount' });

/** Folded. */
const STATE_CODE = /(?:^| )state(?: code| name)?$|^code$/;
const SUPPLY = /(?:^| )place of supply(?= |$)/;
const STATES: [string, string][] = [
  ...([
    ['jammu', '01'],
    ['himachal', '02'],
    ['punjab', '03'],
    ['chandigarh', '04'],
    ['uttarakhand', '05'],
  ] as const),
  ...([
    ['haryana', '06'],
    ['delhi', '07'],
    ['rajasthan', '08'],
    ['uttar pradesh', '09'],
    ['bihar', '10'],
  ] as const),
  ...([
    ['sikkim', '11'],
    ['arunachal', '12'],
    ['nagaland', '13'],
    ['manipur', '14'],
    ['mizoram', '15'],
  ] as const),
  ...([
    ['tripura', '16'],
    ['meghalaya', '17'],
    ['assam', '18'],
    ['west bengal', '19'],
    ['jharkhand', '20'],
  ] as const),
  ...([
    ['odisha', '21'],
    ['chhattisgarh', '22'],
    ['madhya', '23'],
    ['gujarat', '24'],
    ['maharashtra', '27'],
  ] as const),
  ...([
    ['karnataka', '29'],
    ['goa', '30'],
    ['kerala', '32'],
    ['tamil nadu', '33'],
    ['puducherry', '34'],
  ] as const),
  ...([
    ['telangana', '36'],
    ['ladakh', '38'],
  ] as const),
].map(([name, code]): [string, string] => [name, code]);
