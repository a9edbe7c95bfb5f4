import { Tabs } from 'antd';
import { LinkButton } from '../../../kit/page/link-button';
import { PageHeader } from '../../../kit/page/page-header';
import { useSide } from '../../../lib/auth/use-side';
import { useTab } from '../../../kit/list/use-url-choice';
import { countTotal } from '../../../lib/numbers';
import { paths } from '../../../lib/paths';
import { useMarketplaceProducts } from '../api/list-marketplace-products';
import { useMarketplaceSuppliers } from '../api/list-marketplace-suppliers';
import { ProductsTab } from '../components/products-tab';
import { SuppliersTab } from '../components/suppliers-tab';

/** '2 suppliers · 58 products', from the lists' own totals. */
function useMarketCounts(): string | undefined {
  const { data: suppliers } = useMarketplaceSuppliers({ limit: 1 });
  const { data: products } = useMarketplaceProducts({ limit: 1 });
  return (
    suppliers && products && `${countTotal(suppliers.total, 'supplier')} · ${countTotal(products.total, 'product')}`
  );
}

export function MarketplacePage() {
  const [tab, setTab] = useTab(['suppliers', 'products']);
  const asBuyer = useSide() === 'buyer';
  return (
    <>
      <PageHeader
        title="Supplier Marketplace"
        summary={useMarketCounts()}
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
