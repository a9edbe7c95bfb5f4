import { Controller } from '@nestjs/common';
import {
  type BulkChange,
  GetImport,
  type IdInput,
  type InventoryImport,
  ListBulkChanges,
  type PageInput,
  type PreparedImport,
  PrepareImport,
  type PrepareImportInput,
  type RestoredAnswer,
  RunImport,
  type RunImportInput,
  UndoDeletion,
  UndoImport,
} from '#contracts';
import { type Call, Handles, type Page } from '#platform';
import { BulkChangeQueries } from '../bulk/bulk-change.queries.js';
import { UndoDeletionHandler } from '../bulk/undo-deletion.js';
import { StockImports } from './stock-imports.js';
import { UndoImportHandler } from './undo-import.js';

/** What is done to many items at a time: tables into the stock, and the way back. */
@Controller()
export class ImportsController {
  constructor(
    private readonly imports: StockImports,
    private readonly undoImport: UndoImportHandler,
    private readonly undoDeletion: UndoDeletionHandler,
    private readonly changes: BulkChangeQueries,
  ) {}

  @Handles(PrepareImport)
  prepare(input: PrepareImportInput, { actor }: Call): Promise<PreparedImport> {
    return this.imports.prepare(actor, input);
  }

  @Handles(RunImport)
  run(input: RunImportInput, { actor }: Call): Promise<InventoryImport> {
    return this.imports.begin(actor, input);
  }

  @Handles(GetImport)
  get(input: IdInput, { actor }: Call): Promise<InventoryImport> {
    return this.imports.get(actor, input);
  }

  @Handles(UndoImport)
  undo(input: IdInput, { actor }: Call): Promise<RestoredAnswer> {
    return this.undoImport.execute(actor, input);
  }

  @Handles(UndoDeletion)
  restore(input: IdInput, { actor }: Call): Promise<RestoredAnswer> {
    return this.undoDeletion.execute(actor, input);
  }

  @Handles(ListBulkChanges)
  list(input: PageInput, { actor }: Call): Promise<Page<BulkChange>> {
    return this.changes.list(actor, input);
  }
}
