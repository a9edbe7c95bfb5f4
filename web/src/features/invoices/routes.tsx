import type { RouteObject } from 'react-router-dom';
import { RequireSide } from '../../components/require-side';
import { ahead } from '../../lib/ahead';
import { invoiceQuery } from './api/get-invoice';

export const routes: RouteObject[] = [
  {
    element: <RequireSide side="buyer" />,
    children: [
      {
        path: '/orders/invoices/:invoiceId',
        ...ahead('buyer', ({ params }) => [invoiceQuery(Number(params['invoiceId']))]),
        lazy: async () => ({ Component: (await import('./pages/invoice.page')).InvoicePage }),
      },
    ],
  },
];
