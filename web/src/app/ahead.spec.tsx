import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { createMemoryRouter } from 'react-router-dom';
import { orderQuery } from '../api/get-order';
import { ordersQuery } from '../api/list-orders';
import { ORDER_LIST, toOrderFilter } from '../features/orders/order-list';
import { listQueryOf, sizePreference } from '../kit/list/list-query';
import { ofRecord } from '../kit/page/record-id';
import { answer, fakeServer, list } from '../testing/fake-server';
import { aUser } from '../testing/render';
import { ahead } from '../lib/ahead';
import { queryClient } from '../lib/query-client';
import { setViewMode } from '../lib/view-mode';

let server: ReturnType<typeof fakeServer>;
beforeEach(() => {
  queryClient.clear();
  setViewMode(null);
  server = fakeServer()
    .on('get', '/api/user', aUser({ id: 7 }))
    .on('get', '/api/user/preferences', { values: [{ name: sizePreference('orders'), value: '25' }] })
    .on('get', '/api/orders/{id}', { id: 9 })
    .on('get', '/api/orders', list([]));
});
afterEach(() => queryClient.clear());

const never = () => new Promise<never>(() => {});
const routes = [
  {
    path: '/orders/:orderId',
    ...ahead(
      'buyer',
      ofRecord('orderId', (id) => [orderQuery(id)]),
    ),
    lazy: never,
  },
  { path: '/orders', ...ahead('buyer', (visit) => [ordersQuery(toOrderFilter(listQueryOf(ORDER_LIST, visit)))]) },
];
const visit = (at: string) => createMemoryRouter(routes, { initialEntries: [at] });

describe('a page’s data', () => {
  it('is asked for while the page’s code has not come', async () => {
    visit('/orders/9');
    await waitFor(() => expect(queryClient.getQueryData(orderQuery(9).queryKey)).toEqual({ id: 9 }));
  });

  it('is not asked for where the address can name nothing', async () => {
    visit('/orders/abc');
    await waitFor(() => expect(server.asked('get', '/api/user/preferences')).toHaveLength(1));
    await new Promise((done) => setTimeout(done));
    expect(server.asked('get', '/api/orders/{id}')).toEqual([]);
  });

  it('is what the address and the person’s page size ask for', async () => {
    visit('/orders?status=pending&sort=total-desc&colour=red');
    await waitFor(() => expect(server.asked('get', '/api/orders')).toHaveLength(1));
    expect(server.asked('get', '/api/orders')[0]?.query).toEqual({
      status: 'pending',
      sort: 'total-desc',
      limit: '25',
    });
  });

  it('is not asked for by who is on the other side of the market, or by nobody', async () => {
    server.on('get', '/api/user', aUser({ role: 'seller' }));
    visit('/orders/9');
    await waitFor(() => expect(server.asked('get', '/api/user')).toHaveLength(1));
    queryClient.clear();
    server.on('get', '/api/user', answer(401, { statusCode: 401, message: 'Not logged in', requestId: 'r' }));
    visit('/orders/9');
    await waitFor(() => expect(server.asked('get', '/api/user')).toHaveLength(2));
    await new Promise((done) => setTimeout(done));
    expect(server.asked('get', '/api/orders/{id}')).toEqual([]);
  });
});
