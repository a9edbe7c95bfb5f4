import { isISO4217CurrencyCode, ValidateBy } from 'class-validator';

/** A code of the standard as it is written there, in capitals; not the two of its codes that stand for no currency. */
export function CurrencyCode(): PropertyDecorator {
  return (target, field) => {
    ValidateBy({
      name: 'isISO4217CurrencyCode',
      validator: {
        validate: (value): boolean =>
          typeof value === 'string' && /^(?!XXX|XTS)[A-Z]{3}$/.test(value) && isISO4217CurrencyCode(value),
        defaultMessage: () => 'Currency must be a code of three capital letters, such as EUR',
      },
    })(target, field);
  };
}
