import {
  IsBoolean,
  IsIn,
  IsInt,
  IsNotEmpty,
  IsNumber,
  IsOptional,
  IsString,
  Max,
  MaxLength,
  Min,
} from 'class-validator';
import { CurrencyCode } from '../common/currency-code.js';
import { NamedRef, PageInput } from '../common/common.dto.js';
import { DayOrTime } from '../common/day-or-time.js';
import { Decimal } from '../common/decimal.js';
import { partial } from '../common/partial.js';
import { EXTRACTION_STATUSES, type ExtractionStatus, MAX_INT, MIN_INT } from '../common/vocabulary.js';
import { MayBeAbsent } from '../common/may-be-absent.js';

/** Something about an invoice that a person should look at. */
export class InvoiceWarning {
  code: string;
  /** One sentence for people. */
  message: string;
  /** The header field it is about, when it is about one. */
  field?: string;
}

/** Pages read so far. */
export class InvoiceProgress {
  page: number;
  of: number;
}

/** A file that came with an email and is not read. */
export class LeftOutFile {
  fileName: string;
  /** In words: 'It is no PDF, XML, CSV or picture'. */
  reason: string;
}

/** The email that an invoice was attached to, in its own words. */
export class InvoiceMail {
  /** 'Anna Berg <anna@berg.example>'. */
  from: string | null;
  subject: string | null;
  sentAt: string | null;
  /** What else was attached and is not read, at most 20; absent on invoices from before it was told. */
  leftOut?: LeftOutFile[];
}

/** The order that an invoice is for. */
export class InvoiceOrder {
  id: number;
  orderNumber: string;
  currency: string;
  supplier: NamedRef;
  /** The invoice prints its number and was linked when it was read; false once a person has chosen it. */
  foundByNumber: boolean;
}

export class Invoice {
  id: number;
  uploadedBy: number;
  fileName: string;
  fileUrl: string;
  fileType: string;
  extractionStatus: ExtractionStatus;
  /** While it is read, from the first page on; null otherwise. */
  progress: InvoiceProgress | null;
  /**
   * Everything that was read, each value with page, box (points, from the top left) and confidence. Its `lines` may be empty
   * where the invoice has thousands.
   */
  extractedData: Record<string, unknown> | null;
  invoiceNumber: string | null;
  /** ISO date. */
  invoiceDate: string | null;
  vendorName: string | null;
  currency: string | null;
  /** Cents. */
  totalAmount: number | null;
  /** Cents. */
  taxAmount: number | null;
  supplierId: number | null;
  orderId: number | null;
  /** The order that it is for, as it was sent; what the lines differ in from it is on each of them. */
  order: InvoiceOrder | null;
  /** Null for a file that was uploaded by itself. */
  mail: InvoiceMail | null;
  /** Why nothing could be read; null unless failed. */
  failureReason: string | null;
  warnings: InvoiceWarning[];
  /** Another invoice of the same vendor and number, when there is one. */
  duplicateOf: number | null;
  lineCount: number;
  /** How many of the lines are goods: no charges, discounts, returns or money back. */
  goodsCount: number;
  /** How many of the lines are in stock: all that there is to import at `goodsCount`. */
  importedCount: number;
  createdAt: string;
  updatedAt: string;
}

export class ProductSuggestion {
  productId: number;
  name: string;
  /** 0..1. */
  @IsNumber()
  score: number;
  /** How it was found, in words for people. */
  reason: string;
}

export const ORDERED_DIFFERENCES = ['quantity', 'unitPrice'] as const;
export type OrderedDifference = (typeof ORDERED_DIFFERENCES)[number];

/** What was ordered of a line's product. */
export class OrderedOfLine {
  quantity: number;
  /** Cents, in the order's currency. */
  unitPrice: number;
  /** In what the invoice is another one: its price or currency, or how much of the product all its lines have. */
  differences: OrderedDifference[];
  /** Units that came in with the order. */
  received: number;
  /** Those of the line's units that came in with the order, or another invoice for it: in stock already, and left out of an import. */
  inStock: number;
  /** When the last of them came; null while none has. */
  receivedAt: string | null;
}

export class InvoiceLineItem {
  id: number;
  invoiceId: number;
  /** From 0; what was read of a line stands at this place in the invoice's extractedData.lines. */
  position: number;
  sku: string | null;
  description: string;
  /** May have decimals as printed; only whole quantities can be imported. */
  @IsNumber()
  quantity: number | null;
  /** Cents; the exact printed price is in the invoice's extractedData. */
  unitPrice: number | null;
  /** Cents, as printed. */
  lineTotal: number | null;
  /**
   * A charge such as freight, of which nothing comes into stock: as its words say, until somebody says otherwise.
   * Lines of older invoices were all read as goods.
   */
  isCharge: boolean;
  productId: number | null;
  /** Null without a linked order, and for what was not ordered with it. The line's own values stay as they are. */
  ordered: OrderedOfLine | null;
  needsReview: boolean;
  /** Why, in words. */
  reviewNotes: string | null;
  /** 0..1. */
  @IsNumber()
  confidence: number;

  /** What it may be in the catalogue, best first; empty where an answer of thousands of lines would be too large with it. */
  suggestion: ProductSuggestion[];
  /** True from the import's beginning until its outcome is known; the line cannot be changed meanwhile. */
  importing: boolean;
  /** Why the last import was refused, in words; null once it is tried again or the line is corrected. */
  importError: string | null;
  /** Units that the import took into stock: without those in stock already, unless they were counted again. */
  importedQuantity: number | null;
  importedAt: string | null;
  createdAt: string;
}

/** An amount beside the lines. */
export class InvoiceAccountAmount {
  /** 'net', 'tax', 'total', 'due', 'charge', 'discount', 'paid', 'previous', 'information' or 'other'. */
  kind: string;
  label: string;
  /** Percent, as a plain decimal. */
  rate: string | null;
  /** As it is printed, or would be. */
  text: string | null;
  /** What it is, by arithmetic; null for what nothing explains. */
  explanation: string | null;
}

/** How an invoice adds up as a person has entered it. */
export class InvoiceAccount {
  /** Positions of the lines whose quantity × price, with what was read beside them, is not their total. */
  openLines: number[];
  /** First those of extractedData.amounts, in their order, as they are now; then what only a person knows. */
  amounts: InvoiceAccountAmount[];
  /** What leads from the lines to the total; null when nothing does. */
  equation: string | null;
  /** What does not add up, in words; null where an equation holds, or while an amount is missing. */
  problem: string | null;
}

export class InvoiceDetail {
  invoice: Invoice;
  lineItems: InvoiceLineItem[];
  /** Null while lines, tax and total are what was read: how that adds up is in the invoice's extractedData. */
  account: InvoiceAccount | null;
}

export class ProcessInvoiceInput {
  @IsString()
  @IsNotEmpty()
  @MaxLength(2000)
  fileUrl: string;

  @IsString()
  @IsNotEmpty()
  @MaxLength(255)
  fileName: string;

  @IsString()
  @IsNotEmpty()
  @MaxLength(100)
  fileType: string;
}

/** What became of a file that came with an email. */
export class MailedInvoice {
  invoiceId: number;
  fileName: string;
  /** Present and true when the same bytes were uploaded before; `invoiceId` is then the earlier one. */
  duplicate?: boolean;
}

export class ProcessedInvoice {
  invoiceId: number;
  /** Present and true when the same bytes were uploaded before; `invoiceId` is then the earlier one. */
  duplicate?: boolean;
  /** Of an email: all the invoices that came with it, at most 20; `invoiceId` is the first that is new. */
  invoices?: MailedInvoice[];
  /** Of an email: what else was attached and is not read, at most 20. Absent when there is nothing. */
  leftOut?: LeftOutFile[];
}

export class ListInvoicesInput extends PageInput {
  @MayBeAbsent()
  @IsIn(EXTRACTION_STATUSES)
  status?: ExtractionStatus;
}

/** Null empties a field: without one of its header fields an invoice needs a review. */
export class UpdateInvoiceInput {
  @IsOptional()
  @IsInt()
  @Min(1)
  @Max(MAX_INT)
  supplierId?: number | null;

  /**
   * An order that the caller sent: its supplier is the invoice's where none is set yet, its lines are the first that the
   * invoice's are matched with.
   */
  @IsOptional()
  @IsInt()
  @Min(1)
  @Max(MAX_INT)
  orderId?: number | null;

  @IsOptional()
  @IsString()
  @MaxLength(100)
  invoiceNumber?: string | null;

  @IsOptional()
  @DayOrTime()
  invoiceDate?: string | null;

  @IsOptional()
  @IsString()
  @MaxLength(300)
  vendorName?: string | null;

  @IsOptional()
  @CurrencyCode()
  currency?: string | null;

  /** Cents. */
  @IsOptional()
  @IsInt()
  @Min(MIN_INT)
  @Max(MAX_INT)
  totalAmount?: number | null;

  /** Cents. */
  @IsOptional()
  @IsInt()
  @Min(MIN_INT)
  @Max(MAX_INT)
  taxAmount?: number | null;
}

export class AddLineItemInput {
  @IsString()
  @IsNotEmpty()
  @MaxLength(2000)
  description: string;

  @IsOptional()
  @IsString()
  @MaxLength(100)
  sku?: string | null;

  @IsOptional()
  @Decimal(4)
  @Min(0)
  @Max(1_000_000)
  quantity?: number | null;

  /** Cents. */
  @IsOptional()
  @IsInt()
  @Min(0)
  @Max(MAX_INT)
  unitPrice?: number | null;

  /** Cents. */
  @IsOptional()
  @IsInt()
  @Min(0)
  @Max(MAX_INT)
  lineTotal?: number | null;

  /** A charge, such as freight, or goods that come into stock; on a new line its description tells where this does not. */
  @MayBeAbsent()
  @IsBoolean()
  isCharge?: boolean;

  /** Null: goods unknown to the catalogue; import makes a private product. */
  @IsOptional()
  @IsInt()
  @Min(1)
  @Max(MAX_INT)
  productId?: number | null;
}

export class UpdateLineItemInput extends partial(AddLineItemInput) {}

export class ImportLineInput {
  /** True imports units again that came in with the linked order, or another invoice for it (`ordered.inStock`); without it, they are left out. */
  @MayBeAbsent()
  @IsBoolean()
  countAgain?: boolean;
}

export class ImportedLine {
  inventoryId: number;
  /** True when the stock item did not exist before. */
  created: boolean;
  /** Units that went into stock. */
  quantity: number;
}

export class FailedImport {
  lineItemId: number;
  message: string;
}

export class ImportedLines {
  imported: number;
  /** Under way: they come in by themselves, each as its line says. */
  importing: number;
  /** In doubt, not in whole units, or in stock with the order already. */
  skipped: number;
  failed: FailedImport[];
}

export class UndoneImport {
  /** Lines that are free again. */
  lines: number;
  /** Stock items that the import had made, gone again. */
  removed: number;
  /** Stock items that are as they were. */
  restored: number;
}

/** What the invoices of an order brought into stock of a product. */
export class ImportedGoods {
  productId: number;
  quantity: number;
  /** When the last of them came in. */
  importedAt: string;
}

/** An invoice, as the order that it is for shows it. */
export class InvoiceOfOrder {
  id: number;
  fileName: string;
  invoiceNumber: string | null;
  extractionStatus: ExtractionStatus;
  currency: string | null;
  /** Cents. */
  totalAmount: number | null;
  lineCount: number;
  /** How many of the lines are goods: no charges, discounts, returns or money back. */
  goodsCount: number;
  /** How many of the lines are in stock: all that there is to import at `goodsCount`. */
  importedCount: number;
  /** By product: in stock already, and received with the order only with `countAgain`. */
  imported: ImportedGoods[];
}

/** Internal: where the original lies in the file store, for its uploader. */
export class InvoiceFile {
  key: string;
  fileName: string;
  /** Media type, by content. */
  fileType: string;
}
