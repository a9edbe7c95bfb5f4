import type { ProductMatch } from '#contracts';

/** A product that a printed line may mean, and what speaks for it. */
export interface Candidate {
  productId: number;
  name: string;
  sku: string;
  sameSku: boolean;
  sameName: boolean;
  /** The SKU stands somewhere in the printed description. */
  skuPrinted: boolean;
  /** The caller took an earlier line of this kind for it. */
  confirmed: boolean;
  /** 0..1: how alike name and description are. */
  alike: number;
}

export interface LineMatches {
  certain: ProductMatch | null;
  suggestions: ProductMatch[];
}

const MAX_SUGGESTIONS = 5;

/**
 * Certain is only an exact SKU, what the caller confirmed before, or an exact name, in this order, and only when a single
 * product has it: two suppliers may use the same code for different goods, and a wrong match called certain is the worst
 * outcome.
 */
export function rankMatches(candidates: Candidate[]): LineMatches {
  const certain =
    only(candidates.filter(({ sameSku }) => sameSku)) ??
    candidates.find(({ confirmed }) => confirmed) ??
    onlyByName(candidates);
  const suggestions = candidates
    .map(toMatch)
    .sort((a, b) => b.score - a.score || a.productId - b.productId)
    .slice(0, MAX_SUGGESTIONS);
  return { certain: certain ? toMatch(certain) : null, suggestions };
}

function onlyByName(candidates: Candidate[]): Candidate | undefined {
  if (candidates.some(({ sameSku }) => sameSku)) return undefined;
  return only(candidates.filter(({ sameName }) => sameName));
}

function only<T>(items: T[]): T | undefined {
  return items.length === 1 ? items[0] : undefined;
}

function toMatch({ productId, name, sku, ...evidence }: Candidate): ProductMatch {
  return { productId, name, sku, ...verdict(sku, evidence) };
}

function verdict(
  sku: string,
  { sameSku, sameName, skuPrinted, confirmed, alike }: Omit<Candidate, 'productId' | 'name' | 'sku'>,
): Pick<ProductMatch, 'score' | 'reason'> {
  if (sameSku) return { score: 1, reason: `Same SKU ${sku}` };
  if (confirmed) return { score: 0.99, reason: 'As on an earlier invoice' };
  if (sameName) return { score: 0.98, reason: 'Same name' };
  if (skuPrinted) return { score: 0.95, reason: `SKU ${sku} stands in the description` };
  // Likeness alone never outranks an exact hit.
  return { score: Math.round(alike * 90) / 100, reason: `Similar name (${Math.round(alike * 100)}%)` };
}
