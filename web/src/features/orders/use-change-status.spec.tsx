import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import type { Order } from '../../api/list-orders';
import { fakeServer, refuse } from '../../testing/fake-server';
import { show } from '../../testing/render';
import { useChangeStatus } from './use-change-status';

const ORDER = {
  id: 7,
  orderNumber: 'PO-2026-000007',
  status: 'pending',
  supplier: { id: 3, name: 'Harbor Fasteners' },
} as Order;

function Cancel() {
  const { to } = useChangeStatus(ORDER);
  return <button onClick={() => void to('cancelled')}>Cancel order</button>;
}

it.each([
  ['confirmed', 'Harbor Fasteners confirmed it meanwhile.'],
  ['pending', 'Cannot change status from pending to cancelled'],
] as const)('says what became of an order that is %s when a step is refused', async (status, words) => {
  fakeServer()
    .on('get', '/api/orders/{id}', { ...ORDER, status })
    .on('put', '/api/orders/{id}/status', () => refuse(409, `Cannot change status from ${status} to cancelled`));
  const { person } = show(<Cancel />);
  await person.click(screen.getByText('Cancel order'));
  await screen.findByText('Failed to update order status');
  expect(await screen.findByText(words)).toBeTruthy();
});

it('names the product that is not sold any more', async () => {
  const item = { id: 1, productId: 11, product: { name: 'Hex bolt', sku: 'HB', imageUrl: null } };
  fakeServer()
    .on('get', '/api/orders/{id}', ORDER)
    .on('put', '/api/orders/{id}/status', () => refuse(422, 'This product is no longer sold', { productId: 11 }));
  function Place() {
    const { to } = useChangeStatus({ ...ORDER, status: 'draft', items: [item] } as Order);
    return <button onClick={() => void to('pending')}>Place order</button>;
  }
  const { person } = show(<Place />);
  await person.click(screen.getByText('Place order'));
  await screen.findByText('Hex bolt: This product is no longer sold');
});
