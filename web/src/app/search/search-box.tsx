import { SearchOutlined } from '@ant-design/icons';
import { lazy, Suspense, useState } from 'react';
import { useShortcut } from '../../kit/shortcuts/use-shortcut';
import styles from './search-box.module.css';
import { SEARCH_HINT } from './search-hint';

const CommandPalette = lazy(() => import('./command-palette'));

/** The top bar's search: a button that looks like the field it opens. */
export function SearchBox() {
  const [open, setOpen] = useState(false);
  const [used, setUsed] = useState(false);
  const show = () => {
    setUsed(true);
    setOpen(true);
  };
  useShortcut({ keys: '/', description: 'Search everything', group: 'Everywhere', run: show });
  useShortcut({ keys: 'mod+k', description: 'Search everything', group: 'Everywhere', run: show });

  return (
    <>
      <button
        type="button"
        className={styles.box}
        onClick={show}
        aria-haspopup="dialog"
        aria-keyshortcuts="/ Control+K"
      >
        <SearchOutlined aria-hidden />
        <span className={styles.hint}>{SEARCH_HINT}</span>
        <kbd className={styles.key} aria-hidden>
          /
        </kbd>
      </button>
      {used && (
        <Suspense>
          <CommandPalette open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
