import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  Brand,
  BrandInput,
  CreateBrand,
  DeleteBrand,
  GetSupplier,
  IdInput,
  ListBrands,
  ListBrandsInput,
  PageInput,
  SupplierIdInput,
  UpdateBrand,
  UpdateBrandInput,
} from '#contracts';
import { Requests } from '#platform';
import type { FastifyReply } from 'fastify';
import { CanFail } from '../openapi/can-fail.js';
import { ApiPage, sendPage } from '../http/page.js';
import { ForPrograms } from '../tokens/for-programs.js';

@ApiTags('Brands')
@ForPrograms('products')
@Controller('api/brands')
export class BrandsController {
  constructor(private readonly requests: Requests) {}

  /** Lists the brands of the caller's own suppliers. */
  @ApiPage(Brand)
  @Get()
  async list(@Query() query: ListBrandsInput, @Res() reply: FastifyReply): Promise<void> {
    sendPage(reply, await this.requests.page(ListBrands, query));
  }

  /** Lists the brands of a supplier. */
  @ApiPage(Brand)
  @Get('supplier/:supplierId')
  async listOfSupplier(
    @Param() { supplierId }: SupplierIdInput,
    @Query() query: PageInput,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const page = await this.requests.page(ListBrands, { ...query, supplierId });
    // Not found where the caller may not see it: there is nothing of it, then.
    if (page.total === '0') await this.requests.send(GetSupplier, { id: supplierId });
    sendPage(reply, page);
  }

  /**
   * Creates a brand.
   * @remarks 409 for the same name at one supplier, whatever its case.
   */
  @CanFail(404, 409)
  @Post()
  create(@Body() input: BrandInput): Promise<Brand> {
    return this.requests.send(CreateBrand, input);
  }

  /**
   * Changes a brand.
   * @remarks What is not said stays as it is.
   */
  @CanFail(409)
  @Put(':id')
  update(@Param() { id }: IdInput, @Body() input: UpdateBrandInput): Promise<Brand> {
    return this.requests.send(UpdateBrand, { ...input, id });
  }

  /**
   * Deletes a brand.
   * @remarks 409 while products use it.
   */
  @CanFail(409)
  @HttpCode(204)
  @Delete(':id')
  async delete(@Param() { id }: IdInput): Promise<void> {
    await this.requests.send(DeleteBrand, { id });
  }
}
