import { clsx } from 'clsx';
import { CheckDrawing } from '../../../kit/state/drawings';
import { EmptyState } from '../../../kit/state/empty-state';
import { QueryState } from '../../../kit/state/query-state';
import { DetailSkeleton } from '../../../kit/state/skeletons';
import { useDecideApproval } from '../api/decide-approval';
import { useApprovals } from '../api/list-approvals';
import { approvalQueue, queueLength } from '../approval-queue';
import { ApprovalDesk } from '../components/approval-desk';
import styles from './approvals.module.css';

export function ApprovalsPage() {
  const query = useApprovals();
  const { decide, outcome, say } = useDecideApproval();
  return (
    <>
      <QueryState query={query} skeleton={<DetailSkeleton />} errorTitle="The approvals could not be loaded">
        {(approvals) => {
          const queue = approvalQueue(approvals);
          return queue.length === 0 ? (
            <EmptyState drawing={<CheckDrawing />} title="All done">
              No seller and no product waits for a decision.
            </EmptyState>
          ) : (
            <ApprovalDesk
              queue={queue}
              length={queueLength(approvals)}
              decide={decide}
              onReviewed={(text) => say({ text, failed: false })}
            />
          );
        }}
      </QueryState>
      {/* No toast: it would lie over the buttons of the next card; nor above these, which it would move. */}
      <p role="status" className={clsx(styles.outcome, outcome?.failed && styles.failed)}>
        {outcome?.text}
      </p>
    </>
  );
}
