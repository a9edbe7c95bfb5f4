import { useCustomers } from '../../../api/list-customers';
import { ConnectionRequests } from '../../../components/connection-requests';
import { SentInvitations } from '../../../components/invitations/sent-invitations';
import { QueryState } from '../../../kit/state/query-state';
import { NoRows } from '../../../kit/page/rows';
import { RowSkeletons } from '../../../kit/state/skeletons';
import { StatusTag } from '../../../kit/page/status-tag';
import { Surface } from '../../../kit/page/surface';
import { REQUESTS } from '../customer-list';
import { CustomerList } from './customer-list';
import styles from './customers-tab.module.css';

/** Who is connected, and who asks to be. */
export function CustomersTab() {
  const requests = useCustomers(REQUESTS);
  const waiting = requests.data?.total;
  return (
    <>
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
      <Surface title="Invitations you sent" flush className={styles.requests}>
        <SentInvitations kind="buyer" none="Nobody is invited. Invite a buyer who is not here yet by email." />
      </Surface>
      <h2 className={styles.heading}>Connected customers</h2>
      <CustomerList />
    </>
  );
}
