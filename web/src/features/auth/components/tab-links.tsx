import { clsx } from 'clsx';
import { type KeyboardEvent, type ReactNode, useId } from 'react';
import styles from './tab-links.module.css';

interface Props<Key extends string> {
  label: string;
  tabs: readonly { key: Key; label: string }[];
  current: Key;
  onChoose: (key: Key) => void;
  children: ReactNode;
}

/** A few tabs that always fit, without the menu for those that do not, which makes antd's weigh 20 kB. */
export function TabLinks<Key extends string>({ label, tabs, current, onChoose, children }: Props<Key>) {
  const id = useId();
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!step) return;
    const next = tabs[(tabs.findIndex(({ key }) => key === current) + step + tabs.length) % tabs.length]!;
    onChoose(next.key);
    document.getElementById(`${id}-${next.key}`)?.focus();
  };
  return (
    <>
      <div role="tablist" aria-label={label} className={styles.list} onKeyDown={onKeyDown}>
        {tabs.map(({ key, label: name }) => (
          <button
            key={key}
            id={`${id}-${key}`}
            type="button"
            role="tab"
            aria-selected={key === current}
            aria-controls={`${id}-panel`}
            tabIndex={key === current ? 0 : -1}
            className={clsx(styles.tab, key === current && styles.current)}
            onClick={() => onChoose(key)}
          >
            {name}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${current}`}>
        {children}
      </div>
    </>
  );
}
