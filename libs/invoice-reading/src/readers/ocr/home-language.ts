import { countriesAtHome } from '../../understanding/currency.js';

/** Languages with letters that the English model of the first engine has not learned, by their countries. */
const LANGUAGES = {
  ...{ AT: 'deu', CH: 'deu', CZ: 'ces', DE: 'deu', DK: 'dan', EE: 'est', ES: 'spa', FI: 'fin', FR: 'fra', HU: 'hun' },
  ...{ IT: 'ita', NO: 'nor', PL: 'pol', PT: 'por', RO: 'ron', SE: 'swe', SK: 'slk', TR: 'tur' },
} as const;
export type HomeLanguage = (typeof LANGUAGES)[keyof typeof LANGUAGES];

/** The language of the country that most accounts, tax numbers, e-mail and web addresses of a paper are of. */
export function homeLanguage(texts: string[]): HomeLanguage | null {
  const countries = countriesAtHome(texts);
  const often = (country: string): number => countries.filter((one) => one === country).length;
  const [home] = [...new Set(countries)].sort((a, b) => often(b) - often(a));
  return home !== undefined && home in LANGUAGES ? LANGUAGES[home as keyof typeof LANGUAGES] : null;
}
