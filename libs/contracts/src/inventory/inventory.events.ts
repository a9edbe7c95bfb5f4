import type { ExportFacts } from '../common/export.dto.js';
import { defineEvent } from '../define.js';

export const StockChanged = defineEvent<{
  itemId: number;
  userId: number;
  productId: number;
  productName: string;
  previousStock: number;
  newStock: number;
  /** initial, manual, adjustment, receipt, invoice or reversal. */
  adjustmentType: string;
  reference: string | null;
}>('inventory.item.stock_changed');

/** Once per crossing of the threshold; armed again when stock rises above it. */
export const LowStockReached = defineEvent<{
  itemId: number;
  userId: number;
  productId: number;
  productName: string;
  currentStock: number;
  reorderThreshold: number;
}>('inventory.item.low_stock');

/** Goods of a received order that are not added to the stock. What else was received with them is in it. */
export const ReceiptRefused = defineEvent<{
  itemId: number;
  userId: number;
  productId: number;
  productName: string;
  quantity: number;
  orderNumber: string;
  /** The receipt, and the order's line. Absent in facts from before it was told. */
  receiptId?: number;
  orderItemId?: number;
  /** In words. */
  reason: string;
}>('inventory.item.receipt_refused');

/** A receipt was taken out of the stock again by its owner: its goods are outstanding. Once per movement. */
export const ReceiptReversed = defineEvent<{
  itemId: number;
  userId: number;
  productId: number;
  productName: string;
  quantity: number;
  orderNumber: string;
}>('inventory.item.receipt_reversed');

/** What invoices have brought into stock of an order's product in all, each time that changes. The highest version holds. */
export const OrderedGoodsImported = defineEvent<{
  orderId: number;
  productId: number;
  imported: number;
  version: number;
}>('inventory.item.ordered_goods_imported');

/** A list of items that somebody wanted as a file is there, or could not be made. */
export const InventoryExportFinished = defineEvent<ExportFacts>('inventory.export.finished');

/** A table was imported: told once, instead of by each item. */
export const InventoryImported = defineEvent<{
  importId: number;
  userId: number;
  fileName: string;
  created: number;
  updated: number;
  /** Items that have become low by it. */
  low: number;
}>('inventory.import.finished');

/** An import or the deletion of several items was taken back. */
export const InventoryRestored = defineEvent<{
  userId: number;
  /** Of the import; null for a deletion. */
  fileName: string | null;
  /** Items that the import had made, gone again. */
  removed: number;
  /** Items that are as they were. */
  restored: number;
}>('inventory.items.restored');
