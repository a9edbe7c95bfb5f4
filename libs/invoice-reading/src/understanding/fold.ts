import { remembered } from './remembered.js';

/** Lower case without accents and punctuation, so that labels compare whatever their dress: `N° :` → `no`. */
export const fold = (text: string): string => (text.length > LONGEST ? folded(text) : rememberedFold(text));

/** A whole page is folded once; what is asked again are cells and words. */
const LONGEST = 200;

const rememberedFold = remembered(folded);

function folded(text: string): string {
  // Most text is plain, and looking for letters of all scripts is what costs.
  const words = PLAIN.test(text)
    ? text.toLowerCase().replace(/[^a-z0-9#%]+/g, ' ')
    : unaccented(text)
        .toLowerCase()
        .replace(/[ßłøæœıđ]/g, (letter) => UNDECOMPOSED[letter]!)
        .replace(/[^\p{L}\p{N}#%]+/gu, ' ');
  return words.includes('#') ? words.replace(/#/g, ' # ').replace(/ +/g, ' ').trim() : words.trim();
}

/** Folded, without its spaces: codes and names are the same however they are spaced. */
export const squash = (text: string): string => fold(text).replaceAll(' ', '');

/** Letters of their own that Unicode does not take for another letter with a mark. */
const UNDECOMPOSED: Record<string, string> = { ß: 'ss', ł: 'l', ø: 'o', æ: 'ae', œ: 'oe', ı: 'i', đ: 'd' };

const PLAIN = /^[\x20-\x7e]*$/;

const unaccented = (text: string): string => text.replace(/[°º]/g, 'o ').normalize('NFKD').replace(/\p{M}/gu, '');

/** "INV-2041" and "INV-2107" are of one shape: "INV-9999". */
export const digitsAlike = (text: string): string => text.replace(/\d/g, '9');
