import { Decimal } from './decimal.js';

const HUNDRED = Decimal.of(100);
/** Half a cent: what rounding to cents can take away. */
const ROUNDING = Decimal.of('0.005');

/** quantity × unit price, less the line's discount, is the printed line total. */
export function multipliesOut(
  quantity: Decimal,
  unitPrice: Decimal,
  lineTotal: Decimal,
  discountPercent: Decimal | null = null,
): boolean {
  const full = quantity.times(unitPrice);
  if (isClose(full, lineTotal)) return true;
  if (!discountPercent) return false;
  const share = HUNDRED.minus(discountPercent.abs()).times(Decimal.of('0.01'));
  return isClose(full.times(share), lineTotal);
}

const isClose = (a: Decimal, b: Decimal): boolean => a.minus(b).abs().compare(ROUNDING) <= 0;
