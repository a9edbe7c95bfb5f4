import { useHotkeysContext } from 'react-hotkeys-hook';
import { Dialog } from '../dialog/dialog';
import styles from './shortcuts-dialog.module.css';

/** The keys of what is on the screen, by group. */
export function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  const { hotkeys } = useHotkeysContext();
  const told = hotkeys.filter(({ description }) => description);
  const groupOf = ({ metadata }: (typeof told)[number]) => String(metadata?.['group']);
  const groups = [...new Set(told.map(groupOf))];
  return (
    <Dialog title="Keyboard shortcuts" open onCancel={onClose}>
      {groups.map((group) => (
        <section key={group} className={styles.group}>
          <h3 className={styles.title}>{group}</h3>
          <dl className={styles.list}>
            {told
              .filter((hotkey) => groupOf(hotkey) === group)
              .map(({ hotkey, description }) => (
                <div key={`${hotkey}-${description}`} className={styles.row}>
                  <dt>{description}</dt>
                  <dd className={styles.keys}>
                    {hotkey.split('>').map((key) => (
                      <kbd key={key} className={styles.key}>
                        {key.length === 1 ? key.toUpperCase() : key}
                      </kbd>
                    ))}
                  </dd>
                </div>
              ))}
          </dl>
        </section>
      ))}
    </Dialog>
  );
}
