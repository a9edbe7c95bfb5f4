import { Button } from 'antd';
import {
  type Invitation,
  type InvitationKind,
  useCancelInvitation,
  useInvitations,
  useResendInvitation,
} from '../../api/invitations';
import { useConfirm } from '../../kit/dialog/use-confirm';
import { NoRows, Row, Rows } from '../../kit/page/rows';
import { QueryState } from '../../kit/state/query-state';
import { RowSkeletons } from '../../kit/state/skeletons';
import { RelativeDate } from '../../kit/values/relative-date';
import { useCopy } from '../../kit/values/use-copy';
import { paths } from '../../lib/paths';
import { useToast } from '../../lib/use-toast';
import { InvitationStatus } from './invitation-status';

/** Whom the user has invited, and what became of it. */
export function SentInvitations({ kind, none }: { kind: InvitationKind; none: string }) {
  const invitations = useInvitations(kind, 'sent');
  return (
    <QueryState
      query={invitations}
      skeleton={<RowSkeletons count={2} />}
      errorTitle="The invitations could not be loaded"
    >
      {({ items }) =>
        items.length === 0 ? (
          <NoRows>{none}</NoRows>
        ) : (
          <Rows label="Sent invitations">
            {items.map((invitation) => (
              <SentRow key={invitation.id} kind={kind} invitation={invitation} />
            ))}
          </Rows>
        )
      }
    </QueryState>
  );
}

function SentRow({ kind, invitation }: { kind: InvitationKind; invitation: Invitation }) {
  const { id, email, inviteToken, status, supplier, createdAt } = invitation;
  const resend = useResendInvitation(kind);
  const cancel = useCancelInvitation(kind);
  const confirm = useConfirm();
  const copy = useCopy();
  const toast = useToast();
  const whom = email || 'A buyer you found';

  const send = () =>
    void resend.mutateAsync(id).then(
      () => toast.success('Invitation resent', 'The link sent before opens nothing any more.'),
      (error: unknown) => toast.failure('Failed to resend invitation', error),
    );
  const askToCancel = () =>
    confirm({
      title: `Cancel the invitation to ${whom}?`,
      content: 'Its link opens nothing any more.',
      ok: 'Cancel invitation',
      cancel: 'Keep it',
      run: () => cancel.mutateAsync(id),
      success: 'Invitation cancelled',
      failure: 'Failed to cancel invitation',
    });

  return (
    <Row
      title={whom}
      meta={
        <>
          for {supplier.name} · <RelativeDate iso={createdAt} />
        </>
      }
      tag={<InvitationStatus invitation={invitation} />}
      actions={
        status === 'pending' && (
          <>
            {inviteToken && (
              <Button
                onClick={() =>
                  void copy(new URL(paths.invitation(inviteToken, kind), location.origin).href, 'Link copied')
                }
              >
                Copy Invite Link
              </Button>
            )}
            <Button loading={resend.isPending} onClick={send}>
              Resend Invitation
            </Button>
            <Button danger onClick={askToCancel}>
              Cancel
            </Button>
          </>
        )
      }
    />
  );
}
