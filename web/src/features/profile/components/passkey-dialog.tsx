import { Dialog } from '../../../kit/dialog/dialog';
import { EntryForm } from '../../../kit/form/entry-form';
import { FormActions } from '../../../kit/form/form-actions';
import { useEntry } from '../../../kit/form/use-entry';
import { useToast } from '../../../lib/use-toast';
import { type NewPasskey, type Passkey, useAddPasskey } from '../api/passkeys';
import { OwnPasswordField } from '../forms/own-password-field';
import { PasskeyNameField } from '../forms/passkey-name-field';

export function PasskeyDialog({ onClose }: { onClose: () => void }) {
  const { mutateAsync: add } = useAddPasskey();
  const toast = useToast();
  const entry = useEntry<NewPasskey, Passkey>({
    send: add,
    failure: 'The passkey could not be added',
    onDone: ({ name }) => {
      toast.success('Passkey added', `${name} logs you in from now on.`);
      onClose();
    },
  });
  return (
    <Dialog title="Add a passkey" open onCancel={onClose}>
      <p>Your browser then asks you to unlock this device, or a key that you plug in.</p>
      <EntryForm entry={entry}>
        <PasskeyNameField />
        <OwnPasswordField />
        <FormActions submit="Add passkey" busy={entry.busy} />
      </EntryForm>
    </Dialog>
  );
}
