import { Controller } from '@nestjs/common';
import {
  GetImport,
  type IdInput,
  type InventoryImport,
  type PreparedImport,
  PrepareImport,
  type PrepareImportInput,
  RunImport,
  type RunImportInput,
} from '#contracts';
import { type Call, Handles } from '#platform';
import { ImportQueries } from './import.queries.js';
import { PrepareImportHandler } from './prepare-import.js';
import { RunImportHandler } from './run-import.js';

/** Tables into the stock. */
@Controller()
export class ImportsController {
  constructor(
    private readonly queries: ImportQueries,
    private readonly prepareImport: PrepareImportHandler,
    private readonly runImport: RunImportHandler,
  ) {}

  @Handles(PrepareImport)
  prepare(input: PrepareImportInput, { actor }: Call): Promise<PreparedImport> {
    return this.prepareImport.execute(actor, input);
  }

  @Handles(RunImport)
  run(input: RunImportInput, { actor }: Call): Promise<InventoryImport> {
    return this.runImport.execute(actor, input);
  }

  @Handles(GetImport)
  get(input: IdInput, { actor }: Call): Promise<InventoryImport> {
    return this.queries.get(actor, input);
  }
}
