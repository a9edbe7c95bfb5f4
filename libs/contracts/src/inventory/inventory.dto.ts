import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  ArrayUnique,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsNotEmpty,
  IsNumber,
  IsOptional,
  IsString,
  Max,
  MaxLength,
  Min,
  NotEquals,
  ValidateNested,
} from 'class-validator';
import { IdInput, NamedCount, NamedRef, PageInput } from '../common/common.dto.js';
import { EXPORT_FORMATS, type ExportFormat } from '../common/export.dto.js';
import { CurrencyCode } from '../common/currency-code.js';
import { partial } from '../common/partial.js';
import {
  ADJUSTMENT_REASONS,
  type AdjustmentReason,
  MAX_INT,
  MIN_INT,
  STOCK_STATUSES,
  type StockStatus,
} from '../common/vocabulary.js';
import { WholeNumber } from '../common/whole-number.js';
import { OneLine } from '../common/names.js';
import { MayBeAbsent } from '../common/may-be-absent.js';

export class ItemBrand {
  id: number;
  name: string;
  supplier: NamedRef | null;
}

export class ItemProduct {
  id: number;
  name: string;
  description: string | null;
  category: string | null;
  sku: string;
  /** Cents. */
  price: number;
  /** Of the price. */
  currency: string;
  unitOfMeasure: string;
  imageUrl: string | null;
  brand: ItemBrand | null;
  supplier: NamedRef | null;
}

/** What to order of an item, as it is now. */
export class Reorder {
  /** Units that open orders are still to bring. */
  onOrder: number;
  /** Units to order besides; 0 when stock and orders together are enough. */
  quantity: number;
}

/** One product in one company's stock. */
export class InventoryItem {
  id: number;
  productId: number;
  userId: number;
  currentStock: number;
  reorderThreshold: number;
  optimalStock: number | null;
  reorderQuantity: number | null;
  lastOrderDate: string | null;
  lastCountDate: string | null;
  location: string | null;
  notes: string | null;
  @IsNumber()
  averageMonthlyUsage: number | null;
  /** Cents; what was last paid. */
  costPerUnit: number | null;
  /** Of the cost; null without one. */
  costCurrency: string | null;
  sku: string;
  status: string;
  stockStatus: StockStatus;
  reorder: Reorder;
  createdAt: string;
  updatedAt: string;
  product: ItemProduct;
}

export const INVENTORY_SORTS = ['name', 'stock-desc', 'stock-asc', 'status', 'recent'] as const;

export class ListInventoryInput extends PageInput {
  @MayBeAbsent()
  @IsIn(STOCK_STATUSES)
  status?: StockStatus;

  @MayBeAbsent()
  @IsString()
  @MaxLength(100)
  category?: string;

  @MayBeAbsent()
  @WholeNumber()
  @IsInt()
  @Min(1)
  @Max(MAX_INT)
  supplierId?: number;

  @MayBeAbsent()
  @IsIn(INVENTORY_SORTS)
  sort?: (typeof INVENTORY_SORTS)[number];
}

/** The list's filters and order; its paging is of no account. */
export class ExportInventoryInput extends ListInventoryInput {
  @IsIn(EXPORT_FORMATS)
  format: ExportFormat;
}

export class SupplierCount {
  id: number;
  name: string;
  count: number;
}

/** What the stock is worth as far as it is priced, and what it cost as far as that was paid, in one currency. */
export class StockValue {
  currency: string;
  /** Cents: price times stock. */
  value: number;
  /** Cents: cost per unit times stock. */
  cost: number;
}

export class InventorySummary {
  totalItems: number;
  inStock: number;
  lowStock: number;
  outOfStock: number;
  /** Cents, of what is priced in `currency` alone: the sum of price times stock. */
  totalValue: number;
  /** The currency that most items are priced in; USD without any. */
  currency: string;
  /** What there is in each currency, the one of most items first. */
  values: StockValue[];
  categories: NamedCount[];
  suppliers: SupplierCount[];
}

export class LowStockLevel {
  id: number;
  currentStock: number;
  reorderThreshold: number;
}

export class LowStockProduct {
  id: number;
  name: string;
  /** A decimal string such as "12.50": the one price that is not cents. */
  price: string;
  /** Of the price. */
  currency: string;
}

/** One item at or below its threshold. */
export class LowStockRecord {
  inventory: LowStockLevel;
  product: LowStockProduct;
  supplier: NamedRef | null;
  reorder: Reorder;
}

/** One movement of stock. */
export class InventoryHistoryEntry {
  id: number;
  inventoryId: number;
  previousStock: number;
  newStock: number;
  adjustmentQuantity: number;
  /** initial, manual, adjustment, receipt, invoice, import or reversal. */
  adjustmentType: string;
  /** What caused it: a reason, an order number, an invoice number. */
  reference: string | null;
  notes: string | null;
  /** User id. */
  performedBy: number;
  /** The administrator who acted as them; null when they did it themselves. */
  impersonatorId?: number | null;
  /** The movement that undid this one; null while it stands. */
  reversedBy: number | null;
  createdAt: string;
}

/** A movement of an item. */
export class HistoryIdInput extends IdInput {
  @WholeNumber()
  @IsInt()
  @Min(1)
  historyId: number;
}

export class AddInventoryItemInput {
  @IsInt({ message: 'You must select a product' })
  @Min(1, { message: 'You must select a product' })
  @Max(MAX_INT)
  productId: number;

  @IsInt({ message: 'Current stock is required' })
  @Min(0, { message: 'Stock cannot be negative' })
  @Max(MAX_INT)
  currentStock: number;

  @MayBeAbsent()
  @IsInt({ message: 'Reorder threshold is required' })
  @Min(0, { message: 'Threshold cannot be negative' })
  @Max(MAX_INT)
  reorderThreshold?: number;

  @IsOptional()
  @IsString()
  @MaxLength(200)
  @OneLine()
  location?: string | null;

  @IsOptional()
  @IsString()
  @MaxLength(2000)
  notes?: string | null;

  /** When sent, must be the caller's own id. */
  @IsOptional()
  @IsInt()
  userId?: number | null;
}

/** `productId`, when sent, must be the item's own product. */
export class UpdateInventoryItemInput extends partial(AddInventoryItemInput) {
  @IsOptional()
  @IsInt()
  @Min(0)
  @Max(MAX_INT)
  optimalStock?: number | null;

  @IsOptional()
  @IsInt()
  @Min(0)
  @Max(MAX_INT)
  reorderQuantity?: number | null;

  /** Cents. */
  @IsOptional()
  @IsInt()
  @Min(0)
  @Max(MAX_INT)
  costPerUnit?: number | null;

  /** Of the cost. Absent: as it was, else the product's. */
  @IsOptional()
  @CurrencyCode()
  costCurrency?: string | null;

  @IsOptional()
  @IsNumber()
  @Min(0)
  @Max(MAX_INT)
  averageMonthlyUsage?: number | null;
}

/** An item after an adjustment. */
export class AdjustedItem extends InventoryItem {
  /** The adjustment, as the history has it: what an undo names. */
  movementId: number;
}

export class ReverseMovementInput {
  /** Only while it is the item's newest movement: 409 once the stock has moved on. */
  @MayBeAbsent()
  @IsBoolean()
  ifNewest?: boolean;
}

/** The delta is applied by the database, so two at once both count; stock never falls below 0. */
export class AdjustStockInput {
  @IsInt()
  @NotEquals(0, { message: 'Adjustment cannot be zero' })
  @Min(MIN_INT)
  @Max(MAX_INT)
  adjustment: number;

  @IsNotEmpty({ message: 'Adjustment reason is required' })
  @IsIn(ADJUSTMENT_REASONS)
  reason: AdjustmentReason;

  @IsOptional()
  @IsString()
  @MaxLength(2000)
  notes?: string | null;
}

const ID_DUE = 'Each id must be a whole number';

export class BulkDeleteInput {
  @IsArray()
  @ArrayMinSize(1, { message: 'Please choose at least one item' })
  @ArrayMaxSize(500)
  @ArrayUnique({ message: 'Each id may be sent once' })
  @IsInt({ each: true, message: ID_DUE })
  @Min(1, { each: true, message: ID_DUE })
  @Max(MAX_INT, { each: true, message: ID_DUE })
  ids: number[];
}

/** One item, counted. */
export class CountedLine {
  @IsInt()
  @Min(1)
  @Max(MAX_INT)
  itemId: number;

  @IsInt({ message: 'Counted must be a whole number' })
  @Min(0, { message: 'Stock cannot be negative' })
  @Max(MAX_INT)
  counted: number;

  /** What the stock was said to be when it was counted. */
  @IsInt()
  @Min(0)
  @Max(MAX_INT)
  expected: number;
}

export class BookCountInput {
  @IsArray()
  @ArrayMinSize(1, { message: 'Please count at least one item' })
  @ArrayMaxSize(1000)
  @ArrayUnique(({ itemId }: CountedLine) => itemId, { message: 'Each item may be counted once' })
  @ValidateNested({ each: true })
  @Type(() => CountedLine)
  lines: CountedLine[];
}

export class BookedCount {
  counted: number;
  /** Items whose stock was another. */
  changed: number;
}

export class DeletedAnswer {
  deleted: number;
  /** What an undo names. */
  deletionId: number;
}

/** What was done to many items at a time. */
export class BulkChange {
  kind: 'import' | 'deletion';
  /** Of the import, or of the deletion. */
  id: number;
  /** Null for a deletion. */
  fileName: string | null;
  created: number;
  updated: number;
  deleted: number;
  createdAt: string;
  undoneAt: string | null;
}

/** What an undo did. */
export class RestoredAnswer {
  /** Items that the import had made. */
  removed: number;
  /** Items that are as they were. */
  restored: number;
}

/** Internal (see ReceiveStock): goods that arrived for the caller. */
export class ReceiveStockInput {
  productId: number;
  /** Whole units, at least 1. */
  quantity: number;
  /** Cents; null when unknown. */
  costPerUnit: number | null;
  /** Of the cost; null or absent: the product's. */
  costCurrency?: string | null;
  @IsNotEmpty()
  adjustmentType: 'receipt' | 'invoice';
  /** Order or invoice number, kept with the movement. */
  reference: string;
  /** Of an invoice: the order that it is for, where that asks for the product. */
  orderId?: number;
  /** What was known to have been received with that order. Absent: the goods count whatever was. */
  received?: number;
}

export class ReceivedStock {
  inventoryId: number;
  /** True when the item did not exist before. */
  created: boolean;
}

/** Internal (see UndoReceipts): the idempotency keys that goods were received under, at most 5000. */
export class UndoReceiptsInput {
  keys: string[];
}
