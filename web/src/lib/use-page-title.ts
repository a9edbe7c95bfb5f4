import { useEffect } from 'react';

/** The tab's title while the page is shown; undefined leaves it to somebody else. */
export function usePageTitle(title: string | undefined): void {
  useEffect(() => {
    if (title !== undefined) document.title = `${title} · Tradeyard`;
  }, [title]);
}
