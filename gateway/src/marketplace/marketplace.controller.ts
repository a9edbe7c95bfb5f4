import { Body, Controller, Get, Post, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  ConnectInput,
  ListMarketplaceProducts,
  ListMarketplaceProductsInput,
  ListMarketplaceSuppliers,
  ListMarketplaceSuppliersInput,
  Product,
  Relationship,
  RequestConnection,
  Supplier,
} from '#contracts';
import { Requests } from '#platform';
import type { FastifyReply } from 'fastify';
import { ApiPage, sendPage } from '../http/page.js';

@ApiTags('Marketplace')
@Controller('api/marketplace')
export class MarketplaceController {
  constructor(private readonly requests: Requests) {}

  @ApiPage(Supplier)
  @Get('suppliers')
  async suppliers(@Query() query: ListMarketplaceSuppliersInput, @Res() reply: FastifyReply): Promise<void> {
    sendPage(reply, await this.requests.page(ListMarketplaceSuppliers, query));
  }

  /** Approved, visible products; an administrator sees hidden ones too. */
  @ApiPage(Product)
  @Get('products')
  async products(@Query() query: ListMarketplaceProductsInput, @Res() reply: FastifyReply): Promise<void> {
    sendPage(reply, await this.requests.page(ListMarketplaceProducts, query));
  }

  /** Asks a supplier for a connection; its owner is notified and answers. */
  @Post('connect')
  connect(@Body() input: ConnectInput): Promise<Relationship> {
    return this.requests.send(RequestConnection, input);
  }
}
