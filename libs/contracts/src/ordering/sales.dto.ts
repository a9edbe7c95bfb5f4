import { IsIn, IsISO8601, Matches } from 'class-validator';
import { PageInput } from '../common/common.dto.js';
import { EXPORT_FORMATS, type ExportFormat } from '../common/export.dto.js';
import { MayBeAbsent } from '../common/may-be-absent.js';

/** Days in the caller’s time zone, both inclusive: at most 366 of them, from 2000 on. */
export class SalesPeriodInput {
  /** Default: 29 days before `to`. */
  @MayBeAbsent()
  @IsISO8601({ strict: true })
  @Matches(/^\d{4}-\d{2}-\d{2}$/, { message: 'from must be a date' })
  from?: string;

  /** Default: today. */
  @MayBeAbsent()
  @IsISO8601({ strict: true })
  @Matches(/^\d{4}-\d{2}-\d{2}$/, { message: 'to must be a date' })
  to?: string;
}

/** A figure of the period, and of as many days before it. */
export class Compared {
  current: number;
  previous: number;
}

/** As {@link Compared}; null where there is nothing to take it from. */
export class ComparedIfAny {
  current: number | null;
  previous: number | null;
}

/** Sales in one currency, in cents. */
export class SalesValue {
  currency: string;
  /** Sum of the orders delivered in the period, tax included. */
  revenue: Compared;
  /** How many were delivered. */
  delivered: Compared;
  /** Mean value of the orders placed in the period that were neither cancelled nor rejected. */
  averageOrder: ComparedIfAny;
}

/** What was delivered in one currency, in cents. */
export class SalesPointValue {
  currency: string;
  orders: number;
  revenue: number;
}

/** A day, a week or a month of the period: its first and last day. */
export class SalesPoint {
  from: string;
  to: string;
  /** Only currencies in which something was delivered. */
  values: SalesPointValue[];
}

/** What a seller's suppliers sold in a period, against as many days before it. */
export class Sales {
  from: string;
  to: string;
  /** First day of the period it is compared with, which ends the day before `from`. */
  previousFrom: string;
  /** Orders placed, drafts left out. */
  orders: Compared;
  /** Percent of the orders placed in the period that are delivered by now. */
  fulfilmentRate: ComparedIfAny;
  /** Median time from an order's arrival to its confirmation, in hours, of the orders placed in the period. */
  hoursToAccept: ComparedIfAny;
  /** The currency of the highest revenue, then of most orders; USD without any. */
  currency: string;
  /** `currency` first. */
  values: SalesValue[];
  /** Oldest first: days up to a month, weeks up to half a year, then months. */
  points: SalesPoint[];
}

export const SALES_BY = ['product', 'buyer', 'category'] as const;
export type SalesBy = (typeof SALES_BY)[number];

export class ListSalesInput extends PageInput {
  @IsIn(SALES_BY)
  by: SalesBy;

  /** As in {@link SalesPeriodInput}. */
  @MayBeAbsent()
  @IsISO8601({ strict: true })
  @Matches(/^\d{4}-\d{2}-\d{2}$/, { message: 'from must be a date' })
  from?: string;

  /** As in {@link SalesPeriodInput}. */
  @MayBeAbsent()
  @IsISO8601({ strict: true })
  @Matches(/^\d{4}-\d{2}-\d{2}$/, { message: 'to must be a date' })
  to?: string;
}

/** What was delivered of one product, to one buyer, or of one category, in one currency. */
export class SalesShare {
  /** Place by revenue. */
  rank: number;
  /** Of the product or the buyer; null for a category. */
  id: number | null;
  name: string;
  /** Of a product. */
  sku: string | null;
  currency: string;
  orders: number;
  /** Units. */
  quantity: number;
  /** Cents, before tax, of the units that the buyer did not close. */
  revenue: number;
}

/** The breakdown's filters; its paging is of no account. */
export class ExportSalesInput extends ListSalesInput {
  @IsIn(EXPORT_FORMATS)
  format: ExportFormat;
}
