import { CaretDownOutlined, CaretUpOutlined } from '@ant-design/icons';
import { Checkbox } from 'antd';
import { clsx } from 'clsx';
import { VisuallyHidden } from '../page/visually-hidden';
import type { ReactNode } from 'react';
import { useCompactView } from '../../lib/compact-view';
import { ACTIONS, type Column } from './column';
import { Cut } from './cut';
import styles from './data-table.module.css';
import type { Selection } from './use-selection';

interface Sorting<Sort extends string> {
  current?: Sort;
  /** Undefined: the list's own. */
  onChange: (sort: Sort | undefined) => void;
}

export interface TableProps<Row, Sort extends string> {
  rows: Row[];
  rowKey: (row: Row) => number;
  /** Of the row, for the box that selects it. */
  nameOf?: (row: Row) => string;
  columns: Column<Row, Sort>[];
  sorting?: Sorting<Sort>;
  selection?: Pick<Selection<Row>, 'keys' | 'set' | 'toggle'>;
  /** The next page is on its way; this one stays readable. */
  refreshing?: boolean;
  label: string;
}

/**
 * The platform's own table: what antd's adds (filter trees, paging, fixed columns) weighs more than most pages, and our
 * lists have their own.
 */
export function FullTable<Row extends object, Sort extends string>(props: TableProps<Row, Sort>) {
  const { rows, rowKey, nameOf, columns, sorting, selection, refreshing, label } = props;
  const compact = useCompactView();
  return (
    <div className={clsx(styles.frame, refreshing && styles.refreshing)}>
      <table aria-label={label} className={styles.table} data-compact={compact}>
        <thead>
          <tr>
            {selection && (
              <th className={styles.boxCell}>
                <SelectAll keys={rows.map(rowKey)} selection={selection} />
              </th>
            )}
            {columns.map((column) => (
              <Heading key={column.key} column={column} sorting={sorting} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => {
            const key = rowKey(row);
            const selected = selection?.keys.includes(key);
            return (
              <tr key={key} className={styles.row} data-selected={selected}>
                {selection && (
                  <td className={styles.boxCell}>
                    <Checkbox
                      checked={selected}
                      onChange={({ target }) => selection.toggle(key, target.checked)}
                      aria-label={`Select ${nameOf?.(row) ?? key}`}
                    />
                  </td>
                )}
                {columns.map((column) => (
                  <td key={column.key} className={cellClass(column)}>
                    {cut(column.render(row))}
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

const cut = (content: ReactNode) => (typeof content === 'string' ? <Cut>{content}</Cut> : content);

const cellClass = ({ key, number }: { key: string; number?: boolean }): string =>
  clsx(number && styles.number, number && styles.right, key === ACTIONS && styles.actionsCell);

interface SelectAllProps {
  keys: number[];
  selection: NonNullable<TableProps<object, string>['selection']>;
}

function SelectAll({ keys, selection }: SelectAllProps) {
  const all = selection.keys.length === keys.length;
  return (
    <Checkbox
      checked={all}
      indeterminate={!all && selection.keys.length > 0}
      onChange={({ target }) => selection.set(target.checked ? keys : [])}
      aria-label="Select all"
    />
  );
}

type Order = 'ascend' | 'descend';
const ARIA = { ascend: 'ascending', descend: 'descending' } as const;

interface HeadingProps<Row, Sort extends string> {
  column: Column<Row, Sort>;
  sorting: Sorting<Sort> | undefined;
}

/** A press sorts by it: one way, the other, and then as the list is by itself. */
function Heading<Row, Sort extends string>({ column, sorting }: HeadingProps<Row, Sort>) {
  const { key, title, width, sort } = column;
  if (!sort || !sorting) {
    return (
      <th className={cellClass(column)} style={{ width }}>
        {key === ACTIONS && title === '' ? <VisuallyHidden>Actions</VisuallyHidden> : title}
      </th>
    );
  }
  const orders = Object.keys(sort) as Order[];
  const current = orders.find((order) => sort[order] === sorting.current);
  const next = orders[current ? orders.indexOf(current) + 1 : 0];
  return (
    <th className={cellClass(column)} style={{ width }} aria-sort={current ? ARIA[current] : 'none'}>
      <button type="button" className={styles.sorter} onClick={() => sorting.onChange(next && sort[next])}>
        {title}
        <span className={styles.arrows} data-order={current} aria-hidden>
          {sort.ascend && <CaretUpOutlined aria-hidden />}
          {sort.descend && <CaretDownOutlined aria-hidden />}
        </span>
      </button>
    </th>
  );
}
