/** What closes or goes away with the dialog that it opens: the focus cannot go back there. */
const PASSING = '.ant-dropdown, .ant-select-dropdown, .ant-popover, .ant-notification';
const OVER_THE_PAGE = '.ant-modal, .ant-drawer';
const MOST_TRIES = 5;

let last: HTMLElement | null = null;
let lastOnPage: HTMLElement | null = null;
if (typeof document !== 'undefined') {
  document.addEventListener('focusin', ({ target }) => {
    // The page itself has the focus when nothing on it has.
    if (!(target instanceof HTMLElement) || target.closest(PASSING) || target === document.querySelector('main'))
      return;
    last = target;
    if (!target.closest(OVER_THE_PAGE)) lastOnPage = target;
  });
}

/** Where the person was before what opens now: a menu's entry counts as the button of the menu. */
export function openerOf(): HTMLElement | null {
  const active = document.activeElement;
  if (active instanceof HTMLElement && !active.matches('body, main') && !active.closest(PASSING)) return active;
  return last;
}

/**
 * Back to where it was opened. When that is gone, to where the person was on the page before: one dialog took another's
 * place; or to the page itself, e.g. when a row was deleted.
 */
export function returnFocus(opener: HTMLElement | null, tries = MOST_TRIES): void {
  // After the dialog has left the document, which takes the focus along: that may take it a moment.
  setTimeout(() => {
    const active = document.activeElement;
    if (active && !active.matches('body, main') && active.isConnected) {
      if (tries > 1 && active.closest(OVER_THE_PAGE)) returnFocus(opener, tries - 1);
      return;
    }
    const target = [opener, lastOnPage].find((one) => one?.isConnected) ?? document.querySelector('main');
    target?.focus({ preventScroll: true });
  });
}
