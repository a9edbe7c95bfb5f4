import { IsEmail, IsIn, IsInt, IsNotEmpty, IsOptional, IsString, Max, MaxLength, Min } from 'class-validator';
import { OneEmail } from '../common/email-address.js';
import { NamedCount, PageInput, SliceInput } from '../common/common.dto.js';
import { OneLine } from '../common/names.js';
import { partial } from '../common/partial.js';
import {
  CURRENCIES,
  type Currency,
  MAX_INT,
  SUPPLIER_CATEGORIES,
  type SupplierRelationship,
} from '../common/vocabulary.js';
import { WholeNumber } from '../common/whole-number.js';
import { WebAddress } from '../common/web-address.js';
import { PictureUrl } from './picture.dto.js';
import { Product } from './product.dto.js';
import { Ratings } from './ratings.dto.js';
import { MayBeAbsent } from '../common/may-be-absent.js';

/** A supplier as the caller may see it. */
export class Supplier {
  id: number;
  name: string;
  description: string | null;
  category: string;
  contactEmail: string | null;
  contactPhone: string | null;
  website: string | null;
  whatsapp: string | null;
  address: string | null;
  location: string | null;
  /** Comma separated. */
  tags: string | null;
  logoUrl: string | null;
  /** Days; what a new product of its has that says nothing else. */
  defaultLeadTime: number | null;
  /** Cents before tax: smaller orders cannot be sent. */
  orderMinimum: number | null;
  /** The owner; null for a record that a buyer typed in. */
  userId: number | null;
  createdAt: string;
  /** Whether the owner has been approved, and so whether the supplier is public. */
  isApproved: boolean;
  /** Approved, visible, unarchived products. */
  productCount: number;
  /** The calling buyer's relationship. */
  relationshipStatus: SupplierRelationship;
  isConnected: boolean;
  /** What its products are priced in, unless a product says otherwise. */
  currency: string;
  ratings: Ratings;
}

export class CreateSupplierInput {
  @IsString()
  @IsNotEmpty({ message: 'Supplier name is required' })
  @MaxLength(200)
  @OneLine()
  name: string;

  @IsIn(SUPPLIER_CATEGORIES)
  category: string;

  @IsOptional()
  @IsString()
  @MaxLength(5000)
  description?: string | null;

  @IsOptional()
  @OneEmail()
  @IsEmail({}, { message: 'Please enter a valid email address' })
  @MaxLength(254)
  contactEmail?: string | null;

  @IsOptional()
  @IsString()
  @MaxLength(50)
  contactPhone?: string | null;

  /** http or https; `https://` is added where it is left out. */
  @IsOptional()
  @WebAddress()
  @MaxLength(300)
  website?: string | null;

  @IsOptional()
  @IsString()
  @MaxLength(50)
  whatsapp?: string | null;

  @IsOptional()
  @IsString()
  @MaxLength(500)
  address?: string | null;

  @IsOptional()
  @IsString()
  @MaxLength(200)
  location?: string | null;

  /** Comma separated. */
  @IsOptional()
  @IsString()
  @MaxLength(500)
  tags?: string | null;

  @IsOptional()
  @PictureUrl()
  @MaxLength(2000)
  logoUrl?: string | null;

  /** Days. */
  @IsOptional()
  @IsInt({ message: 'Must be a whole number' })
  @Min(0)
  @Max(3650)
  defaultLeadTime?: number | null;

  /** Cents before tax. */
  @IsOptional()
  @IsInt({ message: 'Order minimum must be a whole number of cents' })
  @Min(1)
  @Max(MAX_INT)
  orderMinimum?: number | null;

  /**
   * What its products are priced in. When absent: its owner's in seller mode, else that of the installation. It stays once
   * there are products.
   */
  @MayBeAbsent()
  @IsIn(CURRENCIES)
  currency?: Currency;
}

export class UpdateSupplierInput extends partial(CreateSupplierInput) {}

export const SUPPLIER_FILTERS = ['all', 'connected', 'pending', 'unconnected'] as const;
export const SUPPLIER_SORTS = ['name', 'category', 'status', 'recent', 'products', 'rating'] as const;

export class ListSuppliersInput extends PageInput {
  @MayBeAbsent()
  @IsIn(SUPPLIER_CATEGORIES)
  category?: string;

  @MayBeAbsent()
  @IsIn(SUPPLIER_FILTERS)
  status?: (typeof SUPPLIER_FILTERS)[number];

  @MayBeAbsent()
  @IsIn(SUPPLIER_SORTS)
  sort?: (typeof SUPPLIER_SORTS)[number];
}

export const ALL_SUPPLIER_SORTS = ['name', 'recent', 'products', 'rating'] as const;

export const MARKETPLACE_SUPPLIER_SORTS = ['name', 'category', 'products', 'rating'] as const;

export class ListMarketplaceSuppliersInput extends PageInput {
  @MayBeAbsent()
  @IsIn(SUPPLIER_CATEGORIES)
  category?: string;

  @MayBeAbsent()
  @IsIn(MARKETPLACE_SUPPLIER_SORTS)
  sort?: (typeof MARKETPLACE_SUPPLIER_SORTS)[number];
}

/** All that have an owner, public or not: `status` says which. */
export class ListAllSuppliersInput extends PageInput {
  @MayBeAbsent()
  @IsIn(SUPPLIER_CATEGORIES)
  category?: string;

  @MayBeAbsent()
  @IsIn(['public', 'waiting'])
  status?: 'public' | 'waiting';

  @MayBeAbsent()
  @IsIn(ALL_SUPPLIER_SORTS)
  sort?: (typeof ALL_SUPPLIER_SORTS)[number];
}

/** A supplier's own id inside another resource's path or query. */
export class SupplierIdInput {
  @WholeNumber()
  @IsInt({ message: 'Supplier is required' })
  @Min(1)
  @Max(MAX_INT)
  supplierId: number;
}

/** What is priced in the currency of most products. */
export class PriceRange {
  /** Cents. */
  min: number;
  /** Cents. */
  max: number;
  currency: string;
}

/** Which of the products; the figures beside them are of all. */
export class SupplierCatalogInput extends SliceInput {
  /** Products on the page, 1..200. */
  override limit?: number = 200;
}

/** A supplier with what the caller may order there. */
export class SupplierCatalog {
  supplier: Supplier;
  /** A page of them by name: the first, or the one that `cursor` is for. */
  products: Product[];
  categories: NamedCount[];
  /** Null when there are no products. */
  priceRange: PriceRange | null;
  /** On all pages. */
  totalProducts: number;
}
