import { App } from 'antd';
import { createContext, type ReactNode, useContext, useEffect, useMemo, useRef } from 'react';
import { useBlocker } from 'react-router-dom';

/** What has been typed and not saved, anywhere on the page. */
const unsaved = new Set<object>();

/** The same of one dialog, which asks before it closes. */
const Scope = createContext<Set<object> | null>(null);

export function UnsavedScope({ of, children }: { of: Set<object>; children: ReactNode }) {
  return <Scope value={of}>{children}</Scope>;
}

/** What was typed there is thrown away. */
export function forget(scope: Set<object>): void {
  for (const token of scope) unsaved.delete(token);
  scope.clear();
}

/** Tells whether something here would be lost; what goes away loses nothing any more. */
export function useUnsaved(): (isUnsaved: boolean) => void {
  const scope = useContext(Scope);
  const token = useRef({});
  const mark = useMemo(() => {
    const places = scope ? [unsaved, scope] : [unsaved];
    return (isUnsaved: boolean) => places.forEach((place) => place[isUnsaved ? 'add' : 'delete'](token.current));
  }, [scope]);
  useEffect(() => () => mark(false), [mark]);
  return mark;
}

/** For what is written without an antd form. */
export function Unsaved({ isUnsaved }: { isUnsaved: boolean }): null {
  const mark = useUnsaved();
  useEffect(() => mark(isUnsaved), [mark, isUnsaved]);
  return null;
}

/** Everything on the page has been saved: the way from it is free. */
export const nothingUnsaved = () => unsaved.clear();

/** Asks before what was typed is thrown away; answers whether it may be. */
export function useAskToDiscard(): () => Promise<boolean> {
  const { modal } = App.useApp();
  return useMemo(
    () => () =>
      new Promise<boolean>((resolve) => {
        modal.confirm({
          title: 'Discard your changes?',
          content: 'What you entered here has not been saved.',
          okText: 'Discard',
          okButtonProps: { danger: true },
          cancelText: 'Keep editing',
          focusable: { autoFocusButton: 'cancel' },
          onOk: () => resolve(true),
          onCancel: () => resolve(false),
        });
      }),
    [modal],
  );
}

/** Once in the application: another page, or another tab's address, is not gone to over unsaved work. */
export function LeaveGuard() {
  const askToDiscard = useAskToDiscard();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => unsaved.size > 0 && currentLocation.pathname !== nextLocation.pathname,
  );

  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    void askToDiscard().then((discard) => {
      if (!discard) return blocker.reset();
      unsaved.clear();
      blocker.proceed();
    });
  }, [blocker, askToDiscard]);

  useEffect(() => {
    const onLeave = (event: BeforeUnloadEvent) => {
      if (unsaved.size > 0) event.preventDefault();
    };
    window.addEventListener('beforeunload', onLeave);
    return () => window.removeEventListener('beforeunload', onLeave);
  }, []);
  return null;
}
