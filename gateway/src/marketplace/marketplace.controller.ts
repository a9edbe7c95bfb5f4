import { Body, Controller, Get, Post, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  ConnectInput,
  GetMarketplaceFacets,
  ListMarketplaceProducts,
  ListMarketplaceProductsInput,
  ListMarketplaceSuppliers,
  ListMarketplaceSuppliersInput,
  MarketplaceFacets,
  Product,
  Relationship,
  RequestConnection,
  Supplier,
} from '#contracts';
import { Requests } from '#platform';
import type { FastifyReply } from 'fastify';
import { CanFail } from '../openapi/can-fail.js';
import { ApiPage, sendPage } from '../http/page.js';
import { ForPrograms } from '../tokens/for-programs.js';

@ApiTags('Marketplace')
@ForPrograms('products')
@Controller('api/marketplace')
export class MarketplaceController {
  constructor(private readonly requests: Requests) {}

  /** Lists the suppliers of the marketplace. */
  @ApiPage(Supplier)
  @Get('suppliers')
  async suppliers(@Query() query: ListMarketplaceSuppliersInput, @Res() reply: FastifyReply): Promise<void> {
    sendPage(reply, await this.requests.page(ListMarketplaceSuppliers, query));
  }

  /**
   * Lists the products of the marketplace.
   * @remarks Approved, visible products; an administrator sees hidden ones too.
   */
  @ApiPage(Product)
  @Get('products')
  async products(@Query() query: ListMarketplaceProductsInput, @Res() reply: FastifyReply): Promise<void> {
    sendPage(reply, await this.requests.page(ListMarketplaceProducts, query));
  }

  /**
   * Counts how the products can be narrowed further: by category, supplier, brand and price.
   * @remarks Each facet counts what all filters but its own leave. Of very many products 10,000 are counted.
   */
  @Get('facets')
  facets(@Query() query: ListMarketplaceProductsInput): Promise<MarketplaceFacets> {
    return this.requests.send(GetMarketplaceFacets, query);
  }

  /**
   * Asks a supplier for a connection.
   * @remarks Its owner is notified and answers.
   */
  @ForPrograms('network')
  @CanFail(404, 409)
  @Post('connect')
  connect(@Body() input: ConnectInput): Promise<Relationship> {
    return this.requests.send(RequestConnection, input);
  }
}
