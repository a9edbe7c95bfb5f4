import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { answer, fakeServer } from '../../../testing/fake-server';
import { show } from '../../../testing/render';
import { SuggestOrders } from './suggest-orders';

it('suggested orders that are asked for again after a lost answer are made once', async () => {
  const asked = () => server.asked('post', '/api/orders/suggested');
  const server = fakeServer().on('post', '/api/orders/suggested', () => {
    if (asked().length === 1) throw new Error('connection lost');
    return answer(201, { orders: [{ id: 9 }, { id: 10 }], skipped: [] });
  });
  const { person } = show(<SuggestOrders />);
  const press = async () => person.click(screen.getByRole('button', { name: /Create suggested orders/ }));
  await press();
  await screen.findByText('We do not know whether it arrived');
  await press();
  await screen.findByText(/done once\.$/);
  const [lost, again] = asked().map(({ headers }) => headers.get('Idempotency-Key'));
  expect(again).toBe(lost);
});
