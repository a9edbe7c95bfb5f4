import { Button, type notification } from 'antd';
import { createContext, useContext, useMemo } from 'react';
import { ApiError, errorText } from './api-error';
import { UnknownOutcome } from './unknown-outcome';

type Notifier = ReturnType<typeof notification.useNotification>[0];

interface Undo {
  /** Takes back what the toast tells of. */
  undo: () => void;
}

const UNKNOWN = 'We do not know whether it arrived';

/** Given by `ToastArea`. */
export const Toasts = createContext<Notifier | null>(null);

/** One toast at a time: a new one takes the place of the last (see `ToastArea`). */
export function useToast() {
  const notifier = useContext(Toasts);
  if (!notifier) throw new Error('No ToastArea around it');
  return useMemo(() => {
    const button = (label: string, run: () => void) => {
      const onClick = () => {
        notifier.destroy();
        run();
      };
      return (
        <Button size="small" onClick={onClick}>
          {label}
        </Button>
      );
    };
    const undoButton = ({ undo }: Undo) => button('Undo', undo);
    return {
      success: (title: string, description?: string, more?: Undo) =>
        notifier.success({ title, description, actions: more && undoButton(more) }),
      info: (title: string, description?: string) => notifier.info({ title, description }),
      /** What an earlier try brought (see `answerBefore`), and what became of what was changed since. */
      doneBefore: (title: string, since: string, more?: Undo) =>
        notifier.info({
          title,
          description: `The first try arrived, though its answer was lost. ${since}`,
          actions: more && undoButton(more),
        }),
      /** What was sent more than once (see `wasSentBefore`). */
      doneOnce: (title: string, more?: Undo) =>
        notifier.info({
          title,
          description: 'It was sent more than once, since an answer was lost, and done once.',
          actions: more && undoButton(more),
        }),
      /** Refused before anything was sent. */
      refusal: (title: string, description: string) => notifier.error({ title, description, role: 'alert' }),
      /** The title says what failed, the server's sentence why. */
      failure(title: string, error: unknown) {
        if (error instanceof ApiError && error.sessionEnded) return;
        if (error instanceof UnknownOutcome) {
          const actions = error.look && button(error.look.label, error.look.run);
          // It stays: what to do next hangs on it.
          notifier.warning({ title: UNKNOWN, description: error.message, actions, duration: 0, role: 'alert' });
          return;
        }
        const reason = errorText(error, '');
        notifier.error({ title, description: reason && reason !== title ? reason : undefined, role: 'alert' });
      },
    };
  }, [notifier]);
}
