import { Controller } from '@nestjs/common';
import type { IdInput, ProductSnapshot } from '#contracts';
import * as contracts from '#contracts';
import { type Call, Db, Handles } from '#platform';
import { CreatePrivateProduct, type PrivateProductInput } from './create-private-product.js';
import { type LinesToMatch, type LineMatches, MatchProducts } from './match-products.js';
import { type LinesToPrice, type PricedLines, PriceLines } from './price-lines.js';
import { ProductQueries } from './product.queries.js';

/** What other services ask about products: prices, snapshots, and what a printed line may be. */
@Controller()
export class ProductLookupsController {
  constructor(
    private readonly db: Db,
    private readonly queries: ProductQueries,
    private readonly priceLines: PriceLines,
    private readonly matchProducts: MatchProducts,
    private readonly createPrivateProduct: CreatePrivateProduct,
  ) {}

  @Handles(contracts.GetProductSnapshot)
  async snapshot({ id }: IdInput, { actor }: Call): Promise<ProductSnapshot> {
    return this.queries.snapshot(actor, id);
  }

  @Handles(contracts.PriceLines)
  async price(input: LinesToPrice, { actor }: Call): Promise<PricedLines> {
    return this.priceLines.execute(actor, input);
  }

  @Handles(contracts.MatchProducts)
  async match(input: LinesToMatch, { actor }: Call): Promise<{ lines: LineMatches[] }> {
    return { lines: await this.matchProducts.execute(actor, input) };
  }

  @Handles(contracts.CreatePrivateProduct)
  async createPrivate(input: PrivateProductInput, call: Call): Promise<ProductSnapshot> {
    return this.db.idempotent(call, 'create-private-product', input, (tx) =>
      this.createPrivateProduct.execute(tx, call.actor, input),
    );
  }
}
