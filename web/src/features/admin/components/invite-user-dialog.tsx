import { Form, Select } from 'antd';
import { InvitationMessage, InvitedEmail } from '../../../components/invitations/invitation-fields';
import { Dialog } from '../../../kit/dialog/dialog';
import { EntryForm } from '../../../kit/form/entry-form';
import { FormActions } from '../../../kit/form/form-actions';
import { useEntry } from '../../../kit/form/use-entry';
import type { Schemas } from '../../../lib/api-client';
import { useToast } from '../../../lib/use-toast';
import { useInviteUser } from '../api/admin-invitations';

type Values = Schemas['InviteUserInput'];

const ROLES: { value: Values['role']; label: string }[] = [
  { value: 'buyer', label: 'Buyer' },
  { value: 'seller', label: 'Seller' },
  { value: 'admin', label: 'Administrator' },
];

export function InviteUserDialog({ onClose }: { onClose: () => void }) {
  const invite = useInviteUser();
  const toast = useToast();
  const entry = useEntry<Values>({
    send: invite.mutateAsync,
    failure: 'Failed to send invitation',
    onDone: (_answer, { email }) => {
      toast.success('Invitation Sent', `${email} gets a link to register.`);
      onClose();
    },
  });
  return (
    <Dialog title="Invite user" open onCancel={onClose}>
      <EntryForm entry={entry} initialValues={{ role: 'buyer' }}>
        <InvitedEmail />
        <Form.Item label="Role" name="role" rules={[{ required: true }]}>
          <Select options={ROLES} />
        </Form.Item>
        <InvitationMessage />
        <FormActions submit="Send invitation" busy={entry.busy} />
      </EntryForm>
    </Dialog>
  );
}
