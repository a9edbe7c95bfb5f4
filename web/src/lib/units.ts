import { formatNumber } from './numbers';

const PLURALS: Record<string, string> = {
  piece: 'pieces',
  box: 'boxes',
  case: 'cases',
  pallet: 'pallets',
  meter: 'meters',
  foot: 'feet',
};

export const unitOf = (n: number, unit: string) => (n === 1 ? unit : (PLURALS[unit] ?? unit));

/** quantity(4, 'box') → '4 boxes' */
export const quantity = (n: number, unit: string) => `${formatNumber(n)} ${unitOf(n, unit)}`;
