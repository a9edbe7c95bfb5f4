import type { Doubt } from '../../draft.js';
import { LEGAL_FORM } from '../../company-name.js';
import { digitsAlike, fold, squash } from '../fold.js';
import { buyerCells } from '../parties.js';
import { hasTaxLabel, OF_RECEIVER, WITH_COUNTRY } from '../tax-numbers.js';
import { TOWN } from '../addresses.js';
import type { Cell } from '../cells.js';
import type { TextLine } from '../text-lines.js';
import { isName } from '../vendor/names.js';
import { BUYER, TAX_ID } from '../words/party-words.js';
import { cellsOfSender } from './cells-of-sender.js';
import type { Printed } from './leftovers.js';

export const leftTaxIds = (printed: Printed): Doubt[] => [
  ...sharedTaxIds(printed),
  ...severalTaxIds(printed),
  ...twiceLabelled(printed),
  ...ofStrangers(printed),
  ...otherOfReceiver(printed),
];

/** "VAT no. of Harbour Workshop: GB 123 456 789", "Harbour Workshop, NIP 9902094904", of whom the paper says nothing else. */
function ofStrangers({ lines }: Printed): Doubt[] {
  const texts = lines.flatMap(({ cells }) => cells.map(({ text }) => squash(text)));
  return lines.flatMap(({ cells }) =>
    cells.flatMap(({ text }) => {
      const { label, name } = (OF_NAMED.exec(text) ?? NAMED_BEFORE.exec(text))?.groups ?? {};
      const isElsewhere = name && texts.filter((one) => one.includes(squash(name))).length > 1;
      if (!name || isElsewhere || !isName(name) || !(hasTaxLabel(label!) || TAX_ID.test(fold(label!)))) return [];
      const message = `A tax number is called that of “${name}”, who is named nowhere else.`;
      return [{ code: 'other-sender', message, field: 'vendorName' as const }];
    }),
  );
}

/** "Intra-Community supply to VAT no. DE291407373" in a sentence, of the receiver's country, where the address has another one. */
function otherOfReceiver({ lines, read: { vendorName } }: Printed): Doubt[] {
  const buyer = buyerCells(lines);
  const ofSender = new Set(cellsOfSender(lines, vendorName?.value ?? ''));
  const withCountry = lines.flatMap(({ cells }) =>
    cells.flatMap((cell) => idsIn(cell.text, WITH_COUNTRY).map((id) => ({ id, cell, country: id.slice(0, 2) }))),
  );
  const [own, ...more] = withCountry.filter(({ cell }) => buyer.has(cell));
  const others = withCountry.filter(({ cell }) => !buyer.has(cell));
  if (!own || more.length > 0 || others.every(({ country }) => country === own.country)) return [];
  const other = others.find(
    ({ id, cell, country }) =>
      country === own.country && id !== own.id && !ofSender.has(cell) && IN_SENTENCE.test(cell.text),
  );
  if (!other || LEGAL_FORM.test(other.cell.text)) return [];
  const message = `The receiver has two tax numbers: ${own.id}, ${other.id}.`;
  return [{ code: 'several-tax-numbers', message }];
}
const IN_SENTENCE = /^(?:\p{L}[^\s\d]* ){4}/u;
const NUMBER_OF_TAX = String.raw`(?:[A-Z]{2} ?)?\d[\dA-Z .-]{6,}$`;
const OF_NAMED = new RegExp(
  String.raw`^(?<label>\p{L}[^:\d]*?) (?:of|de|von|der|del|della|di|van|av|af|za|od) (?<name>\p{Lu}[^\s:\d]*(?: \p{L}[^\s:\d]*)+) ?:? ?${NUMBER_OF_TAX}`,
  'u',
);
const NAMED_BEFORE = new RegExp(
  String.raw`^(?<name>\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)+), (?<label>\p{L}[^:\d]*?):? ${NUMBER_OF_TAX}`,
  'u',
);

/** "VAT no." in a field of the head and at the foot: of one country it is one number, unless it stands in an address over the lines. */
function twiceLabelled({ lines, isBelow }: Printed): Doubt[] {
  const buyer = buyerCells(lines);
  const found = lines.flatMap((line, index) =>
    line.cells.flatMap((cell) => {
      const [, label, id] = FIELD.exec(cell.text) ?? [];
      if (
        !label ||
        !id ||
        buyer.has(cell) ||
        OF_RECEIVER.test(cell.folded) ||
        isInAddress(cell, lines.slice(Math.max(0, index - MOST_ROWS), index))
      )
        return [];
      const [own] = idsIn(id, WITH_COUNTRY);
      return own ? [{ label: fold(label), id: own, isBelow: isBelow(line) }] : [];
    }),
  );
  const [head, ...more] = found.filter((one) => !one.isBelow);
  const foot = found.find(
    (one) => one.isBelow && one.label === head?.label && one.id.slice(0, 2) === head.id.slice(0, 2),
  );
  if (!head || more.length > 0 || !foot || foot.id === head.id) return [];
  return [several(head.id, foot.id)];
}
const MOST_ROWS = 7;
/** Flush with a town above it. */
const isInAddress = ({ page, box }: Cell, above: TextLine[]): boolean =>
  above.some((line) =>
    line.cells.some(
      (cell) =>
        cell.page === page &&
        TOWN.test(cell.text) &&
        Math.abs(cell.box.x - box.x) < FLUSH &&
        box.y - cell.box.y < ADDRESS_ROWS * box.height,
    ),
  );
const FLUSH = 3;
/** In text heights. */
const ADDRESS_ROWS = 5;
const FIELD = /^(\p{L}[^:\d]*)[: ]\s*(\p{Lu}{2}[\dA-Z .-]+)$/u;

/** With the sender's name, or below it, stands one number of each kind. */
function severalTaxIds({ lines, read: { vendorName } }: Printed): Doubt[] {
  // Below the sender's line over a window stands the receiver.
  const buyer = buyerCells(lines);
  const ids = cellsOfSender(lines, vendorName?.value ?? '')
    .filter((cell) => !buyer.has(cell))
    .flatMap(({ text }) => [...idsIn(text, WITH_COUNTRY), ...labelledIds(text)]);
  const firstLike = (id: string): string => ids.find((one) => digitsAlike(one) === digitsAlike(id))!;
  const other = ids.find((id) => firstLike(id) !== id);
  if (!other) return [];
  return [several(firstLike(other), other)];
}
const several = (one: string, other: string): Doubt => ({
  code: 'several-tax-numbers',
  message: `The sender has two tax numbers: ${one}, ${other}.`,
  field: 'vendorName',
});
/** Nobody is taxed under the number of whoever they sell to: where only the receiver's is printed, and twice, one is wrong. */
function sharedTaxIds({ lines }: Printed): Doubt[] {
  const buyer = buyerCells(lines);
  const [ofBuyer, ofOthers] = [new Set<string>(), new Set<string>()];
  for (const { cells } of lines) {
    for (const [at, cell] of cells.entries()) {
      const found = taxIdsIn(cell, cells[at - 1]);
      const isBuyers = buyer.has(cell) || BUYER.test(cell.folded) || OF_RECEIVER.test(cell.folded);
      for (const id of found) (isBuyers ? ofBuyer : ofOthers).add(id);
    }
  }
  // Of several numbers for several taxes each has its own shape; with its country it is of one tax everywhere.
  const shapeOf = (id: string): string => (idsIn(id, WITH_COUNTRY)[0] === id ? 'VAT' : digitsAlike(id));
  const isOnlyOne = (id: string): boolean =>
    [...ofOthers].every((other) => other === id || shapeOf(other) !== shapeOf(id));
  const id = [...ofOthers].find((one) => ofBuyer.has(one) && isOnlyOne(one));
  if (!id) return [];
  return [
    {
      code: 'shared-tax-number',
      message: `Both parties seem to be taxed under one number: ${id}.`,
      field: 'vendorName',
    },
  ];
}

/** Letters and digits alone. */
const idsIn = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([id]) => id.replace(/[^A-Z\d]/g, ''));

/** "VAT: 4130545857", "TRN: 100-6752-9567-8003": behind a label of such numbers, wherever in the cell. */
const labelledIds = (text: string): string[] =>
  [...text.matchAll(LABELLED)].map(([, id]) => id!.replace(/[^A-Z\d]/g, ''));
const LABELLED =
  /(?<!\p{L})(?:VAT|TRN|TIN|GSTIN|ABN)(?: ?(?:no|nr|number|id|reg)\.?)*[:.# ]{1,3}(\d[\d -]{7,18}\d)(?![\p{L}\d])/giu;

/** Of a country's form, or behind a label of such numbers. */
function taxIdsIn({ text, folded }: Cell, before: Cell | undefined): string[] {
  const isLabelled = TAX_ID.test(folded) || (before !== undefined && TAX_ID.test(fold(before.text)));
  return idsIn(text, isLabelled ? NUMBER : WITH_COUNTRY);
}
const NUMBER = /(?<![A-Z\d])(?:[A-Z]{1,3} ?)?\d[\d .-]{6,17}(?:[A-Z]\d{2}|[A-Z])?(?![A-Z\d])/g;
