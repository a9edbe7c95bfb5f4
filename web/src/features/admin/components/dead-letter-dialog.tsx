import { Dialog } from '../../../kit/dialog/dialog';
import { Facts } from '../../../kit/page/facts';
import { ExactDate } from '../../../kit/values/exact-date';
import { capitalise } from '../../../lib/vocabulary';
import type { DeadLetter } from '../api/dead-letters';
import { letterName } from './letter-name';
import styles from './dead-letter.module.css';

const KINDS: Record<DeadLetter['kind'], string> = {
  event: 'Event that could not be handled',
  command: 'Request that did not get through',
  job: 'Job whose tries are used up',
};

/** All that is known of it, to find the cause by. */
export function DeadLetterDialog({ letter, onClose }: { letter: DeadLetter; onClose: () => void }) {
  const { service, kind, error, tries, occurredAt, parkedAt, actorId, requestId, data } = letter;
  return (
    <Dialog open title={letterName(letter)} onCancel={onClose} width={640}>
      <Facts
        items={[
          ['Service', capitalise(service)],
          ['Kind', KINDS[kind]],
          ['Error', error],
          ['Tries', String(tries)],
          ['Happened', <ExactDate key="happened" iso={occurredAt} />],
          ['Put aside', <ExactDate key="parked" iso={parkedAt} />],
          ['Caused by', actorId === null ? 'The system' : `User ${actorId}`],
          ['Request', requestId],
        ]}
      />
      <pre className={styles.data} tabIndex={0} aria-label="Content">
        {JSON.stringify(data, null, 2)}
      </pre>
    </Dialog>
  );
}
