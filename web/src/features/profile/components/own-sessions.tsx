import { Button } from 'antd';
import { useConfirm } from '../../../kit/dialog/use-confirm';
import { Row, Rows } from '../../../kit/page/rows';
import { StatusTag } from '../../../kit/page/status-tag';
import { Surface } from '../../../kit/page/surface';
import { QueryState } from '../../../kit/state/query-state';
import { RowSkeletons } from '../../../kit/state/skeletons';
import { RelativeDate } from '../../../kit/values/relative-date';
import { type OwnSession, useEndSession, useOwnSessions } from '../api/own-sessions';

/** Where the person is logged in, and the way to end it from here. */
export function OwnSessions() {
  const query = useOwnSessions();
  const confirm = useConfirm();
  const { mutateAsync: end } = useEndSession();
  const hasOthers = query.data?.some(({ current }) => !current);

  const askToEndOthers = () =>
    confirm({
      title: 'Sign out everywhere else?',
      content: 'You stay logged in here alone. If you do not know one of these places, change your password too.',
      ok: 'Sign out everywhere else',
      run: () => end(undefined),
      success: 'You are logged out everywhere else',
      failure: 'Failed to sign out',
    });
  const askToEnd = ({ id, device }: OwnSession) =>
    confirm({
      title: `Sign out of ${device}?`,
      ok: 'Sign out',
      run: () => end(id),
      success: () => ['Signed out', device],
      failure: 'Failed to sign out',
    });

  return (
    <Surface
      title="Where you are logged in"
      flush
      extra={
        hasOthers && (
          <Button size="small" onClick={askToEndOthers}>
            Sign out everywhere else
          </Button>
        )
      }
    >
      <QueryState query={query} skeleton={<RowSkeletons count={2} />} errorTitle="Your sessions could not be loaded">
        {(sessions) => (
          <Rows label="Sessions">
            {sessions.map((session) => (
              <Row
                key={session.id}
                title={session.device}
                meta={
                  <>
                    {session.place ? `From ${session.place} · ` : ''}last used <RelativeDate iso={session.lastSeenAt} />
                  </>
                }
                tag={session.current && <StatusTag tone="done">This device</StatusTag>}
                actions={
                  !session.current && (
                    <Button size="small" aria-label={`Sign out of ${session.device}`} onClick={() => askToEnd(session)}>
                      Sign out
                    </Button>
                  )
                }
              />
            ))}
          </Rows>
        )}
      </QueryState>
    </Surface>
  );
}
