import { Module } from '@nestjs/common';
import {
  CreatePrivateProduct,
  FindOrdersByNumber,
  FindReceivedOrders,
  GetCurrentUser,
  GetOrder,
  GetOrderedSuppliers,
  GetProductSnapshot,
  GetSupplier,
  GetSupplierNames,
  InvoiceExtracted,
  InvoiceFailed,
  InvoiceImportUndone,
  InvoiceLineImported,
  InvoiceLinked,
  InvoiceProgressed,
  InvoiceUploaded,
  MatchProducts,
  ReceiveStock,
  UndoReceipts,
  DEAD_LETTERS,
} from '#contracts';
import { answersDeadLetters, PlatformModule, provideConfig, provideStorage } from '#platform';
import { OwnDataController } from './own-data/own-data.controller.js';
import { DeleteInvoiceHandler } from './invoices/delete-invoice.js';
import { InvoiceEntity } from './invoices/invoice.entity.js';
import { InvoiceQueries } from './invoices/invoice.queries.js';
import { InvoicesController } from './invoices/invoices.controller.js';
import { ProcessInvoiceHandler } from './invoices/process-invoice.js';
import { RetryInvoiceHandler } from './invoices/retry-invoice.js';
import { UpdateInvoiceHandler } from './invoices/update-invoice.js';
import { AddLineItemHandler } from './lines/add-line-item.js';
import { DeleteLineItemHandler } from './lines/delete-line-item.js';
import { ImportAllLinesHandler } from './lines/import-all-lines.js';
import { ImportLineItemHandler } from './lines/import-line.js';
import { LineItemEntity } from './lines/line-item.entity.js';
import { LineItemsController } from './lines/line-items.controller.js';
import { UndoInvoiceImportHandler } from './lines/undo-import.js';
import { UpdateLineItemHandler } from './lines/update-line-item.js';
import { LearnLayoutJob } from './learning/learn-layout.job.js';
import { LearningQueue } from './learning/learning-queue.js';
import { ProductPairs } from './learning/product-pairs.js';
import { VendorLayouts } from './learning/vendor-layouts.js';
import { CatalogueReferences } from './matching/catalogue-references.js';
import { LinkedOrders } from './matching/linked-orders.js';
import { MatchInvoice } from './matching/match-invoice.js';
import { MatchLines } from './matching/match-lines.js';
import { NamedOrders } from './matching/named-orders.js';
import { UnnamedOrders } from './matching/unnamed-orders.js';
import { OrdersController } from './matching/orders.controller.js';
import { CreateInvoices1763700000007 } from './migrations/create-invoices.js';
import { ImportByCommand1763700000407 } from './migrations/import-by-command.js';
import { TellPictures1766000000107 } from './migrations/tell-pictures.js';
import { TellRefusals1763700000507 } from './migrations/tell-refusals.js';
import { TellProgress1763700000307 } from './migrations/tell-progress.js';
import { LearnFromReviews1763700000207 } from './migrations/learn-from-reviews.js';
import { BuyerKnowledge } from './reading/buyer-knowledge.js';
import { ExtractInvoiceJob } from './reading/extract-invoice.job.js';
import { Extractor } from './reading/extractor.js';
import { InvoiceQueue, PictureQueue } from './reading/invoice.queue.js';
import { ReadingConfig } from './reading/reading.config.js';
import { ReadingProgress } from './reading/reading-progress.js';
import { ReadingQueue } from './reading/reading-queue.js';
import { RecordExtraction } from './reading/record-extraction.js';
import { CreateUploadUrlHandler } from './uploads/create-upload-url.js';
import { ForgetUserController } from './uploads/forget-user.controller.js';
import { DropFiles } from './uploads/drop-files.js';
import { UploadEntity } from './uploads/upload.entity.js';
import { MetricsController } from './metrics/invoice-metrics.js';
import { UnpackMail } from './uploads/unpack-mail.js';
import { CountInvoices1764900000016 } from './migrations/count-invoices.js';
import { UndoImports1765200000107 } from './migrations/undo-imports.js';
import { CountWhatIsIn1767200000007 } from './migrations/count-what-is-in.js';
import { IndexLinkedOrders1767000000007 } from './migrations/index-linked-orders.js';
import { TellLinks1769100000007 } from './migrations/tell-links.js';
import { TellCharges1769000000007 } from './migrations/tell-charges.js';
import { LinkOrders1765600000007 } from './migrations/link-orders.js';
import { NameMails1765100000107 } from './migrations/name-mails.js';

@Module({
  imports: [
    PlatformModule.forService({
      name: 'invoice',
      asks: [
        CreatePrivateProduct,
        FindOrdersByNumber,
        FindReceivedOrders,
        GetCurrentUser,
        GetOrder,
        GetOrderedSuppliers,
        GetProductSnapshot,
        GetSupplier,
        GetSupplierNames,
        MatchProducts,
        ReceiveStock,
        UndoReceipts,
      ],
      publishes: [
        DEAD_LETTERS.invoice.decided,
        InvoiceExtracted,
        InvoiceFailed,
        InvoiceImportUndone,
        InvoiceLineImported,
        InvoiceLinked,
        InvoiceProgressed,
        InvoiceUploaded,
      ],
      entities: [InvoiceEntity, LineItemEntity, UploadEntity],
      migrations: [
        CreateInvoices1763700000007,
        LearnFromReviews1763700000207,
        TellProgress1763700000307,
        ImportByCommand1763700000407,
        TellRefusals1763700000507,
        CountInvoices1764900000016,
        NameMails1765100000107,
        UndoImports1765200000107,
        LinkOrders1765600000007,
        TellPictures1766000000107,
        IndexLinkedOrders1767000000007,
        CountWhatIsIn1767200000007,
        TellCharges1769000000007,
        TellLinks1769100000007,
      ],
      queues: [InvoiceQueue, PictureQueue],
    }),
  ],
  controllers: [
    MetricsController,
    answersDeadLetters(DEAD_LETTERS.invoice),
    OwnDataController,
    ForgetUserController,
    InvoicesController,
    LineItemsController,
    OrdersController,
  ],
  providers: [
    provideConfig(ReadingConfig),
    provideStorage(),
    InvoiceQueries,
    CreateUploadUrlHandler,
    DropFiles,
    UnpackMail,
    ProcessInvoiceHandler,
    ReadingQueue,
    ExtractInvoiceJob,
    Extractor,
    BuyerKnowledge,
    ReadingProgress,
    RecordExtraction,
    VendorLayouts,
    ProductPairs,
    LearnLayoutJob,
    LearningQueue,
    MatchLines,
    MatchInvoice,
    CatalogueReferences,
    LinkedOrders,
    NamedOrders,
    UnnamedOrders,
    UpdateInvoiceHandler,
    RetryInvoiceHandler,
    DeleteInvoiceHandler,
    AddLineItemHandler,
    UpdateLineItemHandler,
    DeleteLineItemHandler,
    ImportLineItemHandler,
    ImportAllLinesHandler,
    UndoInvoiceImportHandler,
  ],
})
export class InvoiceModule {}
