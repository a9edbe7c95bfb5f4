import { useEffect, useRef } from 'react';
import { useBlocker } from 'react-router-dom';
import { isAnythingUnsaved, nothingLeft } from '../form/unsaved';
import { useAskToDiscard } from './ask-to-discard';
import { isLetThrough, topOverlay } from './overlays';

/**
 * Once in the application: another page, or another tab's address, is not gone to over unsaved work; and the browser's
 * Back closes what lies over the page, as its cross does, before it leaves the page.
 */
export function LeaveGuard() {
  const askToDiscard = useAskToDiscard();
  const closing = useRef<{ close: () => void }>(undefined);
  const blocker = useBlocker(({ currentLocation, nextLocation, historyAction }) => {
    if (historyAction === 'POP' && isLetThrough()) return false;
    closing.current = historyAction === 'POP' ? topOverlay() : undefined;
    return closing.current !== undefined || (isAnythingUnsaved() && currentLocation.pathname !== nextLocation.pathname);
  });

  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    if (closing.current) {
      blocker.reset();
      return closing.current.close();
    }
    void askToDiscard().then((discard) => {
      if (!discard) return blocker.reset();
      nothingLeft();
      blocker.proceed();
    });
  }, [blocker, askToDiscard]);

  useEffect(() => {
    const onLeave = (event: BeforeUnloadEvent) => {
      if (isAnythingUnsaved()) event.preventDefault();
    };
    window.addEventListener('beforeunload', onLeave);
    return () => window.removeEventListener('beforeunload', onLeave);
  }, []);
  return null;
}
