import type { FormRule } from 'antd';
import { formatNumber } from '../../lib/numbers';

/** What is wrong with a text that is too long, in words; signs are counted as the API counts them. */
export function problemOfLength(text: string, most: number): string | undefined {
  const over = [...text].length - most;
  return over > 0 ? `At most ${formatNumber(most)} characters: ${formatNumber(over)} too many` : undefined;
}

/** Beside a text: '12 / 1,000'. The field's own limit would cut what is pasted. */
export const countOf = (most: number) => ({
  formatter: ({ value }: { value: string; count: number }) =>
    `${formatNumber([...value].length)} / ${formatNumber(most)}`,
});

/** A field's rule: nothing is cut off what was typed or pasted; what is too long is said to be. */
export const atMost = (most: number): FormRule => ({
  validator: (_rule, value: unknown) => {
    const problem = typeof value === 'string' ? problemOfLength(value, most) : undefined;
    return problem ? Promise.reject(new Error(problem)) : Promise.resolve();
  },
});
