/** What closes or goes away with the dialog that it opens: the focus cannot go back there. */
const PASSING = '.ant-dropdown, .ant-select-dropdown, .ant-popover, .ant-notification';

let last: HTMLElement | null = null;
if (typeof document !== 'undefined') {
  document.addEventListener('focusin', ({ target }) => {
    if (target instanceof HTMLElement && !target.closest(PASSING)) last = target;
  });
}

/** Where the person was before what opens now: a menu's entry counts as the button of the menu. */
export function openerOf(): HTMLElement | null {
  const active = document.activeElement;
  if (active instanceof HTMLElement && active !== document.body && !active.closest(PASSING)) return active;
  return last;
}

/** Back to where it was opened; to the page itself when that is gone, e.g. a row that was deleted. */
export function returnFocus(opener: HTMLElement | null): void {
  // After the dialog has left the document, which takes the focus along.
  setTimeout(() => {
    const active = document.activeElement;
    if (active && active !== document.body && active.isConnected) return;
    const target = opener?.isConnected ? opener : document.querySelector('main');
    target?.focus({ preventScroll: true });
  });
}
