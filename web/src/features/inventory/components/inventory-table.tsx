import { Button } from 'antd';
import { formatNumber } from '../../../lib/numbers';
import { type Column, DataTable } from '../../../kit/list/data-table';
import { Money } from '../../../kit/values/money';
import { RelativeDate } from '../../../kit/values/relative-date';
import { RowLink } from '../../../kit/list/row-link';
import { StatusTag } from '../../../kit/page/status-tag';
import { quantity } from '../../../lib/units';
import type { InventoryItem } from '../api/list-inventory';
import { useItemLink } from '../item-link';
import { itemValue, STOCK_STATUS } from '../stock-status';
import { useReorder } from '../use-reorder';
import type { Selection } from '../use-selection';
import { ItemMenu } from './item-menu';

interface Props {
  items: InventoryItem[];
  selection: Selection;
  refreshing: boolean;
}

function Status({ item }: { item: InventoryItem }) {
  const { label, tone } = STOCK_STATUS[item.stockStatus];
  return <StatusTag tone={tone}>{label}</StatusTag>;
}

export function InventoryTable({ items, selection, refreshing }: Props) {
  const { linkTo } = useItemLink();
  const reorderOf = useReorder();

  const columns: Column<InventoryItem>[] = [
    {
      key: 'product',
      title: 'Product',
      render: (item) => <RowLink to={linkTo(item.id)}>{item.product.name}</RowLink>,
    },
    { key: 'sku', title: 'SKU', render: (item) => item.product.sku },
    { key: 'category', title: 'Category', render: (item) => item.product.category, wideOnly: true },
    { key: 'supplier', title: 'Supplier', render: (item) => item.product.supplier?.name, wideOnly: true },
    { key: 'location', title: 'Location', render: (item) => item.location },
    { key: 'stock', title: 'Stock', number: true, render: (item) => formatNumber(item.currentStock) },
    { key: 'threshold', title: 'Threshold', number: true, render: (item) => item.reorderThreshold },
    { key: 'status', title: 'Status', render: (item) => <Status item={item} /> },
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
        const reorder = reorderOf(item);
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

  return (
    <DataTable
      label="Inventory items"
      rows={items}
      rowKey={(item) => item.id}
      columns={columns}
      selection={selection}
      refreshing={refreshing}
      short={(item) => ({
        title: <RowLink to={linkTo(item.id)}>{item.product.name}</RowLink>,
        figure: quantity(item.currentStock, item.product.unitOfMeasure),
        detail: [item.product.sku, item.location].filter(Boolean).join(' · '),
        tag: <Status item={item} />,
      })}
    />
  );
}
