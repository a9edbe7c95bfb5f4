import { SearchOutlined } from '@ant-design/icons';
import styles from './command-palette.module.css';
import { SEARCH_HINT } from './search-hint';

interface Props {
  typed: string;
  onType: (text: string) => void;
}

/** Takes what is typed while the palette is on its way. */
export function OpeningField({ typed, onType }: Props) {
  return (
    <div className={styles.palette}>
      <div className={styles.field}>
        <SearchOutlined aria-hidden className={styles.icon} />
        <input
          // The dialog exists for this field alone.
          autoFocus
          aria-label="Search"
          aria-busy
          value={typed}
          onChange={({ target }) => onType(target.value)}
          placeholder={SEARCH_HINT}
          className={styles.input}
          maxLength={100}
        />
        <kbd className={styles.key}>Esc</kbd>
      </div>
    </div>
  );
}
