import type { Doubt, Draft, ReadValue } from './draft.js';
import { isCentredIn, type Page, type Word } from './page-model.js';
import { fold } from './understanding/fold.js';

/** Letters and digits that look so much alike that two readings make the same mistake. */
const ALIKE: [RegExp, string][] = [
  [/[il1|]/g, 'i'],
  [/[o0]/g, 'o'],
  [/[s5]/g, 's'],
  [/[b8]/g, 'b'],
  [/[z2]/g, 'z'],
];

/**
 * What OCR may have misread twice alike: a number among whose digits stands a letter that looks like one, or that is
 * hardly more than a stroke; a name that another place spells with a look-alike, or that ends in a capital and a stroke.
 */
export function lookAlikes({ invoiceNumber, vendorName }: Draft, pages: Page[]): Doubt[] {
  return [
    ...(invoiceNumber && isMisreadable(invoiceNumber, pages) ? [unsure('number', invoiceNumber, 'invoiceNumber')] : []),
    ...(vendorName && (hasLostLetter(vendorName.value) || isSpeltOtherwise(vendorName.value, pages))
      ? [unsure('name of the vendor', vendorName, 'vendorName')]
      : []),
  ];
}

const unsure = (name: string, { value }: ReadValue<string>, field: Doubt['field']): Doubt => ({
  code: 'unclear',
  message: `The ${name} may hold letters that look like others: it was read as “${value}”.`,
  field,
});

function isMisreadable({ value, source }: ReadValue<string>, pages: Page[]): boolean {
  if (/\d[OoIl]|[OoIl]\d/.test(value) || hasLostFigure(value) || value.replace(/[^\p{L}\p{N}]/gu, '').length <= 2)
    return true;
  if (!/\d[SBZ]|[SBZ]\d/.test(value)) return false;
  // These do have shapes of their own: two engines that are both sure do not make the same mistake.
  const eyes = pages.find(({ number }) => number === source.page)?.eyes;
  const isSurelyRead = (words: Word[]): boolean =>
    words.some(({ text, box, confidence }) => text === value && confidence! > SURE && isCentredIn(box, source.box!));
  return !eyes || !source.box || !isSurelyRead(eyes.first) || !isSurelyRead(eyes.second);
}
const SURE = 0.85;

/** "ZMORM405": among capitals a nought is read as one of them. */
const hasLostFigure = (number: string): boolean =>
  number.split(/[^\p{L}\p{N}]+/u).some((part) => /\d/.test(part) && /(?<=\p{Lu})[OI](?=\p{Lu})/u.test(part));

/** "OpenAl": a capital I at the end of a name reads as l. */
const hasLostLetter = (name: string): boolean => /\p{L}\p{Lu}[l|1](?!\p{L})|\p{Ll}I(?!\p{Lu})/u.test(name);

/** A web or mail address spells the name with a look-alike. */
function isSpeltOtherwise(name: string, pages: Page[]): boolean {
  const words = fold(name).split(' ');
  // With or without the legal form at the end.
  const spellings = words.map((_, index) => words.slice(0, index + 1).join(''));
  const domains = pages
    .flatMap(({ words: printed }) =>
      printed.flatMap(({ text }) => /([\p{L}\p{N}-]{4,})\.[a-z]{2,10}\b/iu.exec(text)?.[1] ?? []),
    )
    .map((domain) => domain.toLowerCase().replaceAll('-', ''));
  return spellings.some((spelling) =>
    domains.some((domain) => domain !== spelling && canonical(domain) === canonical(spelling)),
  );
}

/** The same for all texts whose letters look alike. */
export const canonical = (text: string): string =>
  ALIKE.reduce((result, [letters, one]) => result.replace(letters, one), text);
