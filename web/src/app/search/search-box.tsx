import { SearchOutlined } from '@ant-design/icons';
import { Modal } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { VisuallyHidden } from '../../kit/page/visually-hidden';
import { useShortcut } from '../../kit/shortcuts/use-shortcut';
import palette from './command-palette.module.css';
import { OpeningField } from './opening-field';
import styles from './search-box.module.css';
import { SEARCH_HINT } from './search-hint';

const CommandPalette = lazy(() => import('./command-palette'));

/** The top bar's search: a button that looks like the field it opens. */
export function SearchBox() {
  const [open, setOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const show = () => setOpen(true);
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
      <Modal
        open={open}
        onCancel={() => setOpen(false)}
        afterClose={() => setTyped('')}
        footer={null}
        closable={false}
        destroyOnHidden
        width={640}
        className={palette.dialog}
        // The dialog is called by its title, and by nothing else.
        title={<VisuallyHidden>Search</VisuallyHidden>}
        styles={{ container: { padding: 0 }, header: { margin: 0 } }}
      >
        <Suspense fallback={<OpeningField typed={typed} onType={setTyped} />}>
          <CommandPalette typed={typed} onType={setTyped} onClose={() => setOpen(false)} />
        </Suspense>
      </Modal>
    </>
  );
}
