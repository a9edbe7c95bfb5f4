import { Controller } from '@nestjs/common';
import {
  AddLineItem,
  type AddLineItemInput,
  DeleteLineItem,
  type IdInput,
  ImportAllLines,
  type ImportedLine,
  type ImportedLines,
  type ImportLineInput,
  ImportLineItem,
  type InvoiceLineItem,
  type UndoneImport,
  UndoInvoiceImport,
  UpdateLineItem,
  type UpdateLineItemInput,
} from '#contracts';
import { type Call, Handles } from '#platform';
import { AddLineItemHandler } from './add-line-item.js';
import { DeleteLineItemHandler } from './delete-line-item.js';
import { ImportAllLinesHandler } from './import-all-lines.js';
import { ImportLineItemHandler } from './import-line.js';
import { UndoInvoiceImportHandler } from './undo-import.js';
import { UpdateLineItemHandler } from './update-line-item.js';

/** What is asked about an invoice's lines. */
@Controller()
export class LineItemsController {
  constructor(
    private readonly addLineItem: AddLineItemHandler,
    private readonly deleteLineItem: DeleteLineItemHandler,
    private readonly updateLineItem: UpdateLineItemHandler,
    private readonly importLine: ImportLineItemHandler,
    private readonly importAllLines: ImportAllLinesHandler,
    private readonly undoInvoiceImport: UndoInvoiceImportHandler,
  ) {}

  @Handles(AddLineItem)
  add(input: AddLineItemInput & IdInput, call: Call): Promise<InvoiceLineItem> {
    return this.addLineItem.execute(call, input);
  }

  @Handles(UpdateLineItem)
  update(input: UpdateLineItemInput & IdInput, { actor }: Call): Promise<InvoiceLineItem> {
    return this.updateLineItem.execute(actor, input);
  }

  @Handles(DeleteLineItem)
  delete(input: IdInput, { actor }: Call): Promise<null> {
    return this.deleteLineItem.execute(actor, input);
  }

  /** Needs no idempotency key: a line is imported once, and every repeat gets the same answer. */
  @Handles(ImportLineItem)
  import(input: ImportLineInput & IdInput, { actor }: Call): Promise<ImportedLine> {
    return this.importLine.execute(actor, input);
  }

  @Handles(ImportAllLines)
  importAll(input: IdInput, call: Call): Promise<ImportedLines> {
    return this.importAllLines.execute(call, input);
  }

  @Handles(UndoInvoiceImport)
  undoImport(input: IdInput, call: Call): Promise<UndoneImport> {
    return this.undoInvoiceImport.execute(call, input);
  }
}
