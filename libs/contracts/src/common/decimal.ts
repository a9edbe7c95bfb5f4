import { ValidateBy } from 'class-validator';

/**
 * A finite number with at most so many decimals. `IsNumber({ maxDecimalPlaces })` reads them from the number's text and
 * throws at `1e-7`, which has no point.
 */
export function Decimal(places: number): PropertyDecorator {
  return (target, field) => {
    ValidateBy({
      name: 'isNumber',
      validator: {
        validate: (value): boolean => Number.isFinite(value) && Number((value as number).toFixed(places)) === value,
        defaultMessage: () => `${String(field)} must be a number with at most ${places} decimals`,
      },
    })(target, field);
  };
}
