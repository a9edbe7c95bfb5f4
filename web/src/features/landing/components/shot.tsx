import { useAppearance } from '../../../lib/theme/appearance';
import styles from './shot.module.css';

interface Props {
  /** public/landing/{name}-{light|dark}.webp, taken of the running product. */
  name: string;
  alt: string;
  width: number;
  height: number;
  /** Seen at once, so not waited for. */
  eager?: boolean;
}

/** A picture of the product in a frame, in the appearance of the page around it. */
export function Shot({ name, alt, width, height, eager }: Props) {
  const { dark } = useAppearance();
  return (
    <figure className={styles.frame}>
      <img
        src={`/landing/${name}-${dark ? 'dark' : 'light'}.webp`}
        alt={alt}
        width={width}
        height={height}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : 'auto'}
        className={styles.image}
      />
    </figure>
  );
}
