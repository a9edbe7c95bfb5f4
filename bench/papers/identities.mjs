/** Numbers of firms and accounts with the check digits that their countries prescribe. None belongs to a real firm on purpose. */

const digitsOf = (text) => [...text].map(Number);
const weighted = (text, weights) => digitsOf(text).reduce((sum, digit, i) => sum + digit * (weights[i] ?? 0), 0);
const down = (from) => Array.from({ length: from - 1 }, (_, i) => from - i);

/** The last digit of the Luhn sum. */
const luhn = (text) => {
  const sum = digitsOf(text)
    .reverse()
    .reduce((total, digit, i) => total + (i % 2 ? digit : digit * 2 > 9 ? digit * 2 - 9 : digit * 2), 0);
  return (10 - (sum % 10)) % 10;
};

/** ISO 7064, mod 11,10. */
const iso7064 = (text) => {
  let product = 10;
  for (const digit of digitsOf(text)) product = (((product + digit) % 10 || 10) * 2) % 11;
  return (11 - product) % 10;
};

const mod97 = (text) => [...text].reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0);

/** Digits in front of their check digit, for each country; where none exists (10 of mod 11), undefined. */
const CHECKS = {
  AT: (text) =>
    (10 - ((digitsOf(text).reduce((s, d, i) => s + (i % 2 ? (d * 2 > 9 ? d * 2 - 9 : d * 2) : d), 0) + 4) % 10)) % 10,
  BG: (text) => {
    const first = weighted(text, [1, 2, 3, 4, 5, 6, 7, 8]) % 11;
    return first < 10 ? first : (weighted(text, [3, 4, 5, 6, 7, 8, 9, 10]) % 11) % 10;
  },
  CH: (text) => below10((11 - (weighted(text, [5, 4, 3, 2, 7, 6, 5, 4]) % 11)) % 11),
  CZ: (text) => (11 - (weighted(text, down(8)) % 11)) % 10,
  DE: iso7064,
  DK: (text) => below10((11 - (weighted(text, [2, 7, 6, 5, 4, 3, 2]) % 11)) % 11),
  EE: (text) => (10 - (weighted(text, [3, 7, 1, 3, 7, 1, 3, 7]) % 10)) % 10,
  EL: (text) => (weighted(text, [256, 128, 64, 32, 16, 8, 4, 2]) % 11) % 10,
  ES: luhn,
  FI: (text) => below10((11 - (weighted(text, [7, 9, 10, 5, 8, 4, 2]) % 11)) % 11),
  FR: luhn,
  HR: iso7064,
  HU: (text) => (10 - (weighted(text, [9, 7, 3, 1, 9, 7, 3]) % 10)) % 10,
  IT: luhn,
  LT: (text) => {
    const first = weighted(text, [1, 2, 3, 4, 5, 6, 7, 8]) % 11;
    return first < 10 ? first : (weighted(text, [3, 4, 5, 6, 7, 8, 9, 1]) % 11) % 10;
  },
  LV: (text) => {
    const rest = 3 - (weighted(text, [9, 1, 4, 8, 3, 10, 2, 5, 7, 6]) % 11);
    return rest === -1 ? undefined : rest < -1 ? rest + 11 : rest;
  },
  NL: (text) => below10(weighted(text, down(9)) % 11),
  NO: (text) => below10((11 - (weighted(text, [3, 2, 7, 6, 5, 4, 3, 2]) % 11)) % 11),
  PL: (text) => below10(weighted(text, [6, 5, 7, 2, 3, 4, 5, 6, 7]) % 11),
  PT: (text) => ((11 - (weighted(text, down(9)) % 11)) % 11) % 10,
  RO: (text) => ((weighted(text, [3, 2, 1, 7, 5, 3, 2]) * 10) % 11) % 10,
  SE: luhn,
  SI: (text) => ((rest) => (rest === 11 ? undefined : rest % 10))(11 - (weighted(text, down(8)) % 11)),
  SK: (text) => [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].find((digit) => Number(text + digit) % 11 === 0),
  TR: (text) => {
    const sum = digitsOf(text).reduce((total, digit, i) => {
      const shifted = (digit + 9 - i) % 10;
      return total + (shifted === 9 ? 9 : (shifted * 2 ** (9 - i)) % 9);
    }, 0);
    return (10 - (sum % 10)) % 10;
  },
};

const below10 = (digit) => (digit < 10 ? digit : undefined);

/** How many digits stand before the check digit, and what they begin with. */
const SHAPES = {
  AT: [7, '6'],
  BG: [8, '2'],
  CH: [8, '1'],
  CZ: [7, '2'],
  DE: [8, '2'],
  DK: [7, '3'],
  EE: [8, '10'],
  EL: [8, '09'],
  ES: [7, '8'],
  FI: [7, '2'],
  FR: [8, '4'],
  HR: [10, '7'],
  HU: [7, '1'],
  IT: [10, '0'],
  LT: [8, '30'],
  LV: [10, '400'],
  NL: [8, '8'],
  NO: [8, '9'],
  PL: [9, '6'],
  PT: [8, '50'],
  RO: [7, '3'],
  SE: [9, '556'],
  SI: [7, '4'],
  SK: [9, '202'],
  TR: [9, '4'],
};

function bareNumber(random, country) {
  const [length, start] = SHAPES[country];
  for (;;) {
    const digits =
      start + random.digits(length - start.length - (country === 'LT' ? 1 : 0)) + (country === 'LT' ? '1' : '');
    const check = CHECKS[country](digits);
    if (check !== undefined) return `${digits}${check}`;
  }
}

/** Whether a number without its country carries the right check digit. */
export function checks(country, number) {
  return CHECKS[country](number.slice(0, -1)) === Number(number.at(-1));
}

/**
 * What a firm of this country prints as its identities: `vat` as a European buyer needs it, `local` as the country's own
 * number, `bare` its figures.
 */
export function firmNumbers(random, country) {
  if (country === 'GB') return british(random);
  if (country === 'IN') return indian(random);
  if (country === 'AU') return australian(random);
  if (country === 'US') return { bare: '', vat: '', local: random.pattern('##-#######') };
  const bare = bareNumber(random, country);
  const in3 = (text) => text.replace(/(\d{3})(\d{3})(\d{3})/, '$1 $2 $3');
  const forms = {
    AT: () => ({ vat: `ATU${bare}`, local: random.pattern('FN ######@').toLowerCase().replace('fn', 'FN') }),
    CH: () => {
      const uid = `CHE-${bare.replace(/(\d{3})(\d{3})(\d{3})/, '$1.$2.$3')}`;
      return { vat: `${uid} MWST`, local: uid };
    },
    CZ: () => ({ vat: `CZ${bare}`, local: bare }),
    DE: () => ({ vat: `DE${bare}`, local: random.pattern('2#/###/#####') }),
    ES: () => ({ vat: `ESB${bare}`, local: `B${bare}` }),
    FI: () => ({ vat: `FI${bare}`, local: `${bare.slice(0, 7)}-${bare[7]}` }),
    FR: () => ({ vat: `FR${String((12 + 3 * (Number(bare) % 97)) % 97).padStart(2, '0')}${bare}`, local: in3(bare) }),
    HU: () => ({ vat: `HU${bare}`, local: `${bare}-2-${random.pick(['41', '13', '02', '08'])}` }),
    LV: () => ({ vat: `LV${bare}`, local: bare }),
    NL: () => ({ vat: `NL${bare}B01`, local: random.pattern('2#######') }),
    NO: () => ({ vat: `NO ${in3(bare)} MVA`, local: in3(bare) }),
    PL: () => ({ vat: `PL${bare}`, local: bare.replace(/(\d{3})(\d{3})(\d{2})(\d{2})/, '$1-$2-$3-$4') }),
    RO: () => ({ vat: `RO${bare}`, local: random.pattern('J40/####/201#') }),
    SE: () => ({ vat: `SE${bare}01`, local: `${bare.slice(0, 6)}-${bare.slice(6)}` }),
    SK: () => ({ vat: `SK${bare}`, local: bareNumber(random, 'CZ') }),
    TR: () => ({ vat: bare, local: bare }),
  };
  return { bare, ...(forms[country]?.() ?? { vat: `${country}${bare}`, local: bare }) };
}

function british(random) {
  const digits = `${random.int(1, 9)}${random.digits(6)}`;
  const check = 97 - (weighted(digits, down(8)) % 97);
  const bare = digits + String(check).padStart(2, '0');
  return { bare, vat: `GB ${bare.replace(/(\d{3})(\d{4})(\d{2})/, '$1 $2 $3')}`, local: random.pattern('0#######') };
}

function indian(random) {
  const state = random.pick(['27', '29', '33', '07', '24', '36']);
  const bare = gstin(`${state}${random.pattern('@@@C@####@')}1Z`);
  return { bare, vat: bare, local: bare.slice(2, 12), state };
}

/** 14 characters of a GSTIN with the check character after them. */
export function gstin(start) {
  const signs = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';
  const sum = [...start].reduce((total, sign, i) => {
    const product = signs.indexOf(sign) * (i % 2 ? 2 : 1);
    return total + Math.floor(product / 36) + (product % 36);
  }, 0);
  return start + signs[(36 - (sum % 36)) % 36];
}

function australian(random) {
  const rest = random.digits(9);
  for (let lead = 10; ; lead++) {
    const bare = `${lead}${rest}`;
    if (abnHolds(bare)) return { bare, vat: '', local: bare.replace(/(\d{2})(\d{3})(\d{3})(\d{3})/, '$1 $2 $3 $4') };
  }
}

export const abnHolds = (bare) =>
  weighted(`${Number(bare[0]) - 1}${bare.slice(1)}`, [10, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19]) % 89 === 0;

/** What follows the check digits of an IBAN. */
const IBANS = {
  AT: '################',
  BE: '############',
  BG: '@@@@##############',
  CH: '00############0##',
  CZ: '0#00000000##########',
  DE: '##################',
  DK: '##############',
  EE: '################',
  EL: '#######################',
  ES: '####################',
  FI: '##############',
  FR: '20041###############0##',
  GB: '@@@@##############',
  HR: '#################',
  HU: '########################',
  IT: '@######################',
  LT: '################',
  LV: '@@@@#############',
  NL: '@@@@0#########',
  NO: '###########',
  PL: '########################',
  PT: '#####################',
  RO: '@@@@################',
  SE: '####################',
  SI: '###############',
  SK: '0#00000000##########',
  TR: '#####0################',
};

/** An IBAN of the country without spaces; undefined where there is none. */
export function iban(random, country) {
  if (!IBANS[country]) return undefined;
  return withIbanCheck(country === 'EL' ? 'GR' : country, random.pattern(IBANS[country]));
}

const inFigures = (text) => text.replace(/[A-Z]/g, (letter) => letter.charCodeAt(0) - 55);

const withIbanCheck = (country, rest) =>
  `${country}${String(98 - mod97(inFigures(`${rest}${country}00`))).padStart(2, '0')}${rest}`;

export const ibanHolds = (text) => mod97(inFigures(text.slice(4) + text.slice(0, 4))) === 1;

/** An article number with 13 figures. */
export function ean13(random, prefix) {
  const digits = prefix + random.digits(12 - prefix.length);
  return digits + ((10 - (weighted(digits, [1, 3, 1, 3, 1, 3, 1, 3, 1, 3, 1, 3]) % 10)) % 10);
}

/** Another number of the same shape whose check digit no longer holds: one figure in the middle differs. */
export function garbled(random, number) {
  const places = [...number].flatMap((sign, i) => (/\d/.test(sign) && i > 3 ? [i] : []));
  const place = random.pick(places.slice(0, -1));
  const other = (Number(number[place]) + random.int(1, 8)) % 10;
  return number.slice(0, place) + other + number.slice(place + 1);
}
