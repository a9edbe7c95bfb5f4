import { MOST } from '../form/limits';

/** Reads one parameter of the URL; undefined when it says nothing sensible, so that a mistyped link still opens. */
export type Parser<T> = (text: string) => T | undefined;

export const oneOf =
  <T extends string>(words: readonly T[]): Parser<T> =>
  (text) =>
    words.find((word) => word === text);

export const anyText: Parser<string> = (text) => text || undefined;

/** '2026-02-28' */
export const aDay: Parser<string> = (text) =>
  /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text)) ? text : undefined;

/** Minor units: '0', '1250'. */
export const anAmount: Parser<number> = (text) => (/^(?:0|[1-9]\d{0,8})$/.test(text) ? Number(text) : undefined);

export const anId: Parser<number> = (text) =>
  /^[1-9]\d{0,9}$/.test(text) && Number(text) <= MOST ? Number(text) : undefined;
