import { type Relationship, useCustomers } from '../../../api/list-customers';
import { type Column, DataTable } from '../../../kit/list/data-table';
import { NetworkDrawing } from '../../../kit/state/drawings';
import { EmptyState, FilteredEmpty } from '../../../kit/state/empty-state';
import { FilterBar } from '../../../kit/list/filter-bar';
import { Pager } from '../../../kit/list/pager';
import { QueryState } from '../../../kit/state/query-state';
import { RelativeDate } from '../../../kit/values/relative-date';
import { RowSkeletons } from '../../../kit/state/skeletons';
import { useListState } from '../../../kit/list/use-list-state';
import { capitalise } from '../../../lib/vocabulary';

const LIST = { filters: {}, sorts: ['recent'] } as const;

const COLUMNS: Column<Relationship>[] = [
  { key: 'company', title: 'Company', render: ({ buyer }) => <strong>{buyer.companyName}</strong> },
  { key: 'contact', title: 'Contact', render: ({ buyer }) => `${buyer.firstName} ${buyer.lastName}` },
  { key: 'industry', title: 'Industry', render: ({ buyer }) => (buyer.industry ? capitalise(buyer.industry) : '') },
  { key: 'supplier', title: 'Connected with', wideOnly: true, render: ({ supplier }) => supplier.name },
  { key: 'since', title: 'Since', render: ({ updatedAt }) => <RelativeDate iso={updatedAt} /> },
];

/** The buyers who may order from the whole catalogue. */
export function CustomerList() {
  const list = useListState<Record<never, never>, 'recent'>(LIST);
  const { q, cursor, limit } = list.query;
  const query = useCustomers({ status: 'active', q, cursor, limit });
  return (
    <>
      <FilterBar list={list} placeholder="Search customers..." />
      <QueryState query={query} skeleton={<RowSkeletons />} errorTitle="Your customers could not be loaded">
        {(page) =>
          page.items.length === 0 ? (
            list.active ? (
              <FilteredEmpty title="No customers found" onClear={list.clear} />
            ) : (
              <EmptyState drawing={<NetworkDrawing />} title="No customers yet">
                Buyers find you in the marketplace and ask to connect. Whom you accept appears here.
              </EmptyState>
            )
          ) : (
            <>
              <DataTable
                label="Customers"
                rows={page.items}
                rowKey={({ id }) => id}
                columns={COLUMNS}
                refreshing={query.isPlaceholderData}
                short={({ buyer, updatedAt }) => ({
                  title: <strong>{buyer.companyName}</strong>,
                  figure: <RelativeDate iso={updatedAt} />,
                  detail: `${buyer.firstName} ${buyer.lastName}`,
                })}
              />
              <Pager page={page} paging={list.paging} noun="customers" />
            </>
          )
        }
      </QueryState>
    </>
  );
}
