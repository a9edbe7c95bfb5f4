import { expect, it } from '@jest/globals';
import { orderOf } from '../../../testing/order';
import { formatDay } from '../../../lib/dates';
import { shortOrder } from './order-columns';

it('an order tells its day on a phone, too: the list is in the order of these', () => {
  const createdAt = '2026-03-05T12:00:00.000Z';
  expect(shortOrder(orderOf({ createdAt })).detail).toMatch(new RegExp(`^${formatDay(createdAt)} · `));
});
