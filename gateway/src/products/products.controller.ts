import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  CreateProduct,
  CreateProductInput,
  DeleteProduct,
  GetProduct,
  GetProductSummary,
  IdInput,
  ListProducts,
  ListProductsInput,
  PageInput,
  Product,
  ProductSummary,
  ProductVisibility,
  SupplierIdInput,
  ToggleProductVisibility,
  UpdateProduct,
  UpdateProductInput,
} from '#contracts';
import { Requests } from '#platform';
import type { FastifyReply } from 'fastify';
import { ApiPage, sendPage } from '../http/page.js';

@ApiTags('Products')
@Controller('api/products')
export class ProductsController {
  constructor(private readonly requests: Requests) {}

  /** Seller mode: the caller's own. Buyer mode: what the caller may order. */
  @ApiPage(Product)
  @Get()
  async list(@Query() query: ListProductsInput, @Res() reply: FastifyReply): Promise<void> {
    sendPage(reply, await this.requests.page(ListProducts, query));
  }

  /** Counts of the caller's own products. */
  @Get('summary')
  summary(): Promise<ProductSummary> {
    return this.requests.send(GetProductSummary, {});
  }

  @ApiPage(Product)
  @Get('supplier/:supplierId')
  async listOfSupplier(
    @Param() { supplierId }: SupplierIdInput,
    @Query() query: PageInput,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    sendPage(reply, await this.requests.page(ListProducts, { ...query, supplierId }));
  }

  @Get(':id')
  get(@Param() { id }: IdInput): Promise<Product> {
    return this.requests.send(GetProduct, { id });
  }

  /** Submitted for approval; 409 for the same SKU twice at one supplier. */
  @Post()
  create(@Body() input: CreateProductInput): Promise<Product> {
    return this.requests.send(CreateProduct, input);
  }

  @Put(':id')
  update(@Param() { id }: IdInput, @Body() input: UpdateProductInput): Promise<Product> {
    return this.requests.send(UpdateProduct, { ...input, id });
  }

  /** 409 unless the product is approved. */
  @Put(':id/toggle-visibility')
  toggleVisibility(@Param() { id }: IdInput): Promise<ProductVisibility> {
    return this.requests.send(ToggleProductVisibility, { id });
  }

  /** It stays readable where it was ordered or stocked. */
  @HttpCode(204)
  @Delete(':id')
  async delete(@Param() { id }: IdInput): Promise<void> {
    await this.requests.send(DeleteProduct, { id });
  }
}
