import { Button } from 'antd';
import { useConfirm } from '../../../kit/dialog/use-confirm';
import { NoRows, Row, Rows } from '../../../kit/page/rows';
import { Surface } from '../../../kit/page/surface';
import { QueryState } from '../../../kit/state/query-state';
import { RowSkeletons } from '../../../kit/state/skeletons';
import { RelativeDate } from '../../../kit/values/relative-date';
import { type User, useCurrentUser } from '../../../lib/auth/current-user';
import { useEndUserSession, type UserSession, useUserSessions } from '../api/user-account';

/** Where somebody is logged in, and the way to end it for them. One's own are ended in the settings. */
export function UserSessions({ user: { id, username } }: { user: User }) {
  const query = useUserSessions(id);
  const confirm = useConfirm();
  const { mutateAsync: end } = useEndUserSession(id);
  const mayEnd = useCurrentUser().id !== id;

  const askToEndAll = () =>
    confirm({
      title: `Sign ${username} out everywhere?`,
      content: 'They can log in again at once. Their access tokens stay: deactivate the account to stop everything.',
      ok: 'Sign out everywhere',
      run: () => end(undefined),
      success: () => ['Signed out everywhere', username],
      failure: 'Failed to sign out',
    });
  const askToEnd = (session: UserSession) =>
    confirm({
      title: `Sign ${username} out of ${session.device}?`,
      ok: 'Sign out',
      run: () => end(session.id),
      success: () => ['Signed out', session.device],
      failure: 'Failed to sign out',
    });

  return (
    <Surface
      title="Sessions"
      flush
      extra={
        mayEnd &&
        query.data &&
        query.data.length > 0 && (
          <Button size="small" onClick={askToEndAll}>
            Sign out everywhere
          </Button>
        )
      }
    >
      <QueryState query={query} skeleton={<RowSkeletons count={2} />} errorTitle="The sessions could not be loaded">
        {(sessions) =>
          sessions.length === 0 ? (
            <NoRows>Logged in nowhere.</NoRows>
          ) : (
            <Rows label="Sessions">
              {sessions.map((session) => (
                <Row
                  key={session.id}
                  title={session.device}
                  meta={
                    <>
                      {session.place ? `From ${session.place} · ` : ''}last used{' '}
                      <RelativeDate iso={session.lastSeenAt} />
                    </>
                  }
                  actions={
                    mayEnd && (
                      <Button
                        size="small"
                        aria-label={`Sign out of ${session.device}`}
                        onClick={() => askToEnd(session)}
                      >
                        Sign out
                      </Button>
                    )
                  }
                />
              ))}
            </Rows>
          )
        }
      </QueryState>
    </Surface>
  );
}
