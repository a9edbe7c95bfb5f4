import { useSearchParams } from 'react-router-dom';
import { useSales } from '../../../api/get-sales';
import { DateRange, rangeInWords } from '../../../kit/list/date-range';
import { useListState } from '../../../kit/list/use-list-state';
import { PageHeader } from '../../../kit/page/page-header';
import { ErrorState } from '../../../kit/state/error-state';
import { addDays } from '../../../lib/dates';
import { RevenueChart } from '../components/revenue-chart';
import { SalesFigures } from '../components/sales-figures';
import { SalesTable } from '../components/sales-table';
import { periods, SALES_LIST, toSalesFilter } from '../sales-list';
import styles from './analytics.module.css';

/** What a seller sold in a period, and to whom. */
export function AnalyticsPage() {
  const list = useListState(SALES_LIST);
  const filter = toSalesFilter(list.query, useSearchParams()[0]);
  const period = { from: filter.from, to: filter.to };
  const query = useSales(period);
  const sales = query.data;

  return (
    <>
      <PageHeader
        title="Analytics"
        summary={sales && `Compared with ${rangeInWords({ from: sales.previousFrom, to: addDays(sales.from, -1) })}`}
        secondary={
          <DateRange
            {...period}
            choices={periods()}
            required
            onChange={({ from, to }) => list.setFilters({ from, to })}
          />
        }
      />
      {query.isError && (
        <ErrorState title="The figures could not be loaded" error={query.error} onRetry={() => void query.refetch()} />
      )}
      <SalesFigures sales={sales} />
      <div className={styles.parts}>
        {sales && <RevenueChart sales={sales} />}
        <SalesTable list={list} filter={filter} />
      </div>
    </>
  );
}
