import type { RouteObject } from 'react-router-dom';
import { RequireSide } from '../../components/require-side';
import { ofRecord } from '../../kit/page/record-id';
import { ahead } from '../../lib/ahead';
import { invoiceQuery } from './api/get-invoice';

export const routes: RouteObject[] = [
  {
    element: <RequireSide side="buyer" />,
    children: [
      {
        path: '/orders/invoices/:invoiceId',
        ...ahead(
          'buyer',
          ofRecord('invoiceId', (id) => [invoiceQuery(id)]),
        ),
        lazy: async () => ({ Component: (await import('./pages/invoice.page')).InvoicePage }),
      },
    ],
  },
];
