import { Dialog } from '../../../kit/dialog/dialog';
import { EntryForm } from '../../../kit/form/entry-form';
import { FormActions } from '../../../kit/form/form-actions';
import { useEntry } from '../../../kit/form/use-entry';
import type { Schemas } from '../../../lib/api-client';
import { useToast } from '../../../lib/use-toast';
import { useDisableTwoFactor } from '../api/two-factor';
import { OwnPasswordField } from '../forms/own-password-field';

export function TwoFactorOffDialog({ onClose }: { onClose: () => void }) {
  const disable = useDisableTwoFactor();
  const toast = useToast();
  const entry = useEntry<Schemas['PasswordInput']>({
    send: disable.mutateAsync,
    failure: 'Two-factor authentication could not be switched off',
    onDone: () => {
      toast.success('Two-factor authentication is off');
      onClose();
    },
  });
  return (
    <Dialog title="Switch off two-factor authentication?" open onCancel={onClose}>
      <p>Your password alone will log you in, and your recovery codes are void.</p>
      <EntryForm entry={entry}>
        <OwnPasswordField />
        <FormActions submit="Switch off" busy={entry.busy} danger />
      </EntryForm>
    </Dialog>
  );
}
