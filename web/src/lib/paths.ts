/** Every address of the product, built in one place. */
export const paths = {
  landing: () => '/',
  auth: ({ tab, role, email, returnUrl, ended }: AuthVisit = {}) =>
    `/auth${query({ tab, role, email, returnUrl, ended })}`,
  forgotPassword: () => '/forgot-password',
  /** The page behind the link of an invitation. */
  invitation: (token: string, kind: 'supplier' | 'buyer') =>
    `/accept-invitation${query({ token, kind: kind === 'buyer' ? kind : undefined })}`,
  dashboard: () => '/dashboard',
  notifications: () => '/notifications',
  messages: () => '/messages',
  conversation: (conversationId: number, { orderId }: { orderId?: number } = {}) =>
    `/messages/${conversationId}${query({ order: orderId })}`,
  /** The conversation with somebody, whether there is one yet or not: a buyer's with a supplier, or a supplier's with a buyer. */
  writeTo: ({ supplierId, buyerId, orderId }: { supplierId: number; buyerId?: number; orderId?: number }) =>
    `/messages/with${query({ supplier: supplierId, buyer: buyerId, order: orderId })}`,
  profile: () => '/profile',
  settings: ({ tab }: { tab?: 'api' } = {}) => `/settings${query({ tab })}`,
  inventory: ({ tab }: { tab?: 'alerts' } = {}) => `/inventory${query({ tab })}`,
  countStock: () => '/inventory/count',
  inventoryItem: (itemId: number) => `/inventory?item=${itemId}`,
  adjustStock: (itemId: number) => `/inventory?item=${itemId}&adjust=true`,
  marketplace: ({ tab }: { tab?: 'products' } = {}) => `/marketplace${query({ tab })}`,
  /** What is on offer to everybody, of one supplier or as far as it is called so. */
  marketProducts: ({ supplierId, q }: { supplierId?: number; q?: string }) =>
    `/marketplace${query({ tab: 'products', supplierId, q })}`,
  suppliers: () => '/suppliers',
  supplier: (supplierId: number) => `/suppliers/${supplierId}`,
  supplierCatalog: (supplierId: number) => `/suppliers/${supplierId}/catalog`,
  orders: ({ tab, status }: { tab?: 'pending' | 'upload'; status?: 'draft' } = {}) =>
    `/orders${query({ tab, status })}`,
  order: (orderId: number) => `/orders/${orderId}`,
  createOrder: ({ supplierId, productId, quantity }: NewOrder = {}) =>
    // Not `supplierId`: the list behind the dialog filters by that.
    `/orders/create${query({ supplier: supplierId, product: productId, quantity })}`,
  cart: () => '/cart',
  /** The order dialog, filled with what the cart holds of this supplier. */
  checkout: (supplierId: number) => `/orders/create${query({ supplier: supplierId, from: 'cart' })}`,
  invoice: (invoiceId: number) => `/orders/invoices/${invoiceId}`,
  seller: {
    home: () => '/seller',
    dashboard: () => '/seller/dashboard',
    brands: () => '/seller/brands',
    products: ({ brandId, status }: { brandId?: number; status?: 'active' | 'pending' | 'hidden' } = {}) =>
      `/seller/products${query({ brandId, status })}`,
    newProduct: () => '/seller/products/new',
    product: (productId: number) => `/seller/products/${productId}`,
    orders: ({ tab }: { tab?: 'all' } = {}) => `/seller/orders${query({ tab })}`,
    order: (orderId: number) => `/seller/orders/${orderId}`,
    customers: ({ tab }: { tab?: 'customers' } = {}) => `/seller/customers${query({ tab })}`,
    /** Customer Discovery, too. */
    buyers: () => '/seller/buyers',
    analytics: () => '/seller/analytics',
    settings: () => '/seller/settings',
    suppliers: () => '/seller/suppliers',
  },
  admin: {
    home: () => '/admin',
    users: () => '/admin/users',
    user: (userId: number) => `/admin/users/${userId}`,
    suppliers: () => '/admin/suppliers',
    approvals: () => '/admin/approvals',
    audit: ({ userId }: { userId?: number } = {}) => `/admin/audit${query({ userId })}`,
    deadLetters: () => '/admin/dead-letters',
    invitations: () => '/admin/invitations',
    metrics: () => '/admin/metrics',
    settings: () => '/admin/settings',
  },
};

interface AuthVisit {
  tab?: 'register';
  role?: 'buyer' | 'seller';
  /** To register with. */
  email?: string;
  /** Where one is taken afterwards: an address of ours. */
  returnUrl?: string;
  /** The session has ended by itself. */
  ended?: 'true';
}

interface NewOrder {
  supplierId?: number;
  productId?: number;
  quantity?: number;
}

function query(values: Record<string, string | number | undefined>): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) if (value !== undefined) params.set(name, String(value));
  const text = params.toString();
  return text && `?${text}`;
}
