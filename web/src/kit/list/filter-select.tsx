import { Select } from 'antd';
import type { ReactNode } from 'react';
import styles from './filter-select.module.css';

interface Props<Value extends string | number> {
  /** Shown when nothing is chosen: 'All categories'. */
  all: string;
  value: Value | undefined;
  options: { value: Value; label: ReactNode }[];
  onChange: (value: Value | null) => void;
  searchable?: boolean;
}

export function FilterSelect<Value extends string | number>(props: Props<Value>) {
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
