import { Button } from 'antd';
import { useState } from 'react';
import { NetworkDrawing } from '../../../kit/state/drawings';
import { EmptyState } from '../../../kit/state/empty-state';
import { ResourceList } from '../../../kit/list/resource-list';
import { useListState } from '../../../kit/list/use-list-state';
import { useAdminInvitations } from '../api/admin-invitations';
import { INVITATION_COLUMNS, shortInvitation } from '../components/invitation-columns';
import { InviteUserDialog } from '../components/invite-user-dialog';
import { INVITATION_LIST, toInvitationFilter } from '../invitation-list';
import styles from './invitations.module.css';

const STATUSES = [
  { value: 'pending' as const, label: 'Pending' },
  { value: 'accepted' as const, label: 'Accepted' },
];

/** Whom administrators have asked to register. */
export function InvitationsPage() {
  const list = useListState(INVITATION_LIST);
  const [inviting, setInviting] = useState(false);
  const invite = (
    <Button type="primary" onClick={() => setInviting(true)}>
      Invite user
    </Button>
  );
  return (
    <>
      <div className={styles.actions}>{invite}</div>
      <ResourceList
        list={list}
        query={useAdminInvitations(toInvitationFilter(list.query))}
        label="Invitations"
        noun="invitation"
        nameOf={({ email }) => email}
        placeholder="Search by email..."
        filters={[{ name: 'status', label: 'Status', all: 'All statuses', options: STATUSES }]}
        columns={INVITATION_COLUMNS}
        short={shortInvitation}
        error="The invitations could not be loaded"
        nothingFound="No invitations found"
        empty={
          <EmptyState drawing={<NetworkDrawing />} title="No invitations yet" action={invite}>
            Ask somebody to register as a buyer, a seller or an administrator.
          </EmptyState>
        }
      />
      {inviting && <InviteUserDialog onClose={() => setInviting(false)} />}
    </>
  );
}
