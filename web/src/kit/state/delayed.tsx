import { type ReactNode, useEffect, useState } from 'react';

/** A skeleton that flashes by is worse than nothing: it appears only when the wait can be felt. */
export function Delayed({ ms = 150, children }: { ms?: number; children: ReactNode }) {
  const [due, setDue] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setDue(true), ms);
    return () => clearTimeout(timer);
  }, [ms]);
  return due ? <div aria-busy="true">{children}</div> : null;
}
