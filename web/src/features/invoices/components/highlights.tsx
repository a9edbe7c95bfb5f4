import { clsx } from 'clsx';
import { useEffect, useRef } from 'react';
import type { Highlight } from '../extracted';
import { showWithin } from '../show-within';
import styles from './document-view.module.css';

interface Props {
  highlights: Highlight[];
  /** Its size in points, which the boxes are measured in. */
  page: { number: number; width: number; height: number };
  active?: string;
}

/** Boxes over a page, in percent, so that they follow its size. */
export function Highlights({ highlights, page, active }: Props) {
  const first = useRef<HTMLDivElement>(null);
  useEffect(() => {
    showWithin(first.current);
  }, [active]);

  const here = highlights.filter(({ page: number }) => number === page.number);
  const firstActive = here.findIndex(({ target }) => target === active);
  return here.map(({ target, box, unsure }, index) => (
    <div
      key={`${target}-${index}`}
      ref={index === firstActive ? first : undefined}
      className={clsx(styles.box, unsure && styles.unsure, target === active && styles.active)}
      style={{
        left: `${(box.x / page.width) * 100}%`,
        top: `${(box.y / page.height) * 100}%`,
        width: `${(box.width / page.width) * 100}%`,
        height: `${(box.height / page.height) * 100}%`,
      }}
    />
  ));
}
