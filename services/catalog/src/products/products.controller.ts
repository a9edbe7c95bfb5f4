import { Controller } from '@nestjs/common';
import {
  CreateProduct,
  type CreateProductInput,
  DeleteProduct,
  type DeletedProduct,
  DeleteProductV1,
  type ExportAnswer,
  ExportProducts,
  type ExportProductsInput,
  GetProduct,
  GetProductExport,
  GetProductSummary,
  type IdInput,
  ListProducts,
  type ListProductsInput,
  type Product,
  type ProductSummary,
  type ProductVisibility,
  type StoredFile,
  ToggleProductVisibility,
  UpdateProduct,
  type UpdateProductInput,
} from '#contracts';
import { type Call, Handles, type Page } from '#platform';
import { ProductExports } from '../exports/product-exports.js';
import { CreateProductHandler } from './create-product.js';
import { DeleteProductHandler } from './delete-product.js';
import { ProductQueries } from './product.queries.js';
import { ToggleProductVisibilityHandler } from './toggle-product-visibility.js';
import { UpdateProductHandler } from './update-product.js';

/** What the gateway asks about products. */
@Controller()
export class ProductsController {
  constructor(
    private readonly queries: ProductQueries,
    private readonly createProduct: CreateProductHandler,
    private readonly updateProduct: UpdateProductHandler,
    private readonly toggleVisibility: ToggleProductVisibilityHandler,
    private readonly deleteProduct: DeleteProductHandler,
    private readonly exports: ProductExports,
  ) {}

  @Handles(ListProducts)
  list(input: ListProductsInput, { actor }: Call): Promise<Page<Product>> {
    return this.queries.list(actor, input);
  }

  @Handles(ExportProducts)
  export(input: ExportProductsInput, { actor }: Call): Promise<ExportAnswer> {
    return this.exports.begin(actor, input);
  }

  @Handles(GetProductExport)
  exported({ id }: IdInput, { actor }: Call): Promise<StoredFile> {
    return this.exports.file(actor, id);
  }

  @Handles(GetProduct)
  get({ id }: IdInput, { actor }: Call): Promise<Product> {
    return this.queries.get(actor, id);
  }

  @Handles(GetProductSummary)
  summary(_input: Record<string, never>, { actor }: Call): Promise<ProductSummary> {
    return this.queries.summary(actor);
  }

  @Handles(CreateProduct)
  create(input: CreateProductInput, { actor }: Call): Promise<Product> {
    return this.createProduct.execute(actor, input);
  }

  @Handles(UpdateProduct)
  update(input: UpdateProductInput & IdInput, { actor }: Call): Promise<Product> {
    return this.updateProduct.execute(actor, input);
  }

  @Handles(ToggleProductVisibility)
  toggle(input: IdInput, { actor }: Call): Promise<ProductVisibility> {
    return this.toggleVisibility.execute(actor, input);
  }

  @Handles(DeleteProduct)
  delete(input: IdInput, { actor }: Call): Promise<DeletedProduct> {
    return this.deleteProduct.execute(actor, input);
  }

  @Handles(DeleteProductV1)
  async deleteUntold(input: IdInput, { actor }: Call): Promise<null> {
    await this.deleteProduct.execute(actor, input);
    return null;
  }
}
