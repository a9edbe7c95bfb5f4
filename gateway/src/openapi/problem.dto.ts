import { ReceivedOrder, UnavailableLine } from '#contracts';

/** What is wrong with one field of the request. */
export class FieldProblem {
  /** As in the request, e.g. `items.0.quantity`. */
  field: string;
  message: string;
}

export class TodaysPrice {
  productId: number;
  /** Cents. */
  price: number;
}

export class MovedStock {
  itemId: number;
  /** As it is now. */
  currentStock: number;
}

/** An order that keeps an account open. */
export class OpenOrder {
  id: number;
  orderNumber: string;
  status: string;
  /** On which side of it the account is: `buyer` or `seller`. */
  side: string;
}

/** Goods that would be counted twice. */
export class GoodsInStock {
  /** Of a receipt: the order's line. */
  itemId?: number;
  productId: number;
  /** Units that are in stock already. */
  quantity: number;
}

/** Every error. Beside the sentence some carry the facts that a client needs to put it right. */
export class Problem {
  statusCode: number;
  /** One sentence for people: that of the first field, where fields are named. */
  message: string;
  /** The fields that are wrong, one entry each; also for conflicts that are about a field, such as a name that is taken. */
  errors?: FieldProblem[];
  /** The same as the header `X-Request-Id`. */
  requestId: string;
  /** 429: seconds. */
  retryAfter?: number;
  /**
   * 422: `idempotency-key-reused`, when the key came with another request before. 409: `already-in-stock`, when goods
   * would be counted twice; the same request with `countAgain` counts them. 409: `which-order`, when an invoice names no
   * order, but just its goods came in with one: set its `orderId`, to null for none. 401: `another-user`, when `X-User-Id` names
   * somebody else than who is logged in.
   */
  reason?: string;
  /** 422 `idempotency-key-reused`: what the request that came first was answered. */
  answer?: object;
  /** 409 `already-in-stock`: which goods, and how many of them. */
  inStock?: GoodsInStock[];
  /** 409 `which-order`: the one with which the goods came in. */
  order?: ReceivedOrder;
  /** 422: what the supplier takes orders from, in cents before tax; `subtotal` is this order's. */
  orderMinimum?: number;
  /** 422 of a duplicate: why none of its lines can be ordered. */
  unavailable?: UnavailableLine[];
  /** 422: the product that may not be ordered so. */
  productId?: number;
  /** 422: its least quantity. */
  minOrderQuantity?: number;
  /** 422: the order line that cannot be received so. */
  itemId?: number;
  /** 422: units of that line that have not been received. */
  outstanding?: number;
  /** 409 of a stocktake: items whose stock has moved since they were counted. */
  moved?: MovedStock[];
  /** 409 of an account that cannot be closed: its open orders, at most twenty. */
  orders?: OpenOrder[];
  /** 409 `Prices have changed`: today's. */
  items?: TodaysPrice[];
  /** 409 `Prices have changed`: today's, in cents. 422 with `orderMinimum`: this order's. */
  subtotal?: number;
  /** 409 `Prices have changed`: today's, in cents. */
  tax?: number;
  /** 409 `Prices have changed`: today's, in cents. */
  total?: number;
}
