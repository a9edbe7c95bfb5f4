import { Tabs } from 'antd';
import { LinkButton } from '../../../components/link-button';
import { PageHeader } from '../../../components/page-header';
import { useSide } from '../../../lib/auth/use-side';
import { useTab } from '../../../lib/list-state/use-url-choice';
import { paths } from '../../../lib/paths';
import { ProductsTab } from '../components/products-tab';
import { SuppliersTab } from '../components/suppliers-tab';

export function MarketplacePage() {
  const [tab, setTab] = useTab(['suppliers', 'products']);
  const asBuyer = useSide() === 'buyer';
  return (
    <>
      <PageHeader
        title="Supplier Marketplace"
        summary="Approved suppliers and what they sell"
        secondary={asBuyer && <LinkButton to={paths.suppliers()}>Manage Suppliers</LinkButton>}
        primary={
          asBuyer && (
            <LinkButton type="primary" to={paths.createOrder()}>
              Create Order
            </LinkButton>
          )
        }
      />
      <Tabs
        activeKey={tab}
        onChange={setTab}
        destroyOnHidden
        items={[
          { key: 'suppliers', label: 'Suppliers', children: <SuppliersTab /> },
          { key: 'products', label: 'Products', children: <ProductsTab /> },
        ]}
      />
    </>
  );
}
