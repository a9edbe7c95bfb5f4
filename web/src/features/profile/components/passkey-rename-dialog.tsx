import { Dialog } from '../../../kit/dialog/dialog';
import { EntryForm } from '../../../kit/form/entry-form';
import { FormActions } from '../../../kit/form/form-actions';
import { useEntry } from '../../../kit/form/use-entry';
import { type Passkey, useRenamePasskey } from '../api/passkeys';
import { PasskeyNameField } from '../forms/passkey-name-field';

export function PasskeyRenameDialog({ passkey: { id, name }, onClose }: { passkey: Passkey; onClose: () => void }) {
  const { mutateAsync: rename } = useRenamePasskey();
  const entry = useEntry<{ name: string }>({
    send: (values) => rename({ id, ...values }),
    failure: 'The passkey could not be renamed',
    onDone: onClose,
  });
  return (
    <Dialog title={`Rename ${name}`} open onCancel={onClose}>
      <EntryForm entry={entry} initialValues={{ name }}>
        <PasskeyNameField />
        <FormActions submit="Rename passkey" busy={entry.busy} />
      </EntryForm>
    </Dialog>
  );
}
