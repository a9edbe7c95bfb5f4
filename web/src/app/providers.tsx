import { QueryClientProvider } from '@tanstack/react-query';
import { ConfigProvider } from 'antd';
import { type ReactNode, useEffect, useMemo } from 'react';
import { nothingLeft } from '../kit/form/unsaved';
import { whenSessionEnds, whenSessionIsAnothers } from '../lib/api-client';
import { checkSession } from '../lib/auth/current-user';
import { whenOtherWindowsTell } from '../lib/auth/other-windows';
import { loseSession } from '../lib/auth/session';
import { whenBack } from '../lib/connection';
import { useMedia, usePhone } from '../lib/media';
import { REDUCED_MOTION } from '../lib/media-queries';
import { paths } from '../lib/paths';
import { queryClient } from '../lib/query-client';
import { useAppearance } from '../lib/theme/appearance';
import { ToastArea } from '../lib/toast-area';
import { useStore } from '../lib/use-store';
import { setViewMode } from '../lib/view-mode';
import { loadThemeFile, themeFile } from '../lib/theme/theme-file';
import { themeConfig, TOKENS_CLASS } from '../lib/theme/tokens';

whenSessionEnds(loseSession);
whenSessionIsAnothers(startAnew);
whenOtherWindowsTell(() => void checkSession());
// What failed or was missed while the server was away.
whenBack(() => void queryClient.invalidateQueries());
void loadThemeFile();

/** What one user typed is not for the next: it goes without a question, and so does the side they worked on. */
function startAnew(): void {
  nothingLeft();
  setViewMode(null);
  window.location.assign(paths.dashboard());
}

const TOAST_LOOK = { styles: { title: { fontWeight: 600 } } };

export function Providers({ children }: { children: ReactNode }) {
  const file = useStore(themeFile);
  const { dark } = useAppearance();
  const touch = usePhone();
  const reducedMotion = useMedia(REDUCED_MOTION);
  const theme = useMemo(() => themeConfig(file, { dark, touch, reducedMotion }), [file, dark, touch, reducedMotion]);

  useEffect(() => {
    document.documentElement.classList.add(TOKENS_CLASS);
    document.documentElement.style.colorScheme = dark ? 'dark' : 'light';
  }, [dark]);

  return (
    <QueryClientProvider client={queryClient}>
      <ConfigProvider
        theme={theme}
        form={{ requiredMark: 'optional' }}
        wave={{ disabled: true }}
        notification={TOAST_LOOK}
      >
        <ToastArea>{children}</ToastArea>
      </ConfigProvider>
    </QueryClientProvider>
  );
}
