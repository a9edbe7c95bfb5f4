import { Controller } from '@nestjs/common';
import {
  AddInventoryItem,
  type AddInventoryItemInput,
  type AdjustedItem,
  AdjustStock,
  type AdjustStockInput,
  BookCount,
  type BookCountInput,
  type BookedCount,
  BulkDeleteInventory,
  type BulkDeleteInput,
  type DeletedAnswer,
  DeleteInventoryItem,
  type ExportAnswer,
  ExportInventory,
  type ExportInventoryInput,
  GetInventoryExport,
  GetInventoryItem,
  GetInventorySummary,
  GetReorders,
  IsProductStocked,
  type HistoryIdInput,
  type IdInput,
  type InventoryHistoryEntry,
  type InventoryItem,
  type InventorySummary,
  ListInventory,
  ListInventoryHistory,
  type ListInventoryInput,
  ListLowStock,
  type LowStockRecord,
  type PageInput,
  ReverseMovement,
  type ReverseMovementInput,
  type SearchInput,
  SearchInventory,
  type StoredFile,
  type SuggestedReorder,
  UpdateInventoryItem,
  type UpdateInventoryItemInput,
} from '#contracts';
import { type Call, Handles, type Page } from '#platform';
import { InventoryExports } from '../exports/inventory-exports.js';
import { AddItemHandler } from './add-item.js';
import { AdjustStockHandler } from './adjust-stock.js';
import { BookCountHandler } from './book-count.js';
import { BulkDeleteHandler } from './bulk-delete.js';
import { DeleteItemHandler } from './delete-item.js';
import { ItemQueries } from './item.queries.js';
import { ReverseMovementHandler } from './reverse-movement.js';
import { UpdateItemHandler } from './update-item.js';

/** What a user asks of their inventory. */
@Controller()
export class ItemsController {
  constructor(
    private readonly queries: ItemQueries,
    private readonly addItem: AddItemHandler,
    private readonly updateItem: UpdateItemHandler,
    private readonly adjustStock: AdjustStockHandler,
    private readonly bookCount: BookCountHandler,
    private readonly reverseMovement: ReverseMovementHandler,
    private readonly deleteItem: DeleteItemHandler,
    private readonly deleteMany: BulkDeleteHandler,
    private readonly exports: InventoryExports,
  ) {}

  @Handles(ListInventory)
  list(input: ListInventoryInput, { actor }: Call): Promise<Page<InventoryItem>> {
    return this.queries.list(actor, input);
  }

  @Handles(ExportInventory)
  export(input: ExportInventoryInput, { actor }: Call): Promise<ExportAnswer> {
    return this.exports.begin(actor, input);
  }

  @Handles(GetInventoryExport)
  exported({ id }: IdInput, { actor }: Call): Promise<StoredFile> {
    return this.exports.file(actor, id);
  }

  @Handles(SearchInventory)
  search({ q }: SearchInput, { actor }: Call): Promise<InventoryItem[]> {
    return this.queries.find(actor, q);
  }

  @Handles(GetInventorySummary)
  summary(_input: Record<string, never>, { actor }: Call): Promise<InventorySummary> {
    return this.queries.summary(actor);
  }

  @Handles(ListLowStock)
  lowStock(input: PageInput, { actor }: Call): Promise<Page<LowStockRecord>> {
    return this.queries.lowStock(actor, input);
  }

  @Handles(GetReorders)
  async reorders(_input: Record<string, never>, { actor }: Call): Promise<{ reorders: SuggestedReorder[] }> {
    return { reorders: await this.queries.reorders(actor) };
  }

  @Handles(IsProductStocked)
  async isStocked({ productId }: { productId: number }): Promise<{ stocked: boolean }> {
    return { stocked: await this.queries.hasProduct(productId) };
  }

  @Handles(GetInventoryItem)
  get({ id }: IdInput, { actor }: Call): Promise<InventoryItem> {
    return this.queries.get(actor, id);
  }

  @Handles(ListInventoryHistory)
  history(input: PageInput & IdInput, { actor }: Call): Promise<Page<InventoryHistoryEntry>> {
    return this.queries.history(actor, input);
  }

  @Handles(AddInventoryItem)
  add(input: AddInventoryItemInput, { actor }: Call): Promise<InventoryItem> {
    return this.addItem.execute(actor, input);
  }

  @Handles(UpdateInventoryItem)
  update(input: UpdateInventoryItemInput & IdInput, { actor }: Call): Promise<InventoryItem> {
    return this.updateItem.execute(actor, input);
  }

  @Handles(AdjustStock)
  adjust(input: AdjustStockInput & IdInput, call: Call): Promise<AdjustedItem> {
    return this.adjustStock.execute(call, input);
  }

  @Handles(BookCount)
  count(input: BookCountInput, call: Call): Promise<BookedCount> {
    return this.bookCount.execute(call, input);
  }

  @Handles(ReverseMovement)
  reverse(input: HistoryIdInput & ReverseMovementInput, { actor }: Call): Promise<InventoryItem> {
    return this.reverseMovement.execute(actor, input);
  }

  @Handles(DeleteInventoryItem)
  delete(input: IdInput, { actor }: Call): Promise<null> {
    return this.deleteItem.execute(actor, input);
  }

  @Handles(BulkDeleteInventory)
  bulkDelete(input: BulkDeleteInput, { actor }: Call): Promise<DeletedAnswer> {
    return this.deleteMany.execute(actor, input);
  }
}
