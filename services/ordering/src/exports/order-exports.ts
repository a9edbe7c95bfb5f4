import { type ExportOrdersInput, type ExportSalesInput, OrderExportFinished } from '#contracts';
import { type Actor, exportsOf, type TablePlan } from '#platform';
import { orderTable } from './order-tables.js';
import { salesTable } from './sales-table.js';

const tableOf = (actor: Actor, input: ExportOrdersInput | ExportSalesInput): TablePlan<never> =>
  'by' in input ? salesTable(actor, input) : orderTable(actor, input);

/** Lists of orders, and of what they sold, as files. */
export class OrderExports extends exportsOf('ordering', OrderExportFinished, tableOf) {}
