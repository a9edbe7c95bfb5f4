import { expect, it, jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import { Outlet, Route, Routes } from 'react-router-dom';
import type { Supplier } from '../../../api/list-suppliers';
import { fakeServer } from '../../../testing/fake-server';
import { show } from '../../../testing/render';
import type { ProductsPageContext } from '../products-page';
import { EditProduct } from './edit-product';

const own = { id: 3, name: 'Harbor Fasteners', currency: 'USD' } as Supplier;
const close = jest.fn();
const open = (at: string) => {
  const context: ProductsPageContext = { suppliers: [own], close };
  return show(
    <Routes>
      <Route path="/seller/products" element={<Outlet context={context} />}>
        <Route path=":productId" element={<EditProduct />} />
      </Route>
    </Routes>,
    { at },
  );
};
const product = {
  id: 7,
  name: 'Hex bolt',
  sku: 'HB',
  price: 250,
  currency: 'USD',
  unitOfMeasure: 'piece',
  brand: null,
};

it('a product that the address cannot name is not there: nobody is asked, and the dialog can be closed', async () => {
  fakeServer();
  const { person } = open('/seller/products/abc');
  await screen.findByRole('heading', { name: 'Product not found' });
  await person.click(screen.getByRole('button', { name: 'Close' }));
  expect(close).toHaveBeenCalled();
});

it('a product of another supplier, which the market shows, is not offered to be edited', async () => {
  fakeServer().on('get', '/api/products/{id}', { ...product, supplierId: 4 });
  open('/seller/products/7');
  await screen.findByRole('heading', { name: 'Product not found' });
  expect(screen.queryByRole('textbox')).toBeNull();
});

it('a product of one’s own is', async () => {
  fakeServer()
    .on('get', '/api/products/{id}', { ...product, supplierId: 3 })
    .on('get', '/api/brands/supplier/{supplierId}', []);
  open('/seller/products/7');
  expect(await screen.findByRole('textbox', { name: 'Product name' })).toHaveProperty('value', 'Hex bolt');
});
