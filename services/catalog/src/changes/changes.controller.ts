import { Controller } from '@nestjs/common';
import {
  ChangeProducts,
  type ChangeProductsInput,
  type IdInput,
  ListProductChanges,
  type PageInput,
  type ProductChange,
  type ProductChangeUndone,
  type ProductsChanged,
  UndoProductChange,
} from '#contracts';
import { type Call, Handles, type Page } from '#platform';
import { ChangeProductsHandler } from './change-products.js';
import { ProductChangeQueries } from './product-change.queries.js';
import { UndoProductChangeHandler } from './undo-product-change.js';

/** What is done to many products at a time, and the way back. */
@Controller()
export class ChangesController {
  constructor(
    private readonly queries: ProductChangeQueries,
    private readonly changeProducts: ChangeProductsHandler,
    private readonly undoChange: UndoProductChangeHandler,
  ) {}

  @Handles(ChangeProducts)
  change(input: ChangeProductsInput, { actor }: Call): Promise<ProductsChanged> {
    return this.changeProducts.execute(actor, input);
  }

  @Handles(UndoProductChange)
  undo(input: IdInput, { actor }: Call): Promise<ProductChangeUndone> {
    return this.undoChange.execute(actor, input);
  }

  @Handles(ListProductChanges)
  list(input: PageInput, { actor }: Call): Promise<Page<ProductChange>> {
    return this.queries.list(actor, input);
  }
}
