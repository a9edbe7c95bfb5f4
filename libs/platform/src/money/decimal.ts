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

/** 12.5 USD is 1250; undefined where the currency has no such decimals. */
export function minorUnits(amount: number, currency: string): number | undefined {
  const exact = amount * (1 / decimal(1, currency));
  const whole = Math.round(exact);
  return Math.abs(exact - whole) < 1e-6 * Math.max(1, whole) ? whole : undefined;
}
