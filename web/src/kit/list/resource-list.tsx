import { AppstoreOutlined, BarsOutlined } from '@ant-design/icons';
import type { UseQueryResult } from '@tanstack/react-query';
import { Segmented } from 'antd';
import { type ReactNode, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { usePhone } from '../../lib/media';
import type { Page } from '../../lib/page';
import { VisuallyHidden } from '../page/visually-hidden';
import { FilteredEmpty } from '../state/empty-state';
import { QueryState } from '../state/query-state';
import { CardSkeletons, RowSkeletons } from '../state/skeletons';
import { BulkBar } from './bulk-bar';
import type { Column } from './column';
import { DataTable, type ShortRow } from './data-table';
import type { FilterDefinition } from './filters';
import { rememberList } from './last-list';
import { ListSettings } from './list-settings';
import { ListToolbar, type Prices } from './list-toolbar';
import { Pager } from './pager';
import { SavedViews } from './saved-views';
import { type BulkAll, useChooseAll } from './use-choose-all';
import { useColumns } from './use-columns';
import type { ListState } from './use-list-state';
import { type Selection, useSelection } from './use-selection';
import { useUrlChoice } from './use-url-choice';

type View = 'table' | 'grid';

interface Props<Item extends { id: number }, Filters extends Record<string, string | number>, Sort extends string> {
  list: ListState<Filters, Sort>;
  query: UseQueryResult<Page<Item>>;
  /** What it is called for those who listen: 'Orders'. */
  label: string;
  /** One of them, for 'Showing 24 of 312 orders'. */
  noun: string;
  nameOf: (item: Item) => string;

  placeholder?: string;
  filters?: FilterDefinition<Filters>[];
  dates?: boolean;
  /** See `ListToolbar`. */
  prices?: Prices;
  sorts?: { value: Sort; label: string }[];
  /** A place for what can be done with the whole list, such as an export. */
  tools?: ReactNode;

  /** The first is what people see who have not chosen. */
  views?: readonly [View, ...View[]];
  /** What the table is called beside the grid. */
  tableName?: string;
  columns?: Column<Item, Sort>[];
  short?: (item: Item) => ShortRow;
  /** The items as cards, or any other look of their own. */
  grid?: (items: Item[], selection: Selection<Item>) => ReactNode;
  gridSkeleton?: ReactNode;

  /** What can be done with several; with it they can be selected. */
  bulk?: (selection: Selection<Item>) => ReactNode;
  /** With it all that the list finds can be chosen, beyond the page. */
  bulkAll?: BulkAll;
  /** Said when it could not be loaded. */
  error: string | ((reason: string) => string);
  /** Said when the search or a filter leaves nothing. */
  nothingFound: string;
  /** Stands there while there is nothing at all. */
  empty: ReactNode;
}

/** A list of things: toolbar, table or cards, paging, and what can be done with those that are selected. */
export function ResourceList<
  Item extends { id: number },
  Filters extends Record<string, string | number>,
  Sort extends string,
>(props: Props<Item, Filters, Sort>) {
  const { list, query, placeholder, filters, dates, prices, sorts, views = ['table'], columns = [], tools } = props;
  const [view, setView] = useUrlChoice<View>('view', views);
  const chosen = useColumns(list.name, columns);
  const phone = usePhone();
  const asTable = view === 'table' && columns.length > 0;

  return (
    <>
      <ListToolbar
        list={list}
        placeholder={placeholder}
        filters={filters}
        dates={dates}
        prices={prices}
        sorts={sorts}
        tools={
          <>
            {tools}
            {!phone && (
              <>
                <SavedViews list={list.name} />
                <ListSettings
                  pageSize={list.pageSize}
                  onPageSize={list.setPageSize}
                  columns={asTable ? chosen.choices : undefined}
                />
              </>
            )}
          </>
        }
        view={
          views.length > 1 && <ViewSwitch views={views} tableName={props.tableName} value={view} onChange={setView} />
        }
      />
      <QueryState
        query={query}
        skeleton={asTable ? <RowSkeletons /> : (props.gridSkeleton ?? <CardSkeletons />)}
        errorTitle={props.error}
      >
        {(page) =>
          page.items.length > 0 ? (
            <Items {...props} page={page} columns={chosen.visible} asTable={asTable} />
          ) : list.active ? (
            <FilteredEmpty title={props.nothingFound} onClear={list.clear} />
          ) : (
            props.empty
          )
        }
      </QueryState>
    </>
  );
}

interface ItemsProps<
  Item extends { id: number },
  Filters extends Record<string, string | number>,
  Sort extends string,
> extends Props<Item, Filters, Sort> {
  page: Page<Item>;
  asTable: boolean;
}

const idOf = ({ id }: { id: number }) => id;

function Items<Item extends { id: number }, Filters extends Record<string, string | number>, Sort extends string>(
  props: ItemsProps<Item, Filters, Sort>,
) {
  const { list, query, page, label, noun, nameOf, columns = [], short, grid, bulk, bulkAll, asTable } = props;
  const { items } = page;
  const selection = useSelection(items, idOf);
  const { pathname, search } = useLocation();
  const wholePage = selection.keys.length === items.length;
  const all = useChooseAll(selection, page, bulkAll);

  useEffect(() => {
    if (!query.isPlaceholderData) rememberList(list.name, { ids: items.map(idOf), address: pathname + search });
  }, [list.name, items, pathname, search, query.isPlaceholderData]);

  return (
    <>
      {asTable && short ? (
        <DataTable
          label={label}
          rows={items}
          rowKey={idOf}
          nameOf={nameOf}
          columns={columns}
          short={short}
          sorting={{ current: list.query.sort, onChange: list.setSort }}
          selection={bulk && selection}
          refreshing={query.isPlaceholderData}
        />
      ) : (
        grid?.(items, selection)
      )}
      <Pager page={page} paging={list.paging} noun={noun} />
      {bulk && (
        <BulkBar
          count={selection.all ?? selection.keys.length}
          rest={wholePage ? all : undefined}
          onAll={!wholePage ? () => selection.set(items.map(idOf)) : undefined}
          onClear={selection.clear}
        >
          {bulk(selection)}
        </BulkBar>
      )}
    </>
  );
}

const ICONS: Record<View, ReactNode> = { grid: <AppstoreOutlined aria-hidden />, table: <BarsOutlined aria-hidden /> };

interface ViewSwitchProps {
  views: readonly View[];
  tableName?: string;
  value: View;
  onChange: (view: View) => void;
}

function ViewSwitch({ views, tableName = 'Table', value, onChange }: ViewSwitchProps) {
  const nameOf = (view: View) => (view === 'grid' ? 'Grid' : tableName);
  return (
    <Segmented
      aria-label="View"
      value={value}
      onChange={onChange}
      options={views.map((view) => ({
        value: view,
        icon: ICONS[view],
        tooltip: nameOf(view),
        label: <VisuallyHidden>{nameOf(view)}</VisuallyHidden>,
      }))}
    />
  );
}
