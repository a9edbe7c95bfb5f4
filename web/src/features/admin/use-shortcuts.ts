import { useEffect, useEffectEvent } from 'react';

/** Single keys for what is done many times in a row; never while somebody types or a dialog is open. */
export function useShortcuts(shortcuts: Record<string, () => void>, enabled: boolean): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.repeat || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
    const run = shortcuts[event.key.toLowerCase()];
    if (!run) return;
    event.preventDefault();
    run();
  });

  useEffect(() => {
    if (!enabled) return;
    const listener = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, [enabled]);
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    target.closest('input, textarea, select, [contenteditable], [role="dialog"]') !== null
  );
}
