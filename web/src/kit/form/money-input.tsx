import { type FormRule, InputNumber, type InputNumberProps } from 'antd';
import { useEffect, useRef } from 'react';
import { decimalsOf, format, fromCents, toCents } from '../../lib/format';
import { formatMoney } from '../../lib/money';
import { MOST } from './limits';

interface Props extends Omit<
  InputNumberProps<number>,
  'value' | 'onChange' | 'precision' | 'prefix' | 'formatter' | 'parser' | 'defaultValue'
> {
  /** In minor units, as the API has them. */
  value?: number | null;
  onChange?: (cents: number | null) => void;
  currency: string;
}

/** A field's rule, in minor units: an amount that is too small or too large is not changed to fit. */
export const amountWithin = ({ min, max = MOST }: { min: number; max?: number }, currency: string): FormRule => ({
  validator: (_rule, cents: unknown) => {
    if (typeof cents !== 'number' || (cents >= min && cents <= max)) return Promise.resolve();
    const problem = cents < min ? `At least ${formatMoney(min, currency)}` : `At most ${formatMoney(max, currency)}`;
    return Promise.reject(new Error(problem));
  },
});

/** An amount: typed as money, kept in minor units. What was typed stays when the currency changes under it. */
export function MoneyInput({ value, onChange, currency, style, ...rest }: Props) {
  const known = useRef(currency);
  useEffect(() => {
    const before = known.current;
    known.current = currency;
    if (before === currency || value == null) return;
    onChange?.(toCents(fromCents(value, before), currency));
  }, [currency, value, onChange]);

  return (
    <InputNumber<number>
      inputMode="decimal"
      {...rest}
      style={{ width: '100%', ...style }}
      prefix={format().sign(currency)}
      precision={decimalsOf(currency)}
      decimalSeparator={format().decimalSeparator}
      value={value == null ? null : fromCents(value, currency)}
      onChange={(amount) => onChange?.(amount === null ? null : toCents(amount, currency))}
    />
  );
}
