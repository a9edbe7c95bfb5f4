import { useCustomers } from '../../../api/list-customers';
import { ConnectionRequests } from '../../../components/connection-requests';
import { PageHeader } from '../../../kit/page/page-header';
import { QueryState } from '../../../kit/state/query-state';
import { NoRows } from '../../../kit/page/rows';
import { RowSkeletons } from '../../../kit/state/skeletons';
import { StatusTag } from '../../../kit/page/status-tag';
import { Surface } from '../../../kit/page/surface';
import { CustomerList } from '../components/customer-list';
import { CONNECTED, REQUESTS } from '../customer-list';
import styles from './customers.module.css';

export function CustomersPage() {
  const requests = useCustomers(REQUESTS);
  const connected = useCustomers(CONNECTED).data?.total;
  const waiting = requests.data?.total;
  return (
    <>
      <PageHeader
        title="Customers"
        summary={
          connected !== undefined &&
          waiting !== undefined &&
          `${connected} connected · ${waiting} waiting for an answer`
        }
      />
      <Surface
        title="Connection Requests"
        extra={waiting && waiting !== '0' && <StatusTag tone="waiting">{waiting}</StatusTag>}
        flush
        className={styles.requests}
      >
        <QueryState
          query={requests}
          skeleton={<RowSkeletons count={2} />}
          errorTitle="The connection requests could not be loaded"
        >
          {({ items }) =>
            items.length === 0 ? (
              <NoRows>No buyer is waiting. Requests from the marketplace appear here.</NoRows>
            ) : (
              <ConnectionRequests requests={items} />
            )
          }
        </QueryState>
      </Surface>
      <h2 className={styles.heading}>Connected customers</h2>
      <CustomerList />
    </>
  );
}
