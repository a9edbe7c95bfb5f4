import { MoreOutlined } from '@ant-design/icons';
import { useState } from 'react';
import { useConfirm } from '../../../kit/dialog/use-confirm';
import { MenuButton } from '../../../kit/page/menu-button';
import { useToast } from '../../../lib/use-toast';
import {
  type NewWebhook,
  useDeleteWebhook,
  useRotateWebhookSecret,
  useTestWebhook,
  useUpdateWebhook,
  type Webhook,
} from '../api/webhooks';
import { hostOf } from '../webhook-events';
import { EditWebhookDialog, WebhookSecretDialog } from './webhook-dialogs';

/** What one may do with a webhook besides looking at what it was told. */
export function WebhookMenu({ webhook }: { webhook: Webhook }) {
  const { id, url, isActive } = webhook;
  const host = hostOf(url);
  const [editing, setEditing] = useState(false);
  const [rotated, setRotated] = useState<NewWebhook>();
  const confirm = useConfirm();
  const toast = useToast();
  const { mutate: test } = useTestWebhook();
  const { mutate: update } = useUpdateWebhook();
  const { mutateAsync: rotate } = useRotateWebhookSecret();
  const { mutateAsync: remove } = useDeleteWebhook();

  const sendTest = () =>
    test(id, {
      onSuccess: () => toast.success('A test event is on its way', 'What became of it is under Deliveries.'),
      onError: (error) => toast.failure('The test event could not be sent', error),
    });
  const switchOver = () =>
    update(
      { id, isActive: !isActive },
      {
        onSuccess: () => toast.success(isActive ? 'Webhook switched off' : 'Webhook switched on', host),
        onError: (error) => toast.failure('The webhook could not be switched', error),
      },
    );
  const askToRotate = () =>
    confirm({
      title: 'Make a new secret?',
      content: 'For a day everything is signed with the old one as well, so that you can change your program.',
      ok: 'Make a new secret',
      danger: false,
      run: () => rotate(id),
      onDone: setRotated,
      failure: 'The secret could not be changed',
    });
  const askToDelete = () =>
    confirm({
      title: `Delete the webhook to ${host}?`,
      content: 'It is told of nothing any more, and the list of its deliveries goes with it.',
      ok: 'Delete webhook',
      run: () => remove(id),
      success: () => ['Webhook deleted', host],
      failure: 'Failed to delete the webhook',
    });

  const items = [
    ...(isActive ? [{ key: 'test', label: 'Send test event', onClick: sendTest }] : []),
    { key: 'edit', label: 'Edit', onClick: () => setEditing(true) },
    { key: 'switch', label: isActive ? 'Switch off' : 'Switch on', onClick: switchOver },
    { key: 'rotate', label: 'New secret', onClick: askToRotate },
    { key: 'delete', label: 'Delete', danger: true, onClick: askToDelete },
  ];
  return (
    <>
      <MenuButton
        size="small"
        style={{ flex: 'none' }}
        icon={<MoreOutlined aria-hidden />}
        aria-label={`More actions for the webhook to ${host}`}
        menu={{ items }}
      />
      {editing && <EditWebhookDialog webhook={webhook} onClose={() => setEditing(false)} />}
      {rotated && <WebhookSecretDialog webhook={rotated} onClose={() => setRotated(undefined)} />}
    </>
  );
}
