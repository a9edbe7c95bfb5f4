import { Injectable } from '@nestjs/common';
import { type ExportOrdersInput, OrderExportFinished } from '#contracts';
import { type Actor, Db, exportsOf, Jobs, Outbox, Storage, type TablePlan } from '#platform';
import { orderTable } from './order-tables.js';

/** Lists of orders as files. */
@Injectable()
export class OrderExports extends exportsOf<ExportOrdersInput>('ordering', OrderExportFinished) {
  constructor(db: Db, jobs: Jobs, storage: Storage, outbox: Outbox) {
    super({ db, jobs, storage, outbox });
  }

  protected plan(actor: Actor, input: ExportOrdersInput): TablePlan<never> {
    return orderTable(actor, input);
  }
}
