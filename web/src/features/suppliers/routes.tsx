import type { RouteObject } from 'react-router-dom';
import { supplierQuery } from '../../api/get-supplier';
import { suppliersQuery } from '../../api/list-suppliers';
import { RequireSide } from '../../components/require-side';
import { listQueryOf } from '../../kit/list/list-query';
import { ofRecord } from '../../kit/page/record-id';
import { ahead, type Visit } from '../../lib/ahead';
import { catalogQuery } from './api/get-catalog';
import { SUPPLIER_LIST } from './supplier-list';

const suppliers = async () => ({ Component: (await import('./pages/suppliers.page')).SuppliersPage });
const list = (visit: Visit) => [suppliersQuery(listQueryOf(SUPPLIER_LIST, visit))];

export const routes: RouteObject[] = [
  {
    element: <RequireSide side="buyer" />,
    children: [{ path: '/suppliers', ...ahead('buyer', list), lazy: suppliers }],
  },
  {
    element: <RequireSide side="seller" />,
    children: [{ path: '/seller/suppliers', ...ahead('seller', list), lazy: suppliers }],
  },
  {
    path: '/suppliers/:supplierId',
    ...ahead(
      undefined,
      ofRecord('supplierId', (id) => [supplierQuery(id), catalogQuery(id)]),
    ),
    lazy: async () => ({ Component: (await import('./pages/supplier.page')).SupplierPage }),
  },
  {
    path: '/suppliers/:supplierId/catalog',
    ...ahead(
      undefined,
      ofRecord('supplierId', (id) => [catalogQuery(id)]),
    ),
    lazy: async () => ({ Component: (await import('./pages/supplier-catalog.page')).SupplierCatalogPage }),
  },
];
