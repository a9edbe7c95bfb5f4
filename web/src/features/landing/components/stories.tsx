import { STORIES } from '../content';
import styles from './stories.module.css';

export function Stories() {
  return (
    <section id="stories" className={styles.section} aria-labelledby="stories-heading">
      <div className={styles.inner}>
        <h2 id="stories-heading" className={styles.heading}>
          Success stories
        </h2>
        <p className={styles.note}>Examples of how Tradeyard is meant to be used, not reports of customers.</p>
        <ul className={styles.stories}>
          {STORIES.map(({ who, text }) => (
            <li key={who} className={styles.story}>
              <span className={styles.example}>Example</span>
              <h3 className={styles.who}>{who}</h3>
              <p className={styles.text}>{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
