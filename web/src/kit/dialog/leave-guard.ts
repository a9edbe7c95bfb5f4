import { useEffect } from 'react';
import { useBlocker } from 'react-router-dom';
import { isAnythingUnsaved, nothingUnsaved } from '../form/unsaved';
import { useAskToDiscard } from './ask-to-discard';

/** Once in the application: another page, or another tab's address, is not gone to over unsaved work. */
export function LeaveGuard() {
  const askToDiscard = useAskToDiscard();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isAnythingUnsaved() && currentLocation.pathname !== nextLocation.pathname,
  );

  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    void askToDiscard().then((discard) => {
      if (!discard) return blocker.reset();
      nothingUnsaved();
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
