import { Module } from '@nestjs/common';
import {
  GetCurrentUser,
  ProductApproved,
  ProductCreated,
  ProductDeleted,
  ProductExportFinished,
  ProductRejected,
  ProductsReviewed,
  ProductUpdated,
  SupplierCreated,
  SupplierDeleted,
  SupplierUpdated,
  DEAD_LETTERS,
  IsProductOrdered,
  IsProductStocked,
} from '#contracts';
import {
  answersDeadLetters,
  CreateExports1764100000000,
  FORGIVING_SEARCH,
  PlatformModule,
  provideStorage,
} from '#platform';
import { OwnDataController } from './own-data/own-data.controller.js';
import { Settings1764700000009 } from './migrations/settings.js';
import { ApprovalsController } from './approvals/approvals.controller.js';
import { ApproveProductHandler } from './approvals/approve-product.js';
import { RejectProductHandler } from './approvals/reject-product.js';
import { ReviewProductsHandler } from './approvals/review-products.js';
import { SupplierApprovalQueries } from './approvals/supplier-approval.queries.js';
import { BrandEntity } from './brands/brand.entity.js';
import { BrandQueries } from './brands/brand.queries.js';
import { BrandsController } from './brands/brands.controller.js';
import { CreateBrandHandler } from './brands/create-brand.js';
import { DeleteBrandHandler } from './brands/delete-brand.js';
import { UpdateBrandHandler } from './brands/update-brand.js';
import { ChangeProductsHandler } from './changes/change-products.js';
import { ChangesController } from './changes/changes.controller.js';
import { ProductChangeQueries } from './changes/product-change.queries.js';
import { UndoProductChangeHandler } from './changes/undo-product-change.js';
import { ProductImports } from './imports/product-imports.js';
import { ProductImportsController } from './imports/product-imports.controller.js';
import { WriteProducts } from './imports/write-products.js';
import { ProductImports1765100000002 } from './migrations/product-imports.js';
import { CopiesController } from './copies/copies.controller.js';
import { OwnerCopies } from './copies/owner-copies.js';
import { RelationshipCopies } from './copies/relationship-copies.js';
import { FacetsQuery } from './marketplace/facets.query.js';
import { MarketplaceController } from './marketplace/marketplace.controller.js';
import { ProductExports } from './exports/product-exports.js';
import { CountInIndexes1766600000002 } from './migrations/count-in-indexes.js';
import { CountOwnProducts1766600000003 } from './migrations/count-own-products.js';
import { CountSuppliers1766700000004 } from './migrations/count-suppliers.js';
import { CountSuppliersOfCategory1772100000005 } from './migrations/count-suppliers-of-category.js';
import { SearchInSlices1772200000001 } from './migrations/search-in-slices.js';
import { SearchStatistics1766700000003 } from './migrations/search-statistics.js';
import { OwnUnlisted1766700000002 } from './migrations/own-unlisted.js';
import { OwnCategory1766700000001 } from './migrations/own-category.js';
import { CreateCatalog1763700000001 } from './migrations/create-catalog.js';
import { Pictures1764200000002 } from './migrations/pictures.js';
import { MarketPrices1766100000001 } from './migrations/market-prices.js';
import { MatchByWords1766800000001 } from './migrations/match-by-words.js';
import { PriceOrder1766200000032 } from './migrations/price-order.js';
import { WalkIndexes1765000000001 } from './migrations/walk-indexes.js';
import { ProductFigures1766000000001 } from './migrations/product-figures.js';
import { PriceCurrency1763700000101 } from './migrations/price-currency.js';
import { PrivateSkus1764200000001 } from './migrations/private-skus.js';
import { ProductChanges1765100000001 } from './migrations/product-changes.js';
import { SellingTerms1764200000003 } from './migrations/selling-terms.js';
import { SkipOwner1765300000031 } from './migrations/skip-owner.js';
import { SumRatings1764000000001 } from './migrations/sum-ratings.js';
import { FewerIndexes1766500000001 } from './migrations/fewer-indexes.js';
import { SearchOwnProducts1766600000001 } from './migrations/search-own-products.js';
import { SupplierPriceOrder1766400000051 } from './migrations/supplier-price-order.js';
import { CreatePictureUploadHandler } from './pictures/create-picture-upload.js';
import { DropPictures } from './pictures/drop-pictures.js';
import { MakePictureHandler } from './pictures/make-picture.js';
import { PicturesController } from './pictures/pictures.controller.js';
import { CreatePrivateProductHandler } from './products/create-private-product.js';
import { CreatePrivateProductsHandler } from './products/create-private-products.js';
import { CreateProductHandler } from './products/create-product.js';
import { DeleteProductHandler } from './products/delete-product.js';
import { MatchProductsHandler } from './products/match-products.js';
import { PriceLinesHandler } from './products/price-lines.js';
import { PriceProductsHandler } from './products/price-products.js';
import { ProductEvents } from './products/product-events.js';
import { FoldProductFigures } from './products/product-figures.js';
import { ProductLookupsController } from './products/product-lookups.controller.js';
import { ProductEntity } from './products/product.entity.js';
import { ProductQueries } from './products/product.queries.js';
import { ProductsController } from './products/products.controller.js';
import { ToggleProductVisibilityHandler } from './products/toggle-product-visibility.js';
import { UpdateProductHandler } from './products/update-product.js';
import { RatingsController } from './ratings/ratings.controller.js';
import { SearchController } from './search/search.controller.js';
import { CreateSupplierHandler } from './suppliers/create-supplier.js';
import { CloseSuppliers } from './suppliers/close-suppliers.js';
import { DeleteSupplierHandler } from './suppliers/delete-supplier.js';
import { GiveOwner } from './suppliers/give-owner.js';
import { SupplierEvents } from './suppliers/supplier-events.js';
import { SupplierEntity } from './suppliers/supplier.entity.js';
import { SupplierQueries } from './suppliers/supplier.queries.js';
import { SuppliersController } from './suppliers/suppliers.controller.js';
import { UpdateSupplierHandler } from './suppliers/update-supplier.js';
import { RebuildController } from './copies/rebuild.controller.js';
import { MetricsController } from './metrics/product-metrics.js';
import { NewSuppliersLast1770100000002 } from './migrations/new-suppliers-last.js';
import { FoldNames1770200000001 } from './migrations/fold-names.js';
import { MarketPriceNames1772100000003 } from './migrations/market-price-names.js';
import { NearWords1770100000001 } from './migrations/near-words.js';
import { ClosedSuppliers1767300000001 } from './migrations/closed-suppliers.js';
import { RecordsTypedIn1767100000001 } from './migrations/records-typed-in.js';
import { RememberDeletedProducts1766900000002 } from './migrations/remember-deleted-products.js';
import { DeleteProducts1766900000001 } from './migrations/delete-products.js';
import { CountListedAtOnce1766300000001 } from './migrations/count-listed-at-once.js';
import { CountProducts1764900000015 } from './migrations/count-products.js';

@Module({
  imports: [
    PlatformModule.forService({
      name: 'catalog',
      asks: [GetCurrentUser, IsProductOrdered, IsProductStocked],
      publishes: [
        DEAD_LETTERS.catalog.decided,
        ProductApproved,
        ProductCreated,
        ProductDeleted,
        ProductExportFinished,
        ProductRejected,
        ProductsReviewed,
        ProductUpdated,
        SupplierCreated,
        SupplierDeleted,
        SupplierUpdated,
      ],
      entities: [SupplierEntity, BrandEntity, ProductEntity],
      migrations: [
        CreateCatalog1763700000001,
        PriceCurrency1763700000101,
        SumRatings1764000000001,
        CreateExports1764100000000,
        PrivateSkus1764200000001,
        Pictures1764200000002,
        SellingTerms1764200000003,
        Settings1764700000009,
        WalkIndexes1765000000001,
        ProductChanges1765100000001,
        CountProducts1764900000015,
        ProductImports1765100000002,
        SkipOwner1765300000031,
        ProductFigures1766000000001,
        MarketPrices1766100000001,
        PriceOrder1766200000032,
        CountListedAtOnce1766300000001,
        SupplierPriceOrder1766400000051,
        FewerIndexes1766500000001,
        SearchOwnProducts1766600000001,
        CountInIndexes1766600000002,
        CountOwnProducts1766600000003,
        OwnCategory1766700000001,
        OwnUnlisted1766700000002,
        SearchStatistics1766700000003,
        CountSuppliers1766700000004,
        MatchByWords1766800000001,
        DeleteProducts1766900000001,
        RememberDeletedProducts1766900000002,
        RecordsTypedIn1767100000001,
        ClosedSuppliers1767300000001,
        NearWords1770100000001,
        NewSuppliersLast1770100000002,
        FoldNames1770200000001,
        MarketPriceNames1772100000003,
        CountSuppliersOfCategory1772100000005,
        SearchInSlices1772200000001,
      ],
      databaseSettings: FORGIVING_SEARCH,
      queues: [ProductExports.queue, ProductImports.queue],
    }),
  ],
  controllers: [
    MetricsController,
    answersDeadLetters(DEAD_LETTERS.catalog),
    OwnDataController,
    RebuildController,
    SuppliersController,
    BrandsController,
    ProductsController,
    ProductLookupsController,
    MarketplaceController,
    SearchController,
    ApprovalsController,
    CopiesController,
    RatingsController,
    PicturesController,
    ChangesController,
    ProductImportsController,
  ],
  providers: [
    provideStorage(),
    ProductExports,
    SupplierQueries,
    SupplierEvents,
    CreateSupplierHandler,
    UpdateSupplierHandler,
    CloseSuppliers,
    DeleteSupplierHandler,
    GiveOwner,
    BrandQueries,
    CreateBrandHandler,
    UpdateBrandHandler,
    DeleteBrandHandler,
    ProductQueries,
    FacetsQuery,
    FoldProductFigures,
    ProductEvents,
    CreateProductHandler,
    UpdateProductHandler,
    ToggleProductVisibilityHandler,
    DeleteProductHandler,
    PriceLinesHandler,
    PriceProductsHandler,
    MatchProductsHandler,
    CreatePrivateProductHandler,
    CreatePrivateProductsHandler,
    ApproveProductHandler,
    RejectProductHandler,
    ReviewProductsHandler,
    SupplierApprovalQueries,
    OwnerCopies,
    RelationshipCopies,
    CreatePictureUploadHandler,
    MakePictureHandler,
    DropPictures,
    ChangeProductsHandler,
    UndoProductChangeHandler,
    ProductChangeQueries,
    ProductImports,
    WriteProducts,
  ],
})
export class CatalogModule {}
