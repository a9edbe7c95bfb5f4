import { it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { UserPage } from '../features/admin/pages/user.page';
import { InvoicePage } from '../features/invoices/pages/invoice.page';
import { ConversationPage } from '../features/messages/pages/conversation.page';
import { WriteToPage } from '../features/messages/pages/write-to.page';
import { OrderPage } from '../features/orders/pages/order.page';
import { SupplierCatalogPage } from '../features/suppliers/pages/supplier-catalog.page';
import { SupplierPage } from '../features/suppliers/pages/supplier.page';
import { fakeServer } from '../testing/fake-server';
import { show } from '../testing/render';

// Nobody answers: a page that asks says that it failed.
it.each([
  ['/orders/abc', '/orders/:orderId', <OrderPage key="page" />, 'Order not found'],
  ['/orders/invoices/abc', '/orders/invoices/:invoiceId', <InvoicePage key="page" />, 'Invoice not found'],
  ['/messages/abc', '/messages/:conversationId', <ConversationPage key="page" />, 'Conversation not found'],
  ['/messages/with?supplier=abc', '/messages/with', <WriteToPage key="page" />, 'Conversation not found'],
  ['/suppliers/abc', '/suppliers/:supplierId', <SupplierPage key="page" />, 'Supplier Not Found'],
  [
    '/suppliers/abc/catalog',
    '/suppliers/:supplierId/catalog',
    <SupplierCatalogPage key="page" />,
    'Supplier Not Found',
  ],
  ['/admin/users/abc', '/admin/users/:userId', <UserPage key="page" />, '404 Page Not Found'],
])('%s is an address of nothing, and nobody is asked', (at, path, page, title) => {
  fakeServer();
  show(page, { at, path });
  screen.getByRole('heading', { name: title });
});
