import { Injectable } from '@nestjs/common';
import { type ExportInventoryInput, InventoryExportFinished } from '#contracts';
import { type Actor, Db, exportsOf, Jobs, Outbox, Storage, type TablePlan } from '#platform';
import { inventoryTable } from './inventory-table.js';

/** Lists of items as files. */
@Injectable()
export class InventoryExports extends exportsOf<ExportInventoryInput>('inventory', InventoryExportFinished) {
  constructor(db: Db, jobs: Jobs, storage: Storage, outbox: Outbox) {
    super({ db, jobs, storage, outbox });
  }

  protected plan(actor: Actor, input: ExportInventoryInput): TablePlan<never> {
    return inventoryTable(actor, input);
  }
}
