import { Controller } from '@nestjs/common';
import {
  ChangeOrderStatus,
  type ChangeOrderStatusInput,
  CloseOutstanding,
  type CreateOrderInput,
  DeleteOrder,
  type DuplicatedOrder,
  DuplicateOrder,
  type ExportAnswer,
  ExportOrders,
  type ExportOrdersInput,
  FindOrdersByNumber,
  FindReceivedOrders,
  GetOrderedSuppliers,
  GetOpenOrders,
  IsProductOrdered,
  GetOrder,
  GetOrderExport,
  GetOrderSummary,
  type IdInput,
  ListOrders,
  type ListOrdersInput,
  ListUserOrders,
  type ListUserOrdersInput,
  type MadeFile,
  type NumberedOrder,
  type ReceivedOrder,
  type OpenOrders as OpenOrdersAnswer,
  type Order,
  type OrderSummary,
  PlaceOrder,
  PrintOrder,
  type PrintOrderInput,
  RateOrder,
  type RateOrderInput,
  ReceiveOrder,
  type ReceiveOrderInput,
  type SearchInput,
  SearchOrders,
  type ShipmentInput,
  type StoredFile,
  type SuggestedOrders,
  SuggestOrders,
  UpdateOrder,
  type UpdateOrderInput,
  UpdateShipment,
} from '#contracts';
import { type Call, Handles, type Json, type Page } from '#platform';
import { OrderExports } from '../exports/order-exports.js';
import { PrintOrderHandler } from '../paper/print-order.js';
import { ChangeOrderStatusHandler } from './change-order-status.js';
import { CloseOutstandingHandler } from './close-outstanding.js';
import { DeleteOrderHandler } from './delete-order.js';
import { DuplicateOrderHandler } from './duplicate-order.js';
import { OpenOrders } from './open-orders.js';
import { OrderFinder } from './find-orders.js';
import { OrderQueries } from './order.queries.js';
import { PlaceOrderHandler } from './place-order.js';
import { RateOrderHandler } from './rate-order.js';
import { ReceiveOrderHandler } from './receive-order.js';
import { SuggestOrdersHandler } from './suggest-orders.js';
import { UpdateOrderHandler } from './update-order.js';
import { UpdateShipmentHandler } from './update-shipment.js';

/** What buyers and sellers ask of orders. */
@Controller()
export class OrdersController {
  constructor(
    private readonly queries: OrderQueries,
    private readonly finder: OrderFinder,
    private readonly openOrders: OpenOrders,
    private readonly placeOrder: PlaceOrderHandler,
    private readonly updateOrder: UpdateOrderHandler,
    private readonly changeOrderStatus: ChangeOrderStatusHandler,
    private readonly receiveOrder: ReceiveOrderHandler,
    private readonly closeOutstanding: CloseOutstandingHandler,
    private readonly deleteOrder: DeleteOrderHandler,
    private readonly duplicateOrder: DuplicateOrderHandler,
    private readonly rateOrder: RateOrderHandler,
    private readonly suggestOrders: SuggestOrdersHandler,
    private readonly updateShipment: UpdateShipmentHandler,
    private readonly printOrder: PrintOrderHandler,
    private readonly exports: OrderExports,
  ) {}

  @Handles(ListOrders)
  list(input: ListOrdersInput, { actor }: Call): Promise<Page<Order>> {
    return this.queries.list(actor, input);
  }

  @Handles(ListUserOrders)
  listOf(input: ListUserOrdersInput & IdInput, { actor }: Call): Promise<Page<Order>> {
    return this.queries.listOf(actor, input);
  }

  @Handles(ExportOrders)
  export(input: ExportOrdersInput, { actor }: Call): Promise<ExportAnswer> {
    return this.exports.begin(actor, input);
  }

  @Handles(GetOrderExport)
  exported({ id }: IdInput, { actor }: Call): Promise<StoredFile> {
    return this.exports.file(actor, id);
  }

  @Handles(SearchOrders)
  search({ q }: SearchInput, { actor }: Call): Promise<Order[]> {
    return this.finder.find(actor, q);
  }

  @Handles(GetOrderSummary)
  summary(_input: Record<string, never>, { actor }: Call): Promise<OrderSummary> {
    return this.queries.summary(actor);
  }

  @Handles(GetOpenOrders)
  open({ userId }: { userId: number }, { actor }: Call): Promise<OpenOrdersAnswer> {
    return this.openOrders.of(actor, userId);
  }

  @Handles(FindOrdersByNumber)
  async findByNumber(
    { orderNumbers }: { orderNumbers: string[] },
    { actor }: Call,
  ): Promise<{ orders: NumberedOrder[] }> {
    return { orders: await this.queries.numbered(actor, orderNumbers) };
  }

  @Handles(FindReceivedOrders)
  async findReceived(
    { goods }: { goods: { productId: number; quantity: number }[] },
    { actor }: Call,
  ): Promise<{ orders: ReceivedOrder[] }> {
    return { orders: await this.queries.received(actor, goods) };
  }

  @Handles(GetOrderedSuppliers)
  async suppliers(
    _input: Record<string, never>,
    { actor }: Call,
  ): Promise<{ suppliers: { id: number; name: string }[] }> {
    return { suppliers: await this.queries.suppliersOf(actor) };
  }

  @Handles(IsProductOrdered)
  async isOrdered({ productId }: { productId: number }): Promise<{ ordered: boolean }> {
    return { ordered: await this.queries.hasProduct(productId) };
  }

  @Handles(GetOrder)
  get({ id }: IdInput, { actor }: Call): Promise<Json<Order>> {
    return this.queries.get(actor, id);
  }

  @Handles(PrintOrder)
  print(input: PrintOrderInput & IdInput, { actor }: Call): Promise<MadeFile> {
    return this.printOrder.execute(actor, input);
  }

  @Handles(PlaceOrder)
  place(input: CreateOrderInput, call: Call): Promise<Order> {
    return this.placeOrder.execute(call, input);
  }

  @Handles(UpdateOrder)
  update(input: UpdateOrderInput & IdInput, { actor }: Call): Promise<Order> {
    return this.updateOrder.execute(actor, input);
  }

  @Handles(ChangeOrderStatus)
  changeStatus(input: ChangeOrderStatusInput & IdInput, { actor }: Call): Promise<Order> {
    return this.changeOrderStatus.execute(actor, input);
  }

  @Handles(UpdateShipment)
  changeShipment(input: ShipmentInput & IdInput, { actor }: Call): Promise<Order> {
    return this.updateShipment.execute(actor, input);
  }

  @Handles(ReceiveOrder)
  receive(input: ReceiveOrderInput & IdInput, call: Call): Promise<Order> {
    return this.receiveOrder.execute(call, input);
  }

  @Handles(CloseOutstanding)
  close(input: IdInput, { actor }: Call): Promise<Order> {
    return this.closeOutstanding.execute(actor, input);
  }

  @Handles(DuplicateOrder)
  duplicate(input: IdInput, call: Call): Promise<DuplicatedOrder> {
    return this.duplicateOrder.execute(call, input);
  }

  @Handles(SuggestOrders)
  suggest(_input: Record<string, never>, call: Call): Promise<SuggestedOrders> {
    return this.suggestOrders.execute(call);
  }

  @Handles(RateOrder)
  rate(input: RateOrderInput & IdInput, { actor }: Call): Promise<Order> {
    return this.rateOrder.execute(actor, input);
  }

  @Handles(DeleteOrder)
  delete(input: IdInput, { actor }: Call): Promise<null> {
    return this.deleteOrder.execute(actor, input);
  }
}
