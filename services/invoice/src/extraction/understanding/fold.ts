/** Lower case without accents and punctuation, so that labels compare whatever their dress: `N° :` → `no`. */
export function fold(text: string): string {
  return text
    .replace(/[°º]/g, 'o ')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .replace(/[^\p{L}\p{N}#%]+/gu, ' ')
    .replace(/#/g, ' # ')
    .replace(/ +/g, ' ')
    .trim();
}
