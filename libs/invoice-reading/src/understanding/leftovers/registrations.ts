import type { Doubt } from '../../draft.js';
import { right, sidewaysOverlap } from '../../page-model.js';
import { withoutIbans } from '../iban.js';
import { buyerCells } from '../parties.js';
import type { Cell } from '../cells.js';
import type { TextLine } from '../text-lines.js';
import { OF_RECEIVER } from '../tax-numbers.js';
import { BUYER } from '../words/party-words.js';
import { cellsOfSender } from './cells-of-sender.js';
import type { Printed } from './leftovers.js';

/**
 * Whoever sends a paper is registered once with each register. The head names both parties; the foot, and what stands with
 * the sender's name, names the sender alone.
 */
export const leftRegistrations = (printed: Printed): Doubt[] => [
  ...severalNumbers(printed),
  ...otherNumberOfTax(printed),
];

function severalNumbers({ lines, isBelow, read: { vendorName } }: Printed): Doubt[] {
  const buyer = buyerCells(lines);
  // The head of the first page is printed on every one.
  const head = lines.filter((line) => !isBelow(line)).flatMap(({ cells }) => cells);
  const isOfHead = ({ page, text, box }: Cell): boolean =>
    head.some((other) => other.page < page && other.text === text && Math.abs(other.box.y - box.y) < 1);
  const found = lines.flatMap((line, index) =>
    line.cells.flatMap((cell, at) =>
      registeredIn(cell, line.cells[at + 1], lines[index + 1]).map((one) => ({
        ...one,
        isBuyers: buyer.has(cell) || BUYER.test(cell.folded) || OF_RECEIVER.test(cell.folded),
        isBelow: isBelow(line) && !isOfHead(cell),
        isSenders: false,
        cell,
      })),
    ),
  );
  // "GB 913 4065" at the end of a row, whose last figures stand in the next one.
  const isCut = ({ register, id, cell }: (typeof found)[0]): boolean =>
    cell.text.replace(/[^A-Z\d]/g, '').endsWith(id) &&
    found.some((other) => other.register === register && other.id.length > id.length && other.id.startsWith(id));
  const ofSender = new Set(cellsOfSender(lines, vendorName?.value ?? ''));
  for (const one of found) one.isSenders = ofSender.has(one.cell);
  for (const register of new Set(found.map((one) => one.register))) {
    const all = found.filter((one) => one.register === register && !isCut(one));
    const ofBuyer = new Set(all.filter(({ isBuyers }) => isBuyers).map(({ id }) => id));
    const shared = all.find(({ id, isBuyers, isSenders }) => isSenders && !isBuyers && ofBuyer.has(id));
    const own = all.find(({ id, isBuyers, isBelow: isFoot }) => isFoot && !isBuyers && !ofBuyer.has(id));
    if (shared && own) return [doubt(register, shared.id, own.id)];
    const others = all.filter(({ id, isBuyers }) => !isBuyers && !ofBuyer.has(id));
    const head = others.filter((one) => !one.isBelow);
    const foot = others.filter((one) => one.isBelow);
    const ofHead = new Set(head.map(({ id }) => id));
    const sure = [...foot, ...head.filter(({ isSenders }) => isSenders)];
    const [first, other] = [...new Set(sure.map(({ id }) => id))];
    if (first && other) return [doubt(register, first, other)];
    // The buyer's number may stand in the head under no heading: then there is room for one number more.
    const room = ofBuyer.size > 0 ? 1 : 2;
    const [last] = foot;
    if (last && !ofHead.has(last.id) && ofHead.size >= room) return [doubt(register, [...ofHead][0]!, last.id)];
  }
  return [];
}

/**
 * "Y-tunnus: 1291718-2" right over "ALV-nro: FI12917182", or beside it: where the number for the tax is made of that of the
 * register, both name one company; and a company is taxed where it is registered.
 */
function otherNumberOfTax({ lines }: Printed): Doubt[] {
  for (const [index, { cells }] of lines.entries()) {
    for (const [at, cell] of cells.entries()) {
      const next = lines[index + 1];
      const beside = cells.slice(at + 1, at + 2).filter(({ box }) => box.x - right(cell.box) < CLOSE * cell.box.height);
      const below = next?.cells.find(
        ({ page, box }) =>
          page === cell.page &&
          (Math.abs(box.x - cell.box.x) < cell.box.height || sidewaysOverlap(box, cell.box) > CENTRED) &&
          box.y - cell.box.y < ADJACENT * cell.box.height,
      );
      const pair = [cell, ...beside, ...(below ? [below] : [])].filter(({ folded }) => !OF_RECEIVER.test(folded));
      const numbers = pair.flatMap((one) => registeredBy(one, one === below ? next!.cells : cells));
      const taxed = numbers.find(({ register }) => /^[A-Z]{2}$/.test(register));
      const own = taxed && numbers.find(({ register }) => register in TAXED_AS);
      if (!own) continue;
      const numberIn = TAXED_AS[own.register]![taxed.register];
      // Under no label it may be somebody else's; "NIF: DE999999999" is one number.
      const isOther = !numberIn && own.id !== taxed.id && pair.some(({ text }) => LABELLED.test(text));
      if (isOther) return [doubt(own.register, own.id, `${taxed.register}${taxed.id}`)];
      const id = numberIn?.(taxed.id, own.id) ?? null;
      if (id !== null && id !== own.id) return [doubt(own.register, own.id, taxed.id)];
    }
  }
  return [];
}
/** In text heights: columns of two parties stand farther apart. */
const CLOSE = 2;
/** One of two rows at the foot stands within the other. */
const CENTRED = 0.95;
const LABELLED = /\p{L}\S* .*(?<![A-Z])[A-Z]{2} ?\d/u;
/**
 * By register and country, the number of the register in that for the tax. Tied by no rule: null. A group of Czech companies
 * has a number of its own for the tax, and owners of firms that of their birth.
 */
const TAXED_AS: Record<string, Record<string, (id: string, own: string) => string | null>> = {
  'Y-tunnus': { FI: (id) => id },
  CVR: { DK: (id) => id },
  NIP: { PL: (id) => id },
  OIB: { HR: (id) => id },
  // Behind it stand two groups more.
  Adószám: { HU: (id, own) => id + own.slice(8) },
  NIPC: { PT: (id) => id },
  CUI: { RO: (id) => id },
  IČO: { CZ: (id) => (/^(?!699)\d{8}$/.test(id) ? id : null), SK: () => null },
  // So short a label may be anybody's: numbers that begin alike are one, and so are two that are given to companies.
  IČ: {
    CZ: (id, own) =>
      id.length === own.length && (id.slice(0, 4) === own.slice(0, 4) || [id, own].every(isCzechCompany)) ? id : null,
    SK: () => null,
  },
  ЕИК: { BG: (id) => (id.length === BULGARIAN ? id : null) },
  CIF: { ES: (id) => id },
  SIREN: { FR: (id) => id.slice(2) },
  // Behind the number of the company stands that of its place.
  SIRET: { FR: (id, own) => id.slice(2) + own.slice(9) },
  Org: { SE: (id) => id.slice(0, 10), NO: () => null },
};
/** Digits of a company; persons have one more. */
const BULGARIAN = 9;
/** With the right check digit, and not of a group. */
const isCzechCompany = (id: string): boolean =>
  /^(?!699)\d{8}$/.test(id) &&
  (11 - ([...id.slice(0, 7)].reduce((sum, digit, at) => sum + Number(digit) * (8 - at), 0) % 11)) % 10 ===
    Number(id[7]);

/** In one cell with its label, or in the next one. */
function registeredBy(cell: Cell, cells: Cell[]): ReturnType<typeof registeredIn> {
  const beside = /\d/.test(cell.text) ? undefined : cells[cells.indexOf(cell) + 1];
  return [...registeredIn(cell, beside, undefined), ...(beside ? registeredIn(beside, undefined, undefined) : [])];
}
/** In text heights. */
const ADJACENT = 2;

const doubt = (register: string, first: string, other: string): Doubt => ({
  code: 'several-tax-numbers',
  message: `The sender has two numbers of one register (${register}): ${first}, ${other}.`,
  field: 'vendorName',
});

/** The numbers that a cell names with their register, or that stand beside or below such a name. */
export function registeredIn(
  cell: Cell,
  next: Cell | undefined,
  below: TextLine | undefined,
): { register: string; id: string }[] {
  const ofCountry = [
    ...withoutIbans(cell.text.replace(CUSTOMS, ''))
      .replace(WEEE, '')
      .replace(NEXT_LABEL, ' ·')
      .matchAll(SPACED_WITH_COUNTRY),
  ].flatMap(([id]) => {
    const plain = id.replace(/[^A-Z\d]/g, '');
    return plain.replace(/\D/g, '').length >= FEWEST_DIGITS
      ? [{ register: plain.slice(0, 2), id: plain.slice(2) }]
      : [];
  });
  const labelled = REGISTERS.flatMap(([register, label, shape]) => {
    // "NIP UE PL5252344078 | NIP 525-234-40-78": the first of them is of another register.
    const rests = [...cell.text.matchAll(label)].map(({ 0: said, index }) => cell.text.slice(index + said.length));
    const ids = rests.flatMap((rest) => {
      const alone = /\d/.test(rest)
        ? rest
        : (next?.text ?? below?.cells.find(({ box }) => Math.abs(box.x - cell.box.x) < box.height)?.text ?? '');
      return shape.exec(alone.replace(BEFORE_NUMBER, ''))?.[0].replace(/[^A-Z\d]/gi, '') ?? [];
    });
    return ids.slice(0, 1).map((id) => ({ register, id }));
  });
  return [...ofCountry, ...labelled];
}
/** "EORI: GB 205 6721 94 000", "N° accise FR9417E40127": known to the customs by a number of its own. */
const CUSTOMS =
  /(?<!\p{L})(?:EORI|SEED|accises?|excise|accijns\p{L}*|accisa|impuestos especiales|verbrauchsteuer\p{L}*|akcyz\p{L}*)(?!\p{L})(?: ?(?:no|nr|number|nummer|szám)\b\.?)?[:. ]*[A-Z]{2} ?[\dA-Z][\dA-Z ]{6,}/iu;
/** "no.", ":", the country once more. */
const BEFORE_NUMBER = /^(?:[\s.:#/°º-]|n(?:o|r|°|º|um(?:ber|mer|ero|er)?)?(?=[\s.:°º])|[A-Z]{2}(?=\s?\d))*/i;

/** Whoever sells electrical goods in Germany is registered for what becomes of them, under a number of eight digits. */
const WEEE = /WEEE[\p{L}\s.:-]{0,20} DE ?\d{8}(?!\d)/gu;

const FEWEST_DIGITS = 7;
const SPACED_WITH_COUNTRY =
  /(?<![A-Z\d])(?!SI ?0)(?:CHE-?\d{3}\.?\d{3}\.?\d{3}|(?:ATU|BE|BG|CY|CZ|DE|DK|EE|EL|ES|FI|FR|GB|HR|HU|IE|IT|LT|LU|LV|MT|NL|PL|PT|RO|SE|SI|SK) ?[A-Z\d]?\d(?:[ .]?[A-Z\d]){6,11})(?![\p{L}\d])/gu;
/** "PT506821609 NIPC": the name of the next number is no part of this one. */
const NEXT_LABEL =
  / (?:NIPC|NIF|CIF|KvK|PAN|NIP|REGON|KRS|OIB|CVR|ABN|ACN|SIRE[NT]|VKN|CUI|IBAN|BIC|Y-tunnus)(?!\p{L})/gu;

const digits = (from: number, to = from): RegExp =>
  new RegExp(String.raw`^\d(?:[ .-]?\d){${from - 1},${to - 1}}(?!\d)`);
/** Registers, what they are called on papers, and how long their numbers are. */
const REGISTERS: [register: string, label: RegExp, shape: RegExp][] = [
  ['CVR', /\bCVR\b/g, digits(8)],
  ['KvK', /\bK\.?v\.?K\b/gi, digits(8)],
  ['Org', /\b(?:Org(?:anisations?)?\.? ?(?:nr|nummer|no)\b|Organisationsnummer|Foretaksregisteret)/gi, digits(9, 10)],
  ['Y-tunnus', /\bY-tunnus\b/gi, digits(8)],
  ['SIRET', /\bSIRET\b/gi, digits(14)],
  ['SIREN', /\bSIREN\b/gi, digits(9)],
  ['NIP', /\bN\.?I\.?P\b\.?/g, digits(10)],
  ['REGON', /\bREGON\b/g, digits(9, 14)],
  ['KRS', /\bKRS\b/g, digits(10)],
  ['IČO', /(?<!\p{L})I[ČC]O(?!\p{L})/gu, digits(6, 8)],
  ['IČ', /(?<!\p{L})IČ(?! ?DPH)(?!\p{L})/gu, digits(6, 8)],
  ['OIB', /\bOIB\b/g, digits(11)],
  ['HRB', /\bHRB\b/g, digits(3, 6)],
  ['FN', /\bFN\b/g, /^\d{5,6} ?[a-z]?(?![\p{L}\d])/u],
  ['ABN', /\bABN\b/g, digits(11)],
  ['ACN', /\bACN\b/g, digits(9)],
  ['GSTIN', /\bGSTIN?\b/g, /^\d{2}[A-Z]{5}\d{4}[A-Z][A-Z\d]Z[A-Z\d]/],
  ['PAN', /\bPAN\b/g, /^[A-Z]{5}\d{4}[A-Z]/],
  ['Registrikood', /\b(?:Rg|Reg|Registri)[.-]? ?kood\b/gi, digits(8)],
  ['P. IVA', /\b(?:P\.? ?IVA|Partita IVA)\b(?: e C(?:\. ?F\.|F|od(?:ice|\.) [Ff]isc(?:ale|\.)))?/gi, digits(11)],
  ['NIPC', /\b(?:NIPC|N\.?I\.?F|Contribuinte)\b\.?/gi, digits(9)],
  ['CIF', /\b(?:C\.?I\.?F|N\.?I\.?F)\b\.?/gi, /^(?:[A-Z]-?\d{7,8}[A-Z]?|\d{8}-?[A-Z])(?![\p{L}\d])/u],
  ['ЕИК', /(?<!\p{L})(?:ЕИК|БУЛСТАТ)(?!\p{L})/gu, digits(9)],
  ['ΑΦΜ', /(?<!\p{L})(?:Α\.?Φ\.?Μ|ΓΕΜΗ)(?!\p{L})/gu, digits(9, 12)],
  ['VKN', /\b(?:VKN|Vergi (?:Kimlik )?No)\b/gi, digits(10)],
  ['Mersis', /\bMersis(?: No)?\b/gi, digits(16)],
  ['CUI', /\b(?:C\.?U\.?I|C\.?I\.?F)\b\.?/g, digits(6, 10)],
  [
    'Registrul Comerțului',
    /(?<!\p{L})(?:Nr\.? ?)?(?:ord\.? ?)?(?:[Îî]nreg\.? ?)?[Rr]eg\.? ?[Cc]om\.?(?: ?\/ ?an)?/gu,
    /^[JFC]\d{1,2}\/\d+\/\d{4}/,
  ],
  ['Steuernummer', /\b(?:Steuernummer|St\.?-?Nr)\b/gi, /^\d{2,3}\/\d{3,4}\/\d{4,5}/],
  [
    'company number',
    /\b(?:Company (?:Reg(?:istration)?\.? )?(?:No|Number)|Co\. Reg\. No|Registered No)\b/gi,
    /^(?:[A-Z]{2})?\d{6,8}(?!\d)/,
  ],
  ['Cégjegyzékszám', /Cégjegyzékszám/gi, /^\d{2}-\d{2}-\d{6}/],
  ['Adószám', /(?<!\p{L})adószám/giu, /^\d{8}-\d-\d{2}/],
  ['Bankgiro', /\bB(?:ankgiro|G)\b/g, /^\d{3,4}-\d{4}(?!\d)/],
];
