import {
  AppstoreOutlined,
  CheckSquareOutlined,
  FileTextOutlined,
  InboxOutlined,
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
  /** Also current while a page below it is shown. */
  includesChildren?: boolean;
  /** Left out of the bottom bar, which holds five. */
  sidebarOnly?: boolean;
}

const market: Place = {
  to: paths.marketplace(),
  label: 'Marketplace',
  short: 'Market',
  icon: <ShopOutlined />,
  includesChildren: true,
};

export const navigation: Record<ViewMode, Place[]> = {
  buyer: [
    { to: paths.dashboard(), label: 'Dashboard', short: 'Home', icon: <AppstoreOutlined /> },
    { to: paths.inventory(), label: 'Inventory', short: 'Stock', icon: <InboxOutlined />, includesChildren: true },
    { to: paths.orders(), label: 'Orders', short: 'Orders', icon: <FileTextOutlined />, includesChildren: true },
    { to: paths.suppliers(), label: 'Suppliers', short: 'Network', icon: <TeamOutlined />, includesChildren: true },
    market,
  ],
  seller: [
    { to: paths.seller.dashboard(), label: 'Dashboard', short: 'Home', icon: <AppstoreOutlined /> },
    {
      to: paths.seller.products(),
      label: 'Products',
      short: 'Products',
      icon: <TagsOutlined />,
      includesChildren: true,
    },
    {
      to: paths.seller.orders(),
      label: 'Orders',
      short: 'Orders',
      icon: <FileTextOutlined />,
      includesChildren: true,
    },
    { to: paths.seller.brands(), label: 'Brands', short: 'Brands', icon: <TagOutlined />, sidebarOnly: true },
    {
      to: paths.seller.suppliers(),
      label: 'My Suppliers',
      short: 'Suppliers',
      icon: <TeamOutlined />,
      sidebarOnly: true,
    },
    { to: paths.seller.customers(), label: 'Customers', short: 'Customers', icon: <SolutionOutlined /> },
    market,
  ],
};

export const adminNavigation: Place[] = [
  { to: paths.admin.users(), label: 'Users', short: 'Users', icon: <UserOutlined /> },
  { to: paths.admin.approvals(), label: 'Approvals', short: 'Approvals', icon: <CheckSquareOutlined /> },
];
