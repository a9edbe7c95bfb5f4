import { Module } from '@nestjs/common';
import {
  CreatePrivateProducts,
  FindProductsBySku,
  GetProductSnapshot,
  InventoryExportFinished,
  InventoryImported,
  InventoryRestored,
  LowStockReached,
  OrderedGoodsImported,
  ReceiptRefused,
  ReceiptReversed,
  StockChanged,
  DEAD_LETTERS,
} from '#contracts';
import {
  answersDeadLetters,
  CreateExports1764100000000,
  FORGIVING_SEARCH,
  PlatformModule,
  provideStorage,
} from '#platform';
import { OwnDataController } from './own-data/own-data.controller.js';
import { InventoryExports } from './exports/inventory-exports.js';
import { BulkChangeQueries } from './bulk/bulk-change.queries.js';
import { UndoDeletionHandler } from './bulk/undo-deletion.js';
import { UndoImportHandler } from './imports/undo-import.js';
import { ImportsController } from './imports/imports.controller.js';
import { PlanImport } from './imports/plan-import.js';
import { StockImports } from './imports/stock-imports.js';
import { WriteImport } from './imports/write-import.js';
import { AddItemHandler } from './items/add-item.js';
import { AdjustStockHandler } from './items/adjust-stock.js';
import { ApplyMovement } from './items/apply-movement.js';
import { ArrivedGoods } from './items/arrived-goods.js';
import { BookCountHandler } from './items/book-count.js';
import { BulkDeleteHandler } from './items/bulk-delete.js';
import { DeleteItemHandler } from './items/delete-item.js';
import { ItemEntity } from './items/item.entity.js';
import { ItemQueries } from './items/item.queries.js';
import { ItemRepository } from './items/item.repository.js';
import { ItemsController } from './items/items.controller.js';
import { LowStockAlert } from './items/low-stock-alert.js';
import { MovementEntity } from './items/movement.entity.js';
import { ReceiptsController } from './items/receipts.controller.js';
import { ReceiveOrderedGoods } from './items/receive-ordered-goods.js';
import { ReceiveStockHandler } from './items/receive-stock.js';
import { ReverseMovementHandler } from './items/reverse-movement.js';
import { UpdateItemHandler } from './items/update-item.js';
import { CreateInventory1763700000001 } from './migrations/create-inventory.js';
import { Currencies1763700000101 } from './migrations/currencies.js';
import { BuryProducts1763800000002 } from './migrations/bury-products.js';
import { SearchItems1763900000001 } from './migrations/search-items.js';
import { NameImpersonators1764700000003 } from './migrations/name-impersonators.js';
import { GoodsOnOrder1764000000001 } from './migrations/goods-on-order.js';
import { Deletions1764200000002 } from './migrations/deletions.js';
import { Imports1764200000001 } from './migrations/imports.js';
import { ItemFigures1765000000002 } from './migrations/item-figures.js';
import { BringProduct1765200000001 } from './migrations/bring-product.js';
import { FoldItemFigures } from './items/item-figures.js';
import { RememberWords1765000000001 } from './migrations/remember-words.js';
import { ArrivedGoods1769100000001 } from './migrations/arrived-goods.js';
import { UndoReceipts1765200000101 } from './migrations/undo-receipts.js';
import { NearWords1770100000001 } from './migrations/near-words.js';
import { ExactUsage1773000000001 } from './migrations/exact-usage.js';
import { VacuumItems1773000000002 } from './migrations/vacuum-items.js';
import { FirstNames1772100000002 } from './migrations/first-names.js';
import { SearchInIndexes1772100000001 } from './migrations/search-in-indexes.js';
import { ReverseReceipts1770000000005 } from './migrations/reverse-receipts.js';
import { Receipts } from './items/receipts.js';
import { UndoReceiptsHandler } from './items/undo-receipts.js';
import { GoodsOnOrder } from './copies/goods-on-order.js';
import { OrdersController } from './copies/orders.controller.js';
import { MeasureUsage } from './usage/measure-usage.js';
import { ProductCopies } from './copies/product-copies.js';
import { CopiesController } from './copies/copies.controller.js';
import { MetricsController } from './metrics/metrics.controller.js';

@Module({
  imports: [
    PlatformModule.forService({
      name: 'inventory',
      asks: [CreatePrivateProducts, FindProductsBySku, GetProductSnapshot],
      publishes: [
        DEAD_LETTERS.inventory.decided,
        InventoryExportFinished,
        InventoryImported,
        InventoryRestored,
        LowStockReached,
        OrderedGoodsImported,
        ReceiptRefused,
        ReceiptReversed,
        StockChanged,
      ],
      entities: [ItemEntity, MovementEntity],
      migrations: [
        CreateInventory1763700000001,
        Currencies1763700000101,
        BuryProducts1763800000002,
        SearchItems1763900000001,
        GoodsOnOrder1764000000001,
        NameImpersonators1764700000003,
        CreateExports1764100000000,
        Imports1764200000001,
        Deletions1764200000002,
        RememberWords1765000000001,
        ItemFigures1765000000002,
        BringProduct1765200000001,
        UndoReceipts1765200000101,
        ArrivedGoods1769100000001,
        ReverseReceipts1770000000005,
        NearWords1770100000001,
        SearchInIndexes1772100000001,
        FirstNames1772100000002,
        ExactUsage1773000000001,
        VacuumItems1773000000002,
      ],
      databaseSettings: FORGIVING_SEARCH,
      queues: [InventoryExports.queue, StockImports.queue],
    }),
  ],
  controllers: [
    MetricsController,
    answersDeadLetters(DEAD_LETTERS.inventory),
    OwnDataController,
    ItemsController,
    ImportsController,
    ReceiptsController,
    CopiesController,
    OrdersController,
  ],
  providers: [
    provideStorage(),
    FoldItemFigures,
    InventoryExports,
    StockImports,
    PlanImport,
    WriteImport,
    UndoImportHandler,
    UndoDeletionHandler,
    BulkChangeQueries,
    MeasureUsage,
    ProductCopies,
    GoodsOnOrder,
    ItemRepository,
    ItemQueries,
    LowStockAlert,
    ApplyMovement,
    AddItemHandler,
    UpdateItemHandler,
    AdjustStockHandler,
    ReverseMovementHandler,
    DeleteItemHandler,
    BookCountHandler,
    BulkDeleteHandler,
    ReceiveStockHandler,
    Receipts,
    ArrivedGoods,
    UndoReceiptsHandler,
    ReceiveOrderedGoods,
  ],
})
export class InventoryModule {}
