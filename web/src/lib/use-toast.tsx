import { App, Button } from 'antd';
import { useMemo } from 'react';
import { errorText } from './api-error';

interface Undo {
  /** Takes back what the toast tells of. */
  undo: () => void;
}

/** One toast at a time: a new one takes the place of the last (see the app's notification configuration). */
export function useToast() {
  const { notification } = App.useApp();
  return useMemo(
    () => ({
      success(title: string, description?: string, more?: Undo) {
        const undo = () => {
          notification.destroy();
          more?.undo();
        };
        notification.success({
          title,
          description,
          actions: more && (
            <Button size="small" onClick={undo}>
              Undo
            </Button>
          ),
        });
      },
      info: (title: string, description?: string) => notification.info({ title, description }),
      /** Refused before anything was sent. */
      refusal: (title: string, description: string) => notification.error({ title, description, role: 'alert' }),
      /** The title says what failed, the server's sentence why. */
      failure(title: string, error: unknown) {
        const reason = errorText(error, '');
        notification.error({ title, description: reason && reason !== title ? reason : undefined, role: 'alert' });
      },
    }),
    [notification],
  );
}
