/**
 * Whether the check digits of a tax number with its country before it are right; null where its country has none or they are not
 * known here. The rules are those of the national registers, as the European Commission's VIES and OECD's TIN pages sum them up.
 */
export function isCheckedTaxNumber(number: string): boolean | null {
  const [country, rest] = [number.slice(0, 2), number.slice(2)];
  const check = CHECKS[country];
  return check?.form.test(rest) ? check.isRight([...rest.replace(/\D/g, '')].map(Number)) : null;
}

interface Check {
  /** What follows the country. */
  form: RegExp;
  isRight: (digits: number[]) => boolean;
}

const weighted = (digits: number[], weights: number[]): number =>
  weights.reduce((sum, weight, at) => sum + weight * digits[at]!, 0);

/** ISO 7064, MOD 11,10. */
const isMod1110 = (digits: number[]): boolean => {
  const product = digits.slice(0, -1).reduce((last, digit) => (((digit + last) % 10 || 10) * 2) % 11, 10);
  return (11 - product) % 10 === digits.at(-1);
};

/** The digits of twice the digit added up. */
const doubled = (digit: number): number => digit * 2 - (digit > 4 ? 9 : 0);

/** Every second digit doubled, from the right. */
const isLuhn = (digits: number[]): boolean =>
  [...digits].reverse().reduce((sum, digit, at) => sum + (at % 2 === 0 ? digit : doubled(digit)), 0) % 10 === 0;

/** What is missing of the next multiple of eleven. */
const complement11 = (digits: number[], weights: number[]): number => (11 - (weighted(digits, weights) % 11)) % 11;

/** Modulo 11 by the first weights, or where these leave ten by the second ones. */
function isWeighedTwice(digits: number[], weights: number[], others: number[]): boolean {
  const rest = weighted(digits, weights) % 11;
  return (rest < 10 ? rest : (weighted(digits, others) % 11) % 10) === digits.at(-1);
}

const CHECKS: Record<string, Check> = {
  DE: { form: /^\d{9}$/, isRight: isMod1110 },
  HR: { form: /^\d{11}$/, isRight: isMod1110 },
  IT: { form: /^\d{11}$/, isRight: isLuhn },
  DK: { form: /^\d{8}$/, isRight: (digits) => weighted(digits, [2, 7, 6, 5, 4, 3, 2, 1]) % 11 === 0 },
  FI: { form: /^\d{8}$/, isRight: (digits) => (weighted(digits, [7, 9, 10, 5, 8, 4, 2]) + digits[7]!) % 11 === 0 },
  PL: { form: /^\d{10}$/, isRight: (digits) => weighted(digits, [6, 5, 7, 2, 3, 4, 5, 6, 7]) % 11 === digits[9] },
  PT: {
    form: /^\d{9}$/,
    isRight: (digits) => {
      const rest = 11 - (weighted(digits, [9, 8, 7, 6, 5, 4, 3, 2]) % 11);
      return (rest > 9 ? 0 : rest) === digits[8];
    },
  },
  SI: {
    form: /^\d{8}$/,
    isRight: (digits) => {
      const rest = 11 - (weighted(digits, [8, 7, 6, 5, 4, 3, 2]) % 11);
      return (rest === 10 ? 0 : rest) === digits[7];
    },
  },
  EL: {
    form: /^\d{9}$/,
    isRight: (digits) => (weighted(digits, [256, 128, 64, 32, 16, 8, 4, 2]) % 11) % 10 === digits[8],
  },
  EE: {
    form: /^\d{9}$/,
    isRight: (digits) => (10 - (weighted(digits, [3, 7, 1, 3, 7, 1, 3, 7]) % 10)) % 10 === digits[8],
  },
  SE: { form: /^\d{12}$/, isRight: (digits) => isLuhn(digits.slice(0, 10)) },
  BE: {
    form: /^\d{10}$/,
    isRight: (digits) => 97 - (Number(digits.slice(0, 8).join('')) % 97) === Number(digits.slice(8).join('')),
  },
  FR: {
    form: /^\d{11}$/,
    isRight: (digits) => {
      const siren = Number(digits.slice(2).join(''));
      return (12 + 3 * (siren % 97)) % 97 === Number(digits.slice(0, 2).join(''));
    },
  },
  AT: {
    form: /^U\d{8}$/,
    isRight: (digits) =>
      digits.slice(0, 7).reduce((sum, digit, at) => sum + (at % 2 === 0 ? digit : doubled(digit)), 4 + digits[7]!) %
        10 ===
      0,
  },
  CZ: {
    form: /^\d{8}$/,
    isRight: (digits) => (11 - (weighted(digits, [8, 7, 6, 5, 4, 3, 2]) % 11)) % 10 === digits[7],
  },
  // The letter says what kind of company it is; other kinds end in a letter.
  ES: { form: /^[ABEH]\d{8}$/, isRight: isLuhn },
  GB: {
    form: /^\d{9}$/,
    isRight: (digits) => [0, 42].includes(weighted(digits, [8, 7, 6, 5, 4, 3, 2, 10, 1]) % 97),
  },
  HU: { form: /^\d{8}$/, isRight: (digits) => weighted(digits, [9, 7, 3, 1, 9, 7, 3, 1]) % 10 === 0 },
  LV: {
    form: /^[4-9]\d{10}$/,
    isRight: (digits) => (weighted(digits, [9, 1, 4, 8, 3, 10, 2, 5, 7, 6, 1]) - 3) % 11 === 0,
  },
  // Of companies, or of one person (modulo 97).
  NL: {
    form: /^\d{9}B\d{2}$/,
    isRight: (digits) =>
      weighted(digits, [9, 8, 7, 6, 5, 4, 3, 2]) % 11 === digits[8] ||
      BigInt(`2321${digits.slice(0, 9).join('')}11${digits.slice(9).join('')}`) % 97n === 1n,
  },
  RO: {
    form: /^\d{6,10}$/,
    isRight: (digits) =>
      ((weighted(digits.slice(0, -1), [7, 5, 3, 2, 1, 7, 5, 3, 2].slice(-digits.length + 1)) * 10) % 11) % 10 ===
      digits.at(-1),
  },
  SK: { form: /^\d{10}$/, isRight: (digits) => Number(digits.join('')) % 11 === 0 },
  AU: {
    form: /^\d{11}$/,
    isRight: ([first, ...rest]) => (weighted(rest, [1, 3, 5, 7, 9, 11, 13, 15, 17, 19]) + (first! - 1) * 10) % 89 === 0,
  },
  BG: {
    form: /^\d{9}$/,
    isRight: (digits) => isWeighedTwice(digits, [1, 2, 3, 4, 5, 6, 7, 8], [3, 4, 5, 6, 7, 8, 9, 10]),
  },
  CH: { form: /^E\d{9}$/, isRight: (digits) => complement11(digits, [5, 4, 3, 2, 7, 6, 5, 4]) === digits[8] },
  LT: {
    form: /^(?:\d{9}|\d{12})$/,
    isRight: (digits) => {
      const places = [...digits.slice(0, -1).keys()];
      const from = (start: number): number[] => places.map((at) => ((at + start) % 9) + 1);
      return isWeighedTwice(digits, from(0), from(2));
    },
  },
  LU: {
    form: /^\d{8}$/,
    isRight: (digits) => Number(digits.slice(0, 6).join('')) % 89 === Number(digits.slice(6).join('')),
  },
  NO: { form: /^\d{9}(?:MVA)?$/, isRight: (digits) => complement11(digits, [3, 2, 7, 6, 5, 4, 3, 2]) === digits[8] },
  TR: {
    form: /^\d{10}$/,
    isRight: (digits) => {
      const sum = digits.slice(0, 9).reduce((total, digit, at) => {
        const moved = (digit + 9 - at) % 10;
        return total + (moved === 9 ? 9 : (moved * 2 ** (9 - at)) % 9);
      }, 0);
      return (10 - (sum % 10)) % 10 === digits[9];
    },
  },
};
