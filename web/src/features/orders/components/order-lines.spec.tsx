import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { onPhone } from '../../../testing/screen';
import { show } from '../../../testing/render';
import { OrderLines } from './order-lines';

const ORDER: ComponentProps<typeof OrderLines>['order'] = {
  ...{ status: 'shipped', currency: 'USD' },
  items: [
    {
      ...{
        id: 1,
        productId: 12,
        quantity: 30,
        receivedQuantity: 8,
        confirmedQuantity: 0,
        closedQuantity: 2,
        price: 150,
        subtotal: 4500,
      },
      product: { name: 'Hex bolt', sku: 'HB-8', imageUrl: null },
    },
    {
      ...{
        id: 2,
        productId: 13,
        quantity: 5,
        receivedQuantity: 5,
        confirmedQuantity: 0,
        closedQuantity: 0,
        price: 90,
        subtotal: 450,
      },
      product: { name: 'Washer', sku: 'W-8', imageUrl: null },
    },
  ],
};

const lines = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

it('a phone shows of each line the price and what has come of it, as the table does', () => {
  onPhone();
  show(<OrderLines order={ORDER} />);
  expect(screen.queryByRole('table')).toBeNull();
  expect(lines()).toEqual([
    'Hex bolt$45.00HB-830 × $1.508 received2 closed20 outstanding',
    'Washer$4.50W-85 × $0.905 received',
  ]);
});

it('a phone says nothing of goods that nobody expects yet', () => {
  onPhone();
  const items = ORDER.items.slice(1).map((line) => ({ ...line, receivedQuantity: 0 }));
  show(<OrderLines order={{ ...ORDER, status: 'pending', items }} />);
  expect(lines()).toEqual(['Washer$4.50W-85 × $0.90']);
});

it('elsewhere a table has them in columns', () => {
  show(<OrderLines order={ORDER} />);
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Product',
    'Price',
    'Quantity',
    'Received',
    'Closed',
    'Outstanding',
    'Subtotal',
  ]);
});
