import { ResourceList } from '../../../kit/list/resource-list';
import { useListState } from '../../../kit/list/use-list-state';
import { Figures } from '../../../kit/page/figures';
import { LinkButton } from '../../../kit/page/link-button';
import { Surface } from '../../../kit/page/surface';
import { NetworkDrawing } from '../../../kit/state/drawings';
import { EmptyState } from '../../../kit/state/empty-state';
import { useCustomers } from '../../../api/list-customers';
import { useCurrentUser } from '../../../lib/auth/current-user';
import { paths } from '../../../lib/paths';
import { capitalise, INDUSTRIES } from '../../../lib/vocabulary';
import { usePotentialBuyers } from '../api/find-buyers';
import { BUYER_LIST, SCORES, toBuyerFilter } from '../buyer-list';
import { CONNECTED } from '../customer-list';
import { BuyerCard } from './buyer-card';
import styles from './buyer-card.module.css';

/** Buyers whom the seller might win. */
export function Discovery() {
  const list = useListState(BUYER_LIST);
  const query = usePotentialBuyers(toBuyerFilter(list.query));
  const { data } = query;
  return (
    <>
      <Surface title="How customers are found" className={styles.intro}>
        <p className={styles.explanation}>
          Buyers are matched with what you sell
          {data?.supplierCategories.length ? `: ${data.supplierCategories.join(', ')}` : ''}. The score adds up from the
          categories they buy in (40), their industry (20), their area (15), how lately they ordered (15) and the size
          of their company (10). Each buyer decides in the settings whether they can be found.
        </p>
      </Surface>
      <Figures
        items={[
          { label: 'Potential customers', value: data?.total },
          { label: 'Industry matches', value: data?.industryMatches },
          {
            label: 'Active customers',
            value: useCustomers(CONNECTED).data?.total,
            to: paths.seller.customers({ tab: 'customers' }),
          },
        ]}
      />
      <ResourceList
        list={list}
        query={query}
        label="Potential customers"
        noun="potential customer"
        nameOf={({ companyName }) => companyName}
        placeholder="Search company, name or place..."
        filters={[
          {
            name: 'industry',
            label: 'Industry',
            all: 'All industries',
            options: INDUSTRIES.map((value) => ({ value, label: capitalise(value) })),
          },
          {
            name: 'minScore',
            label: 'Score',
            all: 'Any score',
            options: SCORES.map((value) => ({ value, label: `${value} and more` })),
          },
        ]}
        grid={(buyers) => (
          <ul className={styles.grid} aria-label="Potential customers">
            {buyers.map((buyer) => (
              <BuyerCard key={buyer.id} buyer={buyer} />
            ))}
          </ul>
        )}
        error="Unable to load potential customers. Please try again later."
        nothingFound="No potential customers found"
        empty={<Nobody hasSupplier={data !== undefined && data.supplierCategories.length > 0} />}
      />
    </>
  );
}

function Nobody({ hasSupplier }: { hasSupplier: boolean }) {
  const { isApproved } = useCurrentUser();
  if (!isApproved || !hasSupplier) {
    return (
      <EmptyState
        drawing={<NetworkDrawing />}
        title="Not yet"
        action={<LinkButton to={paths.seller.suppliers()}>Your supplier profile</LinkButton>}
      >
        Buyers are shown to approved sellers who have a supplier profile.
      </EmptyState>
    );
  }
  return (
    <EmptyState drawing={<NetworkDrawing />} title="No potential customers yet">
      New buyers appear here as they join, unless they are connected with you already.
    </EmptyState>
  );
}
