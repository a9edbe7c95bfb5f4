import { FilterOutlined, SortAscendingOutlined } from '@ant-design/icons';
import { Button, Select } from 'antd';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useMedia, usePhone } from '../../lib/media';
import { WIDE } from '../../lib/media-queries';
import { PopoverButton } from '../page/popover-button';
import { Chips, type Chip } from './chips';
import { DateRange, rangeInWords } from './date-range';
import { FilterSelect } from './filter-select';
import { chosen, type FilterDefinition, type PriceFilter } from './filters';
import styles from './list-toolbar.module.css';
import { PriceRange, pricesInWords } from './price-range';
import { SearchField } from './search-field';
import type { ListState } from './use-list-state';

/** Wide screens never need it. */
const FilterSheet = lazy(async () => ({ default: (await import('./filter-sheet')).FilterSheet }));

/** More than these do not fit into one line with the rest, unless the screen is wide; a range of prices takes the room of two. */
const MOST_BESIDE = 4;
/** Of those, the first stay where they are. */
const BESIDE_MORE = 2;

interface Props<Filters extends Record<string, string | number>, Sort extends string> {
  list: ListState<Filters, Sort>;
  /** Absent where the list cannot be searched. */
  placeholder?: string;
  filters?: FilterDefinition<Filters>[];
  /** The list can be narrowed by `from` and `to`. */
  dates?: boolean;
  prices?: PriceFilter;
  /** Absent where the list has one order. */
  sorts?: { value: Sort; label: string }[];
  /** Views, columns, page size, export. */
  tools?: ReactNode;
  /** How the list is shown, where there is a choice. */
  view?: ReactNode;
}

/** Search, filters, sort, tools, view, and below them what narrows the list: the same order on every list. */
export function ListToolbar<Filters extends Record<string, string | number>, Sort extends string>(
  props: Props<Filters, Sort>,
) {
  const { list, placeholder, filters = [], dates, prices, sorts, tools, view } = props;
  const phone = usePhone();
  const wide = useMedia(WIDE);
  const { from, to } = list.query as { from?: string; to?: string };
  const { priceMin, priceMax } = list.query as { priceMin?: number; priceMax?: number };
  const setPrices = (range: { priceMin?: number; priceMax?: number }) =>
    list.setFilters({
      priceMin: range.priceMin,
      priceMax: range.priceMax,
      ...(prices?.isOneOfMany && { currency: prices.currency }),
    });
  const setDates = (range: { from?: string; to?: string }) => list.setFilters({ from: range.from, to: range.to });

  const selects = filters.map((filter) => (
    <FilterSelect
      key={filter.name}
      all={filter.all}
      value={list.query[filter.name]}
      options={filter.options}
      searchable={filter.searchable}
      onChange={(value) => list.setFilters(chosen(filter, value ?? undefined))}
    />
  ));
  const ranges = (
    <>
      {prices && <PriceRange {...prices} priceMin={priceMin} priceMax={priceMax} onChange={setPrices} />}
      {dates && <DateRange from={from} to={to} onChange={setDates} />}
    </>
  );
  const order = sorts && sorts.length > 1 && (
    <Select
      className={styles.select}
      aria-label="Sort"
      prefix={<SortAscendingOutlined aria-hidden />}
      value={list.query.sort}
      options={sorts}
      onChange={list.setSort}
      popupMatchSelectWidth={false}
    />
  );
  const folds = phone && (filters.length > 0 || dates || prices || sorts);
  const isCrowded = !wide && filters.length + 2 * Number(!!prices) + Number(!!dates) > MOST_BESIDE;

  const chips: Chip[] = filters.flatMap((filter) => {
    const { name, label, options } = filter;
    const value = list.query[name];
    if (value === undefined) return [];
    const option = options.find((one) => one.value === value);
    return [{ name, label, value: option?.label ?? value, onRemove: () => list.setFilters(chosen(filter, undefined)) }];
  });
  if (prices && (priceMin !== undefined || priceMax !== undefined)) {
    const value = pricesInWords({ priceMin, priceMax }, prices.currency);
    chips.push({ name: 'prices', label: 'Price', value, onRemove: () => setPrices({}) });
  }
  if (dates && (from || to)) {
    chips.push({ name: 'dates', label: 'Date', value: rangeInWords({ from, to }), onRemove: () => setDates({}) });
  }

  return (
    <>
      <div className={styles.bar} role="search">
        {placeholder && (
          <SearchField
            className={styles.search}
            value={list.query.q ?? ''}
            onSearch={list.setSearch}
            placeholder={placeholder}
          />
        )}
        {folds ? (
          <Folded count={list.filterCount}>
            {selects}
            {ranges}
            {order}
          </Folded>
        ) : (
          <>
            {isCrowded ? selects.slice(0, BESIDE_MORE) : selects}
            {isCrowded ? (
              <MoreFilters>
                {selects.slice(BESIDE_MORE)}
                {ranges}
              </MoreFilters>
            ) : (
              ranges
            )}
            {order}
          </>
        )}
        <div className={styles.tools}>
          {tools}
          {view}
        </div>
      </div>
      <Chips chips={chips} onClear={list.clear} />
      {chips.length === 0 && list.active && (
        <div className={styles.clear}>
          <Button type="text" size="small" onClick={list.clear}>
            Clear
          </Button>
        </div>
      )}
    </>
  );
}

/** The line keeps to a line. What is chosen shows below it, among the chips. */
function MoreFilters({ children }: { children: ReactNode }) {
  return (
    <PopoverButton
      icon={<FilterOutlined />}
      aria-label="More filters"
      panel={() => (
        <div className={`${styles.folded} ${styles.more}`} role="dialog" aria-label="More filters">
          {children}
        </div>
      )}
    >
      More filters
    </PopoverButton>
  );
}

/** On a phone one button: the list begins higher. */
function Folded({ count, children }: { count: number; children: ReactNode }) {
  const [open, setOpen] = useState(false);
  const label = count > 0 ? `Filter and sort, ${count} chosen` : 'Filter and sort';
  return (
    <>
      <Button icon={<FilterOutlined />} aria-label={label} onClick={() => setOpen(true)}>
        {count > 0 && <span aria-hidden>{count}</span>}
      </Button>
      {open && (
        <Suspense>
          <FilterSheet onClose={() => setOpen(false)}>{children}</FilterSheet>
        </Suspense>
      )}
    </>
  );
}
