import { Table, type TableColumnType } from 'antd';
import { clsx } from 'clsx';
import type { Key, ReactNode } from 'react';
import { useCompactView } from '../../lib/compact-view';
import { usePhone } from '../../lib/media';
import styles from './data-table.module.css';

export interface Column<Row> {
  key: string;
  title: ReactNode;
  render: (row: Row) => ReactNode;
  /** Numbers and money: right-aligned, tabular figures. */
  number?: boolean;
  width?: number | string;
  /** Left out where the table is narrower than a desktop's. */
  wideOnly?: boolean;
}

/** What a phone shows of a row, in two lines. The title is a `RowLink`. */
export interface ShortRow {
  title: ReactNode;
  detail?: ReactNode;
  figure?: ReactNode;
  tag?: ReactNode;
  actions?: ReactNode;
}

interface Props<Row> {
  rows: Row[];
  rowKey: (row: Row) => number;
  columns: Column<Row>[];
  short: (row: Row) => ShortRow;
  selection?: { keys: number[]; onChange: (keys: number[]) => void };
  /** The next page is on its way; this one stays readable. */
  refreshing?: boolean;
  label: string;
}

/** A table whose rows are links (see `RowLink`); on a phone a list of two-line rows. */
export function DataTable<Row extends object>(props: Props<Row>) {
  return usePhone() ? <ShortRows {...props} /> : <FullTable {...props} />;
}

function FullTable<Row extends object>({ rows, rowKey, columns, selection, refreshing, label }: Props<Row>) {
  const compact = useCompactView();
  return (
    <div className={clsx(styles.frame, refreshing && styles.refreshing)}>
      <Table<Row>
        aria-label={label}
        size={compact ? 'small' : 'large'}
        rowKey={rowKey}
        dataSource={rows}
        columns={columns.map(toAntd)}
        pagination={false}
        rowClassName={styles.row}
        rowSelection={
          selection && {
            selectedRowKeys: selection.keys,
            onChange: (keys: Key[]) => selection.onChange(keys as number[]),
          }
        }
      />
    </div>
  );
}

/** The column of this key holds a row's buttons. */
const ACTIONS = 'actions';

function toAntd<Row>({ key, title, render, number, width, wideOnly }: Column<Row>): TableColumnType<Row> {
  return {
    key,
    title,
    width,
    align: number ? 'right' : 'left',
    className: number ? styles.number : key === ACTIONS ? styles.actionsCell : undefined,
    responsive: wideOnly ? ['xxl'] : undefined,
    render: (_value, row) => render(row),
  };
}

function ShortRows<Row extends object>({ rows, rowKey, short, refreshing, label }: Props<Row>) {
  return (
    <ul className={clsx(styles.frame, styles.list, refreshing && styles.refreshing)} aria-label={label}>
      {rows.map((row) => {
        const { title, detail, figure, tag, actions } = short(row);
        return (
          <li key={rowKey(row)} className={styles.short}>
            <div className={styles.line}>
              <span className={styles.grow}>{title}</span>
              {figure && <span className={styles.number}>{figure}</span>}
            </div>
            <div className={clsx(styles.line, styles.detail)}>
              <span className={styles.grow}>{detail}</span>
              {tag}
            </div>
            {actions && <div className={styles.actions}>{actions}</div>}
          </li>
        );
      })}
    </ul>
  );
}
