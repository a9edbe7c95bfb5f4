import type { OrderStatus } from '../common/vocabulary.js';
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

export const OrderCreated = defineEvent<OrderFacts>('ordering.order.created');

export const OrderStatusChanged = defineEvent<
  OrderFacts & { previousStatus: OrderStatus; newStatus: OrderStatus; notes: string | null; performedBy: number }
>('ordering.order.status_changed');

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
      quantity: number;
      /** Cents. */
      price: number;
    }[];
  }
>('ordering.order.received');
