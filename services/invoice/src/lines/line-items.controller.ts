import { Controller } from '@nestjs/common';
import type { IdInput, ImportedLine, ImportedLines, InvoiceLineItem } from '#contracts';
import * as contracts from '#contracts';
import { type Call, Db, Handles } from '#platform';
import { LearningQueue } from '../learning/learning-queue.js';
import { InvoiceQueries } from '../invoices/invoice.queries.js';
import { CatalogueReferences } from '../matching/catalogue-references.js';
import { ImportAllLines } from './import-all-lines.js';
import { ImportLine } from './import-line.js';
import { UpdateLineItem } from './update-line-item.js';

/** What is asked about an invoice's lines. */
@Controller()
export class LineItemsController {
  constructor(
    private readonly db: Db,
    private readonly queries: InvoiceQueries,
    private readonly references: CatalogueReferences,
    private readonly updateLineItem: UpdateLineItem,
    private readonly learningQueue: LearningQueue,
    private readonly importLine: ImportLine,
    private readonly importAllLines: ImportAllLines,
  ) {}

  @Handles(contracts.UpdateLineItem)
  async update(input: contracts.UpdateLineItemInput & IdInput, { actor }: Call): Promise<InvoiceLineItem> {
    await this.references.checkProduct(actor, input);
    await this.db.transaction((tx) => this.updateLineItem.execute(tx, actor, input));
    const line = await this.queries.line(actor, input.id);
    if (input.sku !== undefined) await this.learningQueue.add(line.invoiceId);
    return line;
  }

  /** Needs no idempotency key: a line is imported once, and every repeat gets the same answer. */
  @Handles(contracts.ImportLineItem)
  import({ id }: IdInput, { actor }: Call): Promise<ImportedLine> {
    return this.importLine.execute(actor, id);
  }

  @Handles(contracts.ImportAllLines)
  async importAll(input: IdInput, call: Call): Promise<ImportedLines> {
    const earlier = await this.db.answered<ImportedLines>(call, 'import-all-lines', input);
    if (earlier) return earlier.answer;
    const answer = await this.importAllLines.execute(call.actor, input.id, call);
    return this.db.idempotent(call, 'import-all-lines', input, () => Promise.resolve(answer));
  }
}
