import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { show } from '../../../testing/render';
import { OrderStates } from './order-states';

it('names the orders that a number leads to', () => {
  show(<OrderStates summary={{ byStatus: { pending: 2500, delivered: 1 } }} />);
  expect(screen.getByRole('link', { name: '2,500 orders, pending' })).toBeDefined();
  expect(screen.getByRole('link', { name: '1 order, completed' })).toBeDefined();
});
