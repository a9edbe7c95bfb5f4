import { isISO8601, ValidateBy } from 'class-validator';

/** ISO 8601 without its weeks and ordinal days, in years that PostgreSQL has, with offsets that are somewhere in use. */
const FORM = /^(?!0000)\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}(?::\d{2}(?:[.,]\d+)?)?(?:Z|[+-](?:0\d|1[0-4]):?[0-5]\d)?)?$/i;

/** `2026-11-04`, or `2026-11-04T09:30:00Z`. */
export function DayOrTime(): PropertyDecorator {
  return (target, field) => {
    ValidateBy({
      name: 'isISO8601',
      validator: {
        validate: (value): boolean =>
          typeof value === 'string' && FORM.test(value) && isISO8601(value, { strict: true }),
        defaultMessage: () => `${String(field)} must be a date such as 2026-11-04, or a time of it`,
      },
    })(target, field);
  };
}
