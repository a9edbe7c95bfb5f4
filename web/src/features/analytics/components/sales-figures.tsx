import type { ComponentProps } from 'react';
import type { Sales } from '../../../api/get-sales';
import { Trend } from '../../../components/trend';
import { Figures } from '../../../kit/page/figures';
import { Amounts } from '../../../kit/values/amounts';
import { withoutEmpty } from '../../../lib/money';
import { count, formatNumber } from '../../../lib/numbers';

/** The period's figures, each beside what it was in the days before. Trends of money are those of the main currency. */
export function SalesFigures({ sales }: { sales: Sales | undefined }) {
  const main = sales?.values[0];
  const amounts = (of: 'revenue' | 'averageOrder') =>
    sales && (
      <Amounts
        of={withoutEmpty(sales.values.map(({ currency, [of]: { current } }) => ({ currency, cents: current ?? 0 })))}
      />
    );
  return (
    <Figures
      items={[
        {
          label: 'Revenue',
          value: amounts('revenue'),
          hint: main && (
            <>
              {count(main.delivered.current, 'order')} delivered in these days
              <Since of={main.revenue} />
            </>
          ),
        },
        {
          label: 'Orders',
          value: sales && formatNumber(sales.orders.current),
          hint: sales && (
            <>
              placed in these days
              <Since of={sales.orders} />
            </>
          ),
        },
        {
          label: 'Average Order',
          value: amounts('averageOrder'),
          hint: main && (
            <>
              placed and not called off
              <Since of={main.averageOrder} />
            </>
          ),
        },
        {
          label: 'Fulfilment Rate',
          value: sales && (sales.fulfilmentRate.current === null ? '–' : `${sales.fulfilmentRate.current}%`),
          hint: sales && `of those placed, delivered by now; ${acceptedIn(sales.hoursToAccept.current)}`,
        },
      ]}
    />
  );
}

/** '; 12% more than before': nothing where there is nothing to compare with. */
function Since({ of }: Pick<ComponentProps<typeof Trend>, 'of'>) {
  if (of.current === null || of.previous === null) return null;
  return (
    <>
      ; <Trend of={of} against="before" />
    </>
  );
}

/** 0.4 → 'accepted within 24 min', half of the time */
function acceptedIn(hours: number | null): string {
  if (hours === null) return 'none accepted yet';
  if (hours < 1) return `accepted within ${Math.round(hours * 60)} min`;
  return `accepted within ${hours < 48 ? count(hours, 'hour') : count(Math.round(hours / 2.4) / 10, 'day')}`;
}
