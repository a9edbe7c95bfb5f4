import { beforeEach, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import type { Schemas } from '../../../lib/api-client';
import { fakeServer, list } from '../../../testing/fake-server';
import { show } from '../../../testing/render';
import { ProductsTab } from './products-tab';

const FACETS: Schemas['MarketplaceFacets'] = {
  categories: [{ name: 'Automotive', count: 1200 }],
  suppliers: [],
  brands: [],
  price: { min: 100, max: 90_000, currency: null },
  prices: [
    { currency: 'USD', min: 100, max: 90_000, count: 30 },
    { currency: 'JPY', min: 500, max: 70_000, count: 3 },
  ],
  isComplete: true,
};

let offered: Schemas['Product'][];
let facets: Schemas['MarketplaceFacets'];
beforeEach(() => {
  facets = FACETS;
  offered = [];
  fakeServer()
    .on('get', '/api/user/preferences', () => ({ values: [] }))
    .on('get', '/api/marketplace/products', () => list(offered))
    .on('get', '/api/marketplace/facets', () => facets);
});

const products = (at = '/') => show(<ProductsTab />, { at });

it('a price is one of a currency: it narrows the list to that, and another currency forgets it', async () => {
  const { person, router } = products();
  const from = await screen.findByPlaceholderText('$1.00');
  await person.type(from, '5{Enter}');
  await waitFor(() => expect(router.state.location.search).toBe('?priceMin=500&currency=USD'));
  await person.click(screen.getByRole('combobox', { name: 'All currencies' }));
  await person.click(await screen.findByTitle('JPY (3)'));
  await waitFor(() => expect(router.state.location.search).toBe('?currency=JPY'));
  expect(await screen.findByPlaceholderText('¥70,000')).toBeTruthy();
});

it('says its currency where the market has no other, which needs no filter', async () => {
  facets = { ...FACETS, prices: [{ currency: 'EUR', min: 100, max: 900, count: 3 }] };
  const { person, router } = products();
  await person.type(await screen.findByPlaceholderText('€1.00'), '5{Enter}');
  await waitFor(() => expect(router.state.location.search).toBe('?priceMin=500&currency=EUR'));
  expect(screen.queryByRole('combobox', { name: 'All currencies' })).toBeNull();
});

it('an address with a price in no currency means dollars, as the API does', async () => {
  facets = { ...FACETS, prices: FACETS.prices.toReversed() };
  products('/?priceMax=1000');
  expect(await screen.findByText('up to $10.00')).toBeTruthy();
});

it('a lowest price above the highest is told at its field, and waits for the other', async () => {
  const { person, router } = products('/?priceMin=500&priceMax=1000&currency=USD');
  const from = await screen.findByRole('spinbutton', { name: 'Price from' });
  await person.clear(from);
  await person.type(from, '20{Enter}');
  expect((await screen.findByRole('alert')).textContent).toBe('The lowest price is above the highest');
  expect(router.state.location.search).toBe('?priceMin=500&priceMax=1000&currency=USD');
  const to = screen.getByRole('spinbutton', { name: 'Price to' });
  await person.clear(to);
  await person.type(to, '30{Enter}');
  await waitFor(() => expect(router.state.location.search).toBe('?priceMin=2000&priceMax=3000&currency=USD'));
  expect(screen.queryByRole('alert')).toBeNull();
});

it.each([
  ['mean and count of its ratings', { average: 4.3, count: 1200 }, '4.3 ★ (1,200)'],
  ['that it is new, under three', { average: 5, count: 2 }, 'New supplier'],
  ['that it is new, without any', { average: null, count: 0 }, 'New supplier'],
])('a product’s card tells of its supplier %s', async (_what, ratings, text) => {
  offered = [
    {
      ...{
        id: 1,
        name: 'Winch',
        sku: 'W-1',
        category: null,
        description: null,
        imageUrl: null,
        brandId: null,
        brand: null,
      },
      ...{ price: 250, currency: 'USD', minOrderQuantity: 1, unitOfMeasure: 'piece', leadTime: 1, createdBy: 3 },
      ...{ isApproved: true, visibleOnMarketplace: true, rejectionReason: null, createdAt: '2026-01-31T12:00:00.000Z' },
      supplierId: 7,
      supplier: { id: 7, name: 'Harbor', ratings },
    },
  ];
  products();
  const card = await screen.findByRole('article');
  expect(card.textContent).toContain(`Harbor${text}`);
});

it('counts that stopped say that there are more, and promise no bounds', async () => {
  facets = { ...FACETS, isComplete: false };
  const { person } = products();
  await person.click(await screen.findByRole('combobox', { name: 'All categories' }));
  expect(await screen.findByTitle('Automotive (1,200+)')).toBeTruthy();
  expect(screen.getByPlaceholderText('From')).toBeTruthy();
});

it.each([
  ['/?sort=price-asc', 'Price in each currency (Low to High)'],
  ['/?sort=price-asc&currency=USD', 'Price (Low to High)'],
])('at %s the order is called “%s”', async (at, label) => {
  products(at);
  expect(await screen.findByTitle(label)).toBeTruthy();
});
