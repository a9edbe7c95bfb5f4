import { PlusOutlined } from '@ant-design/icons';
import { Button, Tabs } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { Amounts } from '../../../kit/values/amounts';
import { Figures } from '../../../kit/page/figures';
import { PageHeader } from '../../../kit/page/page-header';
import { count, formatNumber } from '../../../lib/numbers';
import { useTab } from '../../../kit/list/use-url-choice';
import { formatAmounts, withoutEmpty } from '../../../lib/money';
import { lowStockAlerts, useInventorySummary } from '../../../api/inventory-summary';
import { AddItemDialog } from '../components/add-item-dialog';
import { AlertsTab } from '../components/alerts-tab';
import { InventoryTab } from '../components/inventory-tab';
import { useItemLink } from '../item-link';
import { ItemActionsProvider } from '../components/item-actions';

const ItemPanel = lazy(async () => ({ default: (await import('../components/item-panel')).ItemPanel }));

export function InventoryPage() {
  const [tab, setTab] = useTab(['inventory', 'alerts']);
  const [adding, setAdding] = useState(false);
  const { data: summary } = useInventorySummary();
  const alerts = summary && lowStockAlerts(summary);
  const worth = withoutEmpty((summary?.values ?? []).map(({ currency, value }) => ({ currency, cents: value })));
  const add = () => setAdding(true);
  // Once opened it stays, to close as it came.
  const isPanelOpen = useItemLink().openId !== undefined;
  const [panelUsed, setPanelUsed] = useState(isPanelOpen);
  if (isPanelOpen && !panelUsed) setPanelUsed(true);

  return (
    <ItemActionsProvider>
      <PageHeader
        title="Inventory Management"
        summary={
          summary &&
          [
            count(summary.totalItems, 'total item'),
            `${formatNumber(lowStockAlerts(summary))} low stock, ${formatNumber(summary.outOfStock)} of them out of stock`,
            `${formatAmounts(worth)} total value`,
          ].join(' · ')
        }
        primary={
          <Button type="primary" icon={<PlusOutlined aria-hidden />} onClick={add}>
            Add to Inventory
          </Button>
        }
      />
      <Figures
        items={[
          { label: 'Total Items', value: summary && formatNumber(summary.totalItems) },
          {
            label: 'Low Stock Alerts',
            value: summary && formatNumber(lowStockAlerts(summary)),
            tone: alerts ? 'waiting' : undefined,
            to: '?tab=alerts',
          },
          {
            label: 'Out of Stock',
            value: summary && formatNumber(summary.outOfStock),
            tone: summary?.outOfStock ? 'action' : undefined,
            to: '?status=out_of_stock',
          },
          { label: 'Total Value', value: summary && <Amounts of={worth} /> },
        ]}
      />
      <Tabs
        activeKey={tab}
        onChange={setTab}
        destroyOnHidden
        items={[
          {
            key: 'inventory',
            label: summary ? `Inventory (${formatNumber(summary.totalItems)})` : 'Inventory',
            children: <InventoryTab onAdd={add} />,
          },
          {
            key: 'alerts',
            label: alerts === undefined ? 'Alerts' : `Alerts (${formatNumber(alerts)})`,
            children: <AlertsTab />,
          },
        ]}
      />
      {adding && <AddItemDialog onClose={() => setAdding(false)} />}
      {panelUsed && (
        <Suspense>
          <ItemPanel />
        </Suspense>
      )}
    </ItemActionsProvider>
  );
}
