import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { answer, fakeServer, list, refuse } from '../../../testing/fake-server';
import { aUser, show } from '../../../testing/render';
import { CreateOrderDialog } from './create-order.dialog';

const supplier = { id: 3, name: 'Harbor Fasteners', relationshipStatus: 'active' };
const bolt = {
  id: 11,
  name: 'Hex bolt',
  sku: 'HB',
  price: 250,
  currency: 'USD',
  unitOfMeasure: 'piece',
  minOrderQuantity: 4,
  supplier: { id: 3, name: 'Harbor Fasteners' },
};

describe('the three steps of an order', () => {
  let server: ReturnType<typeof fakeServer>;
  beforeEach(() => {
    server = fakeServer()
      .on('get', '/api/orders/summary', { taxRatePercent: 7.7 })
      .on('get', '/api/suppliers', () => list([supplier]))
      .on('get', '/api/suppliers/{id}', supplier)
      .on('get', '/api/products', () => list([bolt]))
      .on('get', '/api/products/{id}', bolt)
      .on('post', '/api/orders', () => answer(201, { id: 9, orderNumber: 'PO-2026-000009' }));
  });
  const placed = () => server.asked('post', '/api/orders');
  const keys = () => placed().map(({ headers }) => headers.get('Idempotency-Key'));
  const button = (name: string) => screen.findByRole('button', { name });

  it('ask for a supplier and for products before they go on, and going back loses nothing', async () => {
    const { person } = show(<CreateOrderDialog />, { at: '/orders/create', path: '/orders/*' });
    await person.click(await button('Next'));
    await screen.findByText('Please select a supplier for this order');

    await person.click(screen.getByRole('combobox', { name: 'Supplier' }));
    await person.click(await screen.findByTitle('Harbor Fasteners'));
    await person.click(await button('Next'));
    await screen.findByText('Nothing in this order yet.');
    await person.click(await button('Next'));
    await screen.findByText('Please add at least one product to the order');

    await person.click(await button('Back'));
    expect(await screen.findByText('An order goes to one supplier.')).toBeTruthy();
    await person.click(await button('Next'));
    await screen.findByText('Nothing in this order yet.');
    expect(placed()).toEqual([]);
  });

  it('begin at the products where a link names them, with the least that the supplier sells', async () => {
    const at = '/orders/create?supplier=3&product=11&quantity=2';
    const { person, router } = show(<CreateOrderDialog />, { at, path: '/orders/*' });
    const quantity = await screen.findByRole('spinbutton', { name: 'Quantity of Hex bolt' });
    expect((quantity as HTMLInputElement).value).toBe('4');
    // Emptied it keeps the line, and left empty what it was.
    await person.clear(quantity);
    await person.tab();
    await waitFor(() => expect((quantity as HTMLInputElement).value).toBe('4'));
    await person.clear(quantity);
    await person.type(quantity, '10');
    await person.tab();
    await person.click(await button('Next'));
    // The rate and the rounding are the server's.
    await screen.findByText('Tax (7.7%)');
    const dialog = screen.getByRole('dialog');
    expect(within(dialog).getByText('$1.93')).toBeTruthy();
    await person.type(screen.getByLabelText('Notes'), 'Ring twice');
    await person.click(await button('Place order'));
    await waitFor(() => expect(router.state.location.pathname).toBe('/orders/9'));
    expect(placed().map(({ body }) => body)).toEqual([
      {
        supplierId: 3,
        items: [{ productId: 11, quantity: 10, price: 250 }],
        subtotal: 2500,
        tax: 193,
        total: 2693,
        notes: 'Ring twice',
        notifySupplier: true,
        status: 'pending',
      },
    ]);
  });

  describe('are as they were, after a reload of the page', () => {
    const at = '/orders/create?supplier=3';
    const open = (user = aUser()) => show(<CreateOrderDialog />, { at, path: '/orders/*', user });
    const begun = async () => {
      const dialog = open();
      await dialog.person.click(await screen.findByRole('combobox', { name: 'Product' }));
      await dialog.person.click(await screen.findByTitle(/Hex bolt/));
      await dialog.person.click(screen.getByRole('button', { name: /Add Product/ }));
      await dialog.person.click(await button('Next'));
      await dialog.person.type(await screen.findByLabelText('Notes'), 'Ring twice');
      return dialog;
    };
    const notes = () => screen.queryByLabelText<HTMLTextAreaElement>('Notes')?.value;

    it('and are nobody else’s', async () => {
      const { unmount } = await begun();
      unmount();
      const again = open();
      await waitFor(() => expect(notes()).toBe('Ring twice'));
      await again.person.click(await button('Back'));
      await screen.findByRole('spinbutton', { name: 'Quantity of Hex bolt' });
      again.unmount();
      open(aUser({ id: 2 }));
      await screen.findByText('Nothing in this order yet.');
    });

    it('until the order is placed', async () => {
      const { person, unmount } = await begun();
      await person.click(await button('Place order'));
      await waitFor(() => expect(placed()).toHaveLength(1));
      unmount();
      open();
      await screen.findByText('Nothing in this order yet.');
    });

    it('until they are thrown away', async () => {
      const { unmount } = await begun();
      unmount();
      const again = open();
      await waitFor(() => expect(notes()).toBe('Ring twice'));
      await again.person.keyboard('{Escape}');
      await again.person.click(await button('Discard'));
      again.unmount();
      open();
      await screen.findByText('Nothing in this order yet.');
    });
  });

  it('without telling the supplier keep a draft', async () => {
    const at = '/orders/create?supplier=3&product=11&quantity=4';
    const { person } = show(<CreateOrderDialog />, { at, path: '/orders/*' });
    await person.click(await button('Next'));
    await person.click(await screen.findByRole('checkbox', { name: /^Notify supplier/ }));
    await person.click(await button('Save draft'));
    await waitFor(() => expect(placed()).toHaveLength(1));
    expect(placed()[0]?.body).toMatchObject({ notifySupplier: false, status: 'draft' });
  });

  it('show changed prices and place the order at them, once however often it is sent: neither a refusal nor a lost answer takes another key', async () => {
    const refusals = [
      refuse(409, 'Prices have changed', { items: [{ productId: 11, price: 300 }] }),
      // As when the network breaks off: nobody knows whether it arrived.
      undefined,
    ];
    server.on('post', '/api/orders', () => {
      if (refusals.length === 0) return answer(201, { id: 9, orderNumber: 'PO-2026-000009' });
      const refusal = refusals.shift();
      if (refusal) return refusal;
      throw new Error('connection lost');
    });
    const at = '/orders/create?supplier=3&product=11&quantity=4';
    const { person, router } = show(<CreateOrderDialog />, { at, path: '/orders/*' });
    await person.click(await button('Next'));
    await person.click(await button('Place order'));
    await screen.findByText('Prices have changed');
    await screen.findByText('The price was $2.50');
    await person.click(await button('Place order'));
    await screen.findByText('We do not know whether it arrived');
    expect(router.state.location.pathname).toBe('/orders/create');
    await person.click(await button('Place order'));
    await waitFor(() => expect(router.state.location.pathname).toBe('/orders/9'));
    expect(new Set(keys()).size).toBe(1);
    expect(placed().map(({ body }) => (body as { subtotal: number }).subtotal)).toEqual([1000, 1200, 1200]);
  });

  it('sent again after a lost answer and a reload take the key of the first try, and say that it was done once', async () => {
    server.on('post', '/api/orders', () => {
      if (placed().length === 1) throw new Error('connection lost');
      return answer(201, { id: 9, orderNumber: 'PO-2026-000009' });
    });
    const at = '/orders/create?supplier=3&product=11&quantity=4';
    const open = async () => {
      const shown = show(<CreateOrderDialog />, { at, path: '/orders/*' });
      await shown.person.click(await button('Next'));
      await shown.person.click(await button('Place order'));
      return shown;
    };
    const { unmount } = await open();
    await screen.findByText('We do not know whether it arrived');
    await screen.findByRole('button', { name: 'Look at your orders' });
    unmount();

    const again = await open();
    await screen.findByText('PO-2026-000009 is placed');
    expect(new Set(keys()).size).toBe(1);
    again.unmount();

    // Answered: who orders the same once more means another one.
    await open();
    await screen.findByText('Order placed');
    expect(new Set(keys()).size).toBe(2);
  });

  it('with other content after a lost answer and a reload are another order', async () => {
    server.on('post', '/api/orders', () => {
      if (placed().length === 1) throw new Error('connection lost');
      return answer(201, { id: 9, orderNumber: 'PO-2026-000009' });
    });
    for (const [quantity, said] of [
      [4, 'We do not know whether it arrived'],
      [5, 'Order placed'],
    ] as const) {
      const at = `/orders/create?supplier=3&product=11&quantity=${quantity}`;
      const { person, unmount } = show(<CreateOrderDialog />, { at, path: '/orders/*' });
      await person.click(await button('Next'));
      await person.click(await button('Place order'));
      await screen.findByText(said);
      unmount();
    }
    expect(new Set(keys()).size).toBe(2);
  });

  it('changed after a lost answer lead to the order that was made by the first try', async () => {
    server.on('post', '/api/orders', () => {
      if (placed().length === 1) throw new Error('connection lost');
      return refuse(422, 'Idempotency-Key was used with another request', {
        reason: 'idempotency-key-reused',
        answer: { id: 9, orderNumber: 'PO-2026-000009' },
      });
    });
    const at = '/orders/create?supplier=3&product=11&quantity=4';
    const { person, router } = show(<CreateOrderDialog />, { at, path: '/orders/*' });
    await person.click(await button('Next'));
    await person.click(await button('Place order'));
    await screen.findByText('We do not know whether it arrived');
    await person.type(screen.getByLabelText('Notes'), 'Ring twice');
    await person.click(await button('Place order'));
    await screen.findByText('PO-2026-000009 was made already');
    expect(router.state.location.pathname).toBe('/orders/9');
  });
});
