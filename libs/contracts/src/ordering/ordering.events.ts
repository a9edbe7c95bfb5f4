import type { OrderStatus } from '../common/vocabulary.js';
import type { ExportFacts } from '../common/export.dto.js';
import { defineEvent } from '../define.js';

/** Both parties and the figures of an order, enough to tell its story without asking back. */
export interface OrderFacts {
  orderId: number;
  orderNumber: string;
  status: OrderStatus;
  buyerId: number;
  buyerCompany: string;
  supplierId: number;
  supplierName: string;
  /** Null for a supplier without owner. */
  supplierOwnerId: number | null;
  /** Cents. */
  totalAmount: number;
  currency: string;
}

/** Units of a product that an order asks for. */
export interface OrderedGoods {
  productId: number;
  quantity: number;
}

/** A draft may change its goods until it is sent: they are told then. */
export const OrderCreated = defineEvent<OrderFacts & { goods?: OrderedGoods[] }>('ordering.order.created');

export const OrderStatusChanged = defineEvent<
  OrderFacts & {
    previousStatus: OrderStatus;
    newStatus: OrderStatus;
    notes: string | null;
    performedBy: number;
    /** Of a delivery in which not all came: what the buyer closed. */
    closedUnits?: number;
    /** Of a shipment, as far as the supplier said it; the date is `YYYY-MM-DD`. */
    promisedDate?: string | null;
    trackingNumber?: string | null;
    /** Of a draft that is sent. */
    goods?: OrderedGoods[];
  }
>('ordering.order.status_changed');

/** The supplier said something else of a shipment that is on its way. */
export const OrderShipmentChanged = defineEvent<
  OrderFacts & { promisedDate: string | null; trackingNumber: string | null; performedBy: number }
>('ordering.order.shipment_changed');

/** Goods that arrived: once per receipt. */
export const OrderReceived = defineEvent<
  OrderFacts & {
    receiptId: number;
    lines: {
      itemId: number;
      productId: number;
      /** As on the order line. */
      name: string;
      sku: string;
      /** Units that go into stock. */
      quantity: number;
      /** Units received besides, which an invoice of the order had brought into stock. */
      inStock?: number;
      /** Of those that went into stock, with this receipt and all before it. */
      receivedInAll?: number;
      /**
       * Units outstanding before it, and the version of what was known to be imported with invoices (see
       * OrderedGoodsImported). Absent where the goods count whatever was imported.
       */
      outstanding?: number;
      importedVersion?: number;
      /** Cents. */
      price: number;
    }[];
  }
>('ordering.order.received');

/** No goods of it are to come any more: all are in, or the buyer closed what was outstanding. */
export const OrderSettled = defineEvent<
  OrderFacts & {
    closedUnits: number;
    /** How often it was settled or opened again by then; of two such facts the higher one holds. */
    settlement?: number;
    /** Of an order that was closed: what came of it. Absent in facts from before it was told. */
    receivedUnits?: number;
  }
>('ordering.order.settled');

/** The buyer took received goods out of the stock again: they are outstanding, of an order that was settled, too. */
export const OrderReceiptReversed = defineEvent<
  OrderFacts & {
    settlement: number;
    /** Units of one line. */
    quantity: number;
    /** All lines, with what of each ever went into stock, and out again. */
    goods: (OrderedGoods & { receivedInAll: number; reversedInAll: number })[];
  }
>('ordering.order.receipt_reversed');

/** Nothing happened: an order that its supplier has is told again, for those who keep copies. Without goods, none are to come. */
export const OrderRestated = defineEvent<
  OrderFacts & {
    goods: (OrderedGoods & { receivedInAll: number; reversedInAll?: number })[];
    settlement?: number;
    /** Absent in facts from before it was told. */
    createdAt?: string;
  }
>('ordering.order.restated');

/** The buyer has rated a delivered order: once per order. */
export const OrderRated = defineEvent<OrderFacts & { /** 1 to 5. */ stars: number; comment: string | null }>(
  'ordering.order.rated',
);

/** A list of orders that somebody wanted as a file is there, or could not be made. */
export const OrderExportFinished = defineEvent<ExportFacts>('ordering.export.finished');

/** An administrator has deactivated a supplier's owner, or lifted that: once for each buyer with open orders there. */
export const SupplierAccountChanged = defineEvent<{
  buyerId: number;
  supplierId: number;
  supplierName: string;
  isActive: boolean;
  /** The oldest hundred. */
  orders: { orderId: number; orderNumber: string }[];
  /** How many there are; absent in facts from before it was told: those of the list. */
  total?: number;
}>('ordering.supplier.account_changed');
