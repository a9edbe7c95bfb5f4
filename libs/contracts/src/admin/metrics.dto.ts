/** Users by role, closed accounts left out. */
export class UserMetrics {
  buyer: number;
  seller: number;
  admin: number;
  /** Sellers who wait for approval. */
  pending: number;
}

/** A sum in one currency, in cents. */
export class CurrencyValue {
  currency: string;
  value: number;
}

/** The orders that were placed on a day, in the caller’s time zone. Currencies are never added. */
export class DailyOrders {
  /** `YYYY-MM-DD` */
  date: string;
  /** Drafts are no orders yet. */
  count: number;
  /** In `currency`, in cents; cancelled and rejected orders are worth nothing. */
  value: number;
  /** The currency of most orders of the 30 days; USD without any. */
  currency: string;
  /** The sums in each currency that the day has. */
  values: CurrencyValue[];
}

/** Sellers' products, archived ones left out. */
export class ProductMetrics {
  pending: number;
  active: number;
  hidden: number;
  rejected: number;
}

export class InvoiceMetrics {
  processing: number;
  completed: number;
  needsReview: number;
  failed: number;
}

export class QueueMetrics {
  name: string;
  /** Jobs that wait for their turn or for another try. */
  waiting: number;
  active: number;
  /** Jobs that were given up. */
  failed: number;
  /** Of the oldest that waits for its turn; 0 when none does. */
  oldestAgeSeconds: number;
}

export class ServiceStatus {
  name: string;
  status: 'ok' | 'away';
  /** Events and commands that were parked; null while it is away. */
  deadLetters: number | null;
}

/** What the whole product does. A part is null, and its queues are missing, while the service that counts it is away. */
export class Metrics {
  users: UserMetrics | null;
  /** The last 30 days, today in the caller’s time zone the last. */
  orders: DailyOrders[] | null;
  products: ProductMetrics | null;
  invoices: InvoiceMetrics | null;
  queues: QueueMetrics[];
  services: ServiceStatus[];
}
