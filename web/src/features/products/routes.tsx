import type { RouteObject } from 'react-router-dom';
import { productQuery } from '../../api/get-product';
import { productsQuery } from '../../api/list-products';
import { ownSuppliersQuery } from '../../api/own-suppliers';
import { productSummaryQuery } from '../../api/product-summary';
import { RequireSide } from '../../components/require-side';
import { listQueryOf } from '../../kit/list/list-query';
import { ofRecord } from '../../kit/page/record-id';
import { ahead } from '../../lib/ahead';
import { PRODUCT_LIST } from './product-list';

export const routes: RouteObject[] = [
  {
    element: <RequireSide side="seller" />,
    children: [
      {
        path: '/seller/products',
        ...ahead('seller', (visit) => [
          ownSuppliersQuery,
          productSummaryQuery(),
          productsQuery(listQueryOf(PRODUCT_LIST, visit)),
        ]),
        lazy: async () => ({ Component: (await import('./pages/products.page')).ProductsPage }),
        children: [
          { path: 'new', lazy: async () => ({ Component: (await import('./pages/new-product')).NewProduct }) },
          {
            path: ':productId',
            ...ahead(
              'seller',
              ofRecord('productId', (id) => [productQuery(id)]),
            ),
            lazy: async () => ({ Component: (await import('./pages/edit-product')).EditProduct }),
          },
        ],
      },
    ],
  },
];
