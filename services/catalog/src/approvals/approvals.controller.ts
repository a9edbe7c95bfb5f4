import { Controller } from '@nestjs/common';
import {
  ApproveProduct,
  ApproveProducts,
  type ApproveProductsInput,
  GetSupplierApprovals,
  type IdInput,
  ListProductApprovals,
  type PageInput,
  type Product,
  type ProductApproval,
  type RejectInput,
  RejectProduct,
  RejectProducts,
  type RejectProductsInput,
  type ReviewedProducts,
  type SupplierApprovals,
} from '#contracts';
import { type Call, Handles, type Page } from '#platform';
import { ProductQueries } from '../products/product.queries.js';
import { ApproveProductHandler } from './approve-product.js';
import { RejectProductHandler } from './reject-product.js';
import { ReviewProductsHandler } from './review-products.js';
import { SupplierApprovalQueries } from './supplier-approval.queries.js';

/** The administrators' queue of products. */
@Controller()
export class ApprovalsController {
  constructor(
    private readonly queries: ProductQueries,
    private readonly approveProduct: ApproveProductHandler,
    private readonly rejectProduct: RejectProductHandler,
    private readonly reviewProducts: ReviewProductsHandler,
    private readonly ofSuppliers: SupplierApprovalQueries,
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

  @Handles(GetSupplierApprovals)
  ofSupplier(input: IdInput, { actor }: Call): Promise<SupplierApprovals> {
    return this.ofSuppliers.get(actor, input);
  }

  @Handles(ApproveProducts)
  approveAll(input: ApproveProductsInput & IdInput, { actor }: Call): Promise<ReviewedProducts> {
    return this.reviewProducts.execute(actor, { ...input, reason: null });
  }

  @Handles(RejectProducts)
  rejectAll(input: RejectProductsInput & IdInput, { actor }: Call): Promise<ReviewedProducts> {
    return this.reviewProducts.execute(actor, input);
  }
}
