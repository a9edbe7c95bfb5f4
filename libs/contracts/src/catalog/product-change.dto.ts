import {
  ArrayMaxSize,
  ArrayMinSize,
  ArrayUnique,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsObject,
  IsString,
  Max,
  MaxLength,
  Min,
  ValidateNested,
} from 'class-validator';
import { Type } from 'class-transformer';
import { Decimal } from '../common/decimal.js';
import { MAX_INT, MIN_INT, SUPPLIER_CATEGORIES } from '../common/vocabulary.js';
import { PRODUCT_STATUSES } from './product.dto.js';
import { MayBeAbsent } from '../common/may-be-absent.js';

const ID_DUE = 'Each id must be a whole number';

/** As the list of products is filtered. */
export class ProductFilter {
  @MayBeAbsent()
  @IsString()
  @MaxLength(200)
  q?: string;

  @MayBeAbsent()
  @IsInt()
  @Min(1)
  @Max(MAX_INT)
  supplierId?: number;

  @MayBeAbsent()
  @IsInt()
  @Min(1)
  @Max(MAX_INT)
  brandId?: number;

  @MayBeAbsent()
  @IsIn(SUPPLIER_CATEGORIES)
  category?: string;

  @MayBeAbsent()
  @IsIn(PRODUCT_STATUSES)
  status?: (typeof PRODUCT_STATUSES)[number];
}

/** One change of many products, which are named by `ids` or found by a `filter`: exactly one of `percent`, `amount`, `price`, `visibleOnMarketplace` and `archived`. */
export class ChangeProductsInput {
  @MayBeAbsent()
  @IsArray()
  @ArrayMinSize(1, { message: 'Please choose at least one product' })
  @ArrayMaxSize(500)
  @ArrayUnique({ message: 'Each id may be sent once' })
  @IsInt({ each: true, message: ID_DUE })
  @Min(1, { each: true, message: ID_DUE })
  @Max(MAX_INT, { each: true, message: ID_DUE })
  ids?: number[];

  /** Of the caller's own products all that are found so, 10,000 at most; of visibility, the approved ones among them. */
  @MayBeAbsent()
  @IsObject()
  @ValidateNested()
  @Type(() => ProductFilter)
  filter?: ProductFilter;

  /** How many the filter was seen to find: 409 if it finds another number by now. */
  @MayBeAbsent()
  @IsInt()
  @Min(0)
  @Max(MAX_INT)
  count?: number;

  /** By how much prices rise (or, below zero, fall), in percent; the new price is rounded half up. */
  @MayBeAbsent()
  @Decimal(2)
  @Min(-100)
  @Max(1000)
  percent?: number;

  /** By how much prices rise or fall, in cents. */
  @MayBeAbsent()
  @IsInt()
  @Min(MIN_INT)
  @Max(MAX_INT)
  amount?: number;

  /** What all of them cost from now on, in cents. */
  @MayBeAbsent()
  @IsInt({ message: 'Invalid price format' })
  @Min(0, { message: 'Invalid price format' })
  @Max(MAX_INT)
  price?: number;

  @MayBeAbsent()
  @IsBoolean()
  visibleOnMarketplace?: boolean;

  /** True: into the archive. False: back into the catalogue. */
  @MayBeAbsent()
  @IsBoolean()
  archived?: boolean;

  /** Of a preview: refused with conflict once prices, visibility or the archive are not what it showed. */
  @MayBeAbsent()
  @IsString()
  @MaxLength(64)
  basis?: string;

  /** Only says what would happen. */
  @MayBeAbsent()
  @IsBoolean()
  dryRun?: boolean;
}

/** What the change means for one product. */
export class ChangedProduct {
  id: number;
  name: string;
  sku: string;
  currency: string;
  /** Cents, before. */
  price: number;
  /** Cents, after. */
  newPrice: number;
  /** False where the product is as asked already. */
  changes: boolean;
  /** Why it cannot be; then nothing is changed at all. */
  problem: string | null;
}

export class ProductsChanged {
  /** By which it can be undone; null for a preview, and where nothing changed. */
  changeId: number | null;
  changed: number;
  /** How many products it is about; changed are those that are not as asked already. */
  found: number;
  /** Stands for the state that the change begins with. */
  basis: string;
  /** The first 500; those that cannot be are the first of all. */
  products: ChangedProduct[];
}

export const PRODUCT_CHANGE_KINDS = ['price', 'visibility', 'archive', 'restore', 'import'] as const;
export type ProductChangeKind = (typeof PRODUCT_CHANGE_KINDS)[number];

/** What was done to many products at a time. */
export class ProductChange {
  id: number;
  kind: ProductChangeKind;
  /** Of an import, else null. */
  fileName: string | null;
  /** How many products it changed. */
  changed: number;
  /** How many products are new with it. */
  created: number;
  createdAt: string;
  undoneAt: string | null;
}

/** What an undo did. */
export class ProductChangeUndone {
  /** Products that are as they were. */
  restored: number;
  /** Products that were new with the change, and are in the archive now. */
  archived: number;
}
