import { Button } from 'antd';
import { LocationCell, ThresholdCell } from './item-cells';
import { ItemLink } from './item-link-row';
import type { Column } from '../../../kit/list/column';
import type { ShortRow } from '../../../kit/list/data-table';
import { StatusTag } from '../../../kit/page/status-tag';
import { Money } from '../../../kit/values/money';
import { RelativeDate } from '../../../kit/values/relative-date';
import { formatNumber } from '../../../lib/numbers';
import { quantity } from '../../../lib/units';
import { useReorder } from '../../../lib/use-reorder';
import type { InventoryItem, InventorySort } from '../api/list-inventory';
import { itemValue, reorderOf, STOCK_STATUS } from '../stock-status';
import { ItemMenu } from './item-menu';

function Status({ item }: { item: InventoryItem }) {
  const { label, tone } = STOCK_STATUS[item.stockStatus];
  return <StatusTag tone={tone}>{label}</StatusTag>;
}

export function useItemColumns(): Column<InventoryItem, InventorySort>[] {
  const reorderFrom = useReorder();
  return [
    {
      key: 'product',
      title: 'Product',
      sort: { ascend: 'name' },
      render: (item) => <ItemLink item={item} />,
    },
    { key: 'sku', title: 'SKU', render: (item) => item.product.sku },
    { key: 'category', title: 'Category', render: (item) => item.product.category, wideOnly: true },
    { key: 'supplier', title: 'Supplier', render: (item) => item.product.supplier?.name, wideOnly: true },
    { key: 'location', title: 'Location', render: (item) => <LocationCell item={item} /> },
    {
      key: 'stock',
      title: 'Stock',
      number: true,
      sort: { ascend: 'stock-asc', descend: 'stock-desc' },
      render: (item) => formatNumber(item.currentStock),
    },
    { key: 'threshold', title: 'Threshold', number: true, render: (item) => <ThresholdCell item={item} /> },
    {
      key: 'onOrder',
      title: 'On order',
      number: true,
      render: (item) => item.reorder.onOrder > 0 && formatNumber(item.reorder.onOrder),
    },
    { key: 'status', title: 'Status', sort: { ascend: 'status' }, render: (item) => <Status item={item} /> },
    {
      key: 'value',
      title: 'Value',
      number: true,
      render: (item) => <Money cents={itemValue(item)} currency={item.product.currency} />,
    },
    {
      key: 'counted',
      title: 'Last count',
      wideOnly: true,
      render: (item) => item.lastCountDate && <RelativeDate iso={item.lastCountDate} />,
    },
    {
      key: 'actions',
      title: '',
      width: 132,
      render: (item) => {
        const reorder = reorderFrom(reorderOf(item));
        return (
          <span style={{ whiteSpace: 'nowrap' }}>
            <Button size="small" disabled={!reorder} onClick={reorder}>
              Reorder
            </Button>
            <ItemMenu item={item} />
          </span>
        );
      },
    },
  ];
}

export const shortItem = (item: InventoryItem): ShortRow => ({
  title: <ItemLink item={item} />,
  figure: quantity(item.currentStock, item.product.unitOfMeasure),
  detail: [item.product.sku, item.location].filter(Boolean).join(' · '),
  tag: <Status item={item} />,
});
