import { numberWordsIn } from '../account/amount-in-words.js';
import { sidewaysOverlap } from '../page-model.js';
import type { CountryHints } from './country.js';
import type { Mention } from './currency.js';
import { CURRENCY_CODES } from './numbers.js';
import { IN_WORDS } from './statements.js';
import type { TextLine } from './text-lines.js';
import { classifyAmountLabel, isSumKind } from './words/amount-labels.js';
import { CURRENCY_NAMES } from './words/currency-names.js';

/** "Słownie: dziewięćdziesiąt złotych", "Rupees Five Thousand Thirty Two Only": by the total in words, where no amount has a sign. */
export const currenciesInWords = (lines: TextLine[], { rupee }: CountryHints): Mention[] =>
  lines.flatMap(({ cells }) =>
    cells.flatMap((cell) => {
      if (rupee && /(?:^|: ?)(?:Rupees|Rs\.?) \p{Lu}\p{L}+ .*\b[Oo]nly\.?$/u.test(cell.text))
        return [{ code: rupee, cell, confidence: SURE }];
      const code = CODE_BEFORE.exec(cell.text)?.[1];
      if (code && numberWordsIn(cell.folded) > 1) return [{ code, cell, confidence: SURE }];
      if (!IN_WORDS.test(cell.folded) || numberWordsIn(cell.folded) === 0) return [];
      return cell.folded
        .split(' ')
        .filter(isName)
        .map((name) => ({ code: codeOfName(name)!, cell, confidence: SURE }));
    }),
  );
const SURE = 0.85;

/** "TOTAL EUROS | 226,42", beside the amount or over it: what a sum is called names the currency. */
export const currenciesOfSums = (lines: TextLine[]): Mention[] =>
  lines.flatMap(({ cells }, index) =>
    cells.flatMap((cell, at) => {
      const below = lines[index + 1]?.cells.filter(({ box }) => sidewaysOverlap(box, cell.box) > 0) ?? [];
      const isOfAmount = [cell, cells[at + 1], ...below].some((one) => one && MONEY.test(one.text));
      const words = cell.folded.replace(/ ?\d.*$/, '').split(' ');
      const [name, ...others] = isOfAmount && words.length <= LABEL_WORDS ? words.filter(isName) : [];
      const label = words.filter((word) => word !== name).join(' ');
      if (!name || others.length > 0 || !isSumKind(classifyAmountLabel(label))) return [];
      return [{ code: codeOfName(name)!, cell, confidence: SURE }];
    }),
  );
const LABEL_WORDS = 4;
const MONEY = /\d[.,]\d\d(?!\d)/;
const codeOfName = (word: string): string | undefined => CURRENCY_NAMES.find(([name]) => name.test(word))?.[1];
/** "Korun" are those of several countries. */
const isName = (word: string): boolean => codeOfName(word)?.includes(' ') === false;
/** "INR SIXTY SIX THOUSAND SIX ONLY". */
const CODE_BEFORE = new RegExp(String.raw`^(${CURRENCY_CODES}) \p{Lu}`, 'u');
