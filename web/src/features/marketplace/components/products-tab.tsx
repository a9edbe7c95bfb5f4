import { MarketDrawing } from '../../../kit/state/drawings';
import { EmptyState } from '../../../kit/state/empty-state';
import { LinkButton } from '../../../kit/page/link-button';
import { ResourceList } from '../../../kit/list/resource-list';
import { AddToCart } from '../../../components/add-to-cart';
import { ProductCard } from '../../../components/product-card';
import { ProductGrid } from '../../../components/product-grid';
import { CardSkeletons } from '../../../kit/state/skeletons';
import { StatusTag } from '../../../kit/page/status-tag';
import { useCurrentUser } from '../../../lib/auth/current-user';
import { useSide } from '../../../lib/auth/use-side';
import { anAmount, anId, oneOf } from '../../../kit/list/parsers';
import { type ListDefinition, useListState } from '../../../kit/list/use-list-state';
import { formatNumber } from '../../../lib/numbers';
import { paths } from '../../../lib/paths';
import { PRICE_CURRENCIES, type PriceCurrency, SUPPLIER_CATEGORIES } from '../../../lib/vocabulary';
import type { FilterDefinition } from '../../../kit/list/filters';
import { useFacets } from '../api/get-facets';
import { type ProductSort, useMarketplaceProducts } from '../api/list-marketplace-products';

const SORTS: { value: ProductSort; label: string }[] = [
  { value: 'name', label: 'Name A-Z' },
  { value: 'price-asc', label: 'Price (Low to High)' },
  { value: 'price-desc', label: 'Price (High to Low)' },
  { value: 'newest', label: 'Newest' },
];

interface Filters extends Record<string, string | number> {
  category: (typeof SUPPLIER_CATEGORIES)[number];
  supplierId: number;
  brandId: number;
  currency: PriceCurrency;
  priceMin: number;
  priceMax: number;
}

const LIST: ListDefinition<Filters, ProductSort> = {
  name: 'market-products',
  filters: {
    category: oneOf(SUPPLIER_CATEGORIES),
    supplierId: anId,
    brandId: anId,
    currency: oneOf(PRICE_CURRENCIES),
    priceMin: anAmount,
    priceMax: anAmount,
  },
  sorts: ['name', 'price-asc', 'price-desc', 'newest'],
};

export function ProductsTab() {
  const list = useListState(LIST);
  const { data: facets } = useFacets(list.query);
  /** 'Keel (12)', or 'Keel (12+)' where there are too many products to count. */
  const counted = (name: string, count: number) => `${name} (${formatNumber(count)}${facets?.isComplete ? '' : '+'})`;
  const named = ({ id, name, count }: { id: number; name: string; count: number }) => ({
    value: id,
    label: counted(name, count),
  });
  const { currency: chosen } = list.query;
  const prices = facets?.prices ?? [];
  const inUse = prices.find(({ currency }) => currency === chosen) ?? (chosen ? undefined : prices[0]);
  const isOneOfMany = prices.length > 1 || chosen !== undefined;
  const currencies = {
    name: 'currency',
    label: 'Currency',
    all: 'All currencies',
    options: prices.map(({ currency, count }) => ({ value: currency, label: counted(currency, count) })),
    clears: ['priceMin', 'priceMax'],
  } as const satisfies FilterDefinition<Filters>;
  const asBuyer = useSide() === 'buyer';
  const isAdmin = useCurrentUser().role === 'admin';
  return (
    <ResourceList
      list={list}
      query={useMarketplaceProducts(list.query)}
      label="Products"
      noun="product"
      nameOf={({ name }) => name}
      placeholder="Search products..."
      filters={[
        {
          name: 'category',
          label: 'Category',
          all: 'All categories',
          options: (facets?.categories ?? []).map(({ name, count }) => ({ value: name, label: counted(name, count) })),
        },
        {
          name: 'supplierId',
          label: 'Supplier',
          all: 'All suppliers',
          options: (facets?.suppliers ?? []).map(named),
          searchable: true,
        },
        {
          name: 'brandId',
          label: 'Brand',
          all: 'All brands',
          options: (facets?.brands ?? []).map(named),
          searchable: true,
        },
        ...(isOneOfMany ? [currencies] : []),
      ]}
      prices={{
        currency: chosen ?? inUse?.currency ?? 'USD',
        isOneOfMany,
        bounds: facets?.isComplete ? inUse : undefined,
      }}
      sorts={SORTS}
      grid={(products) => (
        <ProductGrid>
          {products.map((product) => (
            <ProductCard
              key={product.id}
              product={product}
              supplierTo={product.supplier ? paths.supplier(product.supplier.id) : undefined}
              badge={
                isAdmin && (
                  <StatusTag tone={product.visibleOnMarketplace ? 'done' : 'over'}>
                    {product.visibleOnMarketplace ? 'Visible' : 'Hidden'}
                  </StatusTag>
                )
              }
              footer={
                asBuyer &&
                product.supplier && (
                  <>
                    <AddToCart product={product} />
                    <LinkButton
                      to={paths.createOrder({
                        supplierId: product.supplier.id,
                        productId: product.id,
                        quantity: product.minOrderQuantity,
                      })}
                    >
                      Order
                    </LinkButton>
                  </>
                )
              }
            />
          ))}
        </ProductGrid>
      )}
      gridSkeleton={<CardSkeletons height={300} />}
      error="Failed to fetch marketplace products"
      nothingFound="No products found"
      empty={
        <EmptyState drawing={<MarketDrawing />} title="No products found">
          Products appear here once they are approved and visible.
        </EmptyState>
      }
    />
  );
}
