import type { ReactNode } from 'react';
import styles from './facts.module.css';

/** Names and values under each other; what is not known is left out. */
export function Facts({ items }: { items: [name: string, value: ReactNode][] }) {
  return (
    <dl className={styles.facts}>
      {items
        .filter(([, value]) => value !== null && value !== undefined && value !== false && value !== '')
        .map(([name, value]) => (
          <div key={name} className={styles.fact}>
            <dt className={styles.name}>{name}</dt>
            <dd dir="auto" className={styles.value}>
              {value}
            </dd>
          </div>
        ))}
    </dl>
  );
}
