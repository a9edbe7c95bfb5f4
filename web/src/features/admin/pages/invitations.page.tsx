import { NetworkDrawing } from '../../../kit/state/drawings';
import { EmptyState } from '../../../kit/state/empty-state';
import { ResourceList } from '../../../kit/list/resource-list';
import { useListState } from '../../../kit/list/use-list-state';
import { useAdminInvitations } from '../api/admin-invitations';
import { INVITATION_COLUMNS, shortInvitation } from '../components/invitation-columns';
import { InviteUser } from '../components/invite-user';
import { INVITATION_LIST, toInvitationFilter } from '../invitation-list';
import styles from './invitations.module.css';

const STATUSES = [
  { value: 'pending' as const, label: 'Pending' },
  { value: 'accepted' as const, label: 'Accepted' },
];

/** Whom administrators have asked to register. */
export function InvitationsPage() {
  const list = useListState(INVITATION_LIST);
  return (
    <>
      <div className={styles.actions}>
        <InviteUser />
      </div>
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
          <EmptyState drawing={<NetworkDrawing />} title="No invitations yet" action={<InviteUser />}>
            Ask somebody to register as a buyer, a seller or an administrator.
          </EmptyState>
        }
      />
    </>
  );
}
