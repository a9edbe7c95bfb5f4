import type { RouteObject } from 'react-router-dom';
import { RequireSide } from '../../components/require-side';

const order = async () => ({ Component: (await import('./pages/order.page')).OrderPage });

export const routes: RouteObject[] = [
  {
    element: <RequireSide side="buyer" />,
    children: [{ path: '/orders/:orderId', lazy: order }],
  },
  // The same page for the other side, with that side's steps.
  { element: <RequireSide side="seller" />, children: [{ path: '/seller/orders/:orderId', lazy: order }] },
];
