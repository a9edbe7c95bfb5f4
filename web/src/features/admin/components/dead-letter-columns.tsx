import { DeleteOutlined, EyeOutlined, MoreOutlined, RedoOutlined } from '@ant-design/icons';
import { useState } from 'react';
import { useConfirm } from '../../../kit/dialog/use-confirm';
import { ACTIONS, type Column } from '../../../kit/list/column';
import type { ShortRow } from '../../../kit/list/data-table';
import { MenuButton } from '../../../kit/page/menu-button';
import { ExactDate } from '../../../kit/values/exact-date';
import { capitalise } from '../../../lib/vocabulary';
import { type DeadLetter, useDecideLetter } from '../api/dead-letters';
import { DeadLetterDialog } from './dead-letter-dialog';
import { letterName } from './letter-name';
import styles from './dead-letter.module.css';

const KINDS: Record<DeadLetter['kind'], string> = { event: 'Event', command: 'Request', job: 'Job' };

export const shortDeadLetter = (letter: DeadLetter): ShortRow => ({
  title: <span className={styles.subject}>{letterName(letter)}</span>,
  figure: <ExactDate iso={letter.parkedAt} />,
  actions: <LetterMenu letter={letter} />,
  detail: (
    <>
      {capitalise(letter.service)} · {KINDS[letter.kind]} · <span className={styles.error}>{letter.error}</span>
    </>
  ),
});

export const DEAD_LETTER_COLUMNS: Column<DeadLetter, 'newest'>[] = [
  { key: 'parked', title: 'Put aside', render: ({ parkedAt }) => <ExactDate iso={parkedAt} /> },
  { key: 'service', title: 'Service', render: ({ service }) => capitalise(service) },
  { key: 'kind', title: 'Kind', render: ({ kind }) => KINDS[kind] },
  { key: 'what', title: 'What', render: (letter) => <span className={styles.subject}>{letterName(letter)}</span> },
  { key: 'error', title: 'Error', render: ({ error }) => <span className={styles.error}>{error}</span> },
  { key: 'tries', title: 'Tries', number: true, wideOnly: true, render: ({ tries }) => tries },
  { key: ACTIONS, title: '', width: 64, render: (letter) => <LetterMenu letter={letter} /> },
];

const REPLAYED: Record<DeadLetter['kind'], string> = {
  event: 'It is handled now',
  command: 'It is sent again',
  job: 'It is begun again',
};

const DROPPED: Record<DeadLetter['kind'], (service: string) => string> = {
  event: (service) => `${service} never learns of it. This cannot be taken back.`,
  command: () =>
    'It ends as refused, and what waits for it can be tried again. Make sure that it has not happened all the same.',
  job: () => 'What it was about stays as it is: a file that is not made, a mail that is not sent.',
};

function LetterMenu({ letter }: { letter: DeadLetter }) {
  const { service, kind } = letter;
  const decide = useDecideLetter();
  const confirm = useConfirm();
  const [looking, setLooking] = useState(false);
  const name = letterName(letter);

  const askToReplay = () =>
    confirm({
      title: `Replay ${name}?`,
      content:
        kind === 'job'
          ? 'It is begun again with all its tries. Where the cause is not mended, it comes back here.'
          : `${capitalise(service)} handles it again. Where the cause is not mended, it stays here.`,
      ok: 'Replay',
      danger: false,
      run: () => decide.mutateAsync({ letter, replay: true }),
      success: REPLAYED[kind],
      failure: 'Failed to replay it',
    });
  const askToDrop = () =>
    confirm({
      title: `Drop ${name}?`,
      content: DROPPED[kind](capitalise(service)),
      ok: 'Drop',
      run: () => decide.mutateAsync({ letter, replay: false }),
      success: 'It is dropped',
      failure: 'Failed to drop it',
    });
  const items = [
    { key: 'look', icon: <EyeOutlined aria-hidden />, label: 'Details', onClick: () => setLooking(true) },
    { key: 'replay', icon: <RedoOutlined aria-hidden />, label: 'Replay', onClick: askToReplay },
    { key: 'drop', icon: <DeleteOutlined aria-hidden />, label: 'Drop', danger: true, onClick: askToDrop },
  ];
  return (
    <>
      <MenuButton
        icon={<MoreOutlined aria-hidden />}
        aria-label={`More actions for ${name} of ${service}`}
        menu={{ items }}
      />
      {looking && <DeadLetterDialog letter={letter} onClose={() => setLooking(false)} />}
    </>
  );
}
