import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Query, Res } from '@nestjs/common';
import { ApiHeader, ApiTags } from '@nestjs/swagger';
import {
  AddInventoryItem,
  AddInventoryItemInput,
  AdjustedItem,
  AdjustStock,
  AdjustStockInput,
  BookCount,
  BookCountInput,
  BookedCount,
  BulkDeleteInput,
  BulkDeleteInventory,
  DeletedAnswer,
  DeleteInventoryItem,
  ExportInventory,
  ExportInventoryInput,
  GetInventoryExport,
  GetInventoryItem,
  GetInventorySummary,
  HistoryIdInput,
  IdInput,
  InventoryHistoryEntry,
  InventoryItem,
  InventorySummary,
  ListInventory,
  ListInventoryHistory,
  ListInventoryInput,
  ListLowStock,
  LowStockRecord,
  PageInput,
  ReverseMovement,
  ReverseMovementInput,
  UpdateInventoryItem,
  UpdateInventoryItemInput,
} from '#contracts';
import { Requests, Storage } from '#platform';
import type { FastifyReply } from 'fastify';
import { CanFail } from '../openapi/can-fail.js';
import { IdempotencyKey } from '../http/call.js';
import { ApiExport, ApiTableFile, sendExport, sendStored } from '../http/file.js';
import { ApiPage, sendPage } from '../http/page.js';
import { ForPrograms } from '../tokens/for-programs.js';

@ApiTags('Inventory')
@ForPrograms('stock')
@Controller('api/inventory')
export class InventoryController {
  constructor(
    private readonly requests: Requests,
    private readonly storage: Storage,
  ) {}

  /** Lists the caller's stock. */
  @ApiPage(InventoryItem)
  @Get()
  async list(@Query() query: ListInventoryInput, @Res() reply: FastifyReply): Promise<void> {
    sendPage(reply, await this.requests.page(ListInventory, query));
  }

  /**
   * Answers the list as a file, with the same filters.
   * @remarks Above 5,000 rows the answer is 202, and a notification leads to the file.
   */
  @ApiExport()
  @CanFail(409)
  @Get('export')
  async export(@Query() query: ExportInventoryInput, @Res() reply: FastifyReply): Promise<void> {
    await sendExport(reply, this.storage, await this.requests.send(ExportInventory, query));
  }

  /** Answers a file that was made in the background, for a day. */
  @ApiTableFile()
  @CanFail(409)
  @Get('exports/:id')
  async exported(@Param() { id }: IdInput, @Res() reply: FastifyReply): Promise<void> {
    await sendStored(reply, this.storage, await this.requests.send(GetInventoryExport, { id }));
  }

  /** Counts and values the caller's stock. */
  @Get('summary')
  summary(): Promise<InventorySummary> {
    return this.requests.send(GetInventorySummary, {});
  }

  /** Lists what is at or below its threshold, most urgent first. */
  @ApiPage(LowStockRecord)
  @Get('low-stock')
  async lowStock(@Query() query: PageInput, @Res() reply: FastifyReply): Promise<void> {
    sendPage(reply, await this.requests.page(ListLowStock, query));
  }

  /** Answers an item. */
  @Get(':id')
  get(@Param() { id }: IdInput): Promise<InventoryItem> {
    return this.requests.send(GetInventoryItem, { id });
  }

  /** Lists an item's movements, newest first. */
  @ApiPage(InventoryHistoryEntry)
  @Get(':id/history')
  async history(@Param() { id }: IdInput, @Query() query: PageInput, @Res() reply: FastifyReply): Promise<void> {
    sendPage(reply, await this.requests.page(ListInventoryHistory, { ...query, id }));
  }

  /** Adds a product to the stock. */
  @CanFail(404, 409)
  @Post()
  add(@Body() input: AddInventoryItemInput): Promise<InventoryItem> {
    return this.requests.send(AddInventoryItem, input);
  }

  /**
   * Changes an item.
   * @remarks A changed stock is a manual movement.
   */
  @CanFail(422)
  @Put(':id')
  update(@Param() { id }: IdInput, @Body() input: UpdateInventoryItemInput): Promise<InventoryItem> {
    return this.requests.send(UpdateInventoryItem, { ...input, id });
  }

  /**
   * Adjusts the stock of an item.
   * @remarks Two adjustments at once both count; stock never falls below 0.
   */
  @ApiHeader({ name: 'Idempotency-Key', required: false })
  @HttpCode(200)
  @Post(':id/adjustments')
  adjust(
    @Param() { id }: IdInput,
    @Body() input: AdjustStockInput,
    @IdempotencyKey() idempotencyKey?: string,
  ): Promise<AdjustedItem> {
    return this.requests.send(AdjustStock, { ...input, id }, { idempotencyKey });
  }

  /**
   * Undoes a movement by a new, opposite one.
   * @remarks 409 when already reversed, and with `ifNewest` once the stock has moved on.
   */
  @CanFail(409, 422)
  @HttpCode(200)
  @Post(':id/history/:historyId/reverse')
  reverse(
    @Param() { id, historyId }: HistoryIdInput,
    @Body() { ifNewest }: ReverseMovementInput,
  ): Promise<InventoryItem> {
    return this.requests.send(ReverseMovement, { id, historyId, ifNewest });
  }

  /**
   * Books a stocktake: all that was counted, at once.
   * @remarks 409 with `moved` when stock is not what it was said to be when it was counted; then nothing is booked.
   */
  @ApiHeader({ name: 'Idempotency-Key', required: false })
  @CanFail(404, 409)
  @HttpCode(200)
  @Post('counts')
  count(@Body() input: BookCountInput, @IdempotencyKey() idempotencyKey?: string): Promise<BookedCount> {
    return this.requests.send(BookCount, input, { idempotencyKey });
  }

  /** Deletes an item. */
  @HttpCode(204)
  @Delete(':id')
  async delete(@Param() { id }: IdInput): Promise<void> {
    await this.requests.send(DeleteInventoryItem, { id });
  }

  /** Deletes several items, all or none. */
  @CanFail(404)
  @HttpCode(200)
  @Post('bulk-delete')
  bulkDelete(@Body() input: BulkDeleteInput): Promise<DeletedAnswer> {
    return this.requests.send(BulkDeleteInventory, input);
  }
}
