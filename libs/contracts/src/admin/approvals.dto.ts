import { IsBoolean, IsInt, IsNotEmpty, IsString, Max, MaxLength, Min } from 'class-validator';
import { InheritedFirst } from '../common/inherited-first.js';
import { MayBeAbsent } from '../common/may-be-absent.js';
import { MAX_INT } from '../common/vocabulary.js';
import { ProductApproval } from '../catalog/product.dto.js';
import { User } from '../identity/user.dto.js';

/** What waits for an administrator's decision, oldest first. */
export class Approvals {
  users: User[];
  products: ProductApproval[];
  /** How many sellers wait: exact up to 10000, then `10000+`. */
  userCount: string;
  /** How many products wait. */
  productCount: string;
}

/** An import whose products wait. */
export class WaitingImport {
  id: number;
  fileName: string;
  /** How many of its products wait. */
  waiting: number;
}

/** What of all suppliers of one seller waits. */
export class SellerApprovals {
  /** Of how many suppliers products wait. */
  suppliers: number;
  /** How many products wait. */
  waiting: number;
}

/** What of one supplier's waits for an administrator. */
export class SupplierApprovals {
  supplierId: number;
  /** How many products wait. */
  waiting: number;
  /** Newest first; the imports of a month. */
  imports: WaitingImport[];
  /** The same of all suppliers of its owner. */
  seller: SellerApprovals;
}

/** Which of a supplier's waiting products are decided on: all of them where nothing is said. */
export class ApproveProductsInput {
  /** Those that this import submitted. */
  @MayBeAbsent()
  @IsInt()
  @Min(1)
  @Max(MAX_INT)
  importId?: number;

  /** Those of all suppliers of the same owner; not with `importId`. */
  @MayBeAbsent()
  @IsBoolean()
  wholeSeller?: boolean;

  /** How many were seen to wait: 409 if more do by now. */
  @MayBeAbsent()
  @IsInt()
  @Min(0)
  @Max(MAX_INT)
  count?: number;
}

@InheritedFirst()
export class RejectProductsInput extends ApproveProductsInput {
  @IsString()
  @IsNotEmpty({ message: 'A reason is required' })
  @MaxLength(1000)
  reason: string;
}

/** What was decided on at once. */
export class ReviewedProducts {
  /** How many products; at most 5,000. */
  reviewed: number;
  /** How many of these wait still: the same call goes on. */
  remaining: number;
}
