import { Button } from 'antd';
import { useState } from 'react';
import { useCustomers } from '../../../api/list-customers';
import { ConnectionRequests } from '../../../components/connection-requests';
import { InviteBuyerDialog } from '../../../components/invitations/invite-buyer-dialog';
import { SentInvitations } from '../../../components/invitations/sent-invitations';
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
  const [inviting, setInviting] = useState(false);
  return (
    <>
      <PageHeader
        title="Customers"
        summary={
          connected !== undefined &&
          waiting !== undefined &&
          `${connected} connected · ${waiting} waiting for an answer`
        }
        primary={
          <Button type="primary" onClick={() => setInviting(true)}>
            Invite buyer
          </Button>
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
      <Surface title="Invitations you sent" flush className={styles.requests}>
        <SentInvitations kind="buyer" none="Nobody is invited. Invite a buyer who is not here yet by e-mail." />
      </Surface>
      <h2 className={styles.heading}>Connected customers</h2>
      <CustomerList />
      {inviting && <InviteBuyerDialog onClose={() => setInviting(false)} />}
    </>
  );
}
