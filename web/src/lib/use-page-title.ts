import { useEffect, useRef } from 'react';

interface Entry {
  title: string | undefined;
}

/** What is shown, and over it what opened later. */
const entries: Entry[] = [];

function tell(): void {
  const title = entries.findLast((entry) => entry.title !== undefined)?.title;
  if (title !== undefined) document.title = `${title} · Tradeyard`;
}

/** The tab's title while this is shown; a dialog with an address of its own has the word while it is open. */
export function usePageTitle(title: string | undefined): void {
  const own = useRef<Entry>({ title: undefined });

  useEffect(() => {
    const entry = own.current;
    entries.push(entry);
    return () => {
      entries.splice(entries.indexOf(entry), 1);
      tell();
    };
  }, []);

  useEffect(() => {
    own.current.title = title;
    tell();
  }, [title]);
}
