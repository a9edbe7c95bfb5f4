/** Every second digit doubled, from the right. */
export const isLuhn = (number: string): boolean =>
  [...number.replace(/\D/g, '')]
    .reverse()
    .map((digit, at) => Number(digit) * ((at % 2) + 1))
    .reduce((sum, digit) => sum + (digit > 9 ? digit - 9 : digit), 0) %
    10 ===
  0;
