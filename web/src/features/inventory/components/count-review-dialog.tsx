import { Button } from 'antd';
import { DecisionButton } from '../../../kit/decision/decision-button';
import { Dialog } from '../../../kit/dialog/dialog';
import { StatusTag } from '../../../kit/page/status-tag';
import type { Schemas } from '../../../lib/api-client';
import { answerBefore, ApiError } from '../../../lib/api-error';
import { count, formatNumber } from '../../../lib/numbers';
import { wasSentBefore } from '../../../lib/use-once';
import { useToast } from '../../../lib/use-toast';
import { useBookCount } from '../api/book-count';
import { type Counted, differenceOf, hasMoved } from '../stocktake';
import type { Counts } from '../use-counts';
import styles from './stocktake.module.css';

/** As many as the server takes at a time. */
const MOST = 1000;

interface Props {
  counts: Counts;
  onClose: () => void;
}

/** What differs, before it is booked; and what has moved since it was counted, which a person decides. */
export function CountReviewDialog({ counts, onClose }: Props) {
  const { mutateAsync: book, isPending } = useBookCount();
  const toast = useToast();
  const all = counts.counts;
  const moved = all.filter(hasMoved);
  const differing = all.filter((one) => !hasMoved(one) && differenceOf(one) !== 0);

  const send = async () => {
    const lines = all.map(({ itemId, counted, expected }) => ({ itemId, counted, expected }));
    try {
      const booked = await book(lines);
      counts.clear();
      if (wasSentBefore(booked)) toast.doneOnce(`${count(booked.counted, 'item')} counted`);
      else toast.success(`${count(booked.counted, 'item')} counted`, `${formatNumber(booked.changed)} changed`);
      onClose();
    } catch (error) {
      const before = answerBefore<Schemas['BookedCount']>(error);
      if (before) {
        // Booked again, what has changed by it is asked about.
        return toast.doneBefore(
          `${count(before.counted, 'item')} were booked already`,
          'What you counted since has not been booked.',
        );
      }
      if (!(error instanceof ApiError)) return toast.failure('The count could not be booked', error);
      const since = error.body['moved'] as { itemId: number; currentStock: number }[] | undefined;
      if (since) counts.markMoved(since);
      else toast.failure('The count could not be booked', error);
    }
  };

  return (
    <Dialog title="Book the count" open onCancel={onClose} width={640}>
      {moved.length > 0 && (
        <section aria-label="Moved since they were counted">
          <p className={styles.lead}>
            The stock of {moved.length === 1 ? 'one item' : `${moved.length} items`} has moved since it was counted.
            What holds?
          </p>
          <ul className={styles.lines}>
            {moved.map((one) => (
              <MovedLine key={one.itemId} one={one} counts={counts} />
            ))}
          </ul>
        </section>
      )}
      <p className={styles.lead}>
        {count(all.length, 'item')} counted,{' '}
        {differing.length === 0 ? 'none differs.' : `${formatNumber(differing.length)} with a difference:`}
      </p>
      <ul className={styles.lines} aria-label="Differences">
        {differing.map((one) => (
          <li key={one.itemId} className={styles.line}>
            <span className={styles.name}>{one.name}</span>
            <span className={styles.figures}>
              {formatNumber(one.expected)} → {formatNumber(one.counted)}
            </span>
            <Difference of={one} />
          </li>
        ))}
      </ul>
      {all.length > MOST && <p className={styles.lead}>Book at most {formatNumber(MOST)} items at a time.</p>}
      <div className={styles.actions}>
        <Button onClick={onClose}>Go on counting</Button>
        <Button
          type="primary"
          loading={isPending}
          disabled={moved.length > 0 || all.length === 0 || all.length > MOST}
          onClick={() => void send()}
        >
          Book {count(all.length, 'item')}
        </Button>
      </div>
    </Dialog>
  );
}

function MovedLine({ one, counts }: { one: Counted; counts: Counts }) {
  const { itemId, name, counted, expected, movedTo = 0 } = one;
  const after = Math.max(0, movedTo + differenceOf(one));
  return (
    <li className={styles.moved}>
      <span className={styles.name}>{name}</span>
      <StatusTag tone="waiting">{`Counted ${counted} when ${expected} were said; now ${movedTo}`}</StatusTag>
      <span className={styles.choices}>
        <DecisionButton size="small" onClick={() => counts.decide(itemId, 'count')}>
          Set to {formatNumber(counted)}
        </DecisionButton>
        <DecisionButton size="small" onClick={() => counts.decide(itemId, 'difference')}>
          Book the difference: {formatNumber(after)}
        </DecisionButton>
        <DecisionButton size="small" type="text" onClick={() => counts.decide(itemId, 'drop')}>
          Leave out
        </DecisionButton>
      </span>
    </li>
  );
}

/** '+3', in words for those who listen. */
export function Difference({ of }: { of: Counted }) {
  const difference = differenceOf(of);
  return (
    <span className={styles.difference} data-sign={difference > 0 ? '+' : difference < 0 ? '-' : undefined}>
      {difference === 0 ? 'as said' : `${difference > 0 ? '+' : '−'}${formatNumber(Math.abs(difference))}`}
    </span>
  );
}
