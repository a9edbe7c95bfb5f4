/** Where people print on US letter; all others on A4 (CLDR, measurement data). */
const LETTER = new Set('BZ CA CL CO CR GT MX NI PA PH PR SV US VE'.split(' '));

export function usualPaper([language = 'en-US']: readonly string[]): 'a4' | 'letter' {
  const { region } = new Intl.Locale(language).maximize();
  return region && LETTER.has(region) ? 'letter' : 'a4';
}
