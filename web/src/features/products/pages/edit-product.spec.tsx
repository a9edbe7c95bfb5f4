import { expect, it, jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import { Outlet, Route, Routes } from 'react-router-dom';
import { fakeServer } from '../../../testing/fake-server';
import { show } from '../../../testing/render';
import type { ProductsPageContext } from '../products-page';
import { EditProduct } from './edit-product';

it('a product that the address cannot name is not there: nobody is asked, and the dialog can be closed', async () => {
  fakeServer();
  const close = jest.fn();
  const context: ProductsPageContext = { suppliers: [], close };
  const pages = (
    <Routes>
      <Route path="/seller/products" element={<Outlet context={context} />}>
        <Route path=":productId" element={<EditProduct />} />
      </Route>
    </Routes>
  );
  const { person } = show(pages, { at: '/seller/products/abc' });
  await screen.findByRole('heading', { name: 'Product not found' });
  await person.click(screen.getByRole('button', { name: 'Close' }));
  expect(close).toHaveBeenCalled();
});
