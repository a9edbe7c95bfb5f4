import { beforeEach, expect, it, jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { fakeServer, refuse } from '../../../testing/fake-server';
import { orderOf } from '../../../testing/order';
import { show } from '../../../testing/render';
import { ReceiveDialog } from './receive-dialog';

const ORDER = orderOf({
  status: 'shipped',
  items: [
    {
      ...{
        id: 1,
        productId: 12,
        quantity: 30,
        receivedQuantity: 8,
        confirmedQuantity: 0,
        closedQuantity: 2,
        price: 0,
        subtotal: 0,
      },
      product: { name: 'Hex bolt', sku: 'HB-8', imageUrl: null },
    },
  ],
});

let server: ReturnType<typeof fakeServer>;
beforeEach(() => {
  server = fakeServer().on('post', '/api/orders/{id}/receive', ORDER);
});

it('more than is outstanding is left as it was typed, and not received', async () => {
  const onClose = jest.fn();
  const { person } = show(<ReceiveDialog order={ORDER} invoices={[]} onClose={onClose} />);
  const field = await screen.findByRole<HTMLInputElement>('spinbutton');
  expect(field.value).toBe('20');
  await person.clear(field);
  await person.type(field, '25');
  await person.click(await screen.findByRole('button', { name: 'Receive' }));
  await screen.findByText('Only 20 outstanding');
  expect(field.value).toBe('25');
  expect(server.asked('post', '/api/orders/{id}/receive')).toEqual([]);

  await person.clear(field);
  await person.type(field, '19');
  await person.click(await screen.findByRole('button', { name: 'Receive 19 units' }));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(server.asked('post', '/api/orders/{id}/receive').map(({ body }) => body)).toEqual([
    { lines: [{ itemId: 1, quantity: 19 }] },
  ]);
});

const invoiced = (quantity: number) => ({
  ...{ id: 51, invoiceNumber: 'A-77', fileName: 'anchor.csv', extractionStatus: 'completed' as const },
  ...{ currency: 'USD', totalAmount: 5000, lineCount: 2, goodsCount: 2, importedCount: 1 },
  imported: [{ productId: 12, quantity, importedAt: '2026-01-31T12:00:00.000Z' }],
});

it.each([
  ['with the rest', 15, '5', 'Receive 5 units, confirm 15', { quantity: 20, inStock: 15 }],
  ['where nothing else is to come', 20, '0', 'Confirm 20 units', { quantity: 20, inStock: 20 }],
])('what an invoice brought in is received %s, and not added again', async (_, units, rest, label, line) => {
  const { person } = show(<ReceiveDialog order={ORDER} invoices={[invoiced(units)]} onClose={() => {}} />);
  await screen.findByText(`${units} in stock already: Invoice A-77 on Jan 31, 2026`);
  expect(screen.getByRole<HTMLInputElement>('spinbutton').value).toBe(rest);
  await person.click(screen.getByRole('button', { name: label }));
  await waitFor(() =>
    expect(server.asked('post', '/api/orders/{id}/receive').map(({ body }) => body)).toEqual([
      { lines: [{ itemId: 1, ...line }] },
    ]),
  );
});

it('what came into stock otherwise is counted again only on purpose', async () => {
  const onClose = jest.fn();
  const message = 'Hex bolt: 15 are in stock already, imported with an invoice of this order';
  const inStock = [{ itemId: 1, productId: 12, quantity: 15 }];
  server.on('post', '/api/orders/{id}/receive', ({ body }) =>
    (body as { countAgain?: boolean }).countAgain
      ? ORDER
      : refuse(409, message, { reason: 'already-in-stock', inStock }),
  );
  const { person } = show(<ReceiveDialog order={ORDER} invoices={[]} onClose={onClose} />);
  await person.click(await screen.findByRole('button', { name: 'Receive 20 units' }));
  await screen.findByText(`${message}. This adds 20 units more.`);
  expect(onClose).not.toHaveBeenCalled();
  await person.click(screen.getByRole('button', { name: 'Receive anyway' }));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  const [first, second] = server.asked('post', '/api/orders/{id}/receive');
  expect(second!.body).toEqual({ lines: [{ itemId: 1, quantity: 20 }], countAgain: true });
  expect(first!.body).toEqual({ lines: [{ itemId: 1, quantity: 20 }] });
});

it('changed after a lost answer it is not received twice: what was received is said', async () => {
  const onClose = jest.fn();
  const received = { ...ORDER, items: [{ ...ORDER.items[0]!, receivedQuantity: 11 }] };
  const asked = () => server.asked('post', '/api/orders/{id}/receive');
  server.on('post', '/api/orders/{id}/receive', () => {
    if (asked().length === 1) throw new Error('connection lost');
    const reused = { reason: 'idempotency-key-reused', answer: received };
    return refuse(422, 'Idempotency-Key was used with another request', reused);
  });
  const { person } = show(<ReceiveDialog order={ORDER} invoices={[]} onClose={onClose} />);
  const field = await screen.findByRole<HTMLInputElement>('spinbutton');
  await person.clear(field);
  await person.type(field, '3');
  await person.click(await screen.findByRole('button', { name: 'Receive 3 units' }));
  await screen.findByText('We do not know whether it arrived');
  await person.clear(field);
  await person.type(field, '1');
  await person.click(await screen.findByRole('button', { name: 'Receive 1 unit' }));
  await screen.findByText('3 units were received already');
  expect(onClose).toHaveBeenCalled();
  expect(new Set(asked().map(({ headers }) => headers.get('Idempotency-Key'))).size).toBe(1);
});
