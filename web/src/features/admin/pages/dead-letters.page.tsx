import { ResourceList } from '../../../kit/list/resource-list';
import { useListState } from '../../../kit/list/use-list-state';
import { NetworkDrawing } from '../../../kit/state/drawings';
import { EmptyState } from '../../../kit/state/empty-state';
import { capitalise } from '../../../lib/vocabulary';
import { SERVICES, useDeadLetters } from '../api/dead-letters';
import { DEAD_LETTER_COLUMNS, shortDeadLetter } from '../components/dead-letter-columns';
import { letterName } from '../components/letter-name';
import { DEAD_LETTER_LIST, toDeadLetterFilter } from '../dead-letter-list';

const CHOICES = SERVICES.map((value) => ({ value, label: capitalise(value) }));

/** What the services could not handle: events, requests and jobs. */
export function DeadLettersPage() {
  const list = useListState(DEAD_LETTER_LIST);
  return (
    <ResourceList
      list={list}
      query={useDeadLetters(toDeadLetterFilter(list.query))}
      label="Dead letters"
      noun="dead letter"
      nameOf={letterName}
      filters={[{ name: 'service', label: 'Service', all: 'All services', options: CHOICES }]}
      columns={DEAD_LETTER_COLUMNS}
      short={shortDeadLetter}
      error="The dead letters could not be loaded"
      nothingFound="No dead letters of this service"
      empty={
        <EmptyState drawing={<NetworkDrawing />} title="No dead letters">
          Every event and every request between the services got through, and every job was done.
        </EmptyState>
      }
    />
  );
}
