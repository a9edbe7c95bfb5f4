import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  CreateSupplier,
  CreateSupplierInput,
  DeleteSupplier,
  GetSupplier,
  GetSupplierCatalog,
  IdInput,
  ListSuppliers,
  ListSuppliersInput,
  Supplier,
  SupplierCatalog,
  SupplierCatalogInput,
  UpdateSupplier,
  UpdateSupplierInput,
} from '#contracts';
import { Requests } from '#platform';
import type { FastifyReply } from 'fastify';
import { CanFail } from '../openapi/can-fail.js';
import { ApiPage, ApiWithPage, linkNext, sendPage } from '../http/page.js';
import { ForPrograms } from '../tokens/for-programs.js';

@ApiTags('Suppliers')
@ForPrograms('products')
@Controller('api/suppliers')
export class SuppliersController {
  constructor(private readonly requests: Requests) {}

  /**
   * Lists suppliers.
   * @remarks Seller mode: the caller's own. Buyer mode: every supplier the caller may see.
   */
  @ApiPage(Supplier)
  @Get()
  async list(@Query() query: ListSuppliersInput, @Res() reply: FastifyReply): Promise<void> {
    sendPage(reply, await this.requests.page(ListSuppliers, query));
  }

  /** Answers a supplier. */
  @Get(':id')
  get(@Param() { id }: IdInput): Promise<Supplier> {
    return this.requests.send(GetSupplier, { id });
  }

  /**
   * Creates a supplier.
   * @remarks Seller mode: the caller's own. Buyer mode: a private record that only the caller sees.
   */
  @Post()
  create(@Body() input: CreateSupplierInput): Promise<Supplier> {
    return this.requests.send(CreateSupplier, input);
  }

  /**
   * Changes a supplier.
   * @remarks 409 for another currency while products are priced in the one it has.
   */
  @CanFail(409)
  @Put(':id')
  update(@Param() { id }: IdInput, @Body() input: UpdateSupplierInput): Promise<Supplier> {
    return this.requests.send(UpdateSupplier, { ...input, id });
  }

  /** Deletes a supplier that has no products. */
  @CanFail(409)
  @HttpCode(204)
  @Delete(':id')
  async delete(@Param() { id }: IdInput): Promise<void> {
    await this.requests.send(DeleteSupplier, { id });
  }

  /**
   * Answers a supplier with what the caller may order there.
   * @remarks `products` is a page by name, the rest by `Link`; the figures are of all of them on each page.
   */
  @ApiWithPage(SupplierCatalog)
  @Get(':id/catalog')
  async catalog(
    @Param() { id }: IdInput,
    @Query() query: SupplierCatalogInput,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SupplierCatalog> {
    const { next = null, ...catalog } = await this.requests.send(GetSupplierCatalog, { ...query, id });
    linkNext(reply, next);
    return catalog;
  }
}
