import { Injectable } from '@nestjs/common';
import { type ExportProductsInput, ProductExportFinished } from '#contracts';
import { type Actor, Db, exportsOf, Jobs, Outbox, Storage, type TablePlan } from '#platform';
import { productTable } from './product-table.js';

/** Lists of products as files. */
@Injectable()
export class ProductExports extends exportsOf<ExportProductsInput>('catalog', ProductExportFinished) {
  constructor(db: Db, jobs: Jobs, storage: Storage, outbox: Outbox) {
    super({ db, jobs, storage, outbox });
  }

  protected plan(actor: Actor, input: ExportProductsInput): TablePlan<never> {
    return productTable(actor, input);
  }
}
