import type { RouteObject } from 'react-router-dom';
import { ordersQuery } from '../../api/list-orders';
import { orderSummaryQuery } from '../../api/order-summary';
import { ownSuppliersQuery } from '../../api/own-suppliers';
import { RequireSide } from '../../components/require-side';
import { ORDER_LIST, toOrderFilter } from '../../features/orders/order-list';
import { invoicesQuery } from '../../features/invoices/api/list-invoices';
import { INVOICE_LIST, toInvoiceFilter } from '../../features/invoices/invoice-list';
import { listQueryOf } from '../../kit/list/list-query';
import { ahead, type Visit } from '../../lib/ahead';

/** Each tab has a list of its own. */
function listOf(visit: Visit) {
  switch (visit.search.get('tab')) {
    case null:
      return [ordersQuery(toOrderFilter(listQueryOf(ORDER_LIST, visit)))];
    case 'upload':
      return [invoicesQuery(toInvoiceFilter(listQueryOf(INVOICE_LIST, visit)))];
    default:
      return [];
  }
}

/** Pages that are put together from more than one feature. */
export const routes: RouteObject[] = [
  {
    element: <RequireSide side="buyer" />,
    children: [
      {
        path: '/orders',
        ...ahead('buyer', (visit) => [orderSummaryQuery(), ...listOf(visit)]),
        lazy: async () => ({ Component: (await import('./orders.page')).OrdersPage }),
        children: [
          {
            path: 'create',
            lazy: async () => ({
              Component: (await import('../../features/orders/pages/create-order.dialog')).CreateOrderDialog,
            }),
          },
        ],
      },
    ],
  },
  {
    element: <RequireSide side="seller" />,
    children: [
      {
        path: '/seller/settings',
        ...ahead('seller', () => [ownSuppliersQuery]),
        lazy: async () => ({ Component: (await import('./seller-settings.page')).SellerSettingsPage }),
      },
    ],
  },
];
