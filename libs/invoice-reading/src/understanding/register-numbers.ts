import { fold } from './fold.js';
import type { Token } from './tokens.js';

/** "Registro Mercantil, tomo 1.204, folio 88": where a register has the company; no amounts, as are those behind "N°". */
export const withoutRegisterNumbers = (tokens: Token[]): Token[] =>
  tokens.filter((token, at) => {
    const before = tokens[at - 1];
    if (token.kind === 'text' || before?.kind !== 'text') return true;
    const said = fold(before.text);
    return !OF_REGISTER.test(said) && !(NUMBER_SIGN.test(before.text) && token.value.decimals === 0);
  });
const OF_REGISTER = /(?:^| )(?:tomo|libro|folio|hoja|seccion|inscripcion|volume|feuillet|blatt|karta|vlozka|oddil)$/;
/** Of a number, not of a sum: "Guía de despacho N° 15520". */
const NUMBER_SIGN = /(?:^|\s)(?:N[°º]|Nr\.|№)$/;

/** "HRB 36120 HB", "HRA 590217 AG Stuttgart": what the court adds to a number of its register is no legal form. */
export const OF_COURT = /(?<!\p{L})HR[AB] \d+(?: HB(?!\p{L})|,? AG(?= \p{Lu}))/u;
