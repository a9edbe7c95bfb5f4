/** Lower case without accents and punctuation, so that labels compare whatever their dress: `N° :` → `no`. */
export function fold(text: string): string {
  return unaccented(text)
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .replace(/[^\p{L}\p{N}#%]+/gu, ' ')
    .replace(/#/g, ' # ')
    .replace(/ +/g, ' ')
    .trim();
}

/** Folded, without its spaces: codes and names are the same however they are spaced. */
export const squash = (text: string): string => fold(text).replaceAll(' ', '');

/** Most text has no accents, and taking them off is what costs. */
const unaccented = (text: string): string =>
  /^[\x20-\x7e]*$/.test(text) ? text : text.replace(/[°º]/g, 'o ').normalize('NFKD').replace(/\p{M}/gu, '');
