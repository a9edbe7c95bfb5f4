import { Controller, Get, Headers, HttpCode, Param, Post, Query, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  BulkChange,
  GetImport,
  IdInput,
  ImportMapping,
  ImportQuery,
  InventoryImport,
  ListBulkChanges,
  PageInput,
  PrepareImport,
  RestoredAnswer,
  RunImport,
  UndoDeletion,
  UndoImport,
} from '#contracts';
import { Requests, Storage } from '#platform';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ApiImport, receiveTable, sendImport, wantsNoWait } from '../http/import.js';
import { ApiPage, sendPage } from '../http/page.js';
import { CanFail } from '../openapi/can-fail.js';
import { ForPrograms } from '../tokens/for-programs.js';

@ApiTags('Inventory')
@ForPrograms('stock')
@Controller('api/inventory')
export class ImportsController {
  constructor(
    private readonly requests: Requests,
    private readonly storage: Storage,
  ) {}

  /**
   * Imports a CSV or XLSX file into the stock, all rows or none.
   * @remarks At most 10 MB and 50,000 rows. Rows change the item with their SKU, or make it. 422 with the same body when
   * a row is rejected. With `Prefer: respond-async` the answer is 202 at once; ask for the import until it has ended.
   */
  @ApiImport(InventoryImport, 'JSON: `{sku, name, stock, threshold, location, cost}`, each a heading of the file.')
  @CanFail(409)
  @Post('import')
  async import(
    @Query() { dryRun }: ImportQuery,
    @Headers('prefer') prefer: string | undefined,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const { id, mapping } = await receiveTable(request, this.storage, ImportMapping, (fileName) =>
      this.requests.send(PrepareImport, { fileName, dryRun: dryRun === 'true' }),
    );
    const inBackground = wantsNoWait(prefer);
    sendImport(reply, await this.requests.send(RunImport, { id, mapping, inBackground }), inBackground);
  }

  /** Answers how an import went, or how far it is. */
  @Get('imports/:id')
  get(@Param() { id }: IdInput): Promise<InventoryImport> {
    return this.requests.send(GetImport, { id });
  }

  /** Lists imports and deletions of several items, newest first, for a month. */
  @ApiPage(BulkChange)
  @Get('bulk-changes')
  async list(@Query() query: PageInput, @Res() reply: FastifyReply): Promise<void> {
    sendPage(reply, await this.requests.page(ListBulkChanges, query));
  }

  /**
   * Undoes a whole import: its items go, its movements are reversed, what it set is as it was.
   * @remarks 409 once the stock has moved on.
   */
  @CanFail(409)
  @HttpCode(200)
  @Post('imports/:id/undo')
  undo(@Param() { id }: IdInput): Promise<RestoredAnswer> {
    return this.requests.send(UndoImport, { id });
  }

  /**
   * Brings back what was deleted at one time, with its history.
   * @remarks 409 once one of the products is in stock again.
   */
  @CanFail(409)
  @HttpCode(200)
  @Post('deletions/:id/undo')
  restore(@Param() { id }: IdInput): Promise<RestoredAnswer> {
    return this.requests.send(UndoDeletion, { id });
  }
}
