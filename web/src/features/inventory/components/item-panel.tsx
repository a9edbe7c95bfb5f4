import { Button, Drawer } from 'antd';
import { useEffect } from 'react';
import { formatSince } from '../../../lib/dates';
import { formatNumber } from '../../../lib/numbers';
import { ShelfDrawing } from '../../../kit/state/drawings';
import { EmptyState } from '../../../kit/state/empty-state';
import { DetailSkeleton } from '../../../kit/state/skeletons';
import { Money } from '../../../kit/values/money';
import { QueryState } from '../../../kit/state/query-state';
import { StatusTag } from '../../../kit/page/status-tag';
import { StockBar } from '../../../components/stock-bar';
import { Facts } from '../../../kit/page/facts';
import { RelativeDate } from '../../../kit/values/relative-date';
import { isNotFound } from '../../../lib/api-error';
import { quantity, unitOf } from '../../../lib/units';
import { onOrderText, useReorder } from '../../../lib/use-reorder';
import { useInventoryItem } from '../api/get-item';
import type { InventoryItem } from '../api/list-inventory';
import { useItemLink } from '../item-link';
import { daysOfCover, isDue, itemValue, reorderOf, STOCK_STATUS } from '../stock-status';
import { useItemActions } from './item-actions';
import { ItemHistory } from './item-history';
import styles from './item-panel.module.css';

/** One item with its history, beside the list it was chosen from. */
export function ItemPanel() {
  const { openId, close } = useItemLink();
  return (
    <Drawer open={openId !== undefined} onClose={close} size={520} title="Inventory item" destroyOnHidden>
      {openId !== undefined && <Item id={openId} onGone={close} />}
    </Drawer>
  );
}

function Item({ id, onGone }: { id: number; onGone: () => void }) {
  const query = useInventoryItem(id);
  if (isNotFound(query.error)) {
    return (
      <EmptyState drawing={<ShelfDrawing />} title="Item not found">
        It is not in your inventory, or not any more.
      </EmptyState>
    );
  }
  return (
    <QueryState query={query} skeleton={<DetailSkeleton />} errorTitle="The item could not be loaded">
      {(item) => <ItemDetail item={item} onGone={onGone} />}
    </QueryState>
  );
}

function ItemDetail({ item, onGone }: { item: InventoryItem; onGone: () => void }) {
  const { product, currentStock, reorderThreshold, location, costPerUnit, lastOrderDate, notes } = item;
  const { currency } = product;
  const costCurrency = item.costCurrency ?? currency;
  const { adjust, edit, remove } = useItemActions();
  const { wantsAdjust, adjustBegun } = useItemLink();
  useEffect(() => {
    if (!wantsAdjust) return;
    adjust(item);
    adjustBegun();
  }, [wantsAdjust, adjust, adjustBegun, item]);
  const reorder = useReorder()(reorderOf(item));
  const { label, tone } = STOCK_STATUS[item.stockStatus];
  const cover = daysOfCover(item);
  return (
    <div className={styles.panel}>
      <div>
        <StatusTag tone={tone}>{label}</StatusTag>
        <h2 className={styles.name}>{product.name}</h2>
        <p className={styles.meta}>{[product.sku, product.category].filter(Boolean).join(' · ')}</p>
      </div>
      <div>
        <p className={styles.stock}>
          <strong className={styles.count}>{formatNumber(currentStock)}</strong>{' '}
          {unitOf(currentStock, product.unitOfMeasure)} in stock, threshold {formatNumber(reorderThreshold)}
        </p>
        <StockBar stock={currentStock} threshold={reorderThreshold} />
      </div>
      <div className={styles.actions}>
        <Button type="primary" disabled={!reorder} onClick={reorder}>
          Reorder
        </Button>
        <Button onClick={() => adjust(item)}>Adjust</Button>
        <Button onClick={() => edit(item)}>Edit</Button>
        <Button danger type="text" onClick={() => remove(item, onGone)}>
          Remove
        </Button>
      </div>
      <Facts
        items={[
          ['Supplier', product.supplier?.name ?? 'None: a private product'],
          ['Location', location],
          ['Price', <Money key="price" cents={product.price} currency={currency} />],
          ['Value', <Money key="value" cents={itemValue(item)} currency={currency} />],
          ['Cost per unit', costPerUnit !== null && <Money key="cost" cents={costPerUnit} currency={costCurrency} />],
          [
            'Value at cost',
            costPerUnit !== null && <Money key="at-cost" cents={costPerUnit * currentStock} currency={costCurrency} />,
          ],
          ['On order', onOrderText(item.reorder)],
          ['To order', isDue(item) && quantity(item.reorder.quantity, product.unitOfMeasure)],
          ['Optimal stock', item.optimalStock !== null && formatNumber(item.optimalStock)],
          ['Days of cover', cover !== undefined && formatNumber(cover)],
          [
            'Last order',
            lastOrderDate && <RelativeDate key="last-order" iso={lastOrderDate} words={formatSince(lastOrderDate)} />,
          ],
          ['Notes', notes],
        ]}
      />
      <section>
        <h3 className={styles.heading}>History</h3>
        <ItemHistory itemId={item.id} />
      </section>
    </div>
  );
}
