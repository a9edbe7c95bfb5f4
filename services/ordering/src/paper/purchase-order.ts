import type { OrderStatus } from '#contracts';

/** An order as it is printed. Amounts are in the smallest unit of the currency. */
export interface PurchaseOrder {
  orderNumber: string;
  status: OrderStatus;
  /** `YYYY-MM-DD`, by the calendar of whoever prints it. */
  placedOn: string;
  currency: string;
  subtotal: number;
  tax: number;
  totalAmount: number;
  notes: string | null;
  buyer: Party;
  supplier: Party;
  lines: { sku: string; name: string; quantity: number; price: number; subtotal: number }[];
}

/** What is not known is left out. */
export interface Party {
  name: string;
  person?: string | null;
  address: string | null;
  email?: string | null;
  phone?: string | null;
}
