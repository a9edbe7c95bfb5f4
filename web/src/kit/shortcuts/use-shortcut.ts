import { useHotkeys } from 'react-hotkeys-hook';

export interface Shortcut {
  /** 'a'; 'g>o' is one after the other; '?' is what is typed, on whatever keyboard. */
  keys: string;
  /** Shown by '?': a verb. */
  description: string;
  /** Under which heading it is shown. */
  group: string;
  run: () => void;
  enabled?: boolean;
}

const inDialog = ({ target }: KeyboardEvent) => target instanceof Element && target.closest('[role="dialog"]') !== null;

/** A key for what is done many times; never while somebody types or a dialog is open. The registry behind '?' knows it. */
export function useShortcut({ keys, description, group, run, enabled = true }: Shortcut): void {
  useHotkeys(keys, run, {
    description,
    metadata: { group },
    enabled,
    useKey: true,
    // '?' needs Shift on some keyboards and not on others.
    ignoreModifiers: keys === '?',
    preventDefault: true,
    ignoreEventWhen: (event) => event.repeat || inDialog(event),
  });
}
