import { createHash } from 'node:crypto';
import { type ChangedProduct, type ChangeProductsInput, MAX_INT, type ProductChangeKind } from '#contracts';
import { invalid } from '#platform';
import { newPrice } from './new-price.js';
import type { OwnProduct } from './own-products.js';

const WHAT = ['percent', 'amount', 'price', 'visibleOnMarketplace', 'archived'] as const;

/** What kind of change is asked for. Errors: invalid unless it is exactly one. */
export function kindOf(input: ChangeProductsInput): Exclude<ProductChangeKind, 'import'> {
  const asked = WHAT.filter((field) => input[field] != null);
  if (asked.length !== 1) throw invalid(`Please send exactly one of ${WHAT.join(', ')}`);
  if (asked[0] === 'visibleOnMarketplace') return 'visibility';
  if (asked[0] === 'archived') return input.archived ? 'archive' : 'restore';
  return 'price';
}

/** The state that a preview has shown: equal as long as the same change of it comes to the same. */
export function basisOf(products: OwnProduct[]): string {
  const state = products.map(({ id, price, visibleOnMarketplace, isArchived, isApproved }) =>
    [id, price, visibleOnMarketplace, isArchived, isApproved].join(),
  );
  return createHash('sha256').update(state.join(';')).digest('hex').slice(0, 32);
}

/** An amount means something else in each currency. */
export function refuseMixedCurrencies(products: OwnProduct[], { amount, price }: ChangeProductsInput): void {
  if (amount == null && price == null) return;
  if (new Set(products.map(({ currency }) => currency)).size > 1) {
    throw invalid('These products are priced in several currencies: change them by percent');
  }
}

/** What becomes of each product. `takenSkus`: archived ones whose SKU a product of the supplier's has meanwhile. */
export function planChange(
  products: OwnProduct[],
  input: ChangeProductsInput,
  takenSkus: ReadonlySet<number>,
): ChangedProduct[] {
  const kind = kindOf(input);
  return products.map((product) => {
    const { id, name, sku, currency, price } = product;
    const after = kind === 'price' ? newPrice(price, input) : price;
    const problem = problemOf(product, kind, after, takenSkus);
    const changes = problem === null && isChanged(product, input, kind, after);
    return { id, name, sku, currency, price, newPrice: after, changes, problem };
  });
}

function problemOf(
  { id, isArchived, isApproved }: OwnProduct,
  kind: ProductChangeKind,
  after: number,
  takenSkus: ReadonlySet<number>,
): string | null {
  if (kind === 'archive') return null;
  if (kind === 'restore') return takenSkus.has(id) ? 'You already have a product with this SKU' : null;
  if (isArchived) return 'It is in the archive';
  if (kind === 'visibility') return isApproved ? null : 'Only approved products can change visibility';
  if (after < 0) return 'The price would be below zero';
  return after > MAX_INT ? 'The price would be too high' : null;
}

function isChanged(product: OwnProduct, input: ChangeProductsInput, kind: ProductChangeKind, after: number): boolean {
  if (kind === 'price') return after !== product.price;
  if (kind === 'visibility') return product.visibleOnMarketplace !== input.visibleOnMarketplace;
  return product.isArchived !== input.archived;
}
