import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { VisuallyHidden } from '../../kit/page/visually-hidden';

/**
 * What a browser does by itself with documents: a new page is told by its title, and whoever pressed something that is
 * not there any more begins at the page and not at the top of the navigation.
 */
export function RouteAnnouncer() {
  const [title, setTitle] = useState('');
  const { pathname } = useLocation();

  useEffect(() => {
    const element = document.querySelector('title');
    if (!element) return;
    const observer = new MutationObserver(() => setTitle(document.title));
    observer.observe(element, { childList: true });
    return () => observer.disconnect();
  }, []);

  useEffect(() => {
    // After the page has drawn itself, which may have taken the focus on purpose.
    const frame = requestAnimationFrame(() => {
      const active = document.activeElement;
      if (!active || active === document.body) document.querySelector('main')?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [pathname]);

  return (
    <div role="status" aria-live="polite">
      <VisuallyHidden>{title}</VisuallyHidden>
    </div>
  );
}
