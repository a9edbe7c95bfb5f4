import { Button } from 'antd';
import { Link } from 'react-router-dom';
import { CheckDrawing } from '../../../kit/state/drawings';
import { EmptyState } from '../../../kit/state/empty-state';
import { QueryState } from '../../../kit/state/query-state';
import { RowSkeletons } from '../../../kit/state/skeletons';
import { StatusTag } from '../../../kit/page/status-tag';
import { StockBar } from '../../../components/stock-bar';
import { Surface } from '../../../kit/page/surface';
import { count, formatNumber } from '../../../lib/numbers';
import { paths } from '../../../lib/paths';
import { quantity } from '../../../lib/units';
import { onOrderText, useReorder } from '../../../lib/use-reorder';
import { lowStockAlerts, useInventorySummary } from '../../../api/inventory-summary';
import { type InventoryItem, type StockStatus, useInventory } from '../api/list-inventory';
import { SuggestOrders } from './suggest-orders';
import { ItemLink } from './item-link-row';
import { reorderOf, STOCK_STATUS } from '../stock-status';
import styles from './alerts-tab.module.css';

/** What needs a decision: empty shelves first, then those at or below their threshold. */
export function AlertsTab() {
  const { data: summary } = useInventorySummary();
  if (summary && lowStockAlerts(summary) === 0) {
    return (
      <EmptyState drawing={<CheckDrawing />} title="Nothing needs you">
        Every item is above its reorder threshold.
      </EmptyState>
    );
  }
  return (
    <>
      <SuggestOrders />
      <div className={styles.columns}>
        <AlertList status="out_of_stock" total={summary?.outOfStock} />
        <AlertList status="low_stock" total={summary?.lowStock} />
      </div>
    </>
  );
}

const SHOWN = 5;

function AlertList({ status, total }: { status: StockStatus; total?: number }) {
  const query = useInventory({ status, sort: 'stock-asc', limit: SHOWN });
  const { label, tone } = STOCK_STATUS[status];
  const more = (total ?? 0) - SHOWN;
  return (
    <Surface title={label} extra={total !== undefined && <StatusTag tone={tone}>{String(total)}</StatusTag>} flush>
      <QueryState query={query} skeleton={<RowSkeletons count={3} />} errorTitle="The alerts could not be loaded">
        {({ items }) =>
          items.length === 0 ? (
            <p className={styles.none}>None</p>
          ) : (
            <ul className={styles.list}>
              {items.map((item) => (
                <AlertRow key={item.id} item={item} />
              ))}
            </ul>
          )
        }
      </QueryState>
      {more > 0 && (
        <Link to={`${paths.inventory()}?status=${status}`} className={styles.more}>
          View {count(more, 'more alert')}
        </Link>
      )}
    </Surface>
  );
}

function AlertRow({ item }: { item: InventoryItem }) {
  const reorder = useReorder()(reorderOf(item));
  const { product, currentStock, reorderThreshold } = item;
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <ItemLink item={item} />
        <span className={styles.meta}>
          {[
            `${quantity(currentStock, product.unitOfMeasure)} left, threshold ${formatNumber(reorderThreshold)}`,
            onOrderText(item.reorder),
          ]
            .filter(Boolean)
            .join(' · ')}
        </span>
        <StockBar stock={currentStock} threshold={reorderThreshold} />
      </div>
      <Button disabled={!reorder} onClick={reorder}>
        Reorder
      </Button>
    </li>
  );
}
