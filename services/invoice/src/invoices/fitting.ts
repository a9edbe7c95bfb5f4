import type { InvoiceDetail } from '#contracts';

/** Where the lines' values were found on the pages. */
const withoutPlaces = ({ invoice, ...rest }: InvoiceDetail): InvoiceDetail => ({
  ...rest,
  invoice: { ...invoice, extractedData: invoice.extractedData && { ...invoice.extractedData, lines: [] } },
});

/** What the lines may be in the catalogue. */
const withoutSuggestions = ({ lineItems, ...rest }: InvoiceDetail): InvoiceDetail => ({
  ...rest,
  lineItems: lineItems.map((line) => ({ ...line, suggestion: [] })),
});

/**
 * An invoice as JSON. Of one of thousands of lines, which no message could carry, the least needed is left out first; all
 * lines are always there.
 */
export function fitting(detail: InvoiceDetail, mostBytes: number): string {
  let told = detail;
  let json = JSON.stringify(told);
  for (const leaveOut of [withoutPlaces, withoutSuggestions]) {
    if (Buffer.byteLength(json) <= mostBytes) break;
    told = leaveOut(told);
    json = JSON.stringify(told);
  }
  return json;
}
