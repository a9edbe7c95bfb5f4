import type { IdInput } from '../common/common.dto.js';
import type { ExportAnswer, StoredFile } from '../common/export.dto.js';
import { definePage, defineRequest } from '../define.js';
import type { SearchInput } from '../search/search.dto.js';
import type {
  AddInventoryItemInput,
  AdjustedItem,
  AdjustStockInput,
  BookCountInput,
  BookedCount,
  BulkChange,
  BulkDeleteInput,
  DeletedAnswer,
  ExportInventoryInput,
  HistoryIdInput,
  InventoryHistoryEntry,
  InventoryItem,
  InventorySummary,
  ListInventoryInput,
  LowStockRecord,
  ReceivedStock,
  ReceiveStockInput,
  RestoredAnswer,
  ReverseMovementInput,
  UndoReceiptsInput,
  UpdateInventoryItemInput,
} from './inventory.dto.js';
import type { PageInput } from '../common/common.dto.js';
import type { InventoryImport, PreparedImport, PrepareImportInput, RunImportInput } from './import.dto.js';

export const ListInventory = definePage<ListInventoryInput, InventoryItem>('inventory.list-items');
/** The caller's items as a file. Errors: conflict when too many of the caller's are being made. */
export const ExportInventory = defineRequest<ExportInventoryInput, ExportAnswer>('inventory.export-items', {
  deadlineMs: 15_000,
});
/** One that was made in the background, within a day. Errors: conflict while it is being made, or when that failed. */
export const GetInventoryExport = defineRequest<IdInput, StoredFile>('inventory.get-export');
/** The caller's items that fit best, at most 5. */
export const SearchInventory = defineRequest<SearchInput, InventoryItem[]>('inventory.search');
export const GetInventorySummary = defineRequest<Record<string, never>, InventorySummary>('inventory.get-summary');
/** Most urgent first. */
export const ListLowStock = definePage<PageInput, LowStockRecord>('inventory.list-low-stock');
export const GetInventoryItem = defineRequest<IdInput, InventoryItem>('inventory.get-item');
export const ListInventoryHistory = definePage<PageInput & IdInput, InventoryHistoryEntry>('inventory.list-history');
/** Errors: not-found product, conflict `Product is already in your inventory`. */
export const AddInventoryItem = defineRequest<AddInventoryItemInput, InventoryItem>('inventory.add-item');
export const UpdateInventoryItem = defineRequest<UpdateInventoryItemInput & IdInput, InventoryItem>(
  'inventory.update-item',
);
/** Honours the idempotency key. */
export const AdjustStock = defineRequest<AdjustStockInput & IdInput, AdjustedItem>('inventory.adjust-stock', {
  deadlineMs: 5000,
});
/**
 * A stocktake: all that was counted, at once. Honours the idempotency key. Errors: not-found when one item is not the
 * caller's, conflict with `moved` when stock is not what it was said to be; then nothing is booked.
 */
export const BookCount = defineRequest<BookCountInput, BookedCount>('inventory.book-count', { deadlineMs: 15_000 });
/** Undoes one movement by a new, opposite one. Errors: conflict when already reversed, or `ifNewest` and it is not. */
export const ReverseMovement = defineRequest<HistoryIdInput & ReverseMovementInput, InventoryItem>(
  'inventory.reverse-movement',
);
export const DeleteInventoryItem = defineRequest<IdInput, null>('inventory.delete-item');
/** All or none: not-found when any id is not the caller's. */
export const BulkDeleteInventory = defineRequest<BulkDeleteInput, DeletedAnswer>('inventory.bulk-delete');

/**
 * For invoice: adds goods to the caller's stock once per idempotency key, creating the item if needed. Errors: impossible
 * when more of the order has come in than `received` (details.reason `already-in-stock`, details.received).
 */
export const ReceiveStock = defineRequest<ReceiveStockInput, ReceivedStock>('inventory.receive-stock', {
  deadlineMs: 5000,
});
/**
 * Takes goods that came in by ReceiveStock out again, all or none, once: items that they made and nobody touched go,
 * the others' movements are reversed and their cost is as it was. Errors: impossible, with the item's name, when the
 * stock has moved on since.
 */
export const UndoReceipts = defineRequest<UndoReceiptsInput, RestoredAnswer>('inventory.undo-receipts', {
  deadlineMs: 20_000,
});

export interface SuggestedReorder {
  productId: number;
  name: string;
  /** More than 0: what is lacking besides what is on order. */
  quantity: number;
}
/** For ordering: what is low and not yet on order, most urgent first, at most 500. */
export const GetReorders = defineRequest<Record<string, never>, { reorders: SuggestedReorder[] }>(
  'inventory.get-reorders',
);

/** For catalog, before it deletes a product: whether anybody stocks it, or could bring back an item that did. */
export const IsProductStocked = defineRequest<{ productId: number }, { stocked: boolean }>(
  'inventory.is-product-stocked',
  { deadlineMs: 2000 },
);

/** A table is about to be sent: where to put it. Errors: conflict when too many of the caller's are being imported. */
export const PrepareImport = defineRequest<PrepareImportInput, PreparedImport>('inventory.prepare-import');
/**
 * The file is in its place: imports it, all rows or none, or says what would happen. Errors: invalid mapping,
 * unsupported type, impossible when it is no table.
 */
export const RunImport = defineRequest<RunImportInput, InventoryImport>('inventory.run-import', {
  deadlineMs: 55_000,
});
export const GetImport = defineRequest<IdInput, InventoryImport>('inventory.get-import');
/** Errors: conflict when items have moved or gone since, or it was undone already. */
export const UndoImport = defineRequest<IdInput, RestoredAnswer>('inventory.undo-import', { deadlineMs: 30_000 });
/** Errors: conflict when a product is in stock again, or it was undone already. */
export const UndoDeletion = defineRequest<IdInput, RestoredAnswer>('inventory.undo-deletion', { deadlineMs: 10_000 });
/** Imports and deletions of several items, newest first. */
export const ListBulkChanges = definePage<PageInput, BulkChange>('inventory.list-bulk-changes');
