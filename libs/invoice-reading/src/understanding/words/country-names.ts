import { fold } from '../fold.js';

const LANGUAGES = 'en de fr es it nl cs da fi hu nb pl pt ro sv tr bg ca hr et el lv lt sk sl sr'.split(' ');
const COUNTRIES =
  'AE AL AR AT AU BA BE BG BR CA CH CL CN CO CY CZ DE DK EE ES FI FR GB GR HR HU IE IL IN IS IT JP LI LT LU LV MC MD ME MK MT MX NL NO NZ PE PL PT RO RS RU SE SG SI SK TR UA US ZA'.split(
    ' ',
  );

/** What the countries of addresses are called, folded: "danmark", "vereinigtes konigreich". */
export const COUNTRY_NAMES: ReadonlySet<string> = new Set(
  LANGUAGES.flatMap((language) => {
    const names = new Intl.DisplayNames(language, { type: 'region' });
    return COUNTRIES.map((code) => fold(names.of(code)!));
  }),
);
