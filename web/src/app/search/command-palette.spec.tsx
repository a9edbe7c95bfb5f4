import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { answer, fakeServer } from '../../testing/fake-server';
import { aUser, show } from '../../testing/render';
import { SearchBox } from './search-box';

const FOUND = {
  inventory: [{ id: 7, product: { name: 'Hex bolt M6', sku: 'HF-M6' }, currentStock: 1200, location: 'Rack A1' }],
  suppliers: [{ id: 3, name: 'Harbor Fasteners', category: 'Hardware & Tools', ratings: { average: 4.5, count: 8 } }],
  orders: [
    {
      ...{ id: 9, orderNumber: 'PO-2026-000009', status: 'pending', total: 1050, currency: 'EUR' },
      ...{ supplier: { name: 'Harbor Fasteners' }, buyer: { companyName: 'Berg Tools' } },
    },
  ],
  products: [],
};
const NOTHING = { inventory: [], suppliers: [], orders: [], products: [] };

let server: ReturnType<typeof fakeServer>;
beforeEach(() => {
  localStorage.clear();
  server = fakeServer().on('get', '/api/search', ({ query }: { query: Record<string, string> }) =>
    query['q'] === 'nothing' ? NOTHING : FOUND,
  );
});

async function opened(user = aUser()) {
  const shown = show(<SearchBox />, { user });
  await shown.person.keyboard('/');
  const field = await screen.findByRole('combobox');
  return { ...shown, field };
}
const groups = () => [...document.querySelectorAll('[cmdk-group-heading]')].map(({ textContent }) => textContent);

describe('the command palette', () => {
  it('is opened by / and by Ctrl+K, and closed by Esc', async () => {
    const { person } = await opened();
    await person.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('combobox')).toBeNull());
    await person.keyboard('{Control>}k{/Control}');
    await screen.findByRole('combobox');
  });

  it('asks once typing pauses, from two letters on, and shows what was found by group', async () => {
    const { person, field } = await opened();
    await person.type(field, 'h');
    await person.type(field, 'ex');
    await screen.findByText('Hex bolt M6');
    expect(server.asked('get', '/api/search').map(({ query }) => query)).toEqual([{ q: 'hex' }]);
    expect(groups()).toEqual(['Inventory', 'Suppliers', 'Orders', 'Actions']);
    screen.getByText('1,200 in stock');
    screen.getByText('Harbor Fasteners · €10.50');
  });

  it('goes where Enter and the arrows say, and remembers the search', async () => {
    const { person, field, router } = await opened();
    await person.type(field, 'hex');
    await screen.findByText('Hex bolt M6');
    await person.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await waitFor(() => expect(router.state.location.pathname).toBe('/suppliers/3'));
    await person.keyboard('/');
    await screen.findByText('Recent searches');
    await person.click(screen.getByText('hex'));
    await screen.findByText('Hex bolt M6');
  });

  it('leads to the whole list, to pages, and to what one may do with the first find', async () => {
    const { person, field, router } = await opened();
    await person.type(field, 'hex');
    await person.click(await screen.findByText('View all in orders'));
    await waitFor(() => expect(router.state.location.search).toBe('?q=hex'));
    await person.keyboard('/');
    await person.type(await screen.findByRole('combobox'), 'hex');
    await person.click(await screen.findByText('Adjust stock of Hex bolt M6'));
    await waitFor(() => expect(router.state.location.search).toBe('?item=7&adjust=true'));
    await person.keyboard('/');
    await person.type(await screen.findByRole('combobox'), 'settings{Enter}');
    await waitFor(() => expect(router.state.location.pathname).toBe('/settings'));
  });

  it('leads a seller to the seller’s pages', async () => {
    const { person, field, router } = await opened(aUser({ role: 'seller' }));
    await person.type(field, 'po-');
    await person.click(await screen.findByText('PO-2026-000009'));
    await waitFor(() => expect(router.state.location.pathname).toBe('/seller/orders/9'));
  });

  it('says that nothing was found, and that a search failed', async () => {
    const { person, field } = await opened();
    await person.type(field, 'nothing');
    await screen.findByText('Nothing found for “nothing”');
    server.on('get', '/api/search', answer(503, { statusCode: 503, message: 'Away', requestId: 'r' }));
    await person.clear(field);
    await person.type(field, 'hex');
    await screen.findByText('The search could not be made');
  });

  it('takes what to do before the goods: "adjust" offers it, "adjust stock of hex" finds hex', async () => {
    const { person, field, router } = await opened();
    await person.type(field, 'adjust');
    await screen.findByText('Choose the item in the inventory');
    await person.type(field, ' stock of hex');
    const action = await screen.findByText('Adjust stock of Hex bolt M6');
    expect(groups()[0]).toBe('Actions');
    await person.click(action);
    expect(server.asked('get', '/api/search').at(-1)).toMatchObject({ query: { q: 'hex' } });
    await waitFor(() => expect(router.state.location.search).toBe('?item=7&adjust=true'));
  });
});
