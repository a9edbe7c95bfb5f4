import { lazy, type ReactNode, Suspense, useState } from 'react';
import { HotkeysProvider } from 'react-hotkeys-hook';
import { useShortcut } from './use-shortcut';

const ShortcutsDialog = lazy(async () => ({ default: (await import('./shortcuts-dialog')).ShortcutsDialog }));

/** The registry of all shortcuts of what is shown; '?' tells them. */
export function Shortcuts({ children }: { children: ReactNode }) {
  return (
    <HotkeysProvider>
      <Help />
      {children}
    </HotkeysProvider>
  );
}

function Help() {
  const [open, setOpen] = useState(false);
  useShortcut({ keys: '?', description: 'Show the shortcuts', group: 'Everywhere', run: () => setOpen(true) });
  if (!open) return null;
  return (
    <Suspense>
      <ShortcutsDialog onClose={() => setOpen(false)} />
    </Suspense>
  );
}
