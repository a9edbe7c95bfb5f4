import {
  AppstoreOutlined,
  CheckSquareOutlined,
  FileTextOutlined,
  InboxOutlined,
  LineChartOutlined,
  SafetyCertificateOutlined,
  ShopOutlined,
  SolutionOutlined,
  TagOutlined,
  TagsOutlined,
  TeamOutlined,
  UserOutlined,
} from '@ant-design/icons';
import type { ReactNode } from 'react';
import { paths } from '../../lib/paths';
import type { ViewMode } from '../../lib/view-mode';

export interface Place {
  to: string;
  label: string;
  /** For the phone's bottom bar. */
  short: string;
  icon: ReactNode;
  /** After 'g'. */
  shortcut: string;
  /** Also current while a page below it is shown. */
  includesChildren?: boolean;
  /** Addresses whose pages belong to it, where no other place has them: the bottom bar lights it there. */
  also?: string;
  /** Left out of the bottom bar, which holds five. */
  sidebarOnly?: boolean;
}

const market: Place = {
  to: paths.marketplace(),
  label: 'Marketplace',
  shortcut: 'm',
  short: 'Market',
  icon: <ShopOutlined aria-hidden />,
  includesChildren: true,
};

export const navigation: Record<ViewMode, Place[]> = {
  buyer: [
    { to: paths.dashboard(), label: 'Dashboard', shortcut: 'd', short: 'Home', icon: <AppstoreOutlined aria-hidden /> },
    {
      to: paths.inventory(),
      label: 'Inventory',
      shortcut: 'i',
      short: 'Stock',
      icon: <InboxOutlined aria-hidden />,
      includesChildren: true,
    },
    {
      to: paths.orders(),
      label: 'Orders',
      shortcut: 'o',
      short: 'Orders',
      icon: <FileTextOutlined aria-hidden />,
      includesChildren: true,
    },
    {
      to: paths.suppliers(),
      label: 'Suppliers',
      shortcut: 's',
      short: 'Network',
      icon: <TeamOutlined aria-hidden />,
      includesChildren: true,
    },
    market,
  ],
  seller: [
    {
      to: paths.seller.dashboard(),
      label: 'Dashboard',
      shortcut: 'd',
      short: 'Home',
      icon: <AppstoreOutlined aria-hidden />,
    },
    {
      to: paths.seller.products(),
      label: 'Products',
      shortcut: 'p',
      short: 'Products',
      icon: <TagsOutlined aria-hidden />,
      includesChildren: true,
    },
    {
      to: paths.seller.orders(),
      label: 'Orders',
      shortcut: 'o',
      short: 'Orders',
      icon: <FileTextOutlined aria-hidden />,
      includesChildren: true,
    },
    {
      to: paths.seller.brands(),
      label: 'Brands',
      shortcut: 'b',
      short: 'Brands',
      icon: <TagOutlined aria-hidden />,
      sidebarOnly: true,
    },
    {
      to: paths.seller.suppliers(),
      label: 'My Suppliers',
      shortcut: 's',
      short: 'Suppliers',
      icon: <TeamOutlined aria-hidden />,
      sidebarOnly: true,
    },
    {
      to: paths.seller.customers(),
      label: 'Customers',
      shortcut: 'c',
      short: 'Customers',
      icon: <SolutionOutlined aria-hidden />,
    },
    market,
  ],
};

export const adminNavigation: Place[] = [
  {
    to: paths.admin.users(),
    label: 'Users',
    shortcut: 'u',
    short: 'Users',
    icon: <UserOutlined aria-hidden />,
    includesChildren: true,
  },
  {
    to: paths.admin.approvals(),
    label: 'Approvals',
    shortcut: 'a',
    short: 'Approvals',
    icon: <CheckSquareOutlined aria-hidden />,
  },
  {
    to: paths.admin.metrics(),
    label: 'Metrics',
    shortcut: 'k',
    short: 'Metrics',
    icon: <LineChartOutlined aria-hidden />,
  },
];

/** What an administrator's bottom bar holds. Users are the first tab of all that is administered. */
export const administration: Place[] = [
  navigation.buyer[0]!,
  ...adminNavigation.map((place) =>
    place.to === paths.admin.users()
      ? { ...place, short: 'Admin', icon: <SafetyCertificateOutlined aria-hidden />, also: paths.admin.home() }
      : place,
  ),
  market,
];
