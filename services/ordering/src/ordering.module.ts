import { Module } from '@nestjs/common';
import {
  GetReorders,
  OrderCreated,
  OrderExportFinished,
  OrderRated,
  OrderReceived,
  OrderReceiptReversed,
  OrderRestated,
  OrderSettled,
  OrderShipmentChanged,
  OrderStatusChanged,
  PriceLines,
  PriceProducts,
  DEAD_LETTERS,
  SupplierAccountChanged,
} from '#contracts';
import {
  answersDeadLetters,
  CreateExports1764100000000,
  FORGIVING_SEARCH,
  PlatformModule,
  provideStorage,
} from '#platform';
import { OwnDataController } from './own-data/own-data.controller.js';
import { BasketController } from './basket/basket.controller.js';
import { BasketQueries } from './basket/basket.queries.js';
import { ClearBasketHandler } from './basket/clear-basket.js';
import { PutBasketItemHandler } from './basket/put-basket-item.js';
import { OrderExports } from './exports/order-exports.js';
import { AddBasket1764000000001 } from './migrations/add-basket.js';
import { AddRatings1764000000002 } from './migrations/add-ratings.js';
import { ConfirmImportedGoods1770000000002 } from './migrations/confirm-imported-goods.js';
import { CreateOrdering1763700000001 } from './migrations/create-ordering.js';
import { GoodsImported1769100000001 } from './migrations/goods-imported.js';
import { GoodsToCome1766200000001 } from './migrations/goods-to-come.js';
import { AcceptedSinceSent1766300000005 } from './migrations/accepted-since-sent.js';
import { DeliveredMoments1771000000001 } from './migrations/delivered-moments.js';
import { IndexReceiptLines1763800000001 } from './migrations/index-receipt-lines.js';
import { IndexOrderNumbers1763900000001 } from './migrations/index-order-numbers.js';
import { NameImpersonators1764700000003 } from './migrations/name-impersonators.js';
import { PartyAddresses1764100000001 } from './migrations/party-addresses.js';
import { SalesFigures1766000000001 } from './migrations/sales-figures.js';
import { IndexOrderedProducts1766900000001 } from './migrations/index-ordered-products.js';
import { SoldFigures1766100000001 } from './migrations/sold-figures.js';
import { SoldWhatCame1771000000002 } from './migrations/sold-what-came.js';
import { SoldWithoutClosed1770000000003 } from './migrations/sold-without-closed.js';
import { ReverseReceipts1770000000005 } from './migrations/reverse-receipts.js';
import { Sales1764200000001 } from './migrations/sales.js';
import { OrderFigures1765000000002 } from './migrations/order-figures.js';
import { FoldOrderFigures } from './orders/order-figures.js';
import { WalkOrders1765000000001 } from './migrations/walk-orders.js';
import { ClosedAccounts1769000000001 } from './migrations/closed-accounts.js';
import { RecordKeepers1767100000001 } from './migrations/record-keepers.js';
import { TellOpenOrders1767000000001 } from './migrations/tell-open-orders.js';
import { TellUnstockedGoods1767000000101 } from './migrations/tell-unstocked-goods.js';
import { ToldSettings1764700000007 } from './migrations/told-settings.js';
import { Settings1764000000101 } from './migrations/settings.js';
import { ToReceiveFigures1772000000001 } from './migrations/to-receive-figures.js';
import { StatusByTotal1772000000002 } from './migrations/status-by-total.js';
import { Shipments1764100000002 } from './migrations/shipments.js';
import { ArrivedInStock } from './orders/arrived-in-stock.js';
import { OpenOrders } from './orders/open-orders.js';
import { OrderFinder } from './orders/find-orders.js';
import { ChangeOrderStatusHandler } from './orders/change-order-status.js';
import { CloseOutstandingHandler } from './orders/close-outstanding.js';
import { DeactivatedAccounts1770000000004 } from './migrations/deactivated-accounts.js';
import { DeleteOrderHandler } from './orders/delete-order.js';
import { DuplicateOrderHandler } from './orders/duplicate-order.js';
import { OrderItemEntity } from './orders/order-item.entity.js';
import { OrderStatusChangeEntity } from './orders/order-status-change.entity.js';
import { OrderSteps } from './orders/order-steps.js';
import { OrderEntity } from './orders/order.entity.js';
import { OrderQueries } from './orders/order.queries.js';
import { OrderRepository } from './orders/order.repository.js';
import { OrdersController } from './orders/orders.controller.js';
import { PlaceOrderHandler } from './orders/place-order.js';
import { Quotes } from './orders/quotes.js';
import { RebuildController } from './orders/rebuild.controller.js';
import { ReverseReceipt } from './orders/reverse-receipt.js';
import { ReceiptEntity, ReceiptLineEntity } from './orders/receipt.entity.js';
import { RateOrderHandler } from './orders/rate-order.js';
import { ReceiveOrderHandler } from './orders/receive-order.js';
import { SettleOrder } from './orders/settle-order.js';
import { StockController } from './orders/stock.controller.js';
import { SuggestOrdersHandler } from './orders/suggest-orders.js';
import { UpdateOrderHandler } from './orders/update-order.js';
import { UpdateShipmentHandler } from './orders/update-shipment.js';
import { Printer } from './paper/printer.js';
import { PrintOrderHandler } from './paper/print-order.js';
import { SalesController } from './sales/sales.controller.js';
import { SalesQueries } from './sales/sales.queries.js';
import { Settings } from './settings/settings.js';
import { CopiesController } from './copies/copies.controller.js';
import { PartyCopies } from './copies/party-copies.js';
import { MetricsController } from './metrics/order-metrics.js';
import { OrderDays1764900000014 } from './migrations/order-days.js';

@Module({
  imports: [
    PlatformModule.forService({
      name: 'ordering',
      asks: [GetReorders, PriceLines, PriceProducts],
      publishes: [
        DEAD_LETTERS.ordering.decided,
        OrderCreated,
        OrderExportFinished,
        OrderRated,
        OrderReceived,
        OrderReceiptReversed,
        OrderRestated,
        OrderSettled,
        OrderShipmentChanged,
        OrderStatusChanged,
        SupplierAccountChanged,
      ],
      entities: [OrderEntity, OrderItemEntity, OrderStatusChangeEntity, ReceiptEntity, ReceiptLineEntity],
      migrations: [
        CreateOrdering1763700000001,
        IndexReceiptLines1763800000001,
        IndexOrderNumbers1763900000001,
        AddBasket1764000000001,
        AddRatings1764000000002,
        Settings1764000000101,
        PartyAddresses1764100000001,
        CreateExports1764100000000,
        Shipments1764100000002,
        Sales1764200000001,
        NameImpersonators1764700000003,
        ToldSettings1764700000007,
        WalkOrders1765000000001,
        OrderFigures1765000000002,
        OrderDays1764900000014,
        SalesFigures1766000000001,
        SoldFigures1766100000001,
        GoodsToCome1766200000001,
        AcceptedSinceSent1766300000005,
        IndexOrderedProducts1766900000001,
        TellOpenOrders1767000000001,
        TellUnstockedGoods1767000000101,
        RecordKeepers1767100000001,
        ClosedAccounts1769000000001,
        GoodsImported1769100000001,
        ConfirmImportedGoods1770000000002,
        SoldWithoutClosed1770000000003,
        DeactivatedAccounts1770000000004,
        ReverseReceipts1770000000005,
        DeliveredMoments1771000000001,
        SoldWhatCame1771000000002,
        ToReceiveFigures1772000000001,
        StatusByTotal1772000000002,
      ],
      databaseSettings: FORGIVING_SEARCH,
      queues: [OrderExports.queue],
    }),
  ],
  controllers: [
    MetricsController,
    answersDeadLetters(DEAD_LETTERS.ordering),
    OwnDataController,
    OrdersController,
    StockController,
    SalesController,
    BasketController,
    CopiesController,
    RebuildController,
  ],
  providers: [
    FoldOrderFigures,
    provideStorage(),
    OrderExports,
    PartyCopies,
    Settings,
    Quotes,
    OrderRepository,
    OrderQueries,
    OpenOrders,
    OrderFinder,
    OrderSteps,
    ArrivedInStock,
    ReverseReceipt,
    PlaceOrderHandler,
    ChangeOrderStatusHandler,
    UpdateOrderHandler,
    UpdateShipmentHandler,
    ReceiveOrderHandler,
    CloseOutstandingHandler,
    SettleOrder,
    DeleteOrderHandler,
    DuplicateOrderHandler,
    RateOrderHandler,
    SuggestOrdersHandler,
    Printer,
    PrintOrderHandler,
    BasketQueries,
    PutBasketItemHandler,
    ClearBasketHandler,
    SalesQueries,
  ],
})
export class OrderingModule {}
