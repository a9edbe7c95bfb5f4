import { Controller } from '@nestjs/common';
import type { IdInput, Product, ProductSummary, ProductVisibility } from '#contracts';
import * as contracts from '#contracts';
import { type Call, Db, Handles, type Page } from '#platform';
import { CreateProduct } from './create-product.js';
import { DeleteProduct } from './delete-product.js';
import { ProductQueries } from './product.queries.js';
import { ToggleProductVisibility } from './toggle-product-visibility.js';
import { UpdateProduct } from './update-product.js';

/** What the gateway asks about products. */
@Controller()
export class ProductsController {
  constructor(
    private readonly db: Db,
    private readonly queries: ProductQueries,
    private readonly createProduct: CreateProduct,
    private readonly updateProduct: UpdateProduct,
    private readonly toggleVisibility: ToggleProductVisibility,
    private readonly deleteProduct: DeleteProduct,
  ) {}

  @Handles(contracts.ListProducts)
  async list(input: contracts.ListProductsInput, { actor }: Call): Promise<Page<Product>> {
    return this.queries.list(actor, input);
  }

  @Handles(contracts.GetProduct)
  async get({ id }: IdInput, { actor }: Call): Promise<Product> {
    return this.queries.get(actor, id);
  }

  @Handles(contracts.GetProductSummary)
  async summary(_input: Record<string, never>, { actor }: Call): Promise<ProductSummary> {
    return this.queries.summary(actor);
  }

  @Handles(contracts.CreateProduct)
  async create(input: contracts.CreateProductInput, { actor }: Call): Promise<Product> {
    const id = await this.db.transaction((tx) => this.createProduct.execute(tx, actor, input));
    return this.queries.get(actor, id);
  }

  @Handles(contracts.UpdateProduct)
  async update({ id, ...input }: contracts.UpdateProductInput & IdInput, { actor }: Call): Promise<Product> {
    await this.db.transaction((tx) => this.updateProduct.execute(tx, actor, id, input));
    return this.queries.get(actor, id);
  }

  @Handles(contracts.ToggleProductVisibility)
  async toggle({ id }: IdInput, { actor }: Call): Promise<ProductVisibility> {
    return this.db.transaction((tx) => this.toggleVisibility.execute(tx, actor, id));
  }

  @Handles(contracts.DeleteProduct)
  async delete({ id }: IdInput, { actor }: Call): Promise<null> {
    await this.db.transaction((tx) => this.deleteProduct.execute(tx, actor, id));
    return null;
  }
}
