import { Controller, Get, Headers, Param, Post, Query, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  GetProductImport,
  IdInput,
  PrepareProductImport,
  ProductImport,
  ProductImportMapping,
  ProductImportQuery,
  RunProductImport,
} from '#contracts';
import { Requests, Storage } from '#platform';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ForPrograms } from '../tokens/for-programs.js';
import { ApiImport, receiveTable, sendImport, wantsNoWait } from '../http/import.js';
import { CanFail } from '../openapi/can-fail.js';

@ApiTags('Products')
@ForPrograms('products')
@Controller('api/products')
export class ProductImportsController {
  constructor(
    private readonly requests: Requests,
    private readonly storage: Storage,
  ) {}

  /**
   * Imports a CSV or XLSX file into the caller's catalogue, all rows or none.
   * @remarks At most 10 MB and 50,000 rows. Rows change the product with their SKU, or make it; what the file leaves out
   * stays as it is, brands that are new are made. 422 with the same body when a row is rejected. With
   * `Prefer: respond-async` the answer is 202 at once; ask for the import until it has ended. Its `changeId` undoes it.
   */
  @ApiImport(
    ProductImport,
    'JSON: `{sku, name, description, category, brand, price, minOrderQuantity, unitOfMeasure, leadTime}`, each a heading of the file.',
  )
  @CanFail(404, 409)
  @Post('import')
  async import(
    @Query() { dryRun, supplierId }: ProductImportQuery,
    @Headers('prefer') prefer: string | undefined,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const { id, mapping } = await receiveTable(request, this.storage, ProductImportMapping, (fileName) =>
      this.requests.send(PrepareProductImport, { fileName, dryRun: dryRun === 'true' }),
    );
    const inBackground = wantsNoWait(prefer);
    const told = await this.requests.send(RunProductImport, {
      ...{ id, mapping, inBackground },
      supplierId: supplierId ?? null,
    });
    sendImport(reply, told, inBackground);
  }

  /** Answers how an import went, or how far it is. */
  @Get('imports/:id')
  get(@Param() { id }: IdInput): Promise<ProductImport> {
    return this.requests.send(GetProductImport, { id });
  }
}
