import { Button } from 'antd';
import { Link } from 'react-router-dom';
import { count, formatNumber } from '../../../lib/numbers';
import { QueryState } from '../../../kit/state/query-state';
import { RowLink } from '../../../kit/list/row-link';
import { NoRows, Row, Rows } from '../../../kit/page/rows';
import { RowSkeletons } from '../../../kit/state/skeletons';
import { StatusTag } from '../../../kit/page/status-tag';
import { StockBar } from '../../../components/stock-bar';
import { Surface } from '../../../kit/page/surface';
import { usePhone } from '../../../lib/media';
import { paths } from '../../../lib/paths';
import { onOrderText, useReorder } from '../../../lib/use-reorder';
import { type LowStockRecord, useLowStock } from '../api/list-low-stock';
import styles from './inventory-alerts.module.css';

const SHOWN = 5;

/** The emptiest shelves first, each with the way to fill it. */
export function InventoryAlerts() {
  const query = useLowStock(SHOWN);
  return (
    <Surface title="Inventory Alerts" extra={<Link to={paths.inventory({ tab: 'alerts' })}>View All</Link>} flush>
      <QueryState query={query} skeleton={<RowSkeletons count={3} />} errorTitle="The alerts could not be loaded">
        {({ items, total }) => {
          const more = Number.parseInt(total, 10) - items.length;
          return items.length === 0 ? (
            <NoRows>Every item is above its reorder threshold.</NoRows>
          ) : (
            <>
              <Rows label="Inventory alerts">
                {items.map((record) => (
                  <AlertRow key={record.inventory.id} record={record} />
                ))}
              </Rows>
              {more > 0 && (
                <Link to={paths.inventory({ tab: 'alerts' })} className={styles.more}>
                  View {count(more, 'more alert')}
                </Link>
              )}
            </>
          );
        }}
      </QueryState>
    </Surface>
  );
}

function AlertRow({ record }: { record: LowStockRecord }) {
  const { inventory, product } = record;
  const { currentStock, reorderThreshold } = inventory;
  const phone = usePhone();
  const reorder = useReorder()(record);
  return (
    <Row
      title={<RowLink to={paths.inventoryItem(inventory.id)}>{product.name}</RowLink>}
      meta={
        <div className={styles.stock}>
          <span className={styles.bar}>
            <StockBar stock={currentStock} threshold={reorderThreshold} />
          </span>
          {[
            `${formatNumber(currentStock)} left, threshold ${formatNumber(reorderThreshold)}`,
            onOrderText(record.reorder),
          ]
            .filter(Boolean)
            .join(' · ')}
        </div>
      }
      tag={
        // On a phone the bar and the number say it.
        phone ? undefined : currentStock === 0 ? (
          <StatusTag tone="action">Out of Stock</StatusTag>
        ) : (
          <StatusTag tone="waiting">Low Stock</StatusTag>
        )
      }
      actions={
        <Button disabled={!reorder} onClick={reorder} aria-label={`Reorder ${product.name}`}>
          Reorder
        </Button>
      }
    />
  );
}
