import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { orderOf } from '../../../testing/order';
import { show } from '../../../testing/render';
import { formatDay } from '../../../lib/dates';
import { shortOrder } from './order-columns';

it('an order tells its day on a phone, too: the list is in the order of these', () => {
  const createdAt = '2026-03-05T12:00:00.000Z';
  expect(shortOrder(orderOf({ createdAt })).detail).toMatch(new RegExp(`^${formatDay(createdAt)} · `));
});

it('an order shows on a phone how far it is, and has its menu', () => {
  const { menu, progress } = shortOrder(orderOf({ status: 'pending', orderNumber: 'PO-2026-000007' }));
  show(
    <>
      {menu}
      {progress}
    </>,
  );
  screen.getByRole('progressbar', { name: 'Progress 25%' });
  screen.getByRole('button', { name: 'More actions for PO-2026-000007' });
});
