/** What more than these name is a list of orders, not one that an invoice is for. */
const MOST = 20;

const DASH = String.raw`\s?[-\u2010-\u2015\u2212]\s?`;
/** `PO-2026-000289`, with any dash; OCR takes the letter for a nought, and sets spaces around dashes. */
const OF_OURS = new RegExp(String.raw`(?<![\p{L}\p{N}])P[O0]${DASH}(20\d\d)${DASH}(\d{6,12})(?![\p{L}\p{N}])`, 'giu');

/** The numbers of the shape of our own orders' that stand in these texts, each once, as ordering writes them. */
export function orderNumbersIn(texts: Iterable<string>): string[] {
  const found = new Set<string>();
  for (const text of texts) {
    for (const [, year, number] of text.matchAll(OF_OURS)) {
      found.add(`PO-${year}-${number}`);
      if (found.size === MOST) return [...found];
    }
  }
  return [...found];
}
