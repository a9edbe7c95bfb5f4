import type { FormRule } from 'antd';
import { formatNumber } from '../../lib/numbers';

/** What is wrong with a text that is too long, in words; signs are counted as the API counts them. */
export function problemOfLength(text: string, most: number): string | undefined {
  const over = [...text].length - most;
  return over > 0 ? `At most ${formatNumber(most)} characters: ${formatNumber(over)} too many` : undefined;
}

/** A field's rule: nothing is cut off what was typed or pasted; what is too long is said to be. */
export const atMost = (most: number): FormRule => ({
  validator: (_rule, value: unknown) => {
    const problem = typeof value === 'string' ? problemOfLength(value, most) : undefined;
    return problem ? Promise.reject(new Error(problem)) : Promise.resolve();
  },
});
