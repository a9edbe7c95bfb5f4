import { count, formatNumber } from '../../lib/numbers';
import type { ImportTold } from './import-told';

/** '2 items added, 3 updated, 5 unchanged' */
export function importedText(
  told: Pick<ImportTold<unknown, unknown>, 'created' | 'updated' | 'unchanged'>,
  one: string,
) {
  const { created, updated, unchanged } = told;
  const rest = unchanged > 0 ? `, ${formatNumber(unchanged)} unchanged` : '';
  return `${count(created, one)} added, ${formatNumber(updated)} updated${rest}`;
}
