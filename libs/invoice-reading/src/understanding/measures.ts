import type { Decimal } from '../decimal.js';
import type { DecimalMark } from './numbers.js';
import type { Cell } from './text-lines.js';
import { tokensOf } from './tokens.js';

/** What goods weigh, with and without their packing: "Net weight 582.4 kg, tare 18.2 kg, 3 packages". */
export const isWeighed = ({ text, folded }: Cell): boolean => WEIGHT.test(folded) && WEIGHED.test(text);

/** "Total consumption: 8.281 kWh": what the lines count, once more. */
export const isMeasured = (cell: Cell, mark: DecimalMark, quantities: Decimal): boolean =>
  MEASURED.test(cell.text) &&
  tokensOf(cell, mark).every((token) => token.kind === 'text' || (!token.percent && token.value.equals(quantities)));

const WEIGHED = /\d ?(?:kg|kilos?|t|lbs?|g)(?!\p{L})/iu;
const MEASURED = /\d ?(?:kwh|mwh|kg|m[23³²]|km|h|std|l)\.?$/iu;
/** Folded. */
const WEIGHT =
  /(?:^| )\p{L}*(?:weight|gewicht\p{L}*|poids|peso|tar[ae]|tarra|vikt|vekt|vaegt|vagt|paino|hmotnost|vaha|waga|masa|greutate|suly|tezina|teza|svars|svoris|kaal|agirlik|тегло|βαρος|pes)(?= |$)/u;
