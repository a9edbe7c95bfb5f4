import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { fakeServer, list } from '../testing/fake-server';
import { late } from '../testing/late';
import { show } from '../testing/render';
import { ProductPicker } from './product-picker';

const aProduct = (id: number, name: string, sku: string) => ({
  ...{
    id,
    name,
    sku,
    price: 250,
    currency: 'USD',
    unitOfMeasure: 'piece',
    supplier: { id: 7, name: 'Harbor', ratings: { average: 4.5, count: 8 } },
  },
});
const BOLT = aProduct(1, 'Hex bolt', 'HB-8');
const SAW = aProduct(2, 'Hand saw', 'SW-1');

let answered: ReturnType<typeof late<Response>>;
beforeEach(() => {
  answered = late<Response>();
  fakeServer().on('get', '/api/products', ({ query }) => (query['q'] ? answered.answer : list([BOLT, SAW])));
});

describe('a picker that has the server search', () => {
  const choose = async (typed: string) => {
    const onChange = jest.fn();
    const { person } = show(<ProductPicker aria-label="Product" onChange={onChange} />);
    await person.click(screen.getByRole('combobox', { name: 'Product' }));
    await screen.findByText('Hex bolt');
    await person.type(screen.getByRole('combobox', { name: 'Product' }), typed);
    await waitFor(() => expect(shown()).not.toContain('Hex bolt'));
    const [first] = screen.queryAllByText(/Hex bolt|Hand saw/);
    if (first) await person.click(first);
    return onChange;
  };
  const shown = () => screen.queryAllByText(/Hex bolt|Hand saw/).map(({ textContent }) => textContent);

  it.each(['saw', 'sw-1'])(
    'offers what fits first, by name or by code, before the server has answered: %s',
    async (typed) => {
      expect(await choose(typed)).toHaveBeenLastCalledWith(2, expect.objectContaining({ name: 'Hand saw' }));
    },
  );

  it('offers nothing that does not fit while the answer is on its way', async () => {
    const onChange = await choose('wrench');
    expect(onChange).not.toHaveBeenCalled();
  });

  it('offers what the server found, though it is spelled otherwise', async () => {
    const onChange = await choose('hecks');
    expect(onChange).not.toHaveBeenCalled();
    answered.arrive(list([BOLT]));
    await waitFor(() => expect(screen.getAllByText('Hex bolt').length).toBeGreaterThan(0));
  });

  it('offers a product that an older service answers, without the ratings of its supplier', async () => {
    const { ratings: _, ...supplier } = BOLT.supplier;
    fakeServer().on('get', '/api/products', () => list([{ ...BOLT, supplier }]));
    const { person } = show(<ProductPicker aria-label="Product" onChange={jest.fn()} />);
    await person.click(screen.getByRole('combobox', { name: 'Product' }));
    await screen.findByText('HB-8 · Harbor');
  });
});
