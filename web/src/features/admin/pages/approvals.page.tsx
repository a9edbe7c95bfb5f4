import { CheckDrawing } from '../../../kit/state/drawings';
import { EmptyState } from '../../../kit/state/empty-state';
import { QueryState } from '../../../kit/state/query-state';
import { DetailSkeleton } from '../../../kit/state/skeletons';
import { useApprovals } from '../api/list-approvals';
import { approvalQueue } from '../approval-queue';
import { ApprovalDesk } from '../components/approval-desk';

export function ApprovalsPage() {
  const query = useApprovals();
  return (
    <QueryState query={query} skeleton={<DetailSkeleton />} errorTitle="The approvals could not be loaded">
      {(approvals) => {
        const queue = approvalQueue(approvals);
        return queue.length === 0 ? (
          <EmptyState drawing={<CheckDrawing />} title="All done">
            No seller and no product waits for a decision.
          </EmptyState>
        ) : (
          <ApprovalDesk queue={queue} />
        );
      }}
    </QueryState>
  );
}
