import { Controller } from '@nestjs/common';
import {
  type ExportAnswer,
  ExportSales,
  type ExportSalesInput,
  GetSales,
  ListSales,
  type ListSalesInput,
  type Sales,
  type SalesPeriodInput,
  type SalesShare,
} from '#contracts';
import { type Call, calendarOf, Handles, type Page } from '#platform';
import { OrderExports } from '../exports/order-exports.js';
import { periodOf } from './period.js';
import { SalesQueries } from './sales.queries.js';

/** What sellers ask of what they sold. */
@Controller()
export class SalesController {
  constructor(
    private readonly queries: SalesQueries,
    private readonly exports: OrderExports,
  ) {}

  @Handles(GetSales)
  figures(input: SalesPeriodInput, { actor }: Call): Promise<Sales> {
    return this.queries.figures(actor, input);
  }

  @Handles(ListSales)
  list(input: ListSalesInput, { actor }: Call): Promise<Page<SalesShare>> {
    return this.queries.list(actor, input);
  }

  @Handles(ExportSales)
  export(input: ExportSalesInput, { actor }: Call): Promise<ExportAnswer> {
    // Made later, it is still of today's period.
    return this.exports.begin(actor, { ...input, ...periodOf(input, calendarOf(actor).dayOf(new Date())) });
  }
}
