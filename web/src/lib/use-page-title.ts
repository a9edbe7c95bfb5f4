import { useEffect } from 'react';

/** The tab's title while the page is shown. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · Tradeyard`;
  }, [title]);
}
