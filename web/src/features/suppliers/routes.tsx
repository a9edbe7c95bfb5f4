import type { RouteObject } from 'react-router-dom';
import { RequireSide } from '../../components/require-side';

const suppliers = async () => ({ Component: (await import('./pages/suppliers.page')).SuppliersPage });

export const routes: RouteObject[] = [
  { element: <RequireSide side="buyer" />, children: [{ path: '/suppliers', lazy: suppliers }] },
  { element: <RequireSide side="seller" />, children: [{ path: '/seller/suppliers', lazy: suppliers }] },
  {
    path: '/suppliers/:supplierId',
    lazy: async () => ({ Component: (await import('./pages/supplier.page')).SupplierPage }),
  },
  {
    path: '/suppliers/:supplierId/catalog',
    lazy: async () => ({ Component: (await import('./pages/supplier-catalog.page')).SupplierCatalogPage }),
  },
];
