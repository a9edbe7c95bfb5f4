import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  Brand,
  BrandInput,
  CreateBrand,
  DeleteBrand,
  IdInput,
  ListBrands,
  ListBrandsInput,
  PageInput,
  SupplierIdInput,
  UpdateBrand,
} from '#contracts';
import { Requests } from '#platform';
import type { FastifyReply } from 'fastify';
import { ApiPage, sendPage } from '../http/page.js';

@ApiTags('Brands')
@Controller('api/brands')
export class BrandsController {
  constructor(private readonly requests: Requests) {}

  /** The brands of the caller's own suppliers. */
  @ApiPage(Brand)
  @Get()
  async list(@Query() query: ListBrandsInput, @Res() reply: FastifyReply): Promise<void> {
    sendPage(reply, await this.requests.page(ListBrands, query));
  }

  @ApiPage(Brand)
  @Get('supplier/:supplierId')
  async listOfSupplier(
    @Param() { supplierId }: SupplierIdInput,
    @Query() query: PageInput,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    sendPage(reply, await this.requests.page(ListBrands, { ...query, supplierId }));
  }

  /** 409 for the same name at one supplier, whatever its case. */
  @Post()
  create(@Body() input: BrandInput): Promise<Brand> {
    return this.requests.send(CreateBrand, input);
  }

  @Put(':id')
  update(@Param() { id }: IdInput, @Body() input: BrandInput): Promise<Brand> {
    return this.requests.send(UpdateBrand, { ...input, id });
  }

  /** 409 while products use it. */
  @HttpCode(204)
  @Delete(':id')
  async delete(@Param() { id }: IdInput): Promise<void> {
    await this.requests.send(DeleteBrand, { id });
  }
}
