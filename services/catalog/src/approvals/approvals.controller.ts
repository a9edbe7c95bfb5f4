import { Controller } from '@nestjs/common';
import type { IdInput, Product, ProductApproval } from '#contracts';
import * as contracts from '#contracts';
import { type Call, Db, Handles, type Page } from '#platform';
import { ProductQueries } from '../products/product.queries.js';
import { ApproveProduct } from './approve-product.js';
import { RejectProduct } from './reject-product.js';
import { requireAdmin } from './require-admin.js';

/** The administrators' queue of products. */
@Controller()
export class ApprovalsController {
  constructor(
    private readonly db: Db,
    private readonly queries: ProductQueries,
    private readonly approveProduct: ApproveProduct,
    private readonly rejectProduct: RejectProduct,
  ) {}

  @Handles(contracts.ListProductApprovals)
  async list(input: contracts.PageInput, { actor }: Call): Promise<Page<ProductApproval>> {
    requireAdmin(actor);
    return this.queries.listApprovals(input);
  }

  @Handles(contracts.ApproveProduct)
  async approve({ id }: IdInput, { actor }: Call): Promise<Product> {
    await this.db.transaction((tx) => this.approveProduct.execute(tx, actor, id));
    return this.queries.get(actor, id);
  }

  @Handles(contracts.RejectProduct)
  async reject({ id, reason }: contracts.RejectInput & IdInput, { actor }: Call): Promise<Product> {
    await this.db.transaction((tx) => this.rejectProduct.execute(tx, actor, id, reason));
    return this.queries.get(actor, id);
  }
}
