import { IsISO8601, Matches } from 'class-validator';

/** A calendar day, `YYYY-MM-DD`, that exists. */
export function Day(): PropertyDecorator {
  return (target, field) => {
    IsISO8601({ strict: true })(target, field);
    Matches(/^\d{4}-\d{2}-\d{2}$/, { message: `${String(field)} must be a date` })(target, field);
  };
}
