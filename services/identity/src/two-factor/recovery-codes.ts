import { randomInt } from 'node:crypto';

/** Without what is mistaken for something else when read from paper: i, l, o, 0, 1. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';
const LENGTH = 10;
const CODES = 10;

/** Ten codes of 49 random bits, as people read them: `abcde-fghjk`. */
export function newRecoveryCodes(): string[] {
  const codes = new Set<string>();
  while (codes.size < CODES) codes.add(newCode());
  return [...codes];
}

function newCode(): string {
  const letters = Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('');
  return `${letters.slice(0, LENGTH / 2)}-${letters.slice(LENGTH / 2)}`;
}

/** However it was typed: what is hashed and compared. */
export const plainCode = (typed: string): string => typed.replace(/[\s-]/g, '').toLowerCase();
