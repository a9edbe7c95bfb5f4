import { Injectable } from '@nestjs/common';
import { type ExportInventoryInput, InventoryExportFinished } from '#contracts';
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
import { inventoryTable } from './inventory-table.js';

export const InventoryExportQueue = defineExportQueue('inventory');

/** Lists of items as files. */
@Injectable()
export class InventoryExports extends Exports<ExportInventoryInput> {
  constructor(db: Db, jobs: Jobs, storage: Storage, outbox: Outbox) {
    super(InventoryExportQueue, InventoryExportFinished, { db, jobs, storage, outbox });
  }

  @Job(InventoryExportQueue, 'make-export')
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

  protected plan(actor: Actor, input: ExportInventoryInput): TablePlan<never> {
    return inventoryTable(actor, input);
  }
}
