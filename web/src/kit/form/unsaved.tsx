import { createContext, type ReactNode, useContext, useEffect, useMemo, useRef } from 'react';
import { forgetKept } from './kept';

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
  forgetKept();
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

/** The way from the page is free, whatever was typed there. */
export const nothingUnsaved = () => unsaved.clear();

/** Everything on the page has been saved or thrown away. */
export function nothingLeft(): void {
  nothingUnsaved();
  forgetKept();
}

export const isAnythingUnsaved = () => unsaved.size > 0;
