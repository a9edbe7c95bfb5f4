import { Form, Select } from 'antd';
import { InvitationMessage, InvitedEmail } from './invitation-fields';
import { useInviteBuyer } from '../../api/invitations';
import { useOwnSuppliers } from '../../api/own-suppliers';
import { Dialog } from '../../kit/dialog/dialog';
import { EntryForm } from '../../kit/form/entry-form';
import { FormActions } from '../../kit/form/form-actions';
import { useEntry } from '../../kit/form/use-entry';
import { ApiError, errorText } from '../../lib/api-error';
import { useCurrentUser } from '../../lib/auth/current-user';
import type { Schemas } from '../../lib/api-client';
import { formatDay } from '../../lib/dates';
import { useToast } from '../../lib/use-toast';

interface Values {
  email: string;
  supplierId?: number;
  message?: string;
}

/** A seller asks a buyer to connect. */
export function InviteBuyerDialog({ onClose }: { onClose: () => void }) {
  const { id: sellerId } = useCurrentUser();
  const suppliers = useOwnSuppliers().data?.items ?? [];
  const invite = useInviteBuyer();
  const toast = useToast();
  const entry = useEntry<Values, Schemas['Invitation']>({
    send: (values) => invite.mutateAsync({ ...values, supplierId: values.supplierId ?? suppliers[0]?.id, sellerId }),
    failure: 'Failed to Send Invitation',
    onRefused: (error) => {
      if (error instanceof ApiError && error.fields.length > 0) return false;
      toast.refusal('Failed to Send Invitation', errorText(error, 'There was an error sending your invitation.'));
      return true;
    },
    onDone: ({ expiresAt }, { email }) => {
      toast.success('Invitation Sent', `${email} gets a link that holds until ${formatDay(expiresAt)}.`);
      onClose();
    },
  });
  return (
    <Dialog title="Invite a buyer" open onCancel={onClose}>
      <EntryForm entry={entry} initialValues={{ supplierId: suppliers[0]?.id }}>
        <InvitedEmail />
        {suppliers.length > 1 && (
          <Form.Item
            label="To buy from"
            name="supplierId"
            rules={[{ required: true, message: 'Supplier is required' }]}
          >
            <Select options={suppliers.map(({ id, name }) => ({ value: id, label: name }))} />
          </Form.Item>
        )}
        <InvitationMessage />
        <FormActions submit="Send invitation" busy={entry.busy} />
      </EntryForm>
    </Dialog>
  );
}
