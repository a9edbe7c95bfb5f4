import { notification } from 'antd';
import type { ReactNode } from 'react';
import { Toasts } from './use-toast';

/** One toast at a time, for five seconds. */
const TOASTS = { maxCount: 1, duration: 5, placement: 'bottomRight' } as const;

/** Where toasts are shown. Not antd's `App`, which would bring its dialogs to the log-in page. */
export function ToastArea({ children }: { children: ReactNode }) {
  const [notifier, area] = notification.useNotification(TOASTS);
  return (
    <Toasts value={notifier}>
      {area}
      {children}
    </Toasts>
  );
}
