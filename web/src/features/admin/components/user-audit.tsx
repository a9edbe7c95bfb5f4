import { NoRows, Row, Rows } from '../../../kit/page/rows';
import { LinkButton } from '../../../kit/page/link-button';
import { Surface } from '../../../kit/page/surface';
import { QueryState } from '../../../kit/state/query-state';
import { RowSkeletons } from '../../../kit/state/skeletons';
import { ExactDate } from '../../../kit/values/exact-date';
import { paths } from '../../../lib/paths';
import { useUserAudit } from '../api/user-account';
import { actorOf, deedOf, Outcome, subjectOf } from './audit-columns';

/** The latest of what a user did and of what was done to them. */
export function UserAudit({ userId }: { userId: number }) {
  return (
    <Surface
      title="Audit log"
      flush
      extra={
        <LinkButton size="small" to={paths.admin.audit({ userId })}>
          View all
        </LinkButton>
      }
    >
      <QueryState
        query={useUserAudit(userId)}
        skeleton={<RowSkeletons count={3} />}
        errorTitle="The audit log could not be loaded"
      >
        {({ items }) =>
          items.length === 0 ? (
            <NoRows>Nothing is written down of them yet.</NoRows>
          ) : (
            <Rows label="Audit log">
              {items.map((entry) => (
                <Row
                  key={entry.id}
                  title={deedOf(entry)}
                  meta={[actorOf(entry), subjectOf(entry)].filter(Boolean).join(' → ')}
                  figure={<ExactDate iso={entry.at} />}
                  tag={entry.outcome !== 'done' && <Outcome entry={entry} />}
                />
              ))}
            </Rows>
          )
        }
      </QueryState>
    </Surface>
  );
}
