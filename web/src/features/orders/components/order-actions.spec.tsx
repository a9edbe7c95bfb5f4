import { describe, expect, it } from '@jest/globals';
import { useState } from 'react';
import { screen, within } from '@testing-library/react';
import type { Order } from '../../../api/list-orders';
import { answer, fakeServer, refuse } from '../../../testing/fake-server';
import { orderOf } from '../../../testing/order';
import { aUser, show } from '../../../testing/render';
import { OrderActions } from './order-actions';
import { OrderLines } from './order-lines';
import { OrderRating } from './order-rating';

const delivered = (account: Order['supplier']['account']) =>
  orderOf({ status: 'delivered', nextStatuses: [], supplier: { id: 3, name: 'Harbor Fasteners', account } });

describe('a delivered order offers its buyer', () => {
  const offered = async (account: Order['supplier']['account']) => {
    fakeServer();
    const order = delivered(account);
    const { person } = show(
      <>
        <OrderActions order={order} />
        <OrderRating order={order} />
      </>,
    );
    const more = screen.queryByRole('button', { name: 'More actions' });
    if (more) await person.click(more);
    const menu = screen.queryAllByRole('menuitem').map(({ textContent }) => textContent);
    return {
      message: screen.queryByRole('link', { name: /Message/ }) !== null,
      rating: screen.queryByRole('button', { name: 'Send rating' }) !== null,
      again: menu.includes('Duplicate Order'),
    };
  };

  it.each([
    ['open', { message: true, rating: true, again: true }],
    ['none', { message: false, rating: true, again: true }],
    ['closed', { message: false, rating: false, again: false }],
  ] as const)('what can be done with a supplier whose account is %s', async (account, expected) => {
    expect(await offered(account)).toEqual(expected);
  });
});

it('a rejection is decided on the status in which its dialog was opened, and on the one that a refusal shows then', async () => {
  const pending = orderOf({ status: 'pending', nextStatuses: ['confirmed', 'rejected'] });
  const confirmed: Order = {
    ...{ ...pending, status: 'confirmed', nextStatuses: ['processing', 'rejected'] },
    statusHistory: [
      {
        ...{ previousStatus: 'pending', newStatus: 'confirmed', notes: 'Ships on Monday', performedBy: 4 },
        createdAt: '2026-05-02T09:00:00.000Z',
      },
    ],
  };
  const server = fakeServer()
    .on('get', '/api/orders/{id}', confirmed)
    .on('put', '/api/orders/{id}/status', ({ body }) =>
      (body as { from: string }).from === 'confirmed'
        ? { ...pending, status: 'rejected' }
        : refuse(409, 'The order is confirmed by now; it was pending when this was decided'),
    );
  function Page() {
    const [order, setOrder] = useState(pending);
    return (
      <>
        <button onClick={() => setOrder(confirmed)}>A colleague accepts</button>
        <OrderActions order={order} />
      </>
    );
  }
  const { person } = show(<Page />, { user: aUser({ role: 'seller' }), at: '/seller/orders/7' });
  await person.click(screen.getByRole('button', { name: 'Reject order' }));
  const dialog = await screen.findByRole('dialog');
  await person.click(screen.getByText('A colleague accepts'));
  await person.type(within(dialog).getByLabelText('Reason'), 'No stock');
  await person.click(within(dialog).getByRole('button', { name: 'Reject order' }));
  const told = within(await within(dialog).findByRole('alert'));
  told.getByText('PO-2026-000007 is confirmed by now. It was pending when you opened this.');
  told.getByText('Ships on Monday');
  expect(within(dialog).getByLabelText<HTMLTextAreaElement>('Reason').value).toBe('No stock');
  await person.click(within(dialog).getByRole('button', { name: 'Reject all the same' }));
  await screen.findByText('Order Rejected');
  expect(server.asked('put', '/api/orders/{id}/status').map(({ body }) => body)).toEqual([
    { status: 'rejected', from: 'pending', notes: 'No stock' },
    { status: 'rejected', from: 'confirmed', notes: 'No stock' },
  ]);
});

it('an order that was cancelled meanwhile cannot be rejected, and its dialog says so', async () => {
  const order = orderOf({ status: 'pending', nextStatuses: ['confirmed', 'rejected'] });
  fakeServer()
    .on('get', '/api/orders/{id}', { ...order, status: 'cancelled', nextStatuses: [] })
    .on('put', '/api/orders/{id}/status', () => refuse(409, 'The order is cancelled by now'));
  const { person } = show(<OrderActions order={order} />, { user: aUser({ role: 'seller' }), at: '/seller/orders/7' });
  await person.click(screen.getByRole('button', { name: 'Reject order' }));
  const dialog = within(await screen.findByRole('dialog'));
  await person.type(dialog.getByLabelText('Reason'), 'No stock');
  await person.click(dialog.getByRole('button', { name: 'Reject order' }));
  await dialog.findByText(/It cannot be rejected any more/);
  expect(dialog.getByRole('button', { name: 'Reject order' }).matches(':disabled')).toBe(true);
});

it('a duplicate that is asked for again after a lost answer is made once, and said to be', async () => {
  const asked = () => server.asked('post', '/api/orders/{id}/duplicate');
  const server = fakeServer().on('post', '/api/orders/{id}/duplicate', () => {
    if (asked().length === 1) throw new Error('connection lost');
    return answer(201, { order: { id: 9, orderNumber: 'PO-2026-000009' }, unavailable: [], repriced: [] });
  });
  const { person } = show(<OrderActions order={delivered('open')} />);
  const duplicate = async () => {
    await person.click(screen.getByRole('button', { name: 'More actions' }));
    await person.click(await screen.findByRole('menuitem', { name: 'Duplicate Order' }));
  };
  await duplicate();
  await screen.findByText('We do not know whether it arrived');
  await screen.findByRole('button', { name: 'Look at your drafts' });
  await duplicate();
  await screen.findByText(/done once\.$/);
  await duplicate();
  await screen.findByText('PO-2026-000009, at today’s prices');
  const [lost, again, another] = asked().map(({ headers }) => headers.get('Idempotency-Key'));
  expect(again).toBe(lost);
  expect(another).not.toBe(lost);
});

it('a duplicate marks the prices that have changed since', async () => {
  const line = {
    ...{ id: 1, productId: 11, quantity: 2, receivedQuantity: 0, confirmedQuantity: 0, closedQuantity: 0 },
    ...{ price: 1250, subtotal: 2500, product: { name: 'Hex bolt', sku: 'HB', imageUrl: null } },
  };
  const copy = orderOf({ id: 9, status: 'draft', items: [line] });
  const repriced = [{ productId: 11, price: 1250, priceBefore: 990 }];
  fakeServer().on('post', '/api/orders/{id}/duplicate', answer(201, { order: copy, unavailable: [], repriced }));
  const { person } = show(
    <>
      <OrderActions order={delivered('open')} />
      <OrderLines order={copy} />
    </>,
  );
  await person.click(screen.getByRole('button', { name: 'More actions' }));
  await person.click(await screen.findByRole('menuitem', { name: 'Duplicate Order' }));
  await screen.findByText('The price was $9.90');
  await screen.findByText(/at today’s prices: 1 price changed$/);
});
