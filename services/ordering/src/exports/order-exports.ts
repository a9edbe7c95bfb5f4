import { OrderExportFinished } from '#contracts';
import { exportsOf } from '#platform';
import { orderTable } from './order-tables.js';

/** Lists of orders as files. */
export class OrderExports extends exportsOf('ordering', OrderExportFinished, orderTable) {}
