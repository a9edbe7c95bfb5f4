import { Controller } from '@nestjs/common';
import {
  ApproveProduct,
  type IdInput,
  ListProductApprovals,
  type PageInput,
  type Product,
  type ProductApproval,
  type RejectInput,
  RejectProduct,
} from '#contracts';
import { type Call, Handles, type Page } from '#platform';
import { ProductQueries } from '../products/product.queries.js';
import { ApproveProductHandler } from './approve-product.js';
import { RejectProductHandler } from './reject-product.js';

/** The administrators' queue of products. */
@Controller()
export class ApprovalsController {
  constructor(
    private readonly queries: ProductQueries,
    private readonly approveProduct: ApproveProductHandler,
    private readonly rejectProduct: RejectProductHandler,
  ) {}

  @Handles(ListProductApprovals)
  list(input: PageInput, { actor }: Call): Promise<Page<ProductApproval>> {
    return this.queries.listApprovals(actor, input);
  }

  @Handles(ApproveProduct)
  approve(input: IdInput, { actor }: Call): Promise<Product> {
    return this.approveProduct.execute(actor, input);
  }

  @Handles(RejectProduct)
  reject(input: RejectInput & IdInput, { actor }: Call): Promise<Product> {
    return this.rejectProduct.execute(actor, input);
  }
}
