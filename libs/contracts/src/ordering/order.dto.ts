import { Transform } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  IsBoolean,
  IsIn,
  IsInt,
  IsNumber,
  IsISO8601,
  IsOptional,
  IsString,
  Matches,
  Max,
  MaxLength,
  Min,
} from 'class-validator';
import { NamedRef, PageInput } from '../common/common.dto.js';
import { EXPORT_FORMATS, type ExportFormat } from '../common/export.dto.js';
import { ListOf } from '../common/list-of.js';
import { partial } from '../common/partial.js';
import { MAX_INT, ORDER_STATUSES, type OrderStatus, VIEW_MODES, type ViewMode } from '../common/vocabulary.js';
import { WholeNumber } from '../common/whole-number.js';
import { DayOrTime } from '../common/day-or-time.js';
import { MayBeAbsent } from '../common/may-be-absent.js';

/** Whether anybody on Tradeyard answers for a party of an order: `none` for a buyer's own record of a supplier. */
export const PARTY_ACCOUNTS = ['open', 'deactivated', 'closed', 'none'] as const;
export type PartyAccount = (typeof PARTY_ACCOUNTS)[number];

export class OrderSupplier extends NamedRef {
  /**
   * `closed`: its owner has left, nobody can be written to or ordered from; `deactivated`: nobody can for the time being;
   * `none`: a record of the buyer's own.
   */
  account: PartyAccount;
}

export class OrderParty {
  id: number;
  companyName: string;
  firstName: string;
  lastName: string;
  /** `closed`: the buyer has left, and cannot be written to; `deactivated`: cannot be for the time being. */
  account: PartyAccount;
}

/** The product as it was when the line was written. */
export class OrderItemProduct {
  name: string;
  sku: string;
  imageUrl: string | null;
}

export class OrderItem {
  id: number;
  productId: number;
  quantity: number;
  /** Units the buyer has taken in so far. */
  receivedQuantity: number;
  /** Of those: units that an invoice of the order had brought into stock already. */
  confirmedQuantity: number;
  /** Units that will not come: the buyer closed them. What is outstanding is the rest. */
  closedQuantity: number;
  /** Cents per unit. */
  price: number;
  /** Cents. */
  subtotal: number;
  product: OrderItemProduct;
}

export class OrderStatusChange {
  previousStatus: OrderStatus | null;
  newStatus: OrderStatus;
  notes: string | null;
  /** What the supplier said of the shipment then, `YYYY-MM-DD`; absent from steps before it could be said. */
  promisedDate?: string | null;
  trackingNumber?: string | null;
  /** User id. */
  performedBy: number;
  /** The administrator who acted as them; null when they did it themselves. */
  impersonatorId?: number | null;
  createdAt: string;
}

export class OrderReceiptLine {
  itemId: number;
  /** Negative where the buyer took goods out of the stock again: they are outstanding. */
  quantity: number;
  /** Of them: units that an invoice of the order had brought into stock already. */
  inStock: number;
  /** Of goods that came, but could not be added to the buyer’s stock: why. */
  notStocked: string | null;
}

/** Goods the buyer took in at one time. */
export class OrderReceipt {
  id: number;
  /** User id. */
  receivedBy: number;
  createdAt: string;
  lines: OrderReceiptLine[];
}

/** What the buyer thinks of a delivered order. */
export class OrderRating {
  /** 1 to 5. */
  stars: number;
  comment: string | null;
  createdAt: string;
}

/** One order, the same record for buyer and seller. */
export class Order {
  id: number;
  /** `PO-{year}-{6 digits}`. */
  orderNumber: string;
  buyerId: number;
  supplierId: number;
  status: OrderStatus;
  /** Cents. */
  subtotal: number;
  /** Cents: 10% of the subtotal, rounded half up. */
  tax: number;
  /** Cents. */
  totalAmount: number;
  /** Cents; the same as `totalAmount`. */
  total: number;
  currency: string;
  notes: string | null;
  /** When the supplier expects the shipment to arrive, `YYYY-MM-DD`. */
  promisedDate: string | null;
  trackingNumber: string | null;
  createdAt: string;
  updatedAt: string;
  supplier: OrderSupplier;
  buyer: OrderParty;
  items: OrderItem[];
  /** Oldest first; only where a single order is answered. */
  statusHistory?: OrderStatusChange[];
  /** Oldest first; only where a single order is answered. */
  receipts?: OrderReceipt[];
  /** Null until the buyer has rated it; only where a single order is answered. */
  rating?: OrderRating | null;
  /** What the caller may make of it next; only where a single order is answered. */
  nextStatuses?: OrderStatus[];
}

/** Units; the OpenAPI document reads only the number itself at its field. */
export const MOST_PER_LINE = 1_000_000;

export class OrderLineInput {
  @IsInt({ message: 'Please select a product and enter a valid quantity' })
  @Min(1)
  @Max(MAX_INT)
  productId: number;

  @IsInt({ message: 'Please select a product and enter a valid quantity' })
  @Min(1, { message: 'Please select a product and enter a valid quantity' })
  @Max(1_000_000)
  quantity: number;

  /** Cents: what the buyer saw; refused with 409 when the catalogue says otherwise. */
  @IsInt()
  @Min(0)
  @Max(MAX_INT)
  price: number;
}

/** What the buyer writes; an order that is no draft keeps its lines. */
export class OrderContent {
  @ListOf(() => OrderLineInput)
  @ArrayMinSize(1, { message: 'Please add at least one product to the order' })
  @ArrayMaxSize(200)
  items: OrderLineInput[];

  @IsOptional()
  @IsString()
  @MaxLength(2000)
  notes?: string | null;
}

export class CreateOrderInput extends OrderContent {
  @IsInt({ message: 'Please select a supplier for this order' })
  @Min(1)
  @Max(MAX_INT)
  supplierId: number;

  /** Cents. */
  @IsInt()
  @Min(0)
  @Max(MAX_INT)
  subtotal: number;

  /** Cents. */
  @IsInt()
  @Min(0)
  @Max(MAX_INT)
  tax: number;

  /** Cents. */
  @IsInt()
  @Min(0)
  @Max(MAX_INT)
  total: number;

  /** True sends it (pending), false keeps it as a draft. */
  @IsBoolean()
  notifySupplier: boolean;

  /**
   * True takes the ordered products out of the caller's basket as part of the order; 409 when none of them is left in it,
   * because the cart has been ordered from another page.
   */
  @MayBeAbsent()
  @IsBoolean()
  fromBasket?: boolean;

  /** Accepted as clients send it; `notifySupplier` decides. */
  @MayBeAbsent()
  @IsIn(['draft', 'pending'])
  status?: OrderStatus;
}

/** `items` only while the order is a draft; they replace all lines. */
export class UpdateOrderInput extends partial(OrderContent) {
  @MayBeAbsent()
  @IsIn(ORDER_STATUSES)
  status?: OrderStatus;
}

/** What a supplier says of a shipment; what is left out or null is not known. */
export class ShipmentInput {
  /** When it is expected to arrive: `YYYY-MM-DD`, from yesterday on (somewhere it still is), within two years. */
  @IsOptional()
  @IsISO8601({ strict: true })
  @Matches(/^\d{4}-\d{2}-\d{2}$/, { message: 'promisedDate must be a date' })
  promisedDate?: string | null;

  @IsOptional()
  @IsString()
  @MaxLength(100)
  trackingNumber?: string | null;
}

/** The shipment is said with the step to shipped, by the supplier. */
export class ChangeOrderStatusInput extends ShipmentInput {
  @IsIn(ORDER_STATUSES)
  status: OrderStatus;

  /** The status in which the order was seen when this was decided: a 409 where it has another by now. */
  @MayBeAbsent()
  @IsIn(ORDER_STATUSES)
  from?: OrderStatus;

  /** Required when rejecting. */
  @IsOptional()
  @IsString()
  @MaxLength(2000)
  notes?: string | null;
}

export class ReceiveLineInput {
  @IsInt()
  @Min(1)
  itemId: number;

  @IsInt()
  @Min(1)
  @Max(1_000_000)
  quantity: number;

  /** Of them: units that an invoice of the order brought into stock. They are received without being added to it again. */
  @MayBeAbsent()
  @IsInt()
  @Min(0)
  @Max(1_000_000)
  inStock?: number;
}

export class ReceiveOrderInput {
  /** Absent: everything that is outstanding. */
  @MayBeAbsent()
  @ListOf(() => ReceiveLineInput)
  @ArrayMinSize(1, { message: 'Please enter at least one quantity' })
  @ArrayMaxSize(200)
  lines?: ReceiveLineInput[];

  /** True receives goods again that the order's invoices brought into stock; without it, they are a 409. */
  @MayBeAbsent()
  @IsBoolean()
  countAgain?: boolean;
}

export class RateOrderInput {
  @IsInt({ message: 'Please choose 1 to 5 stars' })
  @Min(1, { message: 'Please choose 1 to 5 stars' })
  @Max(5, { message: 'Please choose 1 to 5 stars' })
  stars: number;

  @IsOptional()
  @IsString()
  @MaxLength(1000)
  comment?: string | null;
}

/** A line of an order that could not go into its duplicate. */
export class UnavailableLine {
  productId: number;
  name: string;
  /** In words. */
  reason: string;
}

/** A line whose price is another than it was in the order that was duplicated; in the currency of both. */
export class RepricedLine {
  productId: number;
  /** Cents. */
  price: number;
  /** Cents. */
  priceBefore: number;
}

export class DuplicatedOrder {
  /** The new draft, at today's prices. */
  order: Order;
  unavailable: UnavailableLine[];
  repriced: RepricedLine[];
}

export const PAPER_SIZES = ['a4', 'letter'] as const;
export type PaperSize = (typeof PAPER_SIZES)[number];

export class PrintOrderInput {
  /** A4 unless told otherwise. */
  @MayBeAbsent()
  @IsIn(PAPER_SIZES)
  paper?: PaperSize;
}

/** A file made on request, small enough for one message. */
export class MadeFile {
  fileName: string;
  base64: string;
}

/** Drafts for what is low, one per supplier, and what could not go into one. */
export class SuggestedOrders {
  orders: Order[];
  skipped: UnavailableLine[];
}

/** Internal: an order that was asked for by its number. */
export class NumberedOrder {
  id: number;
  status: OrderStatus;
  supplierId: number;
}

/** Internal: an order with which goods came in. */
export class ReceivedOrder {
  id: number;
  orderNumber: string;
  /** The last time. */
  receivedAt: string;
}

/** An order between its placing and its end. */
export class OpenOrder {
  id: number;
  orderNumber: string;
  status: OrderStatus;
  /** Of whoever it was asked for. */
  side: ViewMode;
}

export class OpenOrders {
  total: number;
  /** Oldest first, the first twenty. */
  orders: OpenOrder[];
}

export const ORDER_SORTS = ['date-desc', 'date-asc', 'total-desc', 'total-asc', 'status'] as const;

export class ListOrdersInput extends PageInput {
  @MayBeAbsent()
  @IsIn(ORDER_STATUSES)
  status?: OrderStatus;

  @MayBeAbsent()
  @WholeNumber()
  @IsInt()
  @Min(1)
  @Max(MAX_INT)
  supplierId?: number;

  /** Those of which goods are to come: shipped or delivered, and not all received, closed or in stock by an invoice. */
  @MayBeAbsent()
  @Transform(({ value }) => (value === 'true' ? true : value === 'false' ? false : value))
  @IsBoolean()
  toReceive?: boolean;

  /** ISO date, in the caller’s time zone, or time; inclusive. */
  @MayBeAbsent()
  @DayOrTime()
  from?: string;

  /** ISO date, of which the whole day in the caller’s time zone is inclusive, or time, exclusive. */
  @MayBeAbsent()
  @DayOrTime()
  to?: string;

  @MayBeAbsent()
  @IsIn(ORDER_SORTS)
  sort?: (typeof ORDER_SORTS)[number];
}

/** Orders of somebody on one side of the market. */
export class ListUserOrdersInput extends ListOrdersInput {
  /** `seller`: those that their suppliers received. */
  @IsIn(VIEW_MODES)
  side: ViewMode;
}

export const ORDER_EXPORT_ROWS = ['orders', 'lines'] as const;

/** The list's filters and order; its paging is of no account. */
export class ExportOrdersInput extends ListOrdersInput {
  @IsIn(EXPORT_FORMATS)
  format: ExportFormat;

  /** A row per order, which is the default, or a row per line. */
  @MayBeAbsent()
  @IsIn(ORDER_EXPORT_ROWS)
  rows?: (typeof ORDER_EXPORT_ROWS)[number];
}

export class CurrencyTotal {
  currency: string;
  /** How many orders the total is of: drafts and what came to nothing are left out. */
  orders: number;
  /** Cents. */
  total: number;
}

export class MonthlyOrders {
  /** `YYYY-MM`, in the caller’s time zone. */
  month: string;
  orders: number;
  /** Cents, of the orders in the summary's `currency`. */
  total: number;
  /** The month's total in each currency that it has one in. */
  values: CurrencyTotal[];
}

/** The sums of the orders in one currency, in cents; see {@link OrderSummary}. */
export class OrderValue {
  currency: string;
  totalValue: number;
  revenue: number | null;
  potentialRevenue: number | null;
}

/**
 * Figures of the side in view. Sums are cents, of the orders in `currency` alone; `values` has every currency. Drafts are
 * counted apart.
 */
export class OrderSummary {
  total: number;
  thisMonth: number;
  pending: number;
  completed: number;
  drafts: number;
  /** Shipped or delivered, with goods that the buyer has neither received nor closed. */
  toReceive: number;
  /** The currency of most orders; USD without any. */
  currency: string;
  /** The sums in each currency, the one of most orders first. */
  values: OrderValue[];
  /** Without draft, cancelled and rejected orders. */
  totalValue: number;
  byStatus: Record<string, number>;
  /** Sum of delivered orders; null for a buyer. */
  revenue: number | null;
  /** Sum of pending orders; null for a buyer. */
  potentialRevenue: number | null;
  /** Delivered of all, rounded percent; null for a buyer. */
  fulfilmentRate: number | null;
  /** The last twelve months, oldest first. */
  monthly: MonthlyOrders[];
  /** How many suppliers were ordered from this month, drafts and what came to nothing left out. */
  suppliersThisMonth: number;
  /** The percentage of its subtotal that a new order is taxed with; at most two decimals. */
  @IsNumber()
  taxRatePercent: number;
}
