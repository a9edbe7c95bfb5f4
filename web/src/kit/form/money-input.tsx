import type { FormRule } from 'antd';
import { useEffect, useRef } from 'react';
import { decimalsOf, format, fromCents } from '../../lib/format';
import { formatMoney } from '../../lib/money';
import { MOST, problemOf } from './limits';
import { NumberInput, type NumberInputProps } from './number-input';

interface Props extends Omit<NumberInputProps, 'value' | 'onChange' | 'prefix' | 'decimals' | 'withPlus'> {
  /** In minor units, as the API has them; with decimals where more were typed than the currency has. */
  value?: number | null;
  /** NaN: what was typed is no number, or could be two. */
  onChange?: (cents: number | null) => void;
  currency: string;
}

/** What is wrong with an amount in minor units, in words. */
export function problemOfAmount(cents: number, limits: { min: number; max?: number }, currency: string) {
  const { min, max = MOST } = limits;
  if (cents < min) return `At least ${formatMoney(min, currency)}`;
  if (cents > max) return `At most ${formatMoney(max, currency)}`;
  return problemOf(fromCents(cents, currency), { decimals: decimalsOf(currency) });
}

/** A field's rule: an amount that is too small, too large or too fine is not changed to fit. */
export const amountWithin = (limits: { min: number; max?: number }, currency: string): FormRule => ({
  validator: (_rule, cents: unknown) => {
    const problem = typeof cents === 'number' ? problemOfAmount(cents, limits, currency) : undefined;
    return problem ? Promise.reject(new Error(problem)) : Promise.resolve();
  },
});

/** Not rounded, but for what floating point adds: 19.99 * 100 is not 1999. */
const toMinorUnits = (amount: number, currency: string) => Number((amount * 10 ** decimalsOf(currency)).toFixed(6));

/** An amount: typed as money, kept in minor units. What was typed stays when the currency changes under it. */
export function MoneyInput({ value, onChange, currency, style, ...rest }: Props) {
  const known = useRef(currency);
  useEffect(() => {
    const before = known.current;
    known.current = currency;
    if (before === currency || value == null) return;
    onChange?.(toMinorUnits(fromCents(value, before), currency));
  }, [currency, value, onChange]);

  return (
    <NumberInput
      inputMode="decimal"
      {...rest}
      style={{ width: '100%', ...style }}
      prefix={format().sign(currency)}
      decimals={decimalsOf(currency)}
      value={value == null ? null : fromCents(value, currency)}
      onChange={(amount) => onChange?.(amount === null ? null : toMinorUnits(amount, currency))}
    />
  );
}
