const decimals = new Map<string, number>();

/** 1250 USD is 12.5; 1250 JPY is 1250. */
export function decimal(minorUnits: number, currency: string): number {
  let digits = decimals.get(currency);
  if (digits === undefined) {
    const format = new Intl.NumberFormat('en-US', { style: 'currency', currency });
    decimals.set(currency, (digits = format.resolvedOptions().maximumFractionDigits ?? 2));
  }
  return minorUnits / 10 ** digits;
}
