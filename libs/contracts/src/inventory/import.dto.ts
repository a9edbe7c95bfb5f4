import { IsBoolean, IsIn, IsInt, IsObject, IsOptional, IsString, Max, MaxLength, Min } from 'class-validator';
import { MAX_INT } from '../common/vocabulary.js';
import { MayBeAbsent } from '../common/may-be-absent.js';

/** What a column of an imported table may hold. */
export const IMPORT_FIELDS = ['sku', 'name', 'stock', 'threshold', 'location', 'cost', 'costCurrency'] as const;
export type ImportField = (typeof IMPORT_FIELDS)[number];

export const IMPORT_MAX_ROWS = 50_000;

/** Which column of the file holds what, by its heading; null or absent: none. */
export class ImportMapping {
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
  stock?: string | null;

  @IsOptional()
  @IsString()
  @MaxLength(500)
  threshold?: string | null;

  @IsOptional()
  @IsString()
  @MaxLength(500)
  location?: string | null;

  @IsOptional()
  @IsString()
  @MaxLength(500)
  cost?: string | null;

  /** A row in another currency than its item’s is rejected. */
  @IsOptional()
  @IsString()
  @MaxLength(500)
  costCurrency?: string | null;
}

export class ImportQuery {
  /** Only says what would happen. */
  @MayBeAbsent()
  @IsIn(['true', 'false'])
  dryRun?: 'true' | 'false';
}

/** Internal: a file is about to be sent. */
export class PrepareImportInput {
  @IsString()
  @MaxLength(255)
  fileName: string;

  @IsBoolean()
  dryRun: boolean;
}

/** Internal: where to put the file. */
export class PreparedImport {
  id: number;
  fileKey: string;
}

/** Internal: the file is there. */
export class RunImportInput {
  @IsInt()
  @Min(1)
  @Max(MAX_INT)
  id: number;

  /** Guessed from the headings when null. */
  @IsObject()
  mapping: ImportMapping | null;

  /** Answer at once, and go on by a job. */
  @IsBoolean()
  inBackground: boolean;
}

/** Why a row was rejected. */
export class RejectedCell {
  /** In the file, counted from 1, which is the heading. */
  line: number;
  /** Its heading, or ours where the file has no such column. */
  column: string;
  message: string;
}

/** unchanged: there is nothing in the row that is not so already. */
export type ImportVerdict = 'created' | 'updated' | 'unchanged' | 'rejected';

/** What becomes of one row. */
export class ImportedRow {
  line: number;
  verdict: ImportVerdict;
  sku: string;
  name: string | null;
  /** Null: not said by the file. */
  stock: number | null;
  /** Of the item that there was. */
  previousStock: number | null;
  /** True when the product is unknown to the catalogue, and becomes the caller's own. */
  newProduct: boolean;
}

export type ImportStatus = 'preparing' | 'running' | 'done' | 'rejected' | 'failed';

/** A table that was imported into the stock, or would be. */
export class InventoryImport {
  id: number;
  fileName: string;
  dryRun: boolean;
  /** rejected: some rows were, and nothing was imported. failed: the file could not be read. */
  status: ImportStatus;
  /** 0..100, while it runs. */
  progress: number;
  /** Why nothing was imported; null while all is well. */
  message: string | null;
  created: number;
  /** Items that changed. */
  updated: number;
  /** Items that are as the file has them already; nothing is written of them. */
  unchanged: number;
  /** How many rows were rejected. */
  rejectedRows: number;
  /** In the order of their lines; the first 2,000. */
  rejected: RejectedCell[];
  /** Of the file. */
  headings: string[];
  mapping: ImportMapping;
  /** The first 100. */
  rows: ImportedRow[];
  createdAt: string;
}
