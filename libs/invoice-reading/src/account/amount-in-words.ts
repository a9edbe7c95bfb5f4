import { toCardinal as croatian } from 'n2words/hr-HR';
import { toCardinal as czech } from 'n2words/cs-CZ';
import { toCardinal as danish } from 'n2words/da-DK';
import { toCardinal as dutch } from 'n2words/nl-NL';
import { toCardinal as english } from 'n2words/en-US';
import { toCardinal as finnish } from 'n2words/fi-FI';
import { toCardinal as french } from 'n2words/fr-FR';
import { toCardinal as german } from 'n2words/de-DE';
import { toCardinal as greek } from 'n2words/el-GR';
import { toCardinal as hungarian } from 'n2words/hu-HU';
import { toCardinal as indian } from 'n2words/en-IN';
import { toCardinal as italian } from 'n2words/it-IT';
import { toCardinal as latvian } from 'n2words/lv-LV';
import { toCardinal as lithuanian } from 'n2words/lt-LT';
import { toCardinal as norwegian } from 'n2words/nb-NO';
import { toCardinal as polish } from 'n2words/pl-PL';
import { toCardinal as portuguese } from 'n2words/pt-PT';
import { toCardinal as romanian } from 'n2words/ro-RO';
import { toCardinal as serbian } from 'n2words/sr-Latn-RS';
import { toCardinal as spanish } from 'n2words/es-ES';
import { toCardinal as swedish } from 'n2words/sv-SE';
import { toCardinal as turkish } from 'n2words/tr-TR';
import { toCardinal as ukrainian } from 'n2words/uk-UA';
import type { Decimal } from '../decimal.js';
import { fold } from '../understanding/fold.js';

type Speller = (value: number) => string;
const LANGUAGES: Speller[] = [
  ...[english, indian, german, french, spanish, italian, dutch, portuguese, polish, czech, danish, swedish],
  ...[norwegian, turkish, romanian, hungarian, finnish, croatian, serbian, greek, latvian, lithuanian],
  // Some of its letters are Latin ones.
  (value) => ukrainian(value).replaceAll('i', 'і'),
  (value) => dutch(value, { noHundredPairing: true }),
  // "Treogtyvetusind syvhundrede", with a short form of the thousand or without "og" behind it.
  (value) => danish(value).replaceAll('tusinde og', 'tusind'),
  (value) => danish(value).replaceAll('tusinde og', 'tusinde'),
  // "Una mie" is what deeds say for "o mie".
  (value) => romanian(value).replace(/(?<!\p{L})o (?=mie|sut)/gu, 'una '),
];

/**
 * Whether words (folded) say the amount, in any of the languages of invoices: "one thousand two hundred dollars and
 * 15/100", "eintausendzweihundert Euro und fünfzehn Cent". What stands around the number is not looked at.
 */
export function saysAmount(words: string, amount: Decimal): boolean {
  const hundredths = amount.abs().toHundredths();
  const [whole, cents] = [Math.floor(hundredths / 100), hundredths % 100];
  return LANGUAGES.some((spell) => says(joined(words), whole, cents, (value) => joined(fold(spell(value)))));
}

/** Words (folded) that spell a number of some length, whether or not they say of what. */
export function spellsNumber(folded: string): boolean {
  const words = folded.split(' ');
  if (words.some(isGlued)) return true;
  // Nearly every cell of a paper is shorter.
  if (words.length < MIN_WORDS) return false;
  numberWords ??= smallNumbers().map(wordsAlone);
  return numberWords.some((spelled) => words.filter((word) => spelled.has(word)).length >= MIN_WORDS);
}
const MIN_WORDS = 4;

/** The numbers from 2 to 99 that words (folded) spell; mostly none. */
export function numbersSpelled(words: string): number[] {
  countWords ??= wordsOfCounts();
  return countWords.get(joined(words)) ?? [];
}
let countWords: Map<string, number[]> | undefined;

function wordsOfCounts(): Map<string, number[]> {
  const counts = new Map<string, number[]>();
  for (const spell of LANGUAGES)
    for (let value = 2; value < 100; value++) {
      const spelled = joined(fold(spell(value)));
      const known = counts.get(spelled) ?? [];
      if (!known.includes(value)) counts.set(spelled, [...known, value]);
    }
  return counts;
}

/** How many words (folded) of one language's numbers there are. */
export function numberWordsIn(folded: string): number {
  const words = folded.split(' ');
  numberWords ??= smallNumbers().map(wordsAlone);
  return Math.max(...numberWords.map((spelled) => words.filter((word) => spelled.has(word)).length));
}

/** "hetvenezer hetvenkilenc": nothing but the parts of numbers of one language, two at least. Folded. */
export function isNumberInWords(folded: string): boolean {
  const words = folded.split(' ').filter((word) => word !== '' && !AND.has(word));
  if (words.length === 0 || words.some((word) => word.length > MAX_GLUED)) return false;
  return partsOfLanguages().some((parts) => {
    const counts = words.map((word) => mostParts(word, parts));
    return counts.every((count) => count > 0) && counts.reduce((sum, count) => sum + count, 0) > 1;
  });
}

/** "yedibinyediyuzkirkbes": number words written as one, as in Turkish, Italian, German and Hungarian. */
function isGlued(word: string): boolean {
  if (word.length < MIN_GLUED || word.length > MAX_GLUED) return false;
  return partsOfLanguages().some((parts) => mostParts(word, parts) >= MIN_PARTS);
}
const MIN_GLUED = 12;
const MAX_GLUED = 120;
const MIN_PARTS = 3;

/** "settantotto" has lost the last letter of its first part. */
const partsOf = (spelled: string[]): string[] =>
  spelled
    .slice(1)
    .map(joined)
    .filter((part) => part.length > 1 && !part.includes(' '))
    .flatMap((part) => (part.length > 5 ? [part, part.replace(/[aeiou]$/, '')] : [part]));

/**
 * Of how many parts, with what may stand between them, the whole word is made; 0 where something is left. By places, each
 * looked at once: the ways to part "cinquecinquecinque" double with each.
 */
function mostParts(word: string, parts: string[]): number {
  const upTo = new Map([[0, 0]]);
  for (let at = 0; at < word.length; at++) {
    const count = upTo.get(at);
    if (count === undefined) continue;
    for (const part of parts.filter((one) => word.startsWith(one, at))) {
      for (const link of LINKS.filter((one) => word.startsWith(one, at + part.length))) {
        const end = at + part.length + link.length;
        upTo.set(end, Math.max(count + 1, upTo.get(end) ?? 0));
      }
    }
  }
  return upTo.get(word.length) ?? 0;
}
const LINKS = ['', 'und', 'en', 'e', 'ed', 'og', 'och', 'y', 'i'];

function says(text: string, whole: number, cents: number, spell: (value: number) => string): boolean {
  const number = spell(whole);
  const start = text.indexOf(number);
  if (start < 0) return false;
  const [before, after] = [text.slice(0, start), text.slice(start + number.length)];
  const words = SMALL.map(spell).filter(Boolean);
  if (words.some((word) => before.endsWith(word))) return false;
  // "Twelve and thirty-nine paise": what follows is no longer the number.
  if (COINS.some((coin) => after.startsWith(spell(cents) + coin))) return true;
  if (words.some((word) => after.startsWith(word))) return false;
  // "…thirty-five cents. IBAN TR07": figures that follow the coins are none.
  const areSaid = COINS.some((coin) => /^\D*/.exec(after)![0].includes(spell(cents) + coin));
  const figures = areSaid ? undefined : /^[^\d]{0,40}?(\d{1,2})(?!\d)/.exec(after)?.[1];
  if (figures !== undefined) return Number(figures) === cents;
  const spelled = CENTS.filter((value) => COINS.some((coin) => after.includes(spell(value) + coin)));
  return spelled.length > 0 ? spelled.includes(cents) : cents === 0 || after.includes(spell(cents));
}

/** What a longer number would go on with. */
const SMALL = [...Array.from({ length: 21 }, (_, value) => value), 30, 40, 50, 60, 70, 80, 90, 100, 1000];
/** What stands alone in a language's numbers. */
const wordsAlone = (spelled: string[]): Set<string> =>
  new Set(
    spelled
      .slice(2)
      .flatMap((number) => number.split(' '))
      .filter((word) => word.length > 2),
  );
/** By language, once a paper needs them. */
let spelledSmall: string[][] | undefined;
let numberWords: Set<string>[] | undefined;
let gluedParts: string[][] | undefined;
const partsOfLanguages = (): string[][] => (gluedParts ??= smallNumbers().map(partsOf));
const smallNumbers = (): string[][] =>
  (spelledSmall ??= LANGUAGES.map((spell) => SMALL.map((value) => fold(spell(value)))));
const CENTS = Array.from({ length: 99 }, (_, value) => value + 1);
const COINS = [
  'cent',
  'pence',
  'paise',
  'paisa',
  'rappen',
  'stotink',
  'santim',
  'centimos',
  'gros',
  'haler',
  'ore',
  'kurus',
  'bani',
  'filler',
  'lipa',
];

/** Number words are written together, apart or with hyphens, with "and" or without, for things of every gender. */
const joined = (folded: string): string =>
  folded
    .split(' ')
    .filter((word) => !AND.has(word))
    .map((word) => (/\d/.test(word) ? ` ${word} ` : VARIANTS.reduce(spelledAlike, word)))
    .join('')
    .replace(/(?:^|(?<=\D))(?:jeden|jedna|en|et|ett|one|a|viens)(?=tys|tisic|hundr|tus|thousand|bin|tukst)/g, '');
const spelledAlike = (word: string, [variant, plain]: [RegExp, string]): string => word.replace(variant, plain);
const AND = new Set(['and', 'und', 'et', 'y', 'e', 'en', 'og', 'och', 'i', 'si', 'only', 'seulement', 'exactly']);
const VARIANTS: [RegExp, string][] = [
  [/^ein(?=hundert|tausend)|(?<=tausend)ein(?=hundert)/, ''],
  [/eins$|^eine$/, 'ein'],
  [/centoott/g, 'centott'],
  [/zecisi(?=\p{L})/gu, 'zeci'],
  [/(?<=cent|vingt|mil)s$/, ''],
  [/^(?:uno|una|une)$/, 'un'],
  [/iuno$/, 'iun'],
  [/entas$/, 'entos'],
  [/^duas$/, 'dois'],
  [/^uma$/, 'um'],
  [/^(?:jedna|jedno)$/, 'jeden'],
  [/^dve$/, 'dva'],
];
