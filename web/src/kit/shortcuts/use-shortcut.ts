import { useHotkeys } from 'react-hotkeys-hook';

export interface Shortcut {
  /** 'a'; 'g>o' is one after the other; '?' is what is typed, on whatever keyboard. */
  keys: string;
  /** Shown by '?': a verb. */
  description: string;
  /** Under which heading it is shown. */
  group: string;
  run: () => void;
  /** For keys that write nothing. */
  whileTyping?: boolean;
  enabled?: boolean;
}

const inDialog = ({ target }: KeyboardEvent) => target instanceof Element && target.closest('[role="dialog"]') !== null;

/** A key for what is done many times; not while somebody types, never while a dialog is open. The registry behind '?' knows it. */
export function useShortcut({ keys, description, group, run, whileTyping = false, enabled = true }: Shortcut): void {
  useHotkeys(keys, run, {
    description,
    metadata: { group },
    enabled,
    enableOnFormTags: whileTyping,
    useKey: true,
    // '?' needs Shift on some keyboards and not on others.
    ignoreModifiers: keys === '?',
    preventDefault: true,
    ignoreEventWhen: (event) => event.repeat || inDialog(event),
  });
}
