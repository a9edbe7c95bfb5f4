import { Controller } from '@nestjs/common';
import {
  GetProductImport,
  type IdInput,
  type PreparedImport,
  type PrepareImportInput,
  PrepareProductImport,
  type ProductImport,
  RunProductImport,
  type RunProductImportInput,
} from '#contracts';
import { type Call, Handles } from '#platform';
import { ProductImports } from './product-imports.js';

/** Tables into a supplier's catalogue. */
@Controller()
export class ProductImportsController {
  constructor(private readonly imports: ProductImports) {}

  @Handles(PrepareProductImport)
  prepare(input: PrepareImportInput, { actor }: Call): Promise<PreparedImport> {
    return this.imports.prepare(actor, input);
  }

  @Handles(RunProductImport)
  run(input: RunProductImportInput, { actor }: Call): Promise<ProductImport> {
    return this.imports.start(actor, input);
  }

  @Handles(GetProductImport)
  get(input: IdInput, { actor }: Call): Promise<ProductImport> {
    return this.imports.get(actor, input);
  }
}
