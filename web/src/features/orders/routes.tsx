import type { RouteObject } from 'react-router-dom';
import { orderQuery } from '../../api/get-order';
import { RequireSide } from '../../components/require-side';
import { ofRecord } from '../../kit/page/record-id';
import { ahead } from '../../lib/ahead';

const order = async () => ({ Component: (await import('./pages/order.page')).OrderPage });
const orderOf = ofRecord('orderId', (id) => [orderQuery(id)]);

export const routes: RouteObject[] = [
  {
    element: <RequireSide side="buyer" />,
    children: [{ path: '/orders/:orderId', ...ahead('buyer', orderOf), lazy: order }],
  },
  // The same page for the other side, with that side's steps.
  {
    element: <RequireSide side="seller" />,
    children: [{ path: '/seller/orders/:orderId', ...ahead('seller', orderOf), lazy: order }],
  },
];
