/** Every list, order, filter, search, deep page, single record, summary and count, as the person who asks for it. */

const CATEGORY = encodeURIComponent('Hardware & Tools');
const FROM = new Date(Date.now() - 60 * 86_400_000).toISOString();
const DAY = (ago) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10);

/**
 * @param {{ supplierId: number, otherSupplierId: number, productId: number, orderId: number, itemId: number }} ids
 * @returns {{ name: string, path: string, as: 'buyer' | 'seller' | 'admin', deep?: boolean }[]}
 */
export function calls({ supplierId, otherSupplierId, productId, orderId, itemId }) {
  const sorts = (path, names) => names.map((sort) => `${path}${path.includes('?') ? '&' : '?'}sort=${sort}`);
  const products = ['name', 'price-asc', 'price-desc', 'newest'];
  const searches = (path) =>
    ['bolt', 'stainless bearing', 'type 777', 'stainles', 'zzzzqq'].map(
      (q) => `${path}${path.includes('?') ? '&' : '?'}q=${encodeURIComponent(q)}`,
    );
  const groups = {
    buyer: [
      ...sorts('/api/products', products),
      '/api/products?deep',
      `/api/products?category=${CATEGORY}`,
      `/api/products?supplierId=${supplierId}`,
      `/api/products/supplier/${otherSupplierId}`,
      ...searches('/api/products'),
      `/api/products/${productId}`,
      ...sorts('/api/marketplace/products', products),
      '/api/marketplace/products?deep',
      `/api/marketplace/products?category=${CATEGORY}`,
      `/api/marketplace/products?supplierId=${supplierId}`,
      '/api/marketplace/products?priceMin=5000&priceMax=5100',
      ...searches('/api/marketplace/products'),
      ...sorts('/api/marketplace/suppliers', ['name', 'category', 'products', 'rating']),
      `/api/marketplace/suppliers?category=${CATEGORY}`,
      '/api/marketplace/suppliers?q=automotive',
      '/api/marketplace/suppliers?q=suplier',
      ...sorts('/api/suppliers', ['name', 'category', 'status', 'recent', 'products', 'rating']),
      '/api/suppliers?status=connected',
      '/api/suppliers?status=pending',
      '/api/suppliers?status=unconnected',
      `/api/suppliers/${supplierId}`,
      `/api/suppliers/${supplierId}/catalog`,
      ...sorts('/api/inventory', ['name', 'stock-desc', 'stock-asc', 'status', 'recent']),
      '/api/inventory?deep',
      '/api/inventory?status=low_stock',
      '/api/inventory?status=out_of_stock&sort=recent',
      `/api/inventory?category=${CATEGORY}`,
      `/api/inventory?supplierId=${otherSupplierId}`,
      ...searches('/api/inventory'),
      '/api/inventory/summary',
      '/api/inventory/low-stock',
      '/api/inventory/low-stock?q=bolt',
      '/api/inventory/low-stock?q=zzzzqq',
      `/api/inventory/${itemId}`,
      `/api/inventory/${itemId}/history`,
      ...sorts('/api/orders', ['date-desc', 'date-asc', 'total-desc', 'total-asc', 'status']),
      '/api/orders?status=pending',
      '/api/orders?status=rejected&sort=total-desc',
      `/api/orders?supplierId=${otherSupplierId}`,
      `/api/orders?from=${FROM}`,
      '/api/orders?q=PO-',
      '/api/orders?q=99999',
      '/api/orders?q=Supplier 77',
      '/api/orders/summary',
      `/api/orders/${orderId}`,
      '/api/notifications',
      '/api/notifications?deep',
      '/api/notifications?unread=true',
      '/api/notifications?type=inventory_alert',
      '/api/notifications?q=shipped',
      '/api/notifications?q=Company 77',
      '/api/notifications?q=zzzzqq',
      '/api/notifications/unread-count',
      '/api/activities',
      '/api/activities?deep',
      '/api/activities?q=99999',
      '/api/activities?q=zzzzqq',
      '/api/conversations',
      '/api/basket',
      '/api/relationships',
      '/api/relationships?q=supplier 77',
      '/api/search?q=bolt',
      '/api/search?q=stainles',
      '/api/search?q=SKU-00000777',
      '/api/search?q=zzzzqq',
    ],
    seller: [
      ...sorts('/api/products', products),
      '/api/products?deep',
      '/api/products?status=active',
      '/api/products?status=pending',
      '/api/products?status=hidden&sort=newest',
      `/api/products?category=${CATEGORY}`,
      ...searches('/api/products'),
      '/api/products/summary',
      `/api/suppliers/${supplierId}/catalog`,
      `/api/brands?supplierId=${supplierId}`,
      ...sorts('/api/orders', ['date-desc', 'date-asc', 'total-desc', 'total-asc', 'status']),
      '/api/orders?deep',
      '/api/orders?status=pending',
      '/api/orders?status=rejected&sort=total-desc',
      `/api/orders?from=${FROM}`,
      '/api/orders?q=PO-',
      '/api/orders?q=99999',
      '/api/orders?q=Company 77',
      '/api/orders/summary',
      `/api/orders/analytics?from=${DAY(30)}&to=${DAY(0)}`,
      `/api/orders/analytics/breakdown?by=product&from=${DAY(30)}&to=${DAY(0)}`,
      '/api/buyer-supplier-relationships/supplier',
      '/api/potential-buyers',
    ],
    admin: [
      '/api/admin/users',
      '/api/admin/users?role=seller',
      '/api/admin/users?status=inactive',
      '/api/admin/users?q=company 77',
      '/api/admin/users?q=zzzzqq',
      '/api/admin/approvals',
      '/api/admin/suppliers?limit=50',
      '/api/admin/audit',
    ],
  };
  return Object.entries(groups).flatMap(([as, paths]) =>
    paths.map((text) => {
      const deep = text.endsWith('?deep');
      const path = (deep ? text.slice(0, -'?deep'.length) : text).replaceAll(' ', '%20');
      return { name: `${as} ${deep ? `${path}, page 100` : decodeURIComponent(text)}`, path, as, deep };
    }),
  );
}
