import type { Locator, Page } from 'playwright-core';

export const PEOPLE = ['nobody', 'buyer', 'seller', 'admin', 'new buyer', 'new seller'] as const;
export type Who = (typeof PEOPLE)[number];
export const BUYERS: Who[] = ['buyer', 'new buyer'];
/** Theirs are the empty pages; at addresses of others they see what those see who have been here longer. */
export const NEWCOMERS: Who[] = ['new buyer', 'new seller'];

/** One thing to look at. */
export interface Screen {
  /** As the router has it; `{order}` in `at` stands for an id of the demo market. */
  route: string;
  who: Who;
  at: string;
  /** What it must show: without it the table could name something that does not exist. */
  shows: (page: Page) => Locator;
  /** Opens what is not there at once: a dialog, a menu. */
  open?: (page: Page) => Promise<unknown>;
  /** The source files of the dialogs, panels and menus that this opens. */
  covers?: string[];
  /** Has data of its own: its skeletons and its failure are looked at too. */
  loads?: boolean;
  /** There is no such thing: the API's answer is 404. */
  missing?: boolean;
  /** The API's answer to what was pressed is 409, about which the page asks. */
  conflict?: boolean;
  /** Exists on a phone alone. */
  phone?: boolean;
}

const h1 =
  (name: string | RegExp) =>
  (page: Page): Locator =>
    page.getByRole('heading', { level: 1, name });
const tab =
  (name: string | RegExp) =>
  (page: Page): Locator =>
    page.getByRole('tab', { name, selected: true });
const dialog =
  (name?: string | RegExp) =>
  (page: Page): Locator =>
    page.getByRole('dialog', { name });
const table = (page: Page): Locator => page.getByRole('table').first();
const text =
  (words: string | RegExp) =>
  (page: Page): Locator =>
    page.getByText(words).first();
const item =
  (name: string | RegExp) =>
  (page: Page): Locator =>
    page.getByRole('menuitem', { name });

type Open = NonNullable<Screen['open']>;
const click =
  (find: (page: Page) => Locator): Open =>
  (page) =>
    find(page).first().click();
const button = (name: string | RegExp): Open => click((page) => page.getByRole('button', { name }));
const key =
  (keys: string): Open =>
  (page) =>
    page.keyboard.press(keys);
/** One after the other. */
const then =
  (...steps: Open[]): Open =>
  async (page) => {
    for (const step of steps) await step(page);
  };
const menu = (trigger: string | RegExp, entry: string | RegExp): Open => then(button(trigger), click(item(entry)));
const type =
  (words: string): Open =>
  (page) =>
    page.getByRole('combobox').last().fill(words);

/** The first is the one that selects the whole page. */
const selectPage: Open = (page) =>
  page
    .getByRole('checkbox', { name: /^Select/ })
    .first()
    .check();
const figure =
  (words: string): Open =>
  (page) =>
    page.getByRole('dialog').getByRole('spinbutton').fill(words);

const csv =
  (name: string, text: string): Open =>
  (page) =>
    page.locator('input[type=file]').setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });
const importTable = csv(
  'stock.csv',
  'SKU,Name,Stock,Location\nNEW-1,Hex bolt M8,40,Shelf 3\nNEW-2,Hex bolt M10,many,Shelf 3\n',
);
const productTable = csv(
  'products.csv',
  'SKU,Name,Brand,Price\nHF-M6-30,Hex bolt M6 x 30,Keel,15.20\nNEW-1,Hex bolt M12,Anchor,1.234\n',
);

/** The page anew, of an invoice whose goods came in with its order. */
const goodsReceived: Open = async (page) => {
  const isDetail = /\/api\/invoices\/\d+$/;
  await page.route(isDetail, async (route) => {
    const response = await route.fetch();
    const { invoice, lineItems } = (await response.json()) as { invoice: object; lineItems: { quantity: number }[] };
    const order = {
      id: 1,
      orderNumber: 'PO-2026-000001',
      currency: 'USD',
      supplier: { id: 1, name: 'Harbor Fasteners' },
    };
    const lines = lineItems.map((line) => ({
      ...line,
      ordered: {
        quantity: line.quantity,
        unitPrice: 100,
        differences: [],
        received: line.quantity,
        inStock: line.quantity,
        receivedAt: null,
      },
    }));
    await route.fulfill({ response, json: { invoice: { ...invoice, order }, lineItems: lines } });
  });
  await page.reload();
  await page
    .getByText(/^In stock already/)
    .first()
    .waitFor();
  await page.unroute(isDetail);
};

type More = Partial<Omit<Screen, 'route' | 'who' | 'at' | 'shows'>>;

/** What an address shows by itself. */
function page(route: string, who: Who, shows: Screen['shows'], at = route, more: More = {}): Screen {
  return { route, who, at, shows, loads: (who === 'buyer' || who === 'seller') && !more.missing, ...more };
}
/** What opens on a page when something is pressed. */
function opened(on: Screen, open: Open, shows: Screen['shows'], covers: string[], more: More = {}): Screen {
  return { ...on, open, shows, covers, loads: false, ...more };
}

const dashboard = page('/dashboard', 'buyer', h1(/^Welcome back/));
const inventory = page('/inventory', 'buyer', h1('Inventory Management'));
const stocktake = page('/inventory/count', 'buyer', h1('Count stock'));
const orders = page('/orders', 'buyer', h1('Order Management'));
const order = (at: string): Screen => page('/orders/:orderId', 'buyer', h1(/^PO-/), at);
const newOrder = page('/orders/create', 'buyer', dialog('Create New Order'), '/orders/create', {
  covers: ['features/orders/components/order-dialog.tsx', 'features/orders/pages/create-order.dialog.tsx'],
});
const filledOrder = { ...newOrder, at: '/orders/create?supplier={supplier}&product={ware}', loads: false };
const invoice = page('/orders/invoices/:invoiceId', 'buyer', h1(/^Invoice/), '/orders/invoices/{invoice}');
const cart = page('/cart', 'buyer', (p) => p.getByRole('list', { name: /^Products from/ }).first());
const conversation = (who: Who): Screen =>
  page('/messages/:conversationId', who, (p) => p.getByRole('log'), `/messages/{${who}Conversation}`);
const suppliers = page('/suppliers', 'buyer', h1('Suppliers'));

const settings = page('/settings', 'buyer', h1('Settings'));
const apiSettings = page('/settings', 'buyer', tab('API'), '/settings?tab=api');

const products = page('/seller/products', 'seller', h1('Product Management'));
const brands = page('/seller/brands', 'seller', h1('Brand Management'));
const sellerOrders = page('/seller/orders', 'seller', h1('Order Management'));
const allSellerOrders = page('/seller/orders', 'seller', tab(/^All/), '/seller/orders?tab=all');
const sellerOrder = page('/seller/orders/:orderId', 'seller', h1(/^PO-/), '/seller/orders/{sellerOrder}');
const analytics = page('/seller/analytics', 'seller', h1('Analytics'));
const customers = page('/seller/customers', 'seller', h1('Customers'), '/seller/customers?tab=customers');

const deadLetters = page('/admin/dead-letters', 'admin', text('identity.user.deleted'), '/admin/dead-letters', {
  loads: true,
});
const users = page('/admin/users', 'admin', h1('Admin Dashboard'), '/admin/users', { loads: true });
const user = page('/admin/users/:userId', 'admin', h1('Ines Okafor'), '/admin/users/{user}', { loads: true });
const invitations = page('/admin/invitations', 'admin', h1('Admin Dashboard'), '/admin/invitations', { loads: true });
const approvals = page('/admin/approvals', 'admin', h1('Admin Dashboard'), '/admin/approvals', { loads: true });

const freshDashboard = page('/dashboard', 'new buyer', text('Welcome to Your Procurement Hub'));
const offers = page('/marketplace', 'buyer', tab('Products'), '/marketplace?tab=products');
const freshMarket = page('/marketplace', 'new buyer', h1('Supplier Marketplace'));
const freshSellerDashboard = page('/seller/dashboard', 'new seller', h1(/^Welcome back/));
const freshProducts = page('/seller/products', 'new seller', text('Create supplier profile'));

/** Somebody's first visit: `away` is a link to another page, `back` the one that leads to the dashboard again. */
const firstVisit =
  (key: string, away: string): Open =>
  async (page) => {
    await page.evaluate(`localStorage.removeItem('${key}')`);
    const navigation = page.getByRole('navigation').first();
    await navigation.getByRole('link', { name: away }).click();
    await page.getByRole('heading', { level: 1, name: /Management$/ }).waitFor();
    await navigation.getByRole('link', { name: 'Dashboard' }).click();
  };

export const SCREENS: Screen[] = [
  page('/', 'nobody', h1(/shelf/)),
  page('/auth', 'nobody', h1('Welcome back')),
  page('/auth', 'nobody', tab('Register'), '/auth?tab=register'),
  page('/auth', 'nobody', tab('Register'), '/auth?tab=register&role=seller'),
  page('/forgot-password', 'nobody', h1('Forgot your password?')),
  page('/reset-password', 'nobody', h1('This password link is not valid'), '/reset-password?token=used', {
    missing: true,
  }),
  page('/confirm-email', 'nobody', h1('This confirmation link is not valid'), '/confirm-email?token=used', {
    missing: true,
  }),
  page('/accept-invitation', 'nobody', h1('Invalid invitation'), '/accept-invitation?token=used', { missing: true }),
  page('/accept-invitation', 'nobody', h1(/invites you$/), '/accept-invitation?token={invitation}'),
  page('/accept-invitation', 'buyer', text('Email mismatch'), '/accept-invitation?token={invitation}', {
    loads: false,
  }),
  page('/unsubscribe', 'nobody', h1('This link is not valid'), '/unsubscribe?token=cut', { missing: true }),
  page('*', 'nobody', h1('404 Page Not Found'), '/no/such/page'),

  dashboard,
  opened(dashboard, button(/^Notifications/), dialog('Notifications'), [
    'features/notifications/components/notification-bell.tsx',
  ]),
  opened(dashboard, button(/^Account of/), item('Logout'), ['app/layouts/user-menu.tsx']),
  opened(dashboard, button('Appearance'), item('System'), ['app/layouts/theme-toggle.tsx']),
  opened(dashboard, key('?'), dialog('Keyboard shortcuts'), ['kit/shortcuts/shortcuts-dialog.tsx']),
  opened(dashboard, key('/'), text('Go to'), ['app/search/search-box.tsx']),
  opened(dashboard, then(key('Control+k'), type('bolt')), text('View all in inventory'), []),
  opened(dashboard, then(key('/'), type('zzzzzz')), text('Nothing found for'), []),
  opened(dashboard, button('Open the navigation'), dialog('Navigation'), ['app/layouts/sidebar-drawer.tsx'], {
    phone: true,
  }),

  inventory,
  page('/inventory', 'buyer', tab(/^Alerts/), '/inventory?tab=alerts'),
  page('/inventory', 'buyer', table, '/inventory?view=table'),
  page('/inventory', 'buyer', text('No inventory items'), '/inventory?q=zzzzzz', { loads: false }),
  page('/inventory', 'buyer', dialog(), '/inventory?item={item}', {
    covers: ['features/inventory/components/item-panel.tsx'],
  }),
  page('/inventory', 'buyer', dialog(/^Adjust/), '/inventory?item={item}&adjust=true', { loads: false }),
  opened(
    page('/inventory', 'buyer', dialog(), '/inventory?item={received}', { loads: false }),
    click((p) => p.getByRole('listitem').filter({ hasText: 'Received' }).getByRole('button', { name: 'Reverse' })),
    dialog(/^Take back/),
    ['features/inventory/components/item-history.tsx'],
  ),
  opened(inventory, button('Add to Inventory'), dialog('Add to Inventory'), [
    'features/inventory/components/add-item-dialog.tsx',
  ]),
  opened(inventory, button('More tools'), item('Import from a file'), ['kit/list/list-tools.tsx']),
  opened(inventory, menu('More tools', 'Import from a file'), dialog('Import stock'), []),
  opened(
    inventory,
    then(menu('More tools', 'Import from a file'), importTable),
    text('To be put right in the file'),
    [],
  ),
  stocktake,
  opened(
    stocktake,
    then((p) => p.getByPlaceholder('Counted').first().fill('7'), button('Review and book')),
    dialog('Book the count'),
    ['features/inventory/components/count-review-dialog.tsx', 'features/inventory/pages/count.page.tsx'],
  ),
  opened(inventory, menu('More tools', 'Imports and deletions'), dialog('Imports and deletions'), [
    'features/inventory/components/bulk-changes-dialog.tsx',
  ]),
  opened(inventory, button(/^Adjust/), dialog(/^Adjust/), ['features/inventory/components/adjust-stock-dialog.tsx']),
  opened(inventory, menu(/^More actions for/, 'Edit'), dialog(/^Edit/), [
    'features/inventory/components/edit-item-dialog.tsx',
    'features/inventory/components/item-menu.tsx',
  ]),
  opened(inventory, menu(/^More actions for/, 'Remove'), dialog(/^Remove/), [
    'features/inventory/components/item-actions.tsx',
  ]),
  opened(
    inventory,
    then(
      click((p) => p.getByRole('checkbox', { name: /^Select/ })),
      button(/^Delete Selected/),
    ),
    dialog(/^Remove 1 item/),
    ['features/inventory/components/inventory-tab.tsx'],
  ),
  opened(inventory, button('Saved views'), dialog('Saved views'), ['kit/list/saved-views.tsx']),
  opened({ ...inventory, at: '/inventory?view=table' }, button('List settings'), dialog('List settings'), [
    'kit/list/list-settings.tsx',
  ]),
  opened(inventory, button(/^Filter and sort/), dialog('Filter and sort'), ['kit/list/filter-sheet.tsx'], {
    phone: true,
  }),

  orders,
  page('/orders', 'buyer', tab(/^Pending/), '/orders?tab=pending'),
  page('/orders', 'buyer', tab('Upload Invoice'), '/orders?tab=upload'),
  opened({ ...orders, at: '/orders?status=draft' }, menu(/^More actions for/, 'Delete'), dialog('Delete Order'), [
    'features/orders/components/order-menu.tsx',
    'features/orders/use-delete-order.ts',
  ]),
  opened(orders, button('Export'), (p) => p.getByRole('menuitem', { name: /CSV/ }).first(), [
    'kit/list/export-menu.tsx',
  ]),
  page('/messages', 'buyer', h1('Messages')),
  conversation('buyer'),
  opened(conversation('buyer'), button('Point at an order'), dialog('Orders'), [
    'features/messages/components/composer.tsx',
  ]),
  page('/messages/with', 'buyer', (p) => p.getByRole('log'), '/messages/with?supplier={supplier}'),
  page('/messages/:conversationId', 'buyer', text('Conversation not found'), '/messages/99999999', { missing: true }),
  conversation('seller'),
  order('/orders/{order}'),
  page('/orders/:orderId', 'buyer', h1(/not found/i), '/orders/99999999', { missing: true }),
  opened(order('/orders/{shipped}'), button(/^Receive/), dialog(/^Receive/), [
    'features/orders/components/receive-dialog.tsx',
  ]),
  opened(order('/orders/{draft}'), button('Edit lines'), dialog(/^Edit PO-/), [
    'features/orders/components/edit-draft-dialog.tsx',
  ]),
  newOrder,
  opened(filledOrder, (p) => p.getByRole('dialog').waitFor(), text('Subtotal'), []),
  opened(filledOrder, button('Next'), (p) => p.getByRole('button', { name: 'Place order' }), []),
  invoice,
  page('/orders/invoices/:invoiceId', 'buyer', h1(/not found/i), '/orders/invoices/99999999', { missing: true }),
  opened(invoice, button(/^Import \d+ line/), dialog(/^Import/), ['features/invoices/components/import-button.tsx']),
  opened(invoice, button(/^Import$/), dialog(/^Is this for PO-/), ['features/invoices/use-which-order.ts'], {
    conflict: true,
  }),
  opened(invoice, then(goodsReceived, button(/^Import$/)), dialog('Count these goods again?'), [
    'features/invoices/components/line-row.tsx',
  ]),
  opened(invoice, then(button('Edit'), button(/^Delete/)), dialog('Delete this line?'), [
    'features/invoices/components/line-form.tsx',
  ]),
  opened(invoice, menu('More actions', 'Delete'), dialog('Delete this invoice?'), [
    'features/invoices/components/invoice-menu.tsx',
  ]),

  cart,
  opened(cart, button(/^Remove all from/), dialog(/^Remove everything/), ['features/basket/components/cart-group.tsx']),
  suppliers,
  page('/suppliers', 'buyer', table, '/suppliers?view=table'),
  opened(suppliers, button('Add Supplier'), dialog(/supplier/i), ['features/suppliers/components/supplier-dialog.tsx']),
  opened(suppliers, menu('More actions for Willow Street Print Shop', 'Invite'), dialog(/^Invite/), [
    'components/invitations/invite-supplier-dialog.tsx',
  ]),
  opened(suppliers, button('Cancel'), dialog(/^Cancel the invitation/), [
    'components/invitations/sent-invitations.tsx',
  ]),
  opened(suppliers, menu(/^More actions for/, 'Remove'), dialog(/^Remove/), [
    'features/suppliers/components/supplier-actions.tsx',
    'features/suppliers/use-remove-supplier.ts',
  ]),
  page('/suppliers/:supplierId', 'buyer', h1(/\w/), '/suppliers/{supplier}'),
  page('/suppliers/:supplierId', 'buyer', text('Supplier Not Found'), '/suppliers/99999999', { missing: true }),
  page('/suppliers/:supplierId/catalog', 'buyer', h1(/catalog$/), '/suppliers/{supplier}/catalog'),
  page(
    '/suppliers/:supplierId/catalog',
    'new buyer',
    text('The catalog opens once you are connected'),
    '/suppliers/{supplier}/catalog',
  ),
  page('/marketplace', 'buyer', h1('Supplier Marketplace')),
  offers,
  opened(offers, button('More filters'), dialog('More filters'), ['kit/list/list-toolbar.tsx']),
  page('/marketplace', 'buyer', table, '/marketplace?view=table'),
  page('/marketplace', 'buyer', text('No products found'), '/marketplace?tab=products&q=zzzzzz', { loads: false }),
  page('/notifications', 'buyer', h1('Notifications')),
  page('/notifications', 'buyer', h1('Notifications'), '/notifications?show=unread'),
  page('/profile', 'buyer', h1('Profile'), '/profile', { loads: false }),
  settings,
  page('/settings', 'buyer', tab('Notifications'), '/settings?tab=notifications', { loads: false }),
  page('/settings', 'buyer', tab('Display'), '/settings?tab=display', { loads: false }),
  apiSettings,
  opened(apiSettings, button('New access token'), dialog('New access token'), [
    'features/profile/components/access-token-dialog.tsx',
  ]),
  opened(apiSettings, button(/^Revoke/), dialog(/^Revoke/), ['features/profile/components/access-tokens.tsx']),
  opened(apiSettings, button('New webhook'), dialog('New webhook'), [
    'features/profile/components/webhook-dialogs.tsx',
  ]),
  opened(apiSettings, button(/^Deliveries to/), dialog(/^Deliveries to/), [
    'features/profile/components/webhook-log.tsx',
  ]),
  opened(apiSettings, menu(/^More actions for the webhook/, 'Edit'), dialog('Edit webhook'), [
    'features/profile/components/webhook-menu.tsx',
  ]),
  opened(apiSettings, menu(/^More actions for the webhook/, 'Delete'), dialog(/^Delete the webhook/), [
    'features/profile/components/webhook-menu.tsx',
  ]),
  opened(settings, button('Sign out everywhere else'), dialog('Sign out everywhere else?'), [
    'features/profile/components/own-sessions.tsx',
  ]),
  opened(settings, button('Delete Account'), dialog('Delete your account?'), [
    'features/profile/components/close-account-dialog.tsx',
  ]),
  opened(settings, button('Set up two-factor'), dialog('Set up two-factor authentication'), [
    'features/profile/components/two-factor-dialog.tsx',
  ]),
  opened(
    { ...settings, who: 'new seller' },
    button('Switch off two-factor'),
    dialog('Switch off two-factor authentication?'),
    ['features/profile/components/two-factor-off-dialog.tsx'],
  ),
  opened(settings, button('Add a passkey'), dialog('Add a passkey'), [
    'features/profile/components/passkey-dialog.tsx',
  ]),
  opened({ ...settings, who: 'new seller' }, button(/^Rename/), dialog(/^Rename/), [
    'features/profile/components/passkey-rename-dialog.tsx',
  ]),
  opened({ ...settings, who: 'new seller' }, button(/^Remove/), dialog(/^Remove/), [
    'features/profile/components/passkey-removal-dialog.tsx',
  ]),
  page('*', 'buyer', h1('404 Page Not Found'), '/no/such/page', { loads: false }),

  page('/seller', 'seller', h1(/^Welcome back/)),
  page('/seller/dashboard', 'seller', h1(/^Welcome back/)),
  analytics,
  page('/seller/settings', 'seller', h1('Seller Settings')),
  page('/seller/analytics', 'seller', table, '/seller/analytics?by=buyer', { loads: false }),
  page('/seller/analytics', 'seller', text('No sales yet'), '/seller/analytics?from=2001-01-01&to=2001-02-01', {
    loads: false,
  }),
  opened(analytics, button(/ – /), dialog('Date range'), []),
  products,
  page('/seller/products', 'seller', h1('Product Management'), '/seller/products?status=pending'),
  page('/seller/products/new', 'seller', dialog('Add Product'), '/seller/products/new', {
    covers: ['features/products/components/product-dialog.tsx'],
  }),
  page('/seller/products/:productId', 'seller', dialog('Edit Product'), '/seller/products/{product}', {
    covers: ['features/products/pages/edit-product.tsx'],
  }),
  opened(products, button(/^Delete/), dialog(/^Delete/), ['features/products/components/product-list.tsx']),
  page('/seller/products', 'seller', text('Restore'), '/seller/products?status=archived', { loads: false }),
  opened(products, then(selectPage, button('Change prices'), figure('7.5')), text(/^Change \d+ prices/), [
    'features/products/components/change-prices-dialog.tsx',
  ]),
  opened(products, then(selectPage, menu(/^More$/, 'Archive')), dialog(/^Archive \d+ product/), [
    'features/products/components/bulk-actions.tsx',
    'features/products/use-bulk-change.ts',
  ]),
  opened(products, menu('More tools', 'Import from a file'), dialog('Import products'), [
    'components/import/import-dialog.tsx',
  ]),
  opened(
    products,
    then(menu('More tools', 'Import from a file'), productTable),
    text('To be put right in the file'),
    [],
  ),
  opened(products, menu('More tools', 'Imports and changes'), dialog('Imports and changes'), [
    'features/products/components/product-changes-dialog.tsx',
  ]),
  brands,
  opened(brands, button(/Create Brand/), dialog(/brand/i), ['features/brands/components/create-brand-dialog.tsx']),
  opened(brands, button(/^Edit/), dialog(/^Edit/), ['features/brands/components/edit-brand-dialog.tsx']),
  opened(brands, button(/^Delete/), dialog(/^Delete/), ['features/brands/pages/brands.page.tsx']),
  sellerOrders,
  allSellerOrders,
  opened(allSellerOrders, button('Any time'), dialog('Date range'), ['kit/list/date-range.tsx']),
  opened(sellerOrders, button(/Reject/), dialog(/^Reject/), ['components/reject-order-dialog.tsx']),
  opened(sellerOrders, button(/^Update Status/i), dialog(), [
    'features/seller-orders/components/update-status-dialog.tsx',
  ]),
  sellerOrder,
  opened(sellerOrder, button(/Reject/), dialog(/^Reject/), ['features/orders/components/order-actions.tsx']),
  opened({ ...sellerOrder, at: '/seller/orders/{toShip}' }, button('Mark as shipped'), dialog(/^Ship PO-/), [
    'features/orders/components/ship-dialog.tsx',
  ]),
  opened({ ...sellerOrder, at: '/seller/orders/{onItsWay}' }, button('Edit shipment'), dialog(/^Shipment of/), [
    'features/orders/components/order-shipment.tsx',
  ]),
  opened(customers, button('Invite buyer'), dialog('Invite a buyer'), [
    'components/invitations/invite-buyer-dialog.tsx',
  ]),
  customers,
  opened(customers, button(/^Decline/), dialog(/^Decline/), ['components/connection-requests.tsx']),
  page('/seller/customers', 'seller', tab('Customer Discovery')),
  page('/seller/buyers', 'seller', tab('Customer Discovery')),
  page('/seller/suppliers', 'seller', h1('My Suppliers')),
  page('/marketplace', 'seller', h1('Supplier Marketplace')),

  page('/admin', 'admin', h1('Admin Dashboard')),
  users,
  opened(
    users,
    click((p) => p.getByRole('switch', { checked: true, disabled: false })),
    dialog(/^Deactivate/),
    ['features/admin/components/user-columns.tsx'],
  ),
  opened(users, button('Impersonate new-seller'), dialog('Impersonate new-seller?'), []),
  opened(users, menu('More actions for new-seller', 'Reset two-factor and passkeys'), dialog(/^Reset two-factor/), [
    'features/admin/components/user-menu.tsx',
  ]),
  opened(users, menu('More actions for new-seller', 'Delete'), dialog('Delete new-seller?'), []),
  opened(users, menu('More actions for new-seller', 'Reset password'), dialog(/^Reset password/), [
    'features/admin/components/reset-password-dialog.tsx',
  ]),
  user,
  opened(user, button(/^Sign out of /), dialog(/^Sign /), ['features/admin/components/user-sessions.tsx']),
  page('/admin/users/:userId', 'admin', text('No orders found'), '/admin/users/{user}?status=draft', { loads: false }),
  page('/admin/users/:userId', 'admin', h1('404 Page Not Found'), '/admin/users/99999999', { missing: true }),
  invitations,
  opened(invitations, button('Invite user'), dialog('Invite user'), [
    'features/admin/components/invite-user-dialog.tsx',
  ]),
  opened(invitations, menu(/^More actions for/, 'Cancel'), dialog(/^Cancel the invitation/), [
    'features/admin/components/invitation-columns.tsx',
  ]),
  approvals,
  page('/admin/suppliers', 'admin', table, '/admin/suppliers', { loads: true }),
  page('/admin/metrics', 'admin', text('Orders, last 30 days'), '/admin/metrics', { loads: true }),
  deadLetters,
  opened(deadLetters, menu(/^More actions for/, 'Details'), dialog('identity.user.deleted'), [
    'features/admin/components/dead-letter-dialog.tsx',
  ]),
  opened(deadLetters, menu(/^More actions for/, 'Replay'), dialog(/^Replay/), []),
  opened(deadLetters, menu(/^More actions for/, 'Drop'), dialog(/^Drop/), [
    'features/admin/components/dead-letter-columns.tsx',
  ]),
  page('/admin/dead-letters', 'admin', text('No dead letters of this service'), '/admin/dead-letters?service=invoice', {
    loads: false,
  }),
  page('/admin/settings', 'admin', text('Invitations are valid for'), '/admin/settings', { loads: true }),
  page('/admin/audit', 'admin', h1('Admin Dashboard'), '/admin/audit', { loads: true }),
  page('/admin/audit', 'admin', text('Nothing found'), '/admin/audit?q=zzzzzz', { loads: false }),
  opened(approvals, button(/Reject/), dialog(/^Reject/), ['features/admin/components/approval-desk.tsx']),
  opened(approvals, then(button('Eye bolt M8'), button('Decide on all…')), dialog(/^Products of/), [
    'features/admin/components/review-many-dialog.tsx',
  ]),

  freshDashboard,
  opened(freshDashboard, firstVisit('buyer_onboarding_completed', 'Inventory'), dialog(/^Welcome/), [
    'features/dashboard/components/buyer-welcome.tsx',
    'features/dashboard/components/welcome-dialog.tsx',
  ]),
  page('/inventory', 'new buyer', text('No inventory items')),
  page('/orders', 'new buyer', text('No orders yet')),
  page('/orders', 'new buyer', text('No Pending Orders'), '/orders?tab=pending'),
  page('/orders', 'new buyer', tab('Upload Invoice'), '/orders?tab=upload'),
  page('/suppliers', 'new buyer', h1('Suppliers')),
  page('/notifications', 'new buyer', text('No notifications to display')),
  page('/cart', 'new buyer', text('Your cart is empty')),
  page('/messages', 'new buyer', text('No messages yet')),
  freshMarket,
  opened(freshMarket, button(/^Connect with/), dialog(), ['components/supplier/connect-dialog.tsx']),

  freshSellerDashboard,
  opened(freshSellerDashboard, firstVisit('seller_onboarding_completed', 'Products'), dialog(/^Welcome/), [
    'features/dashboard/components/seller-welcome.tsx',
  ]),
  freshProducts,
  opened(freshProducts, button('Create supplier profile'), dialog('Create supplier profile'), [
    'components/supplier-setup.tsx',
  ]),
  page('/seller/brands', 'new seller', h1('Brand Management')),
  page('/seller/orders', 'new seller', h1('Order Management')),
  page('/seller/customers', 'new seller', h1('Customers'), '/seller/customers?tab=customers'),
  page('/seller/suppliers', 'new seller', h1('My Suppliers')),
];
