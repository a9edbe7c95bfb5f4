import { Dialog } from '../../../kit/dialog/dialog';
import { EntryForm } from '../../../kit/form/entry-form';
import { FormActions } from '../../../kit/form/form-actions';
import { useEntry } from '../../../kit/form/use-entry';
import type { Schemas } from '../../../lib/api-client';
import { useToast } from '../../../lib/use-toast';
import { type Passkey, useRemovePasskey } from '../api/passkeys';
import { OwnPasswordField } from '../forms/own-password-field';

export function PasskeyRemovalDialog({ passkey: { id, name }, onClose }: { passkey: Passkey; onClose: () => void }) {
  const { mutateAsync: remove } = useRemovePasskey();
  const toast = useToast();
  const entry = useEntry<Schemas['PasswordInput']>({
    send: ({ password }) => remove({ id, password }),
    failure: 'The passkey could not be removed',
    onDone: () => {
      toast.success('Passkey removed', name);
      onClose();
    },
  });
  return (
    <Dialog title={`Remove ${name}?`} open onCancel={onClose}>
      <p>Nobody logs in with it any more. Your device may go on offering it until you delete it there too.</p>
      <EntryForm entry={entry}>
        <OwnPasswordField />
        <FormActions submit="Remove passkey" busy={entry.busy} danger />
      </EntryForm>
    </Dialog>
  );
}
