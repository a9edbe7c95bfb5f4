import { Checkbox, Table, type TableColumnType } from 'antd';
import { clsx } from 'clsx';
import type { Key, ReactNode } from 'react';
import { useCompactView } from '../../lib/compact-view';
import { usePhone } from '../../lib/media';
import { ACTIONS, type Column } from './column';
import styles from './data-table.module.css';

/** What a phone shows of a row, in two lines. The title is a `RowLink`. */
export interface ShortRow {
  title: ReactNode;
  detail?: ReactNode;
  figure?: ReactNode;
  tag?: ReactNode;
  actions?: ReactNode;
}

interface Sorting<Sort extends string> {
  current: Sort;
  /** Undefined: the list's own. */
  onChange: (sort: Sort | undefined) => void;
}

interface Props<Row, Sort extends string> {
  rows: Row[];
  rowKey: (row: Row) => number;
  /** Of the row, for the box that selects it. */
  nameOf?: (row: Row) => string;
  columns: Column<Row, Sort>[];
  short: (row: Row) => ShortRow;
  sorting?: Sorting<Sort>;
  selection?: { keys: readonly number[]; set: (keys: number[]) => void };
  /** The next page is on its way; this one stays readable. */
  refreshing?: boolean;
  label: string;
}

/** A table whose rows are links (see `RowLink`); on a phone a list of two-line rows. */
export function DataTable<Row extends object, Sort extends string = string>(props: Props<Row, Sort>) {
  return usePhone() ? <ShortRows {...props} /> : <FullTable {...props} />;
}

function FullTable<Row extends object, Sort extends string>(props: Props<Row, Sort>) {
  const { rows, rowKey, nameOf, columns, sorting, selection, refreshing, label } = props;
  const compact = useCompactView();
  return (
    <div className={clsx(styles.frame, refreshing && styles.refreshing)}>
      <Table<Row>
        aria-label={label}
        size={compact ? 'small' : 'large'}
        rowKey={rowKey}
        dataSource={rows}
        columns={columns.map((column) => toAntd(column, sorting))}
        pagination={false}
        rowClassName={styles.row}
        showSorterTooltip={false}
        onChange={(_pages, _filters, sorter) => {
          if (!sorting || Array.isArray(sorter)) return;
          const column = columns.find(({ key }) => key === sorter.columnKey);
          sorting.onChange(sorter.order ? column?.sort?.[sorter.order] : undefined);
        }}
        rowSelection={
          selection && {
            selectedRowKeys: [...selection.keys],
            onChange: (keys: Key[]) => selection.set(keys as number[]),
            getCheckboxProps: (row) => ({ 'aria-label': `Select ${nameOf?.(row) ?? rowKey(row)}` }),
          }
        }
      />
    </div>
  );
}

type Order = 'ascend' | 'descend';

function toAntd<Row, Sort extends string>(
  { key, title, render, number, width, sort }: Column<Row, Sort>,
  sorting: Sorting<Sort> | undefined,
): TableColumnType<Row> {
  const orders = sort && (Object.keys(sort) as Order[]);
  return {
    key,
    title,
    width,
    align: number ? 'right' : 'left',
    className: number ? styles.number : key === ACTIONS ? styles.actionsCell : undefined,
    render: (_value, row) => render(row),
    ...(orders &&
      sorting && {
        sorter: true,
        sortDirections: orders,
        sortOrder: orders.find((order) => sort[order] === sorting.current) ?? null,
      }),
  };
}

function ShortRows<Row extends object, Sort extends string>(props: Props<Row, Sort>) {
  const { rows, rowKey, nameOf, short, selection, refreshing, label } = props;
  const select = (key: number, selected: boolean) =>
    selection?.set(selected ? [...selection.keys, key] : selection.keys.filter((one) => one !== key));
  return (
    <ul className={clsx(styles.frame, styles.list, refreshing && styles.refreshing)} aria-label={label}>
      {rows.map((row) => {
        const { title, detail, figure, tag, actions } = short(row);
        const key = rowKey(row);
        return (
          <li key={key} className={clsx(styles.short, selection && styles.selectable)}>
            {selection && (
              <Checkbox
                className={styles.box}
                checked={selection.keys.includes(key)}
                onChange={(event) => select(key, event.target.checked)}
                aria-label={`Select ${nameOf?.(row) ?? key}`}
              />
            )}
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
