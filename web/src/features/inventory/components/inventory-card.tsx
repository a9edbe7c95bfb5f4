import { Button, Checkbox } from 'antd';
import { Fragment } from 'react';
import { count, formatNumber } from '../../../lib/numbers';
import { Money } from '../../../kit/values/money';
import { StatusTag } from '../../../kit/page/status-tag';
import { StockBar } from '../../../components/stock-bar';
import { unitOf } from '../../../lib/units';
import { onOrderText, useReorder } from '../../../lib/use-reorder';
import type { InventoryItem } from '../api/list-inventory';
import { daysOfCover, isDue, itemValue, reorderOf, STOCK_STATUS } from '../stock-status';
import styles from './inventory-card.module.css';
import { useItemActions } from './item-actions';
import { ItemLink } from './item-link-row';
import { ItemMenu } from './item-menu';

interface Props {
  item: InventoryItem;
  selected: boolean;
  onSelect: (selected: boolean) => void;
}

export function InventoryCard({ item, selected, onSelect }: Props) {
  const { product, currentStock, reorderThreshold, location, stockStatus } = item;
  const { adjust } = useItemActions();
  const reorder = useReorder()(reorderOf(item));
  const { label, tone } = STOCK_STATUS[stockStatus];
  const cover = daysOfCover(item);
  const facts = [
    location,
    cover === undefined ? undefined : `${count(cover, 'day')} of cover`,
    onOrderText(item.reorder),
  ].filter((fact) => fact != null && fact !== '');

  return (
    <li className={styles.card} data-selected={selected}>
      <div className={styles.head}>
        <Checkbox
          checked={selected}
          onChange={(event) => onSelect(event.target.checked)}
          aria-label={`Select ${product.name}`}
        />
        <StatusTag tone={tone}>{label}</StatusTag>
        <span className={styles.menu}>
          <ItemMenu item={item} withoutAdjust />
        </span>
      </div>
      <div className={styles.words}>
        <h2 className={styles.name} title={product.name}>
          <ItemLink item={item} />
        </h2>
        <p className={styles.meta}>{[product.sku, product.supplier?.name].filter(Boolean).join(' · ')}</p>
      </div>
      <div>
        <p className={styles.stock}>
          <span>
            <strong className={styles.count}>{formatNumber(currentStock)}</strong>{' '}
            {unitOf(currentStock, product.unitOfMeasure)}
          </span>
          <span className={styles.threshold}>threshold {formatNumber(reorderThreshold)}</span>
        </p>
        <StockBar stock={currentStock} threshold={reorderThreshold} />
        <p className={styles.meta}>
          <span>
            {facts.length === 0
              ? 'No location'
              : facts.map((fact, at) => (
                  <Fragment key={fact}>
                    {at > 0 && ' · '}
                    <span className={styles.fact}>{fact}</span>
                  </Fragment>
                ))}
          </span>
          <span className={styles.value}>
            <Money cents={itemValue(item)} currency={product.currency} />
          </span>
        </p>
      </div>
      <div className={styles.actions}>
        <Button onClick={() => adjust(item)}>Adjust</Button>
        <Button type={isDue(item) ? 'primary' : 'default'} disabled={!reorder} onClick={reorder}>
          Reorder
        </Button>
      </div>
    </li>
  );
}
