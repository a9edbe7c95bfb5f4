import { notification } from 'antd';
import type { ReactNode } from 'react';
import { usePhone } from './media';
import { Toasts } from './use-toast';

/** One toast at a time, for five seconds. */
const TOASTS = { maxCount: 1, duration: 5 } as const;

/** Where toasts are shown. Not antd's `App`, which would bring its dialogs to the log-in page. */
export function ToastArea({ children }: { children: ReactNode }) {
  const phone = usePhone();
  // At the bottom of a phone are what one writes and what one presses next.
  const [notifier, area] = notification.useNotification({ ...TOASTS, placement: phone ? 'top' : 'bottomRight' });
  return (
    <Toasts value={notifier}>
      {area}
      {children}
    </Toasts>
  );
}
