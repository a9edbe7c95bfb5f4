import { Controller } from '@nestjs/common';
import type { IdInput, InventoryHistoryEntry, InventoryItem, InventorySummary, LowStockRecord } from '#contracts';
import * as contracts from '#contracts';
import { type Call, Db, Handles, type Page } from '#platform';
import { ProductCopies } from '../copies/product-copies.js';
import { AddItem } from './add-item.js';
import { AdjustStock } from './adjust-stock.js';
import { DeleteItems } from './delete-items.js';
import { ItemQueries } from './item.queries.js';
import { requireOwnId } from './own-id.js';
import { ReverseMovement } from './reverse-movement.js';
import { UpdateItem } from './update-item.js';

/** What a user asks of their inventory. */
@Controller()
export class ItemsController {
  constructor(
    private readonly db: Db,
    private readonly copies: ProductCopies,
    private readonly queries: ItemQueries,
    private readonly addItem: AddItem,
    private readonly updateItem: UpdateItem,
    private readonly adjustStock: AdjustStock,
    private readonly reverseMovement: ReverseMovement,
    private readonly deleteItems: DeleteItems,
  ) {}

  @Handles(contracts.ListInventory)
  list(input: contracts.ListInventoryInput, { actor }: Call): Promise<Page<InventoryItem>> {
    return this.queries.list(actor, input);
  }

  @Handles(contracts.GetInventorySummary)
  summary(_input: Record<string, never>, { actor }: Call): Promise<InventorySummary> {
    return this.queries.summary(actor);
  }

  @Handles(contracts.ListLowStock)
  lowStock(input: contracts.PageInput, { actor }: Call): Promise<Page<LowStockRecord>> {
    return this.queries.lowStock(actor, input);
  }

  @Handles(contracts.GetInventoryItem)
  get({ id }: IdInput, { actor }: Call): Promise<InventoryItem> {
    return this.queries.get(actor, id);
  }

  @Handles(contracts.ListInventoryHistory)
  history(input: contracts.PageInput & IdInput, { actor }: Call): Promise<Page<InventoryHistoryEntry>> {
    return this.queries.history(actor, input);
  }

  @Handles(contracts.AddInventoryItem)
  async add(input: contracts.AddInventoryItemInput, { actor }: Call): Promise<InventoryItem> {
    requireOwnId(actor, input.userId);
    // Before the transaction opens: no connection waits for another service.
    const product = await this.copies.ask(input.productId);
    return this.db.transaction((tx) => this.addItem.execute(tx, actor, input, product));
  }

  @Handles(contracts.UpdateInventoryItem)
  async update(
    { id, ...input }: contracts.UpdateInventoryItemInput & IdInput,
    { actor }: Call,
  ): Promise<InventoryItem> {
    requireOwnId(actor, input.userId);
    return this.db.transaction((tx) => this.updateItem.execute(tx, actor, id, input));
  }

  @Handles(contracts.AdjustStock)
  adjust(input: contracts.AdjustStockInput & IdInput, call: Call): Promise<InventoryItem> {
    return this.db.idempotent(call, 'adjust-stock', input, (tx) =>
      this.adjustStock.execute(tx, call.actor, input.id, input),
    );
  }

  @Handles(contracts.ReverseMovement)
  reverse({ id, historyId }: contracts.HistoryIdInput, { actor }: Call): Promise<InventoryItem> {
    return this.db.transaction((tx) => this.reverseMovement.execute(tx, actor, id, historyId));
  }

  @Handles(contracts.DeleteInventoryItem)
  async delete({ id }: IdInput, { actor }: Call): Promise<null> {
    await this.db.transaction((tx) => this.deleteItems.execute(tx, actor, [id]));
    return null;
  }

  @Handles(contracts.BulkDeleteInventory)
  async bulkDelete({ ids }: contracts.BulkDeleteInput, { actor }: Call): Promise<contracts.DeletedAnswer> {
    return { deleted: await this.db.transaction((tx) => this.deleteItems.execute(tx, actor, ids)) };
  }
}
