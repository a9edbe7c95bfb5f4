/**
 * Whether the check digits of a tax number with its country before it are right; null where its country has none or they are not
 * known here. The rules are those of the national registers, as the European Commission's VIES and OECD's TIN pages sum them up.
 */
export function isCheckedTaxNumber(number: string): boolean | null {
  const [country, rest] = [number.slice(0, 2), number.slice(2)];
  const digits = [...rest].map(Number);
  const check = CHECKS[country];
  return check && /^\d+$/.test(rest) && digits.length === check.length ? check.isRight(digits) : null;
}

interface Check {
  length: number;
  isRight: (digits: number[]) => boolean;
}

const weighted = (digits: number[], weights: number[]): number =>
  weights.reduce((sum, weight, at) => sum + weight * digits[at]!, 0);

/** ISO 7064, MOD 11,10. */
const isMod1110 = (digits: number[]): boolean => {
  const product = digits.slice(0, -1).reduce((last, digit) => (((digit + last) % 10 || 10) * 2) % 11, 10);
  return (11 - product) % 10 === digits.at(-1);
};

/** Every second digit doubled, from the right. */
const isLuhn = (digits: number[]): boolean =>
  [...digits].reverse().reduce((sum, digit, at) => sum + (at % 2 === 0 ? digit : digit * 2 - (digit > 4 ? 9 : 0)), 0) %
    10 ===
  0;

const CHECKS: Record<string, Check> = {
  DE: { length: 9, isRight: isMod1110 },
  HR: { length: 11, isRight: isMod1110 },
  IT: { length: 11, isRight: isLuhn },
  DK: { length: 8, isRight: (digits) => weighted(digits, [2, 7, 6, 5, 4, 3, 2, 1]) % 11 === 0 },
  FI: { length: 8, isRight: (digits) => (weighted(digits, [7, 9, 10, 5, 8, 4, 2]) + digits[7]!) % 11 === 0 },
  PL: { length: 10, isRight: (digits) => weighted(digits, [6, 5, 7, 2, 3, 4, 5, 6, 7]) % 11 === digits[9] },
  PT: {
    length: 9,
    isRight: (digits) => {
      const rest = 11 - (weighted(digits, [9, 8, 7, 6, 5, 4, 3, 2]) % 11);
      return (rest > 9 ? 0 : rest) === digits[8];
    },
  },
  SI: {
    length: 8,
    isRight: (digits) => {
      const rest = 11 - (weighted(digits, [8, 7, 6, 5, 4, 3, 2]) % 11);
      return (rest === 10 ? 0 : rest) === digits[7];
    },
  },
  EL: { length: 9, isRight: (digits) => (weighted(digits, [256, 128, 64, 32, 16, 8, 4, 2]) % 11) % 10 === digits[8] },
  EE: { length: 9, isRight: (digits) => (10 - (weighted(digits, [3, 7, 1, 3, 7, 1, 3, 7]) % 10)) % 10 === digits[8] },
  SE: { length: 12, isRight: (digits) => isLuhn(digits.slice(0, 10)) },
  BE: {
    length: 10,
    isRight: (digits) => 97 - (Number(digits.slice(0, 8).join('')) % 97) === Number(digits.slice(8).join('')),
  },
  FR: {
    length: 11,
    isRight: (digits) => {
      const siren = Number(digits.slice(2).join(''));
      return (12 + 3 * (siren % 97)) % 97 === Number(digits.slice(0, 2).join(''));
    },
  },
};
