import { FilterOutlined, SortAscendingOutlined } from '@ant-design/icons';
import { Button, Select } from 'antd';
import { Fragment, lazy, type ReactNode, Suspense, useState } from 'react';
import { useMedia, usePhone } from '../../lib/media';
import { CROWDED } from '../../lib/media-queries';
import { PopoverButton } from '../page/popover-button';
import { Chips, type Chip } from './chips';
import { DateRange, rangeInWords } from './date-range';
import { FilterField } from './filter-field';
import { FilterSelect } from './filter-select';
import type { FilterDefinition } from './filters';
import styles from './list-toolbar.module.css';
import { PriceRange, pricesInWords } from './price-range';
import { SearchField } from './search-field';
import type { ListState } from './use-list-state';

/** Wide screens never need it. */
const FilterSheet = lazy(async () => ({ default: (await import('./filter-sheet')).FilterSheet }));

/** In one row with search, order and tools; a choice of views takes the room of two. */
const MOST_IN_A_ROW = 4;

/** Stands for no order that was asked for, where a search brings the best match first. */
const BEST = { value: 'best', label: 'Best match' } as const;

/** Of the price range of a list, which is of one currency: the list has a filter `currency`. */
export interface Prices {
  currency: string;
  bounds?: { min: number; max: number };
}

interface Props<Filters extends Record<string, string | number>, Sort extends string> {
  list: ListState<Filters, Sort>;
  /** Absent where the list cannot be searched. */
  placeholder?: string;
  filters?: FilterDefinition<Filters>[];
  /** The list can be narrowed by `from` and `to`. */
  dates?: boolean;
  /** The list can be narrowed by `priceMin` and `priceMax`, in minor units of this currency. */
  prices?: Prices;
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
  const { from, to } = list.query as { from?: string; to?: string };
  const { priceMin, priceMax } = list.query as { priceMin?: number; priceMax?: number };
  const setPrices = (range: { priceMin?: number; priceMax?: number }) =>
    list.setFilters({ priceMin: range.priceMin, priceMax: range.priceMax, currency: prices?.currency });
  const setFilter = ({ name, resets = [] }: FilterDefinition<Filters>, value: string | number | undefined) =>
    list.setFilters({ [name]: value, ...Object.fromEntries(resets.map((other) => [other, undefined])) });
  const setDates = (range: { from?: string; to?: string }) => list.setFilters({ from: range.from, to: range.to });

  const isCrowded = filters.length + (prices ? 2 : 0) + (dates ? 2 : 0) + (view ? 2 : 0) > MOST_IN_A_ROW;
  const folded = useMedia(CROWDED) && isCrowded && !phone ? filters.slice(view ? 1 : 2) : [];

  const folds = phone && (filters.length > 0 || dates || prices || sorts);

  type Control = { label: string; control: ReactNode };
  const selects = (some: FilterDefinition<Filters>[]) =>
    some.map((filter): Control => ({
      label: filter.label,
      control: (
        <FilterSelect
          all={filter.all}
          value={list.query[filter.name]}
          options={filter.options}
          searchable={filter.searchable}
          onChange={(value) => setFilter(filter, value ?? undefined)}
        />
      ),
    }));
  const ranges: Control[] = [
    ...(prices
      ? [
          {
            label: 'Price',
            control: (
              <PriceRange
                key={prices.currency}
                currency={prices.currency}
                bounds={prices.bounds}
                priceMin={priceMin}
                priceMax={priceMax}
                onChange={setPrices}
              />
            ),
          },
        ]
      : []),
    ...(dates ? [{ label: 'Date', control: <DateRange from={from} to={to} onChange={setDates} /> }] : []),
  ];
  const order: Control[] =
    sorts && sorts.length > 1
      ? [
          {
            label: 'Sort',
            control: (
              <Select
                className={styles.select}
                aria-label="Sort"
                prefix={<SortAscendingOutlined aria-hidden />}
                value={list.query.sort ?? BEST.value}
                options={list.bestFirst ? [BEST, ...sorts] : sorts}
                onChange={(sort) => list.setSort(sort === BEST.value ? undefined : sort)}
                popupMatchSelectWidth={false}
              />
            ),
          },
        ]
      : [];
  const inRow = (controls: Control[]) =>
    controls.map(({ label, control }) => <Fragment key={label}>{control}</Fragment>);
  const withNames = (controls: Control[]) =>
    controls.map(({ label, control }) => (
      <FilterField key={label} label={label}>
        {control}
      </FilterField>
    ));
  const shown = selects(filters.filter((filter) => !folded.includes(filter)));
  const narrowing = folds ? (
    <Folded count={list.filterCount}>{withNames([...shown, ...ranges, ...order])}</Folded>
  ) : (
    <>
      {inRow(shown)}
      {folded.length === 0 ? (
        inRow(ranges)
      ) : (
        <MoreFilters chosen={[...folded.map(({ name }) => list.query[name]), priceMin ?? priceMax, from ?? to]}>
          {withNames([...selects(folded), ...ranges])}
        </MoreFilters>
      )}
      {inRow(order)}
    </>
  );

  const chips: Chip[] = filters.flatMap((filter) => {
    const { name, label, options } = filter;
    const value = list.query[name];
    if (value === undefined) return [];
    const option = options.find((one) => one.value === value);
    return [{ name, label, value: option?.label ?? value, onRemove: () => setFilter(filter, undefined) }];
  });
  if (prices && (priceMin !== undefined || priceMax !== undefined)) {
    const value = pricesInWords({ priceMin, priceMax }, prices.currency);
    chips.push({
      name: 'prices',
      label: 'Price',
      value,
      onRemove: () => list.setFilters({ priceMin: undefined, priceMax: undefined }),
    });
  }
  if (dates && (from || to)) {
    chips.push({ name: 'dates', label: 'Date', value: rangeInWords({ from, to }), onRemove: () => setDates({}) });
  }

  // In the field, so that the list does not move while one types.
  const onlySearched = placeholder !== undefined && chips.length === 0 && list.query.q !== undefined;

  return (
    <>
      <div className={styles.bar} role="search">
        {placeholder && (
          <SearchField
            className={styles.search}
            value={list.query.q ?? ''}
            onSearch={list.setSearch}
            placeholder={placeholder}
            onClear={onlySearched ? list.clear : undefined}
          />
        )}
        {narrowing}
        <div className={styles.tools}>
          {tools}
          {view}
        </div>
      </div>
      <Chips chips={chips} onClear={list.clear} />
      {chips.length === 0 && list.active && !onlySearched && (
        <div className={styles.clear}>
          <Button type="text" size="small" onClick={list.clear}>
            Clear
          </Button>
        </div>
      )}
    </>
  );
}

/** On a phone one button: the list begins higher. */
function Folded({ count, children }: { count: number; children: ReactNode }) {
  const [open, setOpen] = useState(false);
  const label = count > 0 ? `Filter and sort, ${count} chosen` : 'Filter and sort';
  return (
    <>
      <Button icon={<FilterOutlined aria-hidden />} aria-label={label} onClick={() => setOpen(true)}>
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

/** The filters for which a row has no place. */
function MoreFilters({ chosen, children }: { chosen: unknown[]; children: ReactNode }) {
  const count = chosen.filter((value) => value !== undefined).length;
  const label = count > 0 ? `More filters (${count})` : 'More filters';
  return (
    <PopoverButton
      icon={<FilterOutlined aria-hidden />}
      aria-label={label}
      panel={() => (
        <div className={styles.folded} role="dialog" aria-label="More filters">
          {children}
        </div>
      )}
    >
      {label}
    </PopoverButton>
  );
}
