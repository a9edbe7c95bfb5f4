import { IsBoolean, IsIn, IsInt, IsObject, IsOptional, IsString, Max, MaxLength, Min } from 'class-validator';
import { type ImportStatus, type ImportVerdict, RejectedCell } from '../inventory/import.dto.js';
import { MAX_INT } from '../common/vocabulary.js';
import { WholeNumber } from '../common/whole-number.js';
import { MayBeAbsent } from '../common/may-be-absent.js';

/** What a column of an imported catalogue may hold. */
export const PRODUCT_IMPORT_FIELDS = [
  'sku',
  'name',
  'description',
  'category',
  'brand',
  'price',
  'currency',
  'minOrderQuantity',
  'unitOfMeasure',
  'leadTime',
] as const;
export type ProductImportField = (typeof PRODUCT_IMPORT_FIELDS)[number];

/** Which column of the file holds what, by its heading; null or absent: none. */
export class ProductImportMapping {
  @IsOptional()
  @IsString()
  @MaxLength(500)
  sku?: string | null;

  @IsOptional()
  @IsString()
  @MaxLength(500)
  name?: string | null;

  @IsOptional()
  @IsString()
  @MaxLength(500)
  description?: string | null;

  @IsOptional()
  @IsString()
  @MaxLength(500)
  category?: string | null;

  @IsOptional()
  @IsString()
  @MaxLength(500)
  brand?: string | null;

  @IsOptional()
  @IsString()
  @MaxLength(500)
  price?: string | null;

  /** Of the price: a row in another than the supplier’s is rejected. */
  @IsOptional()
  @IsString()
  @MaxLength(500)
  currency?: string | null;

  @IsOptional()
  @IsString()
  @MaxLength(500)
  minOrderQuantity?: string | null;

  @IsOptional()
  @IsString()
  @MaxLength(500)
  unitOfMeasure?: string | null;

  @IsOptional()
  @IsString()
  @MaxLength(500)
  leadTime?: string | null;
}

export class ProductImportQuery {
  /** Only says what would happen. */
  @MayBeAbsent()
  @IsIn(['true', 'false'])
  dryRun?: 'true' | 'false';

  /** Whose catalogue; may be left out by sellers with one supplier. */
  @MayBeAbsent()
  @WholeNumber()
  @IsInt()
  @Min(1)
  @Max(MAX_INT)
  supplierId?: number;
}

/** Internal: the file is there. */
export class RunProductImportInput {
  @IsInt()
  @Min(1)
  @Max(MAX_INT)
  id: number;

  /** The caller's only one when null. */
  supplierId: number | null;

  /** Guessed from the headings when null. */
  @IsObject()
  mapping: ProductImportMapping | null;

  /** Answer at once, and go on by a job. */
  @IsBoolean()
  inBackground: boolean;
}

/** What becomes of one row. */
export class ImportedProductRow {
  line: number;
  verdict: ImportVerdict;
  sku: string;
  name: string | null;
  /** Cents; null: not said by the file. */
  price: number | null;
  /** Cents, of the product that there was. */
  previousPrice: number | null;
  /** An administrator looks at it before it is sold. */
  review: boolean;
}

/** A table that was imported into a supplier's catalogue, or would be. */
export class ProductImport {
  id: number;
  fileName: string;
  dryRun: boolean;
  /** rejected: some rows were, and nothing was imported. failed: the file could not be read. */
  status: ImportStatus;
  /** 0..100, while it runs. */
  progress: number;
  /** Why nothing was imported; null while all is well. */
  message: string | null;
  /** By which it can be undone (see ProductChange); null where nothing was changed. */
  changeId: number | null;
  /** Of the prices. */
  currency: string | null;
  created: number;
  /** Products that changed. */
  updated: number;
  /** Products that are as the file has them already; nothing is written of them. */
  unchanged: number;
  /** How many brands are new with it. */
  newBrands: number;
  /** How many rows were rejected. */
  rejectedRows: number;
  /** In the order of their lines; the first 2,000. */
  rejected: RejectedCell[];
  /** Of the file. */
  headings: string[];
  mapping: ProductImportMapping;
  /** The first 100. */
  rows: ImportedProductRow[];
  createdAt: string;
}
