import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { orderQuery } from '../../api/get-order';
import { fakeServer, refuse } from '../../testing/fake-server';
import { show } from '../../testing/render';
import { RecordPage } from './record-page';

const page = (
  <RecordPage
    param="orderId"
    query={orderQuery}
    notFound={<p>There is no such order</p>}
    skeleton={<p>Loading</p>}
    errorTitle="The order could not be loaded"
  >
    {({ orderNumber }) => <h1>{orderNumber}</h1>}
  </RecordPage>
);
const open = (at: string) => show(page, { at, path: '/orders/:orderId' });

describe('the page of a record', () => {
  let server: ReturnType<typeof fakeServer>;
  beforeEach(() => {
    server = fakeServer().on('get', '/api/orders/{id}', { id: 9, orderNumber: 'PO-9' });
  });
  const asked = () => server.asked('get', '/api/orders/{id}').map(({ address }) => address);

  it('shows the one that its address names', async () => {
    open('/orders/9');
    await screen.findByRole('heading', { name: 'PO-9' });
    expect(asked()).toEqual(['/api/orders/9']);
  });

  it.each(['abc', '0', '-9', '9.5', '9e1', '%209', '2147483648', 'NaN'])(
    'says at once that "%s" names none, and asks nobody',
    (id) => {
      open(`/orders/${id}`);
      screen.getByText('There is no such order');
      expect(asked()).toEqual([]);
    },
  );

  it('asks once for one that is not there, though it was asked for ahead', async () => {
    server.on('get', '/api/orders/{id}', refuse(404, 'Order not found'));
    const { queryClient, router } = open('/elsewhere');
    await queryClient.prefetchQuery(orderQuery(9));
    await router.navigate('/orders/9');
    await screen.findByText('There is no such order');
    expect(asked()).toEqual(['/api/orders/9']);
  });

  it('asks again where asking ahead has failed', async () => {
    server.on('get', '/api/orders/{id}', refuse(503, 'Please try again'));
    const { queryClient, router } = open('/elsewhere');
    await queryClient.prefetchQuery(orderQuery(9));
    server.on('get', '/api/orders/{id}', { id: 9, orderNumber: 'PO-9' });
    await router.navigate('/orders/9');
    await screen.findByRole('heading', { name: 'PO-9' });
  });
});
