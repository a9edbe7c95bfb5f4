import type { FormRule } from 'antd';
import { formatNumber } from '../../lib/numbers';

export interface Limits {
  min?: number;
  max?: number;
  /** How many may be typed; none: a whole number. */
  decimals?: number;
}

/** What is wrong with a number, in words. */
export function problemOf(value: number, { min, max, decimals = 0 }: Limits): string | undefined {
  if (min !== undefined && value < min) return `At least ${formatNumber(min)}`;
  if (max !== undefined && value > max) return `At most ${formatNumber(max)}`;
  if (Number(value.toFixed(decimals)) === value) return undefined;
  return decimals === 0 ? 'Must be a whole number' : `At most ${decimals} decimals`;
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
