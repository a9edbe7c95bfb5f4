import { describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { fakeServer, list, refuse } from '../../../testing/fake-server';
import { orderOf } from '../../../testing/order';
import { show } from '../../../testing/render';
import { EditDraftDialog } from './edit-draft-dialog';
import { OrderActions } from './order-actions';

const draft = orderOf({
  status: 'draft',
  notes: '',
  items: [
    {
      ...{
        id: 1,
        productId: 11,
        quantity: 2,
        receivedQuantity: 0,
        confirmedQuantity: 0,
        closedQuantity: 0,
        price: 250,
        subtotal: 500,
      },
      product: { name: 'Hex bolt', sku: 'HB', imageUrl: null },
    },
  ],
});

describe('a draft whose prices changed', () => {
  it('is placed at the new ones from its page, once they have been shown', async () => {
    const server = fakeServer()
      .on('get', '/api/orders/summary', { taxRatePercent: 20 })
      .on('put', '/api/orders/{id}', { ...draft })
      .on('put', '/api/orders/{id}/status', () =>
        server.asked('put', '/api/orders/{id}').length > 0
          ? { ...draft, status: 'pending' }
          : refuse(409, 'Prices have changed', { items: [{ productId: 11, price: 300 }] }),
      );
    const { person } = show(<OrderActions order={{ ...draft, nextStatuses: ['pending'] }} />);
    await person.click(screen.getByRole('button', { name: 'Place order' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit PO-2026-000007' }));
    await dialog.findByText('Prices have changed');
    dialog.getByText('The price was $2.50');
    expect(screen.queryByText('Failed to update order status')).toBeNull();
    await person.click(dialog.getByRole('button', { name: 'Place order' }));
    await screen.findByText('Order Updated');
    expect(server.asked('put', '/api/orders/{id}')[0]!.body).toMatchObject({
      items: [{ productId: 11, quantity: 2, price: 300 }],
    });
    expect(server.asked('put', '/api/orders/{id}/status')).toHaveLength(2);
  });

  it('shows the new ones and is saved at them the next time', async () => {
    const server = fakeServer()
      .on('get', '/api/orders/summary', { taxRatePercent: 20 })
      .on('get', '/api/products', () => list([]))
      .on('put', '/api/orders/{id}', ({ body }) => {
        const { items } = body as { items: { price: number }[] };
        if (items[0]?.price === 300) return { ...draft };
        return refuse(409, 'Prices have changed', { items: [{ productId: 11, price: 300 }] });
      });
    const onClose = jest.fn();
    const { person } = show(<EditDraftDialog order={draft} onClose={onClose} />);

    await person.click(await screen.findByRole('button', { name: 'Next' }));
    // The server's rate, not one of ours.
    expect(screen.getByText('Tax (20%)')).toBeTruthy();
    await person.click(screen.getByRole('button', { name: 'Save draft' }));
    await screen.findByText('Prices have changed');
    await screen.findByText('The price was $2.50');
    expect(onClose).not.toHaveBeenCalled();

    await person.click(screen.getByRole('button', { name: 'Save draft' }));
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
    const sent = server.asked('put', '/api/orders/{id}').map(({ body }) => (body as { items: unknown[] }).items);
    expect(sent).toEqual([[{ productId: 11, quantity: 2, price: 250 }], [{ productId: 11, quantity: 2, price: 300 }]]);
  });
});
