import { Transform } from 'class-transformer';

/** Without sign, point, exponent, base or leading zeros: one spelling for each number. */
const PLAIN_DIGITS = /^(?:0|[1-9]\d{0,14})$/;

/** A number in a path or a query: plain decimal digits. Anything else stays text, which the field's `IsInt` refuses. */
export function WholeNumber(): PropertyDecorator {
  return Transform(
    ({ value }: { value: unknown }) => (typeof value === 'string' && PLAIN_DIGITS.test(value) ? Number(value) : value),
    { toClassOnly: true },
  );
}
