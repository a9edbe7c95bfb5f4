import { Button, Tabs } from 'antd';
import { useProducts } from '../../../api/list-products';
import { BackLink } from '../../../kit/page/back-link';
import { MarketDrawing } from '../../../kit/state/drawings';
import { EmptyState } from '../../../kit/state/empty-state';
import { LinkButton } from '../../../kit/page/link-button';
import { PageHeader } from '../../../kit/page/page-header';
import { ResourceList } from '../../../kit/list/resource-list';
import { AddToCart } from '../../../components/add-to-cart';
import { ProductCard } from '../../../components/product-card';
import { ProductGrid } from '../../../components/product-grid';
import { RecordPage } from '../../../kit/page/record-page';
import { CardSkeletons } from '../../../kit/state/skeletons';
import type { Schemas } from '../../../lib/api-client';
import { useSide } from '../../../lib/auth/use-side';
import { count, formatNumber } from '../../../lib/numbers';
import { oneOf } from '../../../kit/list/parsers';
import { type ListDefinition, useListState } from '../../../kit/list/use-list-state';
import { paths } from '../../../lib/paths';
import { SUPPLIER_CATEGORIES } from '../../../lib/vocabulary';
import { useCatalogLocked } from '../../../components/supplier/catalog-button';
import { catalogQuery } from '../api/get-catalog';
import { supplierRatingText } from '../../../components/supplier/relationship';
import { LockedCatalog } from '../components/locked-catalog';
import { SupplierNotFound } from '../components/supplier-not-found';

type Sort = 'name' | 'price-asc' | 'price-desc' | 'newest';

const SORTS: { value: Sort; label: string }[] = [
  { value: 'name', label: 'Name A-Z' },
  { value: 'price-asc', label: 'Price (Low to High)' },
  { value: 'price-desc', label: 'Price (High to Low)' },
  { value: 'newest', label: 'Newest' },
];

const LIST: ListDefinition<{ category: (typeof SUPPLIER_CATEGORIES)[number] }, Sort> = {
  name: 'catalog',
  filters: { category: oneOf(SUPPLIER_CATEGORIES) },
  sorts: ['name', 'price-asc', 'price-desc', 'newest'],
};

const CATALOG_FAILED = (reason: string) => `Failed to load supplier products: ${reason}`;

export function SupplierCatalogPage() {
  return (
    <RecordPage
      param="supplierId"
      query={catalogQuery}
      notFound={<SupplierNotFound />}
      heading="Catalog"
      skeleton={<CardSkeletons height={300} />}
      errorTitle={CATALOG_FAILED}
    >
      {(catalog) => <CatalogOrLock catalog={catalog} />}
    </RecordPage>
  );
}

function CatalogOrLock({ catalog }: { catalog: Schemas['SupplierCatalog'] }) {
  return useCatalogLocked(catalog.supplier) ? (
    <LockedCatalog supplier={catalog.supplier} />
  ) : (
    <Catalog catalog={catalog} />
  );
}

function Catalog({ catalog: { supplier, categories, totalProducts } }: { catalog: Schemas['SupplierCatalog'] }) {
  const asBuyer = useSide() === 'buyer';
  const list = useListState(LIST);
  const { category } = list.query;

  return (
    <>
      <PageHeader
        above={<BackLink to={paths.supplier(supplier.id)}>{supplier.name}</BackLink>}
        title={`${supplier.name} catalog`}
        summary={[
          `${count(totalProducts, 'product')} in ${count(categories.length, 'category', 'categories')}`,
          supplierRatingText(supplier.ratings),
        ].join(' · ')}
        secondary={supplier.contactEmail && <Button href={`mailto:${supplier.contactEmail}`}>Contact</Button>}
        primary={
          asBuyer && (
            <LinkButton type="primary" to={paths.createOrder({ supplierId: supplier.id })}>
              Place Order
            </LinkButton>
          )
        }
      />
      <Tabs
        activeKey={category ?? 'all'}
        onChange={(key) => list.setFilters({ category: SUPPLIER_CATEGORIES.find((word) => word === key) })}
        items={[
          { key: 'all', label: `All (${formatNumber(totalProducts)})` },
          ...categories.map(({ name, count: products }) => ({
            key: name,
            label: `${name} (${formatNumber(products)})`,
          })),
        ]}
      />
      <ResourceList
        list={list}
        query={useProducts({ ...list.query, supplierId: supplier.id, approved: true })}
        label="Products"
        noun="product"
        nameOf={({ name }) => name}
        placeholder="Search by name, description or SKU..."
        sorts={SORTS}
        grid={(products) => (
          <ProductGrid>
            {products.map((product) => (
              <ProductCard
                key={product.id}
                product={{ ...product, supplier: null }}
                footer={
                  asBuyer && (
                    <>
                      <AddToCart product={product} />
                      <LinkButton
                        to={paths.createOrder({
                          supplierId: supplier.id,
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
        error={CATALOG_FAILED}
        nothingFound="No products found"
        empty={
          <EmptyState drawing={<MarketDrawing />} title="No products found">
            This supplier has nothing that you may order yet.
          </EmptyState>
        }
      />
    </>
  );
}
