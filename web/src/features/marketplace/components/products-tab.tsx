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
import type { FilterDefinition } from '../../../kit/list/filters';
import type { Prices } from '../../../kit/list/list-toolbar';
import { type ListDefinition, useListState } from '../../../kit/list/use-list-state';
import { formatNumber } from '../../../lib/numbers';
import { paths } from '../../../lib/paths';
import { CURRENCIES } from '../../../lib/money';
import { SUPPLIER_CATEGORIES } from '../../../lib/vocabulary';
import { useFacets } from '../api/get-facets';
import { type ProductSort, useMarketplaceProducts } from '../api/list-marketplace-products';

const SORTS: { value: ProductSort; label: string }[] = [
  { value: 'name', label: 'Name A-Z' },
  { value: 'price-asc', label: 'Price (Low to High)' },
  { value: 'price-desc', label: 'Price (High to Low)' },
  { value: 'newest', label: 'Newest' },
];

/** Amounts of different currencies do not compare. */
const SORTS_BY_CURRENCY = SORTS.map(({ value, label }) => ({
  value,
  label: label.replace('Price', 'Price in each currency'),
}));

interface Filters extends Record<string, string | number> {
  category: (typeof SUPPLIER_CATEGORIES)[number];
  supplierId: number;
  brandId: number;
  currency: string;
  priceMin: number;
  priceMax: number;
}

const LIST: ListDefinition<Filters, ProductSort> = {
  name: 'market-products',
  filters: {
    category: oneOf(SUPPLIER_CATEGORIES),
    supplierId: anId,
    brandId: anId,
    currency: oneOf(CURRENCIES),
    priceMin: anAmount,
    priceMax: anAmount,
  },
  sorts: ['name', 'price-asc', 'price-desc', 'newest'],
  ranked: true,
};

type Facets = NonNullable<ReturnType<typeof useFacets>['data']>;

/** 'Keel (12)'; 'Keel (12+)' where there are more products than are counted. */
const counting =
  ({ isComplete }: Facets) =>
  (name: string, count: number) =>
    `${name} (${formatNumber(count)}${isComplete ? '' : '+'})`;

/** The filters, with what each may be narrowed to. */
function filtersOf(facets: Facets | undefined, chosen: string | undefined): FilterDefinition<Filters>[] {
  const label = facets ? counting(facets) : String;
  const named = ({ id, name, count }: Facets['brands'][number]) => ({ value: id, label: label(name, count) });
  const currencies = facets?.prices ?? [];
  return [
    {
      name: 'category',
      label: 'Category',
      all: 'All categories',
      options: (facets?.categories ?? []).map(({ name, count }) => ({ value: name, label: label(name, count) })),
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
    ...(currencies.length > 1 || (chosen && chosen !== currencies[0]?.currency)
      ? [
          {
            name: 'currency' as const,
            label: 'Currency',
            all: 'All currencies',
            options: currencies.map(({ currency, count }) => ({ value: currency, label: label(currency, count) })),
            // A price in dollars is none in yen.
            resets: ['priceMin' as const, 'priceMax' as const],
          },
        ]
      : []),
  ];
}

/** Prices are told and asked for in the chosen currency, else in that of most products. */
function pricesOf(facets: Facets | undefined, chosen: string | undefined): Prices {
  const prices = facets?.prices ?? [];
  const told = chosen ? prices.find(({ currency }) => currency === chosen) : prices[0];
  return {
    currency: chosen ?? told?.currency ?? 'USD',
    // Among products that were not counted there may be cheaper and dearer ones.
    bounds: facets?.isComplete ? told : undefined,
  };
}

export function ProductsTab() {
  const list = useListState(LIST);
  const { data: facets } = useFacets(list.query);
  const { priceMin, priceMax } = list.query;
  // As the API takes bounds that name none.
  const currency = list.query.currency ?? ((priceMin ?? priceMax) === undefined ? undefined : 'USD');
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
      filters={filtersOf(facets, currency)}
      prices={pricesOf(facets, currency)}
      sorts={!currency && (facets?.prices.length ?? 0) > 1 ? SORTS_BY_CURRENCY : SORTS}
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
