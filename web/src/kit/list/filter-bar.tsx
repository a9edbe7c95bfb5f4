import { CloseOutlined, SortAscendingOutlined } from '@ant-design/icons';
import { Button, Segmented, Select } from 'antd';
import type { ReactNode } from 'react';
import styles from './filter-bar.module.css';
import { SearchField } from './search-field';
import { VisuallyHidden } from '../page/visually-hidden';

interface ListControls {
  query: { q?: string; sort: string };
  active: boolean;
  setSearch: (q: string) => void;
  clear: () => void;
}

interface Props<Sort extends string> {
  list: ListControls & { setSort: (sort: Sort) => void };
  placeholder: string;
  /** `FilterSelect`s. */
  filters?: ReactNode;
  /** Absent where the list has one order. */
  sorts?: { value: Sort; label: string }[];
  /** How the list is shown, where there is a choice. */
  view?: ReactNode;
}

/** Search, filters, sort, view, 'Clear': the same order on every list. */
export function FilterBar<Sort extends string>({ list, placeholder, filters, sorts, view }: Props<Sort>) {
  return (
    <div className={styles.bar} role="search">
      <SearchField
        className={styles.search}
        value={list.query.q ?? ''}
        onSearch={list.setSearch}
        placeholder={placeholder}
      />
      {filters}
      {sorts && (
        <Select
          className={styles.select}
          aria-label="Sort"
          prefix={<SortAscendingOutlined aria-hidden />}
          value={list.query.sort as Sort}
          options={sorts}
          onChange={list.setSort}
          popupMatchSelectWidth={false}
        />
      )}
      {list.active && (
        <Button type="text" icon={<CloseOutlined />} onClick={list.clear}>
          Clear
        </Button>
      )}
      {view && <div className={styles.view}>{view}</div>}
    </div>
  );
}

interface FilterSelectProps<Value extends string | number> {
  /** Shown when nothing is chosen: 'All categories'. */
  all: string;
  value: Value | undefined;
  options: { value: Value; label: ReactNode }[];
  onChange: (value: Value | null) => void;
  searchable?: boolean;
}

export function FilterSelect<Value extends string | number>(props: FilterSelectProps<Value>) {
  const { all, value, options, onChange, searchable } = props;
  return (
    <Select
      className={styles.select}
      aria-label={all}
      placeholder={<span className={styles.all}>{all}</span>}
      // A value whose option has not been loaded yet would be shown raw.
      value={options.some((option) => option.value === value) ? value : undefined}
      options={options}
      allowClear
      onChange={(next: Value | undefined) => onChange(next ?? null)}
      popupMatchSelectWidth={false}
      showSearch={searchable && { optionFilterProp: 'label' }}
    />
  );
}

interface ViewSwitchProps<View extends string> {
  value: View;
  onChange: (view: View) => void;
  options: { value: View; label: string; icon: ReactNode }[];
}

export function ViewSwitch<View extends string>({ value, onChange, options }: ViewSwitchProps<View>) {
  return (
    <Segmented
      aria-label="View"
      value={value}
      onChange={onChange}
      options={options.map((option) => ({
        value: option.value,
        icon: option.icon,
        tooltip: option.label,
        label: <VisuallyHidden>{option.label}</VisuallyHidden>,
      }))}
    />
  );
}
