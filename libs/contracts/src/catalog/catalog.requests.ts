import type { IdInput, PageInput } from '../common/common.dto.js';
import type { ExportAnswer, StoredFile } from '../common/export.dto.js';
import type { UploadUrl, UploadUrlInput } from '../common/upload.dto.js';
import { definePage, defineRequest } from '../define.js';
import type { CatalogFindings, SearchInput } from '../search/search.dto.js';
import type {
  ApproveProductsInput,
  RejectProductsInput,
  ReviewedProducts,
  SupplierApprovals,
} from '../admin/approvals.dto.js';
import type { RejectInput } from '../identity/user.dto.js';
import type { Brand, BrandInput, ListBrandsInput, UpdateBrandInput } from './brand.dto.js';
import type { MarketplaceFacets } from './facets.dto.js';
import type { ProductSnapshot } from './catalog.events.js';
import type { ChangeProductsInput, ProductChange, ProductChangeUndone, ProductsChanged } from './product-change.dto.js';
import type { ProductImport, RunProductImportInput } from './product-import.dto.js';
import type { PrepareImportInput, PreparedImport } from '../inventory/import.dto.js';
import type { MakePictureInput, Picture } from './picture.dto.js';
import type { Ratings } from './ratings.dto.js';
import type {
  CreateProductInput,
  DeletedProduct,
  ExportProductsInput,
  ListMarketplaceProductsInput,
  ListProductsInput,
  Product,
  ProductApproval,
  ProductSummary,
  ProductVisibility,
  UpdateProductInput,
} from './product.dto.js';
import type {
  CreateSupplierInput,
  ListAllSuppliersInput,
  ListMarketplaceSuppliersInput,
  ListSuppliersInput,
  Supplier,
  SupplierCatalog,
  SupplierCatalogInput,
  UpdateSupplierInput,
} from './supplier.dto.js';

export const ListSuppliers = definePage<ListSuppliersInput, Supplier>('catalog.list-suppliers');
export const GetSupplier = defineRequest<IdInput, Supplier>('catalog.get-supplier');
/** Seller mode: the caller's own. Buyer mode: a private record without owner. */
export const CreateSupplier = defineRequest<CreateSupplierInput, Supplier>('catalog.create-supplier');
export const UpdateSupplier = defineRequest<UpdateSupplierInput & IdInput, Supplier>('catalog.update-supplier');
export const DeleteSupplier = defineRequest<IdInput, null>('catalog.delete-supplier');
/** `next` is the cursor of the products' next page; absent where a service from before there were pages answers. */
export const GetSupplierCatalog = defineRequest<
  SupplierCatalogInput & IdInput,
  SupplierCatalog & { next?: string | null }
>('catalog.get-supplier-catalog');

export const ListBrands = definePage<ListBrandsInput, Brand>('catalog.list-brands');
export const CreateBrand = defineRequest<BrandInput, Brand>('catalog.create-brand');
export const UpdateBrand = defineRequest<UpdateBrandInput & IdInput, Brand>('catalog.update-brand');
/** Errors: conflict while products use it. */
export const DeleteBrand = defineRequest<IdInput, null>('catalog.delete-brand');

export const ListProducts = definePage<ListProductsInput, Product>('catalog.list-products');
/** The same list as a file. Errors: conflict when too many of the caller's are being made. */
export const ExportProducts = defineRequest<ExportProductsInput, ExportAnswer>('catalog.export-products', {
  deadlineMs: 15_000,
});
/** One that was made in the background, within a day. Errors: conflict while it is being made, or when that failed. */
export const GetProductExport = defineRequest<IdInput, StoredFile>('catalog.get-product-export');
export const GetProduct = defineRequest<IdInput, Product>('catalog.get-product');
export const CreateProduct = defineRequest<CreateProductInput, Product>('catalog.create-product');
export const UpdateProduct = defineRequest<UpdateProductInput & IdInput, Product>('catalog.update-product');
/** Errors: conflict `Only approved products can change visibility`. */
export const ToggleProductVisibility = defineRequest<IdInput, ProductVisibility>('catalog.toggle-product-visibility');
/** Archives one that was ordered or is stocked, or of which that could not be learned. */
export const DeleteProduct = defineRequest<IdInput, DeletedProduct>('catalog.delete-product.v2');
/** Of gateways from before the answer said what became of it. */
export const DeleteProductV1 = defineRequest<IdInput, null>('catalog.delete-product');
/**
 * One change of many of the caller's own products, all or none; or what it would be. Errors: not-found for a product that
 * is not the caller's, conflict or impossible where one of them cannot be changed, conflict `Prices have changed`.
 */
export const ChangeProducts = defineRequest<ChangeProductsInput, ProductsChanged>('catalog.change-products', {
  deadlineMs: 15_000,
});
/** Takes back a change of many products. Errors: conflict once one of them was changed again. */
export const UndoProductChange = defineRequest<IdInput, ProductChangeUndone>('catalog.undo-product-change', {
  deadlineMs: 15_000,
});
/** What can be undone, newest first: the last month's. */
export const ListProductChanges = definePage<PageInput, ProductChange>('catalog.list-product-changes');
/** Where to put a table of products. Errors: conflict while too many of the caller's are running. */
export const PrepareProductImport = defineRequest<PrepareImportInput, PreparedImport>('catalog.prepare-product-import');
/**
 * The file is there: it goes into a catalogue of the caller's, all rows or none. Errors: not-found, invalid where the
 * supplier is to be said, conflict when it has begun already, unsupported, impossible or too-large for the file.
 */
export const RunProductImport = defineRequest<RunProductImportInput, ProductImport>('catalog.run-product-import', {
  deadlineMs: 35_000,
});
/** How an import of the caller's went, or how far it is. */
export const GetProductImport = defineRequest<IdInput, ProductImport>('catalog.get-product-import');
export const GetProductSummary = defineRequest<Record<string, never>, ProductSummary>('catalog.get-product-summary');

export const ListMarketplaceSuppliers = definePage<ListMarketplaceSuppliersInput, Supplier>(
  'catalog.list-marketplace-suppliers',
);
export const ListMarketplaceProducts = definePage<ListMarketplaceProductsInput, Product>(
  'catalog.list-marketplace-products',
);

/** How that list can be narrowed further, with counts; paging and order are of no account. */
export const GetMarketplaceFacets = defineRequest<ListMarketplaceProductsInput, MarketplaceFacets>(
  'catalog.get-marketplace-facets',
);

/** Administrators only. Errors: forbidden. */
export const ListAllSuppliers = definePage<ListAllSuppliersInput, Supplier>('catalog.list-all-suppliers');
/** Administrators only: products that wait for approval, oldest first. */
export const ListProductApprovals = definePage<PageInput, ProductApproval>('catalog.list-product-approvals');
export const ApproveProduct = defineRequest<IdInput, Product>('catalog.approve-product');
export const RejectProduct = defineRequest<RejectInput & IdInput, Product>('catalog.reject-product');
/** Administrators only: by a supplier's id. Errors: not-found. */
export const GetSupplierApprovals = defineRequest<IdInput, SupplierApprovals>('catalog.get-supplier-approvals');
/** Administrators only, by a supplier's id. Errors: not-found, invalid for an import of a whole seller; conflict where more wait than were seen. */
export const ApproveProducts = defineRequest<ApproveProductsInput & IdInput, ReviewedProducts>(
  'catalog.approve-products',
  { deadlineMs: 15_000 },
);
export const RejectProducts = defineRequest<RejectProductsInput & IdInput, ReviewedProducts>(
  'catalog.reject-products',
  { deadlineMs: 15_000 },
);

/** Where to PUT a picture. Errors: unsupported, too-large. */
export const CreatePictureUpload = defineRequest<UploadUrlInput, UploadUrl>('catalog.create-picture-upload');
/**
 * An upload of the caller's as a picture in every size. Errors: not-found, conflict while the file has not come,
 * unsupported, too-large, impossible for one that cannot be read.
 */
export const MakePicture = defineRequest<MakePictureInput, Picture>('catalog.make-picture', { deadlineMs: 15_000 });

/** One line as the catalogue prices it for the calling buyer. */
export interface PricedLine {
  productId: number;
  name: string;
  sku: string;
  category: string | null;
  imageUrl: string | null;
  /** Cents. */
  price: number;
  minOrderQuantity: number;
  unitOfMeasure: string;
  /** Why the buyer may not order it, in words; absent when orderable. */
  refusal?: string;
}
/** Of whom something is to be ordered. */
export interface PricedSupplier {
  id: number;
  name: string;
  ownerId: number | null;
  currency: string;
  /** Cents before tax. */
  orderMinimum: number | null;
}
/**
 * For ordering: today's prices of products at one supplier. Lines answer in the order asked; a product the
 * caller may not order carries `refusal`. Errors: not-found for a supplier the caller cannot see.
 */
export const PriceLines = defineRequest<
  { supplierId: number; productIds: number[] },
  { supplier: PricedSupplier; lines: PricedLine[] }
>('catalog.price-lines');

/** A product on its own, with the supplier it would be ordered from. */
export interface PricedProduct extends PricedLine {
  supplier: PricedSupplier & { ratings: Ratings };
}
/** For ordering: today's prices of products of any suppliers. Products that the caller may not know of are left out. */
export const PriceProducts = defineRequest<{ productIds: number[] }, { products: PricedProduct[] }>(
  'catalog.price-products',
);

/** For copies elsewhere: the snapshot of one product the caller may use. Errors: not-found. */
export const GetProductSnapshot = defineRequest<{ id: number }, ProductSnapshot>('catalog.get-product-snapshot');

export interface ProductMatch {
  productId: number;
  name: string;
  sku: string;
  /** 0..1; 1 is an exact code. */
  score: number;
  /** How it was found, in words for people. */
  reason: string;
}
/**
 * For invoice: what each printed line may be in the catalogue, best first, at most 5 each; `certain` only for an
 * exact SKU, a product that the caller confirmed for such a line before, or an exact name. With `supplierId` the search is among that supplier's products.
 */
export const MatchProducts = defineRequest<
  {
    supplierId: number | null;
    lines: { sku: string | null; description: string; confirmedProductId?: number | null }[];
  },
  { lines: { certain: ProductMatch | null; suggestions: ProductMatch[] }[] }
>('catalog.match-products');

/**
 * For invoice: who sells to the caller, by name: connected suppliers and the caller's private records. At most 1000.
 */
export const GetSupplierNames = defineRequest<Record<string, never>, { suppliers: { id: number; name: string }[] }>(
  'catalog.get-supplier-names',
);

export interface NewPrivateProduct {
  name: string;
  sku: string | null;
  /** Cents. */
  price: number;
  /** Of the price; null or absent: the supplier's. */
  currency?: string | null;
  supplierId: number | null;
}
/**
 * For invoice: goods unknown to the catalogue become a private product that only the caller sees.
 * Idempotent by the call's idempotency key.
 */
export const CreatePrivateProduct = defineRequest<NewPrivateProduct, ProductSnapshot>('catalog.create-private-product');

/** As much of a product as a copy needs until its own event arrives. */
export interface ProductBySku {
  /** The SKU that it was asked by. */
  asked: string;
  id: number;
  name: string;
  sku: string;
  /** Cents. */
  price: number;
  currency: string;
  supplier: { id: number; name: string } | null;
  /** The caller's private product. */
  isOwn: boolean;
}
/**
 * For imports: the products with these SKUs, whatever their case, among the caller's own and those of suppliers who are
 * connected or named here: a code that a stranger uses too means nothing. At most 1000 SKUs.
 */
export const FindProductsBySku = defineRequest<
  { skus: string[]; supplierIds?: number[] },
  { products: ProductBySku[] }
>('catalog.find-products-by-sku');
/**
 * For imports: goods unknown to the catalogue, as private products of the caller. At most 1000, no SKU twice. One whose
 * SKU a private product of the caller has already is that product, so that it may be asked again and by two at once. No
 * event tells of them: the answer does.
 */
export const CreatePrivateProducts = defineRequest<
  { products: { name: string; sku: string; price: number }[] },
  { products: ProductBySku[] }
>('catalog.create-private-products', { deadlineMs: 10_000 });

export const SearchCatalog = defineRequest<SearchInput, CatalogFindings>('catalog.search');
