import { Controller } from '@nestjs/common';
import { type CatalogFindings, SEARCH_GROUP_SIZE, SearchCatalog, type SearchInput } from '#contracts';
import { type Call, Handles } from '#platform';
import { ProductQueries } from '../products/product.queries.js';
import { SupplierQueries } from '../suppliers/supplier.queries.js';

/** What catalog adds to a search over everything. */
@Controller()
export class SearchController {
  constructor(
    private readonly suppliers: SupplierQueries,
    private readonly products: ProductQueries,
  ) {}

  @Handles(SearchCatalog)
  async search({ q }: SearchInput, { actor }: Call): Promise<CatalogFindings> {
    const [suppliers, products] = await Promise.all([
      this.suppliers.find(actor, q, SEARCH_GROUP_SIZE),
      this.products.find(actor, q, SEARCH_GROUP_SIZE),
    ]);
    return { suppliers, products };
  }
}
