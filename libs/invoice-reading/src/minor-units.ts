/** How many decimals a currency has: two, but yen have none. Two where nobody knows which currency it is. */
export function minorUnitDigits(currency: string | null): number {
  if (currency === null) return 2;
  try {
    return new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2;
  } catch {
    return 2; // letters that are no code
  }
}
