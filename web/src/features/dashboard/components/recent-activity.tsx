import { QueryState } from '../../../kit/state/query-state';
import { RelativeDate } from '../../../kit/values/relative-date';
import { RowLink } from '../../../kit/list/row-link';
import { NoRows, Row, Rows } from '../../../kit/page/rows';
import { RowSkeletons } from '../../../kit/state/skeletons';
import { Surface } from '../../../kit/page/surface';
import { useSide } from '../../../lib/auth/use-side';
import { activityTarget } from '../activity-target';
import { type Activity, useActivities } from '../api/list-activities';
import styles from './recent-activity.module.css';

const SHOWN = 5;

export function RecentActivity() {
  const query = useActivities(SHOWN);
  return (
    <Surface title="Recent Activity" flush>
      <QueryState query={query} skeleton={<RowSkeletons count={SHOWN} />} errorTitle="The activity could not be loaded">
        {(activities) =>
          activities.length === 0 ? (
            <NoRows>What you and your partners do appears here.</NoRows>
          ) : (
            <Rows label="Recent activity">
              {activities.map((activity) => (
                <ActivityRow key={activity.id} activity={activity} />
              ))}
            </Rows>
          )
        }
      </QueryState>
    </Surface>
  );
}

function ActivityRow({ activity }: { activity: Activity }) {
  const target = activityTarget(activity, useSide());
  const text = <span className={styles.text}>{summaryOf(activity)}</span>;
  return (
    <Row
      title={target ? <RowLink to={target}>{text}</RowLink> : text}
      meta={<RelativeDate iso={activity.createdAt} />}
    />
  );
}

/** The sentence that the server made of it. */
function summaryOf({ metadata }: Activity): string {
  return typeof metadata.summary === 'string' ? metadata.summary : 'Something changed';
}
