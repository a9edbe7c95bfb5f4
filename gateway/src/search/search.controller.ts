import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { SearchCatalog, SearchInput, SearchInventory, SearchOrders, SearchResults } from '#contracts';
import { Requests } from '#platform';
import { ForPrograms } from '../tokens/for-programs.js';

@ApiTags('Search')
@ForPrograms('stock', 'orders', 'products')
@Controller('api/search')
export class SearchController {
  constructor(private readonly requests: Requests) {}

  /**
   * Finds stock, suppliers, orders and products.
   * @remarks At most 5 of each, only what the caller may see: an exact code, order number or name first, then what
   * begins so, then what has the words, wrong letters forgiven.
   */
  @Get()
  async search(@Query() { q }: SearchInput): Promise<SearchResults> {
    const [inventory, { suppliers, products }, orders] = await Promise.all([
      this.requests.send(SearchInventory, { q }),
      this.requests.send(SearchCatalog, { q }),
      this.requests.send(SearchOrders, { q }),
    ]);
    return { inventory, suppliers, orders, products };
  }
}
