import { Transform } from 'class-transformer';
import {
  IsBoolean,
  IsIn,
  IsInt,
  IsNotEmpty,
  IsOptional,
  IsString,
  Matches,
  Max,
  MaxLength,
  Min,
} from 'class-validator';
import { NamedRef, PageInput } from '../common/common.dto.js';
import { EXPORT_FORMATS, type ExportFormat } from '../common/export.dto.js';
import { partial } from '../common/partial.js';
import { OneLine } from '../common/names.js';
import { MAX_INT, SUPPLIER_CATEGORIES, UNITS } from '../common/vocabulary.js';
import { WholeNumber } from '../common/whole-number.js';
import { PictureUrl } from './picture.dto.js';
import { RatedSupplier } from './ratings.dto.js';
import { MayBeAbsent } from '../common/may-be-absent.js';

export class Product {
  id: number;
  name: string;
  description: string | null;
  sku: string;
  category: string | null;
  /** Cents. */
  price: number;
  /** Of the price: the supplier's, unless a private product's invoice was in another. */
  currency: string;
  minOrderQuantity: number;
  unitOfMeasure: string;
  /** Days. */
  leadTime: number;
  imageUrl: string | null;
  brandId: number | null;
  supplierId: number | null;
  createdBy: number;
  isApproved: boolean;
  visibleOnMarketplace: boolean;
  /** Why an administrator refused it; null unless it stands refused. */
  rejectionReason: string | null;
  createdAt: string;
  brand: NamedRef | null;
  supplier: RatedSupplier | null;
}

export class CreateProductInput {
  @IsString()
  @IsNotEmpty({ message: 'Product name is required' })
  @MaxLength(200)
  @OneLine()
  name: string;

  @IsString()
  @IsNotEmpty({ message: 'SKU is required' })
  @MaxLength(100)
  @OneLine()
  sku: string;

  /** Cents. */
  @IsInt({ message: 'Invalid price format' })
  @Min(0, { message: 'Invalid price format' })
  @Max(MAX_INT)
  price: number;

  @IsInt({ message: 'Please select a supplier first' })
  @Min(1)
  @Max(MAX_INT)
  supplierId: number;

  @IsOptional()
  @IsInt()
  @Min(1)
  @Max(MAX_INT)
  brandId?: number | null;

  @IsOptional()
  @IsString()
  @MaxLength(5000)
  description?: string | null;

  @IsOptional()
  @IsIn(SUPPLIER_CATEGORIES)
  category?: string | null;

  @MayBeAbsent()
  @IsInt({ message: 'Must be a whole number' })
  @Min(1)
  @Max(1_000_000)
  minOrderQuantity?: number;

  @MayBeAbsent()
  @IsIn(UNITS)
  unitOfMeasure?: string;

  /** Days. */
  @MayBeAbsent()
  @IsInt({ message: 'Must be a whole number' })
  @Min(0)
  @Max(3650)
  leadTime?: number;

  @IsOptional()
  @PictureUrl()
  @MaxLength(2000)
  imageUrl?: string | null;

  @MayBeAbsent()
  @IsBoolean()
  visibleOnMarketplace?: boolean;
}

/** Changing name, SKU, category or brand of an approved product sends it back to approval. */
export class UpdateProductInput extends partial(CreateProductInput) {}

export const PRODUCT_STATUSES = ['active', 'pending', 'hidden', 'archived'] as const;
export const PRODUCT_SORTS = ['name', 'price-asc', 'price-desc', 'newest'] as const;

export class ListProductsInput extends PageInput {
  /** `true`: approved products only. */
  @MayBeAbsent()
  @Transform(({ value }) => (value === 'true' ? true : value === 'false' ? false : value))
  @IsBoolean()
  approved?: boolean;

  @MayBeAbsent()
  @WholeNumber()
  @IsInt()
  @Min(1)
  @Max(MAX_INT)
  supplierId?: number;

  @MayBeAbsent()
  @WholeNumber()
  @IsInt()
  @Min(1)
  @Max(MAX_INT)
  brandId?: number;

  @MayBeAbsent()
  @IsIn(SUPPLIER_CATEGORIES)
  category?: string;

  /** `archived`: the caller's own products that are not sold any more; no other list holds them. */
  @MayBeAbsent()
  @IsIn(PRODUCT_STATUSES)
  status?: (typeof PRODUCT_STATUSES)[number];

  @MayBeAbsent()
  @IsIn(PRODUCT_SORTS)
  sort?: (typeof PRODUCT_SORTS)[number];
}

/** The list's filters and order; its paging is of no account. */
export class ExportProductsInput extends ListProductsInput {
  @IsIn(EXPORT_FORMATS)
  format: ExportFormat;
}

const PRICE_DUE = (which: string): string => `The ${which} price must be a whole number of cents, not below zero`;

export class ListMarketplaceProductsInput extends PageInput {
  @MayBeAbsent()
  @IsIn(SUPPLIER_CATEGORIES)
  category?: string;

  @MayBeAbsent()
  @WholeNumber()
  @IsInt()
  @Min(1)
  @Max(MAX_INT)
  supplierId?: number;

  @MayBeAbsent()
  @WholeNumber()
  @IsInt()
  @Min(1)
  @Max(MAX_INT)
  brandId?: number;

  /** In which the prices are; without it, `priceMin` and `priceMax` are US dollars. */
  @MayBeAbsent()
  @IsString()
  @Matches(/^[A-Z]{3}$/, { message: 'Currency must be a code of three capital letters' })
  currency?: string;

  /** Cents. */
  @MayBeAbsent()
  @WholeNumber()
  @IsInt({ message: PRICE_DUE('lowest') })
  @Min(0, { message: PRICE_DUE('lowest') })
  @Max(MAX_INT)
  priceMin?: number;

  /** Cents. */
  @MayBeAbsent()
  @WholeNumber()
  @IsInt({ message: PRICE_DUE('highest') })
  @Min(0, { message: PRICE_DUE('highest') })
  @Max(MAX_INT)
  priceMax?: number;

  /** By price: within each currency, the currencies in the order of their codes; `price-desc` is all of it backwards. */
  @MayBeAbsent()
  @IsIn(PRODUCT_SORTS)
  sort?: (typeof PRODUCT_SORTS)[number];
}

export class ProductSummary {
  total: number;
  active: number;
  pending: number;
  hidden: number;
}

/** What became of a product that was to go. */
export class DeletedProduct {
  outcome: 'deleted' | 'archived';
}

export class ProductVisibility {
  id: number;
  visibleOnMarketplace: boolean;
}

/** A product that waits for an administrator, with who submitted it and when. */
export class ProductApproval extends Product {
  /** When it was last submitted; the queue is oldest first. */
  submittedAt: string;
}
