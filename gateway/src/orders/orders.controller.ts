import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Query, Res } from '@nestjs/common';
import { ApiCreatedResponse, ApiHeader, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import {
  ChangeOrderStatus,
  ChangeOrderStatusInput,
  CloseOutstanding,
  CreateOrderInput,
  DeleteOrder,
  DuplicatedOrder,
  DuplicateOrder,
  ExportOrders,
  ExportOrdersInput,
  GetOrder,
  GetOrderExport,
  GetOrderSummary,
  IdInput,
  InvoiceOfOrder,
  ListInvoicesOfOrder,
  ListOrders,
  ListOrdersInput,
  Order,
  OrderSummary,
  PlaceOrder,
  PrintOrder,
  PrintOrderInput,
  RateOrder,
  RateOrderInput,
  ReceiveOrder,
  ReceiveOrderInput,
  ShipmentInput,
  SuggestedOrders,
  SuggestOrders,
  UpdateOrder,
  UpdateOrderInput,
  UpdateShipment,
} from '#contracts';
import { Requests, Storage } from '#platform';
import type { FastifyReply } from 'fastify';
import { CanFail } from '../openapi/can-fail.js';
import { IdempotencyKey } from '../http/call.js';
import { ApiExport, ApiPdf, ApiTableFile, sendExport, sendFile, sendStored } from '../http/file.js';
import { ApiPage, sendJson, sendPage } from '../http/page.js';
import { ForPrograms } from '../tokens/for-programs.js';

@ApiTags('Orders')
@ForPrograms('orders')
@Controller('api/orders')
export class OrdersController {
  constructor(
    private readonly requests: Requests,
    private readonly storage: Storage,
  ) {}

  /**
   * Lists orders.
   * @remarks Buyer mode: the caller's. Seller mode: those of the caller's suppliers, without drafts.
   */
  @ApiPage(Order)
  @Get()
  async list(@Query() query: ListOrdersInput, @Res() reply: FastifyReply): Promise<void> {
    sendPage(reply, await this.requests.page(ListOrders, query));
  }

  /** Counts and sums the orders of the side in view. */
  @Get('summary')
  summary(): Promise<OrderSummary> {
    return this.requests.send(GetOrderSummary, {});
  }

  /**
   * Answers the list as a file, with the same filters.
   * @remarks Above 5,000 rows the answer is 202, and a notification leads to the file.
   */
  @ApiExport()
  @CanFail(409)
  @Get('export')
  async export(@Query() query: ExportOrdersInput, @Res() reply: FastifyReply): Promise<void> {
    await sendExport(reply, this.storage, await this.requests.send(ExportOrders, query));
  }

  /** Answers a file that was made in the background, for a day. */
  @ApiTableFile()
  @CanFail(409)
  @Get('exports/:id')
  async exported(@Param() { id }: IdInput, @Res() reply: FastifyReply): Promise<void> {
    await sendStored(reply, this.storage, await this.requests.send(GetOrderExport, { id }));
  }

  /** Answers an order with its history. */
  @ApiOkResponse({ type: Order })
  @Get(':id')
  async get(@Param() { id }: IdInput, @Res() reply: FastifyReply): Promise<void> {
    sendJson(reply, await this.requests.bytes(GetOrder, { id }));
  }

  /**
   * Lists the caller's invoices that are for an order.
   * @remarks With what was imported of them: those goods are in stock already, and received only with `countAgain`.
   */
  @ForPrograms('orders', 'invoices')
  @Get(':id/invoices')
  invoices(@Param() { id }: IdInput): Promise<InvoiceOfOrder[]> {
    return this.requests.send(ListInvoicesOfOrder, { id });
  }

  /** Answers the purchase order on paper, to either party. */
  @CanFail(422)
  @ApiPdf()
  @Get(':id/pdf')
  async print(@Param() { id }: IdInput, @Query() query: PrintOrderInput, @Res() reply: FastifyReply): Promise<void> {
    sendFile(reply, 'application/pdf', await this.requests.send(PrintOrder, { ...query, id }));
  }

  /**
   * Places an order, or keeps it as a draft.
   * @remarks Priced from the catalogue: 409 with today's prices when a sent figure differs.
   */
  @CanFail(404)
  @ApiHeader({ name: 'Idempotency-Key', required: false })
  @ApiCreatedResponse({ type: Order })
  @Post()
  async place(
    @Body() input: CreateOrderInput,
    @Res() reply: FastifyReply,
    @IdempotencyKey() idempotencyKey?: string,
  ): Promise<void> {
    sendJson(reply, await this.requests.bytes(PlaceOrder, input, { idempotencyKey }), 201);
  }

  /**
   * Changes an order.
   * @remarks Lines only while it is a draft.
   */
  @CanFail(409, 422)
  @Put(':id')
  update(@Param() { id }: IdInput, @Body() input: UpdateOrderInput): Promise<Order> {
    return this.requests.send(UpdateOrder, { ...input, id });
  }

  /**
   * Makes drafts for what is low in the caller's stock, one per supplier.
   * @remarks What is on order or in a draft already is left out, so that a repeat adds nothing.
   */
  @ApiHeader({ name: 'Idempotency-Key', required: false })
  @Post('suggested')
  suggest(@IdempotencyKey() idempotencyKey?: string): Promise<SuggestedOrders> {
    return this.requests.send(SuggestOrders, {}, { idempotencyKey });
  }

  /**
   * Makes a draft with the same lines, at today's prices.
   * @remarks `unavailable` names the lines that cannot be ordered any more, with the reason; `repriced` says what others cost
   * in the order that they are copied from, where that was in the same currency.
   */
  @CanFail(422)
  @ApiHeader({ name: 'Idempotency-Key', required: false })
  @Post(':id/duplicate')
  duplicate(@Param() { id }: IdInput, @IdempotencyKey() idempotencyKey?: string): Promise<DuplicatedOrder> {
    return this.requests.send(DuplicateOrder, { id }, { idempotencyKey });
  }

  /**
   * Rates a delivered order.
   * @remarks By the buyer, once; the supplier's rating is the mean of these.
   */
  @CanFail(409)
  @HttpCode(200)
  @Post(':id/rating')
  rate(@Param() { id }: IdInput, @Body() input: RateOrderInput): Promise<Order> {
    return this.requests.send(RateOrder, { ...input, id });
  }

  /** Deletes a draft. */
  @CanFail(409)
  @HttpCode(204)
  @Delete(':id')
  async delete(@Param() { id }: IdInput): Promise<void> {
    await this.requests.send(DeleteOrder, { id });
  }

  /**
   * Takes the next step, by the side that owns it.
   * @remarks Rejecting needs notes. With `from`, the step is taken only from the status in which the order was seen.
   */
  @CanFail(409, 422)
  @Put(':id/status')
  changeStatus(@Param() { id }: IdInput, @Body() input: ChangeOrderStatusInput): Promise<Order> {
    return this.requests.send(ChangeOrderStatus, { ...input, id });
  }

  /**
   * Says when a shipment on its way is expected, and its tracking number.
   * @remarks By the supplier; what is left out stays as it is, null says that it is not known any more.
   */
  @CanFail(409)
  @Put(':id/shipment')
  updateShipment(@Param() { id }: IdInput, @Body() input: ShipmentInput): Promise<Order> {
    return this.requests.send(UpdateShipment, { ...input, id });
  }

  /**
   * Takes goods into the buyer's stock.
   * @remarks Without lines, all that is outstanding. 409 with the reason `already-in-stock` where that is more than the
   * order's invoices left to come (`inStock`); nothing is received then, unless `countAgain` says that it is meant.
   */
  @ApiHeader({ name: 'Idempotency-Key', required: false })
  @HttpCode(200)
  @Post(':id/receive')
  receive(
    @Param() { id }: IdInput,
    @Body() input: ReceiveOrderInput,
    @IdempotencyKey() idempotencyKey?: string,
  ): Promise<Order> {
    return this.requests.send(ReceiveOrder, { ...input, id }, { idempotencyKey });
  }

  /**
   * Closes what is outstanding: those goods will not come.
   * @remarks By the buyer, once it is shipped; it is delivered then, and nothing of it is on order any more.
   */
  @CanFail(409)
  @HttpCode(200)
  @Post(':id/close-outstanding')
  closeOutstanding(@Param() { id }: IdInput): Promise<Order> {
    return this.requests.send(CloseOutstanding, { id });
  }
}
