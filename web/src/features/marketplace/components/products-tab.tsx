import { MarketDrawing } from '../../../kit/state/drawings';
import { EmptyState, FilteredEmpty } from '../../../kit/state/empty-state';
import { FilterBar, FilterSelect } from '../../../kit/list/filter-bar';
import { LinkButton } from '../../../kit/page/link-button';
import { Pager } from '../../../kit/list/pager';
import { ProductCard } from '../../../components/product-card';
import { ProductGrid } from '../../../components/product-grid';
import { QueryState } from '../../../kit/state/query-state';
import { CardSkeletons } from '../../../kit/state/skeletons';
import { StatusTag } from '../../../kit/page/status-tag';
import { useCurrentUser } from '../../../lib/auth/current-user';
import { useSide } from '../../../lib/auth/use-side';
import { oneOf } from '../../../kit/list/parsers';
import { useListState } from '../../../kit/list/use-list-state';
import { paths } from '../../../lib/paths';
import { asOptions, SUPPLIER_CATEGORIES } from '../../../lib/vocabulary';
import { type ProductSort, useMarketplaceProducts } from '../api/list-marketplace-products';

const SORTS: { value: ProductSort; label: string }[] = [
  { value: 'name', label: 'Name A-Z' },
  { value: 'price-asc', label: 'Price (Low to High)' },
  { value: 'price-desc', label: 'Price (High to Low)' },
  { value: 'newest', label: 'Newest' },
];

const LIST = {
  filters: { category: oneOf(SUPPLIER_CATEGORIES) },
  sorts: ['name', 'price-asc', 'price-desc', 'newest'] as const,
};

export function ProductsTab() {
  const list = useListState<{ category: (typeof SUPPLIER_CATEGORIES)[number] }, ProductSort>(LIST);
  const query = useMarketplaceProducts(list.query);
  const asBuyer = useSide() === 'buyer';
  const isAdmin = useCurrentUser().role === 'admin';
  return (
    <>
      <FilterBar
        list={list}
        placeholder="Search products..."
        sorts={SORTS}
        filters={
          <FilterSelect
            all="All categories"
            value={list.query.category}
            options={asOptions(SUPPLIER_CATEGORIES)}
            onChange={(value) => list.setFilter('category', value)}
          />
        }
      />
      <QueryState
        query={query}
        skeleton={<CardSkeletons height={300} />}
        errorTitle="Failed to fetch marketplace products"
      >
        {(page) =>
          page.items.length === 0 ? (
            list.active ? (
              <FilteredEmpty title="No products found" onClear={list.clear} />
            ) : (
              <EmptyState drawing={<MarketDrawing />} title="No products found">
                Products appear here once they are approved and visible.
              </EmptyState>
            )
          ) : (
            <>
              <ProductGrid>
                {page.items.map((product) => (
                  <ProductCard
                    key={product.id}
                    product={product}
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
                          <LinkButton to={paths.supplier(product.supplier.id)}>Supplier</LinkButton>
                          <LinkButton
                            type="primary"
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
              <Pager page={page} paging={list.paging} noun="products" />
            </>
          )
        }
      </QueryState>
    </>
  );
}
