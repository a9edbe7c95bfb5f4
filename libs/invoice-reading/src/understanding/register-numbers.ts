import { fold } from './fold.js';
import type { Token } from './tokens.js';

/** "Registro Mercantil, tomo 1.204, folio 88": where a register has the company; no amounts. */
export const withoutRegisterNumbers = (tokens: Token[]): Token[] =>
  tokens.filter((token, at) => {
    const before = tokens[at - 1];
    return token.kind === 'text' || before?.kind !== 'text' || !OF_REGISTER.test(fold(before.text));
  });
const OF_REGISTER = /(?:^| )(?:tomo|libro|folio|hoja|seccion|inscripcion|volume|feuillet|blatt|karta|vlozka|oddil)$/;
