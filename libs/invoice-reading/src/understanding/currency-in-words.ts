import { numberWordsIn } from '../account/amount-in-words.js';
import type { CountryHints } from './country.js';
import type { Mention } from './currency.js';
import { CURRENCY_CODES } from './numbers.js';
import { IN_WORDS } from './statements.js';
import type { TextLine } from './text-lines.js';
import { CURRENCY_NAMES } from './words/currency-names.js';

/** "Słownie: dziewięćdziesiąt złotych", "Rupees Five Thousand Thirty Two Only": by the total in words, where no amount has a sign. */
export const currenciesInWords = (lines: TextLine[], { rupee }: CountryHints): Mention[] =>
  lines.flatMap(({ cells }) =>
    cells.flatMap((cell) => {
      if (rupee && /(?:^|: ?)Rupees \p{Lu}.* Only\.?$/u.test(cell.text))
        return [{ code: rupee, cell, confidence: SURE }];
      const code = CODE_BEFORE.exec(cell.text)?.[1];
      if (code && numberWordsIn(cell.folded) > 1) return [{ code, cell, confidence: SURE }];
      if (!IN_WORDS.test(cell.folded) || numberWordsIn(cell.folded) === 0) return [];
      const named = cell.folded
        .split(' ')
        .flatMap((word) => CURRENCY_NAMES.find(([name]) => name.test(word))?.[1] ?? []);
      // "Korun" are those of several countries.
      return named.filter((code) => !code.includes(' ')).map((code) => ({ code, cell, confidence: SURE }));
    }),
  );
const SURE = 0.85;
/** "INR SIXTY SIX THOUSAND SIX ONLY". */
const CODE_BEFORE = new RegExp(String.raw`^(${CURRENCY_CODES}) \p{Lu}`, 'u');
