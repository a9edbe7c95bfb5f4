import { ean13, firmNumbers, iban } from './identities.mjs';

/** A firm of the country with everything that it prints about itself. */
export function firmOf(random, locale, vocabulary, avoid = '') {
  const pick = (key) => random.pick(vocabulary.list(key));
  for (;;) {
    const [stem, trade, form] = [pick('stems'), pick('trades'), pick('forms')];
    if (stem === avoid) continue;
    const name = vocabulary.word('firm').replace('{s}', stem).replace('{t}', trade);
    const [zip, city] = placeOf(random, pick('places'));
    const domain = `${asciiOf(stem)}.${locale.country === 'US' ? 'com' : domainOf(locale.country)}`;
    return {
      stem,
      short: name,
      name: vocabulary.word('legal').replace('{n}', name).replace('{f}', form),
      street: vocabulary.word('street').replace('{s}', pick('streets')).replace('{n}', random.int(1, 180)),
      zip,
      city,
      country: vocabulary.word('country'),
      phone: random.pattern(locale.phone),
      email: `${random.pick(['info', 'office', 'billing', 'mail', 'accounts'])}@${domain}`,
      web: `www.${domain}`,
      person: pick('people'),
      ...firmNumbers(random, locale.country),
      localName: locale.local,
      iban: iban(random, locale.country),
      bic: random.pattern(`@@@@${locale.country === 'EL' ? 'GR' : locale.country}##`).replace(/0/g, '2'),
      bank: pick('banks'),
      account: random.pattern(locale.country === 'GB' ? '##-##-## / ########' : '#########'),
    };
  }
}

const domainOf = (country) =>
  ({ GB: 'co.uk', AU: 'com.au', EL: 'gr', IN: 'co.in', TR: 'com.tr' })[country] ?? country.toLowerCase();

/** `70### Town`: the code first, `_` for a space within it. */
const placeOf = (random, place) => {
  const [zip, ...city] = place.split(' ');
  return [random.pattern(zip).replace(/_/g, ' '), city.join(' ')];
};

const GREEK = 'αβγδεζηθικλμνξοπρσςτυφχψω';
const LATIN = [
  'a',
  'v',
  'g',
  'd',
  'e',
  'z',
  'i',
  'th',
  'i',
  'k',
  'l',
  'm',
  'n',
  'x',
  'o',
  'p',
  'r',
  's',
  's',
  't',
  'y',
  'f',
  'ch',
  'ps',
  'o',
];
const CYRILLIC = 'абвгдежзийклмнопрстуфхцчшщъьюя';
const FROM_CYRILLIC = 'a b v g d e zh z i y k l m n o p r s t u f h ts ch sh sht a y yu ya'.split(' ');

const asciiOf = (text) =>
  [...text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '')]
    .map((sign) => LATIN[GREEK.indexOf(sign)] ?? FROM_CYRILLIC[CYRILLIC.indexOf(sign)] ?? sign)
    .join('')
    .replace(/ł/g, 'l')
    .replace(/ø/g, 'o')
    .replace(/æ/g, 'ae')
    .replace(/ı/g, 'i')
    .replace(/ß/g, 'ss')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

const EAN_PREFIXES = {
  DE: '40',
  AT: '90',
  CH: '76',
  FR: '30',
  ES: '84',
  IT: '80',
  NL: '87',
  PL: '590',
  PT: '560',
  RO: '594',
  CZ: '859',
  SK: '858',
  HU: '599',
  SE: '73',
  DK: '57',
  NO: '70',
  FI: '64',
  TR: '869',
  EL: '520',
  HR: '385',
  SI: '383',
  BG: '380',
  LT: '477',
  LV: '475',
  EE: '474',
  GB: '50',
  IN: '890',
  AU: '93',
  US: '07',
};

export const eanOf = (random, country) => ean13(random, EAN_PREFIXES[country]);
