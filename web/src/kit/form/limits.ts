import type { FormRule } from 'antd';
import { format } from '../../lib/format';
import { formatNumber } from '../../lib/numbers';

export interface Limits {
  min?: number;
  max?: number;
  /** How many may be typed; none: a whole number. */
  decimals?: number;
  /** In place of 'At least' and 'At most'. */
  tooSmall?: string;
  tooLarge?: string;
}

/** What is wrong with a number, in words. */
export function problemOf(value: number, limits: Limits): string | undefined {
  const { min, max, decimals = 0, tooSmall, tooLarge } = limits;
  if (Number.isNaN(value)) return `Not clear. Write it like ${exampleOf(limits)}`;
  if (min !== undefined && value < min) return tooSmall ?? `At least ${formatNumber(min)}`;
  if (max !== undefined && value > max) return tooLarge ?? `At most ${formatNumber(max)}`;
  if (Number(value.toFixed(decimals)) === value) return undefined;
  return decimals === 0 ? 'Must be a whole number' : `At most ${decimals} decimals`;
}

/** A number as it is taken. */
function exampleOf({ max = MOST, decimals }: Limits): string {
  const whole = Math.min(1250, Math.floor(max));
  return decimals && whole < max ? `${whole}${format().decimalSeparator}5` : String(whole);
}

/** A field's rule: nothing that was typed is changed to fit. */
export const within = (limits: Limits): FormRule => ({
  validator: (_rule, value: unknown) => {
    const problem = typeof value === 'number' ? problemOf(value, limits) : undefined;
    return problem ? Promise.reject(new Error(problem)) : Promise.resolve();
  },
});

/** PostgreSQL's `integer`, and so the largest number of units or cents there is. */
export const MOST = 2_147_483_647;
