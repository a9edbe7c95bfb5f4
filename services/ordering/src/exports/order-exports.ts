import { Injectable } from '@nestjs/common';
import { type ExportOrdersInput, OrderExportFinished } from '#contracts';
import {
  type Actor,
  Db,
  defineExportQueue,
  Every,
  type ExportJobs,
  Exports,
  Job,
  type JobContext,
  Jobs,
  Outbox,
  Storage,
  type TablePlan,
} from '#platform';
import { orderTable } from './order-tables.js';

export const OrderExportQueue = defineExportQueue('ordering');

/** Lists of orders as files. */
@Injectable()
export class OrderExports extends Exports<ExportOrdersInput> {
  constructor(db: Db, jobs: Jobs, storage: Storage, outbox: Outbox) {
    super(OrderExportQueue, OrderExportFinished, { db, jobs, storage, outbox });
  }

  @Job(OrderExportQueue, 'make-export')
  override make(payload: ExportJobs['make-export'], context: JobContext): Promise<void> {
    return super.make(payload, context);
  }

  @Every('1m')
  override requeue(): Promise<void> {
    return super.requeue();
  }

  @Every('10m')
  override drop(): Promise<void> {
    return super.drop();
  }

  protected plan(actor: Actor, input: ExportOrdersInput): TablePlan<never> {
    return orderTable(actor, input);
  }
}
