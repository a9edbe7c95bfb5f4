import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { useEffect, useRef } from 'react';
import { ErrorState } from '../../../kit/state/error-state';
import { ApiError } from '../../../lib/api-error';
import { invoiceKeys } from '../../../lib/query-keys';
import { type ShownText, shownText } from '../document-text';
import type { LineMark } from '../extracted';
import { showWithin } from '../show-within';
import styles from './document-view.module.css';

interface Props {
  invoiceId: number;
  url: string;
  marks: LineMark[];
  active?: string;
}

/** A CSV or XML file as text, the lines that values were read from marked. */
export function TextDocument({ invoiceId, url, marks, active }: Props) {
  const { data, error, refetch } = useQuery({
    queryKey: invoiceKeys.part(invoiceId, 'file'),
    queryFn: async () => {
      const answer = await fetch(url, { credentials: 'include' });
      if (!answer.ok) throw await ApiError.from(answer);
      return shownText(new Uint8Array(await answer.arrayBuffer()));
    },
  });
  if (error) return <ErrorState title="Failed to fetch invoice" error={error} onRetry={() => void refetch()} />;
  return (
    <pre className={styles.text} tabIndex={0} aria-label="The uploaded file">
      {data && <Lines text={data} marks={data.isOriginal ? marks : []} active={active} />}
    </pre>
  );
}

function Lines({ text, marks, active }: { text: ShownText; marks: LineMark[]; active?: string }) {
  const first = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    showWithin(first.current);
  }, [active]);

  const firstActive = marks.find(({ target }) => target === active)?.line;
  return text.lines.map((line, index) => {
    const here = marks.filter((mark) => mark.line === index + 1);
    return (
      <span
        key={index}
        ref={index + 1 === firstActive ? first : undefined}
        className={clsx(
          styles.line,
          here.length > 0 && styles.marked,
          here.some(({ unsure }) => unsure) && styles.unsure,
          here.some(({ target }) => target === active) && styles.active,
        )}
      >
        {line}
        {'\n'}
      </span>
    );
  });
}
