import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import type { Order } from '../../../api/list-orders';
import { fakeServer } from '../../../testing/fake-server';
import { orderOf } from '../../../testing/order';
import { show } from '../../../testing/render';
import { OrderActions } from './order-actions';
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
