import { Controller } from '@nestjs/common';
import {
  GetMarketplaceFacets,
  ListMarketplaceProducts,
  type ListMarketplaceProductsInput,
  ListMarketplaceSuppliers,
  type ListMarketplaceSuppliersInput,
  type MarketplaceFacets,
  type Product,
  type Supplier,
} from '#contracts';
import { type Call, Handles, type Page } from '#platform';
import { ProductQueries } from '../products/product.queries.js';
import { FacetsQuery } from './facets.query.js';
import { SupplierQueries } from '../suppliers/supplier.queries.js';

/** What is open to everybody who is logged in. */
@Controller()
export class MarketplaceController {
  constructor(
    private readonly suppliers: SupplierQueries,
    private readonly products: ProductQueries,
    private readonly facetsQuery: FacetsQuery,
  ) {}

  @Handles(ListMarketplaceSuppliers)
  listSuppliers(input: ListMarketplaceSuppliersInput, { actor }: Call): Promise<Page<Supplier>> {
    return this.suppliers.listMarketplace(actor, input);
  }

  @Handles(ListMarketplaceProducts)
  listProducts(input: ListMarketplaceProductsInput, { actor }: Call): Promise<Page<Product>> {
    return this.products.listMarketplace(actor, input);
  }

  @Handles(GetMarketplaceFacets)
  facets(input: ListMarketplaceProductsInput, { actor }: Call): Promise<MarketplaceFacets> {
    return this.facetsQuery.of(actor, input);
  }
}
