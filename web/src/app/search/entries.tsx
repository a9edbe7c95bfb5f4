import {
  BellOutlined,
  FileAddOutlined,
  FileTextOutlined,
  InboxOutlined,
  OrderedListOutlined,
  PlusOutlined,
  SettingOutlined,
  ShoppingCartOutlined,
  ShopOutlined,
  TagsOutlined,
  UploadOutlined,
  UserOutlined,
} from '@ant-design/icons';
import type { ReactNode } from 'react';
import { OrderStatusTag } from '../../components/order-status-tag';
import { ratingText, supplierRatingText } from '../../components/supplier/relationship';
import { formatMoney } from '../../lib/money';
import { formatNumber } from '../../lib/numbers';
import { paths } from '../../lib/paths';
import type { ViewMode } from '../../lib/view-mode';
import { adminNavigation, navigation } from '../layouts/navigation';
import type { SearchResults } from './use-search';

/** One line of the palette, and where it leads. */
export interface Entry {
  to: string;
  icon: ReactNode;
  label: string;
  meta?: string;
  aside?: ReactNode;
}

export interface EntryGroup {
  heading: string;
  entries: Entry[];
  /** The list that shows the rest. */
  all?: string;
}

const isSeller = (view: ViewMode) => view === 'seller';
const listOf = (path: string, q: string) => `${path}${path.includes('?') ? '&' : '?'}q=${encodeURIComponent(q)}`;

/** The groups of an answer; those without a result are left out. */
export function foundGroups(results: SearchResults, q: string, view: ViewMode): EntryGroup[] {
  const groups: EntryGroup[] = [
    {
      heading: 'Inventory',
      all: listOf(paths.inventory(), q),
      entries: results.inventory.map(({ id, product, currentStock, location }) => ({
        to: paths.inventoryItem(id),
        icon: <InboxOutlined aria-hidden />,
        label: product.name,
        meta: [product.sku, location].filter(Boolean).join(' · '),
        aside: `${formatNumber(currentStock)} in stock`,
      })),
    },
    {
      heading: 'Suppliers',
      all: listOf(isSeller(view) ? paths.seller.suppliers() : paths.suppliers(), q),
      entries: results.suppliers.map(({ id, name, category, ratings }) => ({
        to: isSeller(view) ? paths.seller.suppliers() : paths.supplier(id),
        icon: <ShopOutlined aria-hidden />,
        label: name,
        meta: `${category} · ${ratingText(ratings)}`,
      })),
    },
    {
      heading: 'Orders',
      all: listOf(isSeller(view) ? paths.seller.orders({ tab: 'all' }) : paths.orders(), q),
      entries: results.orders.map(({ id, orderNumber, supplier, buyer, status, total, currency }) => ({
        to: isSeller(view) ? paths.seller.order(id) : paths.order(id),
        icon: <FileTextOutlined aria-hidden />,
        label: orderNumber,
        meta: `${isSeller(view) ? buyer.companyName : supplier.name} · ${formatMoney(total, currency)}`,
        aside: <OrderStatusTag status={status} />,
      })),
    },
    {
      heading: 'Products',
      all: listOf(isSeller(view) ? paths.seller.products() : paths.marketplace({ tab: 'products' }), q),
      entries: results.products.map(
        ({ id, name, sku, price, currency, supplier, supplierId, visibleOnMarketplace }) => ({
          to: isSeller(view)
            ? paths.seller.product(id)
            : supplierId === null
              ? paths.marketProducts({ q: name })
              : visibleOnMarketplace
                ? paths.marketProducts({ supplierId, q: sku })
                : // Found by connected buyers alone.
                  listOf(paths.supplierCatalog(supplierId), sku),
          icon: <TagsOutlined aria-hidden />,
          label: name,
          meta: [sku, ...(supplier ? [supplier.name, !isSeller(view) && supplierRatingText(supplier.ratings)] : [])]
            .filter(Boolean)
            .join(' · '),
          aside: formatMoney(price, currency),
        }),
      ),
    },
  ];
  return groups.filter(({ entries }) => entries.length > 0);
}

interface CommandOptions {
  isAdmin: boolean;
  /** What one may do with what was found. */
  ofFound: Entry[];
}

/** What one can do and where one can go, as far as it is called what is typed. */
export function commands(typed: string, view: ViewMode, { isAdmin, ofFound }: CommandOptions): EntryGroup[] {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  const fits = ({ label }: Entry) => words.every((word) => label.toLowerCase().includes(word));
  const groups = [
    { heading: 'Actions', entries: [...ofFound, ...ACTIONS[view].filter(fits)] },
    { heading: 'Go to', entries: places(view, isAdmin).filter(fits) },
  ];
  return groups.filter(({ entries }) => entries.length > 0);
}

const ACTIONS: Record<ViewMode, Entry[]> = {
  buyer: [
    { to: paths.createOrder(), icon: <FileAddOutlined aria-hidden />, label: 'Create order' },
    { to: paths.orders({ tab: 'upload' }), icon: <UploadOutlined aria-hidden />, label: 'Upload invoice' },
    {
      to: paths.inventory(),
      icon: <InboxOutlined aria-hidden />,
      label: 'Adjust stock',
      meta: 'Choose the item in the inventory',
    },
    { to: paths.countStock(), icon: <OrderedListOutlined aria-hidden />, label: 'Count stock' },
  ],
  seller: [{ to: paths.seller.newProduct(), icon: <PlusOutlined aria-hidden />, label: 'Add product' }],
};

function places(view: ViewMode, isAdmin: boolean): Entry[] {
  return [
    ...[...navigation[view], ...(isAdmin ? adminNavigation : [])].map(({ to, icon, label }) => ({ to, icon, label })),
    ...(isSeller(view) ? [] : [{ to: paths.cart(), icon: <ShoppingCartOutlined aria-hidden />, label: 'Cart' }]),
    { to: paths.notifications(), icon: <BellOutlined aria-hidden />, label: 'Notifications' },
    { to: paths.profile(), icon: <UserOutlined aria-hidden />, label: 'Profile' },
    { to: paths.settings(), icon: <SettingOutlined aria-hidden />, label: 'Settings' },
  ];
}

/** What to search for: of "adjust stock of hex bolt" the goods, the rest says what to do with them. */
export const soughtOf = (typed: string): string =>
  typed.trim().replace(/^adjust(?: stock)?(?: of)?\s+(?!stock$|of$)/i, '');

/** What one may do with the stock that was found first, or with all that was found. */
export function stockActions(results: SearchResults, most = 1): Entry[] {
  return results.inventory.slice(0, most).map(({ id, product }) => ({
    to: paths.adjustStock(id),
    icon: <InboxOutlined aria-hidden />,
    label: `Adjust stock of ${product.name}`,
  }));
}
