import type { Doubt } from '../../draft.js';
import { textOf } from '../text-lines.js';
import type { Printed } from './leftovers.js';

/** "Visa •••• 4417", and "Visa ending in 4471": a card that is named twice has one ending. */
export function leftCards({ lines }: Printed): Doubt[] {
  const endings = new Map<string, Set<string>>();
  for (const { groups } of lines.flatMap((line) => [...textOf(line).matchAll(CARD)])) {
    const brand = groups!.brand!.toLowerCase();
    endings.set(brand, (endings.get(brand) ?? new Set()).add(groups!.ending!));
  }
  const [other] = [...endings.values()].filter(({ size }) => size > 1);
  return other
    ? [{ code: 'cards', message: `More than one ending of the card that paid is named: ${[...other].join(', ')}.` }]
    : [];
}
/** The brand, and the last four digits behind what hides the others or the word for them. */
const CARD =
  /(?<brand>visa|master ?card|maestro|amex|american express|discover|diners club)(?: \p{L}+)?(?: (?:ending|ends) (?:in|with)| (?:mit )?endziffern?| (?:se )?termin\p{L}+ (?:par|en|em|con)| eindigend op| som slutar p\p{L}+|[ ,]*(?:[•*·xX#.]{2,}[ -]?)+) ?(?<ending>\d{4})(?!\d)/giu;
