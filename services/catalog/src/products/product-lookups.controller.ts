import { Controller } from '@nestjs/common';
import {
  CreatePrivateProduct,
  CreatePrivateProducts,
  FindProductsBySku,
  GetProductSnapshot,
  type IdInput,
  MatchProducts,
  type NewPrivateProduct,
  PriceLines,
  type PricedProduct,
  PriceProducts,
  type ProductBySku,
  type ProductSnapshot,
} from '#contracts';
import { type Call, Handles } from '#platform';
import { CreatePrivateProductHandler } from './create-private-product.js';
import { CreatePrivateProductsHandler, type NewProducts } from './create-private-products.js';
import { type LinesToMatch, type LineMatches, MatchProductsHandler } from './match-products.js';
import { type LinesToPrice, type PricedLines, PriceLinesHandler } from './price-lines.js';
import { PriceProductsHandler } from './price-products.js';
import { ProductQueries } from './product.queries.js';

interface SkusToFind {
  skus: string[];
  supplierIds?: number[];
}

/** What other services ask about products: prices, snapshots, and what a printed line may be. */
@Controller()
export class ProductLookupsController {
  constructor(
    private readonly queries: ProductQueries,
    private readonly priceLines: PriceLinesHandler,
    private readonly priceProducts: PriceProductsHandler,
    private readonly matchProducts: MatchProductsHandler,
    private readonly createPrivateProduct: CreatePrivateProductHandler,
    private readonly createPrivateProducts: CreatePrivateProductsHandler,
  ) {}

  @Handles(GetProductSnapshot)
  snapshot({ id }: IdInput, { actor }: Call): Promise<ProductSnapshot> {
    return this.queries.snapshot(actor, id);
  }

  @Handles(PriceLines)
  price(input: LinesToPrice, { actor }: Call): Promise<PricedLines> {
    return this.priceLines.execute(actor, input);
  }

  @Handles(PriceProducts)
  priceEach(input: { productIds: number[] }, { actor }: Call): Promise<{ products: PricedProduct[] }> {
    return this.priceProducts.execute(actor, input);
  }

  @Handles(MatchProducts)
  match(input: LinesToMatch, { actor }: Call): Promise<{ lines: LineMatches[] }> {
    return this.matchProducts.execute(actor, input);
  }

  @Handles(CreatePrivateProduct)
  createPrivate(input: NewPrivateProduct, call: Call): Promise<ProductSnapshot> {
    return this.createPrivateProduct.execute(call, input);
  }

  @Handles(FindProductsBySku)
  async bySku({ skus, supplierIds = [] }: SkusToFind, { actor }: Call): Promise<{ products: ProductBySku[] }> {
    return { products: await this.queries.bySku(actor, skus, supplierIds) };
  }

  @Handles(CreatePrivateProducts)
  async createPrivates(input: NewProducts, { actor }: Call): Promise<{ products: ProductBySku[] }> {
    return { products: await this.createPrivateProducts.execute(actor, input) };
  }
}
