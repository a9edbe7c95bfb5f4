import { useState } from 'react';
import { Dialog } from '../../../kit/dialog/dialog';
import { useEntry } from '../../../kit/form/use-entry';
import { type AccessTokenInput, type NewAccessToken, useCreateAccessToken } from '../api/access-tokens';
import { AccessTokenForm } from '../forms/access-token-form';
import { ShownOnce } from './shown-once';

/** What the token may do, and then the token itself, this one time. */
export function AccessTokenDialog({ onClose }: { onClose: () => void }) {
  const { mutateAsync: create } = useCreateAccessToken();
  const [made, setMade] = useState<NewAccessToken>();
  const entry = useEntry<AccessTokenInput, NewAccessToken>({
    send: create,
    failure: 'The access token could not be made',
    onDone: setMade,
  });
  return (
    <Dialog
      title={made ? 'Copy your access token' : 'New access token'}
      open
      onCancel={onClose}
      // It cannot be shown again: a click beside it must not be the end of it.
      mask={{ closable: !made }}
      keyboard={!made}
      closable={!made}
    >
      {made ? (
        <ShownOnce
          title={`${made.name} can act in your name`}
          label="Access token"
          secret={made.token}
          onDone={onClose}
        />
      ) : (
        <AccessTokenForm entry={entry} />
      )}
    </Dialog>
  );
}
