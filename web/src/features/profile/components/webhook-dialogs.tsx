import { useState } from 'react';
import { Dialog } from '../../../kit/dialog/dialog';
import { useChanges } from '../../../kit/form/use-changes';
import { useEntry } from '../../../kit/form/use-entry';
import { useToast } from '../../../lib/use-toast';
import { type NewWebhook, useCreateWebhook, useUpdateWebhook, type Webhook, type WebhookInput } from '../api/webhooks';
import { WebhookForm } from '../forms/webhook-form';
import { hostOf } from '../webhook-events';
import { ShownOnce } from './shown-once';

/** Where to and what of, and then the secret, this one time. */
export function NewWebhookDialog({ onClose }: { onClose: () => void }) {
  const { mutateAsync: create } = useCreateWebhook();
  const [made, setMade] = useState<NewWebhook>();
  const entry = useEntry<WebhookInput, NewWebhook>({
    send: create,
    failure: 'The webhook could not be added',
    onDone: setMade,
  });
  if (made) return <WebhookSecretDialog webhook={made} onClose={onClose} />;
  return (
    <Dialog title="New webhook" open onCancel={onClose}>
      <WebhookForm entry={entry} submit="Add webhook" />
    </Dialog>
  );
}

export function EditWebhookDialog({ webhook, onClose }: { webhook: Webhook; onClose: () => void }) {
  const { url, description, events } = webhook;
  const { mutateAsync: update } = useUpdateWebhook();
  const toast = useToast();
  const entry = useEntry<WebhookInput>({
    send: useChanges<WebhookInput>({ url, description, events }, (changes) => update({ ...changes, id: webhook.id })),
    failure: 'The webhook could not be changed',
    onDone: () => {
      toast.success('Webhook changed');
      onClose();
    },
  });
  return (
    <Dialog title="Edit webhook" open onCancel={onClose}>
      <WebhookForm entry={entry} initialValues={{ url, description, events }} submit="Save webhook" />
    </Dialog>
  );
}

/** It cannot be shown again: a click beside it must not be the end of it. */
export function WebhookSecretDialog({ webhook, onClose }: { webhook: NewWebhook; onClose: () => void }) {
  return (
    <Dialog
      title="Copy your webhook secret"
      open
      onCancel={onClose}
      mask={{ closable: false }}
      keyboard={false}
      closable={false}
    >
      <ShownOnce
        title={`${hostOf(webhook.url)} can verify by it what comes from here`}
        label="Webhook secret"
        secret={webhook.secret}
        onDone={onClose}
      />
    </Dialog>
  );
}
