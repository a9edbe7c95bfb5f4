import { MoreOutlined } from '@ant-design/icons';
import { InvitationStatus } from '../../../components/invitations/invitation-status';
import { useConfirm } from '../../../kit/dialog/use-confirm';
import { ACTIONS, type Column } from '../../../kit/list/column';
import type { ShortRow } from '../../../kit/list/data-table';
import { MenuButton } from '../../../kit/page/menu-button';
import { ExactDate } from '../../../kit/values/exact-date';
import { useToast } from '../../../lib/use-toast';
import { capitalise } from '../../../lib/vocabulary';
import { type AdminInvitation, useCancelAdminInvitation, useResendAdminInvitation } from '../api/admin-invitations';

export const shortInvitation = (invitation: AdminInvitation): ShortRow => ({
  title: invitation.email,
  actions: <InvitationMenu invitation={invitation} />,
  detail: capitalise(invitation.role),
  tag: <InvitationStatus invitation={invitation} />,
});

export const INVITATION_COLUMNS: Column<AdminInvitation, 'newest'>[] = [
  { key: 'email', title: 'Email', render: ({ email }) => email },
  { key: 'role', title: 'Role', render: ({ role }) => capitalise(role) },
  { key: 'status', title: 'Status', render: (invitation) => <InvitationStatus invitation={invitation} /> },
  { key: 'message', title: 'Message', wideOnly: true, render: ({ message }) => message },
  { key: 'sent', title: 'Sent', render: ({ createdAt }) => <ExactDate iso={createdAt} /> },
  { key: 'expires', title: 'Expires', wideOnly: true, render: ({ expiresAt }) => <ExactDate iso={expiresAt} /> },
  { key: ACTIONS, title: '', width: 64, render: (invitation) => <InvitationMenu invitation={invitation} /> },
];

/** An answered one can only be looked at. */
function InvitationMenu({ invitation: { id, email, status } }: { invitation: AdminInvitation }) {
  const resend = useResendAdminInvitation();
  const cancel = useCancelAdminInvitation();
  const confirm = useConfirm();
  const toast = useToast();
  if (status !== 'pending') return null;

  const send = () =>
    void resend.mutateAsync(id).then(
      () => toast.success('Invitation resent', `The link that ${email} got before opens nothing any more.`),
      (error: unknown) => toast.failure('Failed to resend invitation', error),
    );
  const askToCancel = () =>
    confirm({
      title: `Cancel the invitation to ${email}?`,
      content: 'Its link opens nothing any more.',
      ok: 'Cancel invitation',
      cancel: 'Keep it',
      run: () => cancel.mutateAsync(id),
      success: 'Invitation cancelled',
      failure: 'Failed to cancel invitation',
    });
  const items = [
    { key: 'resend', label: 'Resend', onClick: send },
    { key: 'cancel', label: 'Cancel', danger: true, onClick: askToCancel },
  ];
  return <MenuButton icon={<MoreOutlined aria-hidden />} aria-label={`More actions for ${email}`} menu={{ items }} />;
}
