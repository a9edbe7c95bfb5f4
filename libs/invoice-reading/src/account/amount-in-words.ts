import { toCardinal as croatian } from 'n2words/hr-HR';
import { toCardinal as czech } from 'n2words/cs-CZ';
import { toCardinal as danish } from 'n2words/da-DK';
import { toCardinal as dutch } from 'n2words/nl-NL';
import { toCardinal as english } from 'n2words/en-US';
import { toCardinal as finnish } from 'n2words/fi-FI';
import { toCardinal as french } from 'n2words/fr-FR';
import { toCardinal as german } from 'n2words/de-DE';
import { toCardinal as hungarian } from 'n2words/hu-HU';
import { toCardinal as indian } from 'n2words/en-IN';
import { toCardinal as italian } from 'n2words/it-IT';
import { toCardinal as norwegian } from 'n2words/nb-NO';
import { toCardinal as polish } from 'n2words/pl-PL';
import { toCardinal as portuguese } from 'n2words/pt-PT';
import { toCardinal as romanian } from 'n2words/ro-RO';
import { toCardinal as spanish } from 'n2words/es-ES';
import { toCardinal as swedish } from 'n2words/sv-SE';
import { toCardinal as turkish } from 'n2words/tr-TR';
import type { Decimal } from '../decimal.js';
import { fold } from '../understanding/fold.js';

type Speller = (value: number) => string;
const LANGUAGES: Speller[] = [
  ...[english, indian, german, french, spanish, italian, dutch, portuguese, polish, czech, danish, swedish],
  ...[norwegian, turkish, romanian, hungarian, finnish, croatian],
  (value) => dutch(value, { noHundredPairing: true }),
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
  numberWords ??= LANGUAGES.map(wordsAlone);
  return numberWords.some((spelled) => words.filter((word) => spelled.has(word)).length >= MIN_WORDS);
}
const MIN_WORDS = 4;

/** "yedibinyediyuzkirkbes": number words written as one, as in Turkish, Italian, German and Hungarian. */
function isGlued(word: string): boolean {
  if (word.length < MIN_GLUED) return false;
  gluedWords ??= LANGUAGES.map(
    (spell) => new RegExp(`^(?:(?:${partsOf(spell).join('|')})(?:und|en|ed?|og|och|y|i)?){3,}$`),
  );
  return gluedWords.some((glued) => glued.test(word));
}

/** The longest first; "settantotto" has lost the last letter of its first part. */
const partsOf = (spell: Speller): string[] =>
  SMALL.slice(1)
    .map((value) => joined(fold(spell(value))))
    .filter((part) => part.length > 1 && !part.includes(' '))
    .flatMap((part) => (part.length > 5 ? [part, part.replace(/[aeiou]$/, '')] : [part]))
    .sort((a, b) => b.length - a.length);
const MIN_GLUED = 12;

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
  const figures = /^[^\d]{0,40}?(\d{1,2})(?!\d)/.exec(after)?.[1];
  if (figures !== undefined) return Number(figures) === cents;
  const spelled = CENTS.filter((value) => COINS.some((coin) => after.includes(spell(value) + coin)));
  return spelled.length > 0 ? spelled.includes(cents) : cents === 0 || after.includes(spell(cents));
}

/** What a longer number would go on with. */
const SMALL = [...Array.from({ length: 21 }, (_, value) => value), 30, 40, 50, 60, 70, 80, 90, 100, 1000];
/** What stands alone in a language's numbers. */
const wordsAlone = (spell: Speller): Set<string> =>
  new Set(
    SMALL.slice(2)
      .flatMap((value) => fold(spell(value)).split(' '))
      .filter((word) => word.length > 2),
  );
/** By language, once a paper needs them. */
let numberWords: Set<string>[] | undefined;
let gluedWords: RegExp[] | undefined;
const CENTS = Array.from({ length: 99 }, (_, value) => value + 1);
const COINS = ['cent', 'pence', 'paise', 'centimos', 'gros', 'haler', 'ore', 'kurus', 'bani', 'filler', 'lipa'];

/** Number words are written together, apart or with hyphens, with "and" or without, for things of every gender. */
const joined = (folded: string): string =>
  folded
    .split(' ')
    .filter((word) => !AND.has(word))
    .map((word) => (/\d/.test(word) ? ` ${word} ` : VARIANTS.reduce(spelledAlike, word)))
    .join('')
    .replace(/(?:^|(?<=\D))(?:jeden|jedna|en|et|ett|one|a)(?=tys|tisic|hundr|tus|thousand|bin)/g, '');
const spelledAlike = (word: string, [variant, plain]: [RegExp, string]): string => word.replace(variant, plain);
const AND = new Set(['and', 'und', 'et', 'y', 'e', 'en', 'og', 'och', 'i', 'si', 'only', 'seulement', 'exactly']);
const VARIANTS: [RegExp, string][] = [
  [/^ein(?=hundert|tausend)|(?<=tausend)ein(?=hundert)/, ''],
  [/eins$|^eine$/, 'ein'],
  [/centoott/g, 'centott'],
  [/(?<=cent|vingt|mil)s$/, ''],
  [/^(?:uno|una|une)$/, 'un'],
  [/iuno$/, 'iun'],
  [/entas$/, 'entos'],
  [/^duas$/, 'dois'],
  [/^uma$/, 'um'],
  [/^(?:jedna|jedno)$/, 'jeden'],
  [/^dve$/, 'dva'],
];
