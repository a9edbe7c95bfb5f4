import { clsx } from 'clsx';
import styles from './shot.module.css';

interface Props {
  /** public/landing/{name}-{light|dark}.webp, taken of the running product. */
  name: string;
  alt: string;
  width: number;
  height: number;
  /** Seen at once. */
  first?: boolean;
}

/**
 * A picture of the product in a frame, in the appearance of the page around it: the style sheet shows one of the two,
 * and browsers do not load a lazy picture that is not shown.
 */
export function Shot({ name, alt, width, height, first }: Props) {
  return (
    <figure className={styles.frame}>
      {(['light', 'dark'] as const).map((appearance) => (
        <img
          key={appearance}
          src={`/landing/${name}-${appearance}.webp`}
          alt={alt}
          width={width}
          height={height}
          loading="lazy"
          fetchPriority={first ? 'high' : undefined}
          className={clsx(styles.image, styles[appearance])}
        />
      ))}
    </figure>
  );
}
