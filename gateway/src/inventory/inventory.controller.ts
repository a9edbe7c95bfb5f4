import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Query, Res } from '@nestjs/common';
import { ApiHeader, ApiTags } from '@nestjs/swagger';
import {
  AddInventoryItem,
  AddInventoryItemInput,
  AdjustStock,
  AdjustStockInput,
  BulkDeleteInput,
  BulkDeleteInventory,
  DeletedAnswer,
  DeleteInventoryItem,
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
  UpdateInventoryItem,
  UpdateInventoryItemInput,
} from '#contracts';
import { Requests } from '#platform';
import type { FastifyReply } from 'fastify';
import { IdempotencyKey } from '../http/call.js';
import { ApiPage, sendPage } from '../http/page.js';

@ApiTags('Inventory')
@Controller('api/inventory')
export class InventoryController {
  constructor(private readonly requests: Requests) {}

  @ApiPage(InventoryItem)
  @Get()
  async list(@Query() query: ListInventoryInput, @Res() reply: FastifyReply): Promise<void> {
    sendPage(reply, await this.requests.page(ListInventory, query));
  }

  @Get('summary')
  summary(): Promise<InventorySummary> {
    return this.requests.send(GetInventorySummary, {});
  }

  /** At or below the threshold, most urgent first. */
  @ApiPage(LowStockRecord)
  @Get('low-stock')
  async lowStock(@Query() query: PageInput, @Res() reply: FastifyReply): Promise<void> {
    sendPage(reply, await this.requests.page(ListLowStock, query));
  }

  @Get(':id')
  get(@Param() { id }: IdInput): Promise<InventoryItem> {
    return this.requests.send(GetInventoryItem, { id });
  }

  /** Newest first. */
  @ApiPage(InventoryHistoryEntry)
  @Get(':id/history')
  async history(@Param() { id }: IdInput, @Query() query: PageInput, @Res() reply: FastifyReply): Promise<void> {
    sendPage(reply, await this.requests.page(ListInventoryHistory, { ...query, id }));
  }

  @Post()
  add(@Body() input: AddInventoryItemInput): Promise<InventoryItem> {
    return this.requests.send(AddInventoryItem, input);
  }

  @Put(':id')
  update(@Param() { id }: IdInput, @Body() input: UpdateInventoryItemInput): Promise<InventoryItem> {
    return this.requests.send(UpdateInventoryItem, { ...input, id });
  }

  /** Two adjustments at once both count; stock never falls below 0. */
  @ApiHeader({ name: 'Idempotency-Key', required: false })
  @HttpCode(200)
  @Post(':id/adjustments')
  adjust(
    @Param() { id }: IdInput,
    @Body() input: AdjustStockInput,
    @IdempotencyKey() idempotencyKey?: string,
  ): Promise<InventoryItem> {
    return this.requests.send(AdjustStock, { ...input, id }, { idempotencyKey });
  }

  /** Undoes a movement by a new, opposite one; 409 when already reversed. */
  @HttpCode(200)
  @Post(':id/history/:historyId/reverse')
  reverse(@Param() { id, historyId }: HistoryIdInput): Promise<InventoryItem> {
    return this.requests.send(ReverseMovement, { id, historyId });
  }

  @HttpCode(204)
  @Delete(':id')
  async delete(@Param() { id }: IdInput): Promise<void> {
    await this.requests.send(DeleteInventoryItem, { id });
  }

  /** All or none. */
  @HttpCode(200)
  @Post('bulk-delete')
  bulkDelete(@Body() input: BulkDeleteInput): Promise<DeletedAnswer> {
    return this.requests.send(BulkDeleteInventory, input);
  }
}
