import { useMemo } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { useOwnSuppliers } from '../../../api/own-suppliers';
import { useWayBack } from '../../../kit/dialog/use-way-back';
import { PageHeader } from '../../../kit/page/page-header';
import { QueryState } from '../../../kit/state/query-state';
import { RowSkeletons } from '../../../kit/state/skeletons';
import { SupplierSetup } from '../../../components/supplier-setup';
import { paths } from '../../../lib/paths';
import { ProductList } from '../components/product-list';
import type { ProductsPageContext } from '../products-page';

export function ProductsPage() {
  const query = useOwnSuppliers();
  const suppliers = query.data?.items;
  const { search } = useLocation();
  const close = useWayBack(`${paths.seller.products()}${search}`);
  const context = useMemo<ProductsPageContext>(() => ({ suppliers: suppliers ?? [], close }), [suppliers, close]);

  return (
    <QueryState
      query={query}
      heading="Product Management"
      skeleton={<RowSkeletons />}
      errorTitle="Your suppliers could not be loaded"
    >
      {({ items }) =>
        items.length === 0 ? (
          <>
            <PageHeader title="Product Management" summary="Products need a supplier that sells them." />
            <SupplierSetup />
          </>
        ) : (
          <>
            <ProductList suppliers={items} />
            <Outlet context={context} />
          </>
        )
      }
    </QueryState>
  );
}
