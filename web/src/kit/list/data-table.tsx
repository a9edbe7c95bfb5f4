import { Checkbox } from 'antd';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { usePhone } from '../../lib/media';
import styles from './data-table.module.css';
import { FullTable, type TableProps } from './full-table';

/** What a phone shows of a row, in two lines. The title is a `RowLink`. */
export interface ShortRow {
  title: ReactNode;
  detail?: ReactNode;
  figure?: ReactNode;
  tag?: ReactNode;
  /** A `MenuButton` at the end of the first line. */
  menu?: ReactNode;
  /** How far it is, as wide as the row. */
  progress?: ReactNode;
  actions?: ReactNode;
}

interface Props<Row, Sort extends string> extends TableProps<Row, Sort> {
  short: (row: Row) => ShortRow;
}

/** A table whose rows are links (see `RowLink`); on a phone a list of two-line rows. */
export function DataTable<Row extends object, Sort extends string = string>(props: Props<Row, Sort>) {
  return usePhone() ? <ShortRows {...props} /> : <FullTable {...props} />;
}

function ShortRows<Row extends object, Sort extends string>(props: Props<Row, Sort>) {
  const { rows, rowKey, nameOf, short, selection, refreshing, label } = props;
  return (
    <ul className={clsx(styles.frame, styles.list, refreshing && styles.refreshing)} aria-label={label}>
      {rows.map((row) => {
        const { title, detail, figure, tag, menu, progress, actions } = short(row);
        const key = rowKey(row);
        return (
          <li key={key} className={clsx(styles.short, selection && styles.selectable)}>
            {selection && (
              <Checkbox
                className={styles.box}
                checked={selection.keys.includes(key)}
                onChange={({ target }) => selection.toggle(key, target.checked)}
                aria-label={`Select ${nameOf?.(row) ?? key}`}
              />
            )}
            <div className={styles.line}>
              <span className={styles.grow}>{title}</span>
              {figure && <span className={styles.number}>{figure}</span>}
              {menu && <span className={styles.menu}>{menu}</span>}
            </div>
            <div className={clsx(styles.line, styles.detail)}>
              <span className={styles.grow}>{detail}</span>
              {tag}
            </div>
            {progress && <div className={styles.progress}>{progress}</div>}
            {actions && <div className={styles.actions}>{actions}</div>}
          </li>
        );
      })}
    </ul>
  );
}
