import type { RouteObject } from 'react-router-dom';
import { RequireSide } from '../../components/require-side';

export const routes: RouteObject[] = [
  {
    element: <RequireSide side="buyer" />,
    children: [
      {
        path: '/orders/invoices/:invoiceId',
        lazy: async () => ({ Component: (await import('./pages/invoice.page')).InvoicePage }),
      },
    ],
  },
];
