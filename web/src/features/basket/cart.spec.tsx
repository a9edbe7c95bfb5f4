import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { BasketGroup, BasketItem } from '../../api/get-basket';
import { AddToCart } from '../../components/add-to-cart';
import { fakeServer, refuse } from '../../testing/fake-server';
import { show } from '../../testing/render';
import { CartPage } from './pages/cart.page';

const anItem = (change: Partial<BasketItem> & { name?: string } = {}): BasketItem => {
  const { name = 'Hex bolt', ...rest } = change;
  return {
    product: {
      id: 11,
      name,
      sku: 'HB-8',
      imageUrl: null,
      price: 250,
      minOrderQuantity: 4,
      unitOfMeasure: 'piece',
    },
    quantity: 4,
    subtotal: 1000,
    previousPrice: null,
    refusal: null,
    ...rest,
  };
};

const groupOf = (...items: BasketItem[]): BasketGroup => ({
  supplier: { id: 7, name: 'Harbor Fasteners' },
  ratings: { average: 4.5, count: 8 },
  currency: 'USD',
  orderMinimum: null,
  items,
  subtotal: items.reduce((sum, { subtotal, refusal }) => sum + (refusal === null ? subtotal : 0), 0),
});

let server: ReturnType<typeof fakeServer>;
let basket: BasketGroup[];
beforeEach(() => {
  basket = [groupOf(anItem())];
  server = fakeServer()
    .on('get', '/api/basket', () => basket)
    .on('put', '/api/basket/items/{productId}', ({ body }) => {
      const { quantity } = body as { quantity: number };
      basket = quantity === 0 ? [] : [groupOf(anItem({ quantity, subtotal: quantity * 250 }))];
      return basket;
    });
});

describe('the cart', () => {
  it('marks a changed price and what cannot be ordered, and counts only what can', async () => {
    basket = [
      groupOf(
        anItem({ previousPrice: 200 }),
        anItem({
          name: 'Old nut',
          product: { ...anItem().product, id: 12, name: 'Old nut' },
          refusal: 'This product is no longer sold',
        }),
      ),
    ];
    show(<CartPage />);
    const items = await screen.findAllByRole('listitem');
    expect(within(items[0]!).getByText('The price was $2.00 when you added it')).toBeTruthy();
    expect(within(items[1]!).getByText('This product is no longer sold')).toBeTruthy();
    expect(screen.getByText('2 products from 1 supplier')).toBeTruthy();
    expect(screen.getByText('Subtotal').textContent).toContain('$10.00');
  });

  it('sends a typed quantity once it is complete, and takes over what the server makes of it', async () => {
    const { person } = show(<CartPage />);
    const field = await screen.findByLabelText('Quantity of Hex bolt');
    await person.clear(field);
    await person.type(field, '12{Enter}');
    await screen.findByText('Subtotal');
    await waitFor(() => expect(screen.getByText('Subtotal').textContent).toContain('$30.00'));
    expect(server.asked('put', '/api/basket/items/{productId}').map(({ body }) => body)).toEqual([{ quantity: 12 }]);
  });

  it('keeps what cannot be ordered, says why, and orders nothing else instead', async () => {
    const { person } = show(<CartPage />);
    const field = await screen.findByLabelText<HTMLInputElement>('Quantity of Hex bolt');
    await person.clear(field);
    await person.type(field, '2');
    // Before the field is left: whoever goes on to the order at once would order what is not shown.
    expect(screen.queryByRole('link', { name: 'Checkout at Harbor Fasteners' })).toBeNull();
    await person.tab();
    expect(field.value).toBe('2');
    expect(screen.getByRole('alert').textContent).toBe('At least 4');
    expect(screen.queryByRole('link', { name: 'Checkout at Harbor Fasteners' })).toBeNull();
    expect(server.asked('put', '/api/basket/items/{productId}')).toEqual([]);
    await person.clear(field);
    await person.type(field, '6{Enter}');
    await screen.findByRole('link', { name: 'Checkout at Harbor Fasteners' });
    await waitFor(() => expect(screen.getByText('Subtotal').textContent).toContain('$15.00'));
  });

  it.each([
    ['1,5', '1.5', 'Must be a whole number', 1],
    ['1.000', '1.000', 'Not clear. Write it like 1250', 4],
  ])('does not make another quantity of “%s”', async (text, shown, problem, minOrderQuantity) => {
    basket = [groupOf(anItem({ product: { ...anItem().product, minOrderQuantity } }))];
    const { person } = show(<CartPage />);
    const field = await screen.findByLabelText<HTMLInputElement>('Quantity of Hex bolt');
    await person.clear(field);
    await person.type(field, `${text}{Enter}`);
    await person.tab();
    expect([field.value, screen.getByRole('alert').textContent]).toEqual([shown, problem]);
    expect(screen.queryByRole('link', { name: 'Checkout at Harbor Fasteners' })).toBeNull();
    expect(server.asked('put', '/api/basket/items/{productId}')).toEqual([]);
  });

  it('shows the old quantity again when the new one is refused', async () => {
    server.on('put', '/api/basket/items/{productId}', () => refuse(422, 'The minimum order quantity of Hex bolt is 4'));
    const { person } = show(<CartPage />);
    const field = await screen.findByLabelText<HTMLInputElement>('Quantity of Hex bolt');
    await person.clear(field);
    await person.type(field, '9{Enter}');
    await screen.findByText('The minimum order quantity of Hex bolt is 4');
    await waitFor(() => expect(field.value).toBe('4'));
  });

  it('gives back what was removed', async () => {
    const { person } = show(<CartPage />);
    await person.click(await screen.findByRole('button', { name: 'Remove Hex bolt' }));
    await screen.findByText('Your cart is empty');
    await person.click(screen.getByRole('button', { name: 'Undo' }));
    await screen.findByLabelText('Quantity of Hex bolt');
  });
});

describe('a product', () => {
  it('is put into the cart with its minimum quantity, and then leads to the cart', async () => {
    basket = [];
    const { person } = show(<AddToCart product={anItem().product} />);
    const add = await screen.findByRole('button', { name: 'Add to cart: Hex bolt' });
    await waitFor(() => expect((add as HTMLButtonElement).disabled).toBe(false));
    await person.click(add);
    const link = await screen.findByRole('link', { name: 'In cart: 4 pieces of Hex bolt' });
    expect(link.getAttribute('href')).toBe('/cart');
    expect(server.asked('put', '/api/basket/items/{productId}').map(({ address }) => address)).toEqual([
      '/api/basket/items/11',
    ]);
  });
});
