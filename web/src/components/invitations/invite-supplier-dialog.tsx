import { InvitationMessage, InvitedEmail } from './invitation-fields';
import { useInviteSupplier } from '../../api/invitations';
import { Dialog } from '../../kit/dialog/dialog';
import { EntryForm } from '../../kit/form/entry-form';
import { FormActions } from '../../kit/form/form-actions';
import { useEntry } from '../../kit/form/use-entry';
import { useCurrentUser } from '../../lib/auth/current-user';
import type { Schemas } from '../../lib/api-client';
import { formatDay } from '../../lib/dates';
import { useToast } from '../../lib/use-toast';

interface Props {
  supplier: { id: number; name: string; contactEmail?: string | null };
  onClose: () => void;
}

interface Values {
  email: string;
  message?: string;
}

/** A buyer asks the supplier's representative to work here. */
export function InviteSupplierDialog({ supplier, onClose }: Props) {
  const { id: buyerId } = useCurrentUser();
  const invite = useInviteSupplier();
  const toast = useToast();
  const entry = useEntry<Values, Schemas['Invitation']>({
    send: (values) => invite.mutateAsync({ ...values, supplierId: supplier.id, buyerId }),
    failure: 'Failed to send invitation',
    onDone: ({ expiresAt }, { email }) => {
      toast.success('Invitation Sent', `${email} gets a link that holds until ${formatDay(expiresAt)}.`);
      onClose();
    },
  });
  return (
    <Dialog title={`Invite ${supplier.name}`} open onCancel={onClose}>
      <EntryForm entry={entry} initialValues={{ email: supplier.contactEmail ?? undefined }}>
        <InvitedEmail label="Email of their representative" />
        <InvitationMessage />
        <FormActions submit="Send invitation" busy={entry.busy} />
      </EntryForm>
    </Dialog>
  );
}
