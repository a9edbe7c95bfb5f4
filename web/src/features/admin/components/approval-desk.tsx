import { Button } from 'antd';
import { useState } from 'react';
import { DecisionButton } from '../../../kit/decision/decision-button';
import { ReasonDialog } from '../../../kit/dialog/reason-dialog';
import { RelativeDate } from '../../../kit/values/relative-date';
import { RowButton } from '../../../kit/list/row-link';
import { Row, Rows } from '../../../kit/page/rows';
import { KeyHint } from '../../../kit/shortcuts/key-hint';
import { useShortcut } from '../../../kit/shortcuts/use-shortcut';
import { Surface } from '../../../kit/page/surface';
import type { Decision } from '../api/decide-approval';
import { type Approval, keyOf } from '../approval-queue';
import { ApprovalCard } from './approval-card';
import { MoreOfSupplier } from './more-of-supplier';
import styles from './approval-desk.module.css';

const NEXT_SHOWN = 6;

interface Props {
  queue: Approval[];
  /** As far as it is known; the queue has its beginning. */
  length: string;
  decide: (decision: Decision) => void;
  /** Many were decided on: what is to be said of it. */
  onReviewed: (text: string) => void;
}

/** One card at a time, who waits longest first; a decision brings the next. Another one can be taken out of turn. */
export function ApprovalDesk({ queue, length, decide, onReviewed }: Props) {
  const [chosenKey, setChosenKey] = useState<string>();
  const [rejecting, setRejecting] = useState(false);
  const current = queue.find((approval) => keyOf(approval) === chosenKey) ?? queue[0];

  const approve = () => {
    if (current) decide({ approval: current });
  };
  const reject = () => setRejecting(true);
  useShortcut({ keys: 'a', description: 'Approve', group: 'Approvals', run: approve });
  useShortcut({ keys: 'r', description: 'Reject', group: 'Approvals', run: reject });

  if (!current) return null;
  const others = queue.filter((approval) => approval !== current);
  return (
    <div className={styles.columns}>
      <div key={keyOf(current)} className={styles.card}>
        <ApprovalCard
          approval={current}
          more={current.kind === 'product' && <MoreOfSupplier product={current.product} onReviewed={onReviewed} />}
          actions={
            <>
              <Button size="large" onClick={reject} aria-keyshortcuts="R">
                Reject <KeyHint>R</KeyHint>
              </Button>
              <DecisionButton size="large" type="primary" onClick={approve} aria-keyshortcuts="A">
                Approve <KeyHint>A</KeyHint>
              </DecisionButton>
            </>
          }
        />
      </div>
      {others.length > 0 && (
        <Surface title={`Next (${length} in all)`} flush>
          <Rows label="Next in the queue">
            {others.slice(0, NEXT_SHOWN).map((approval) => (
              <Row
                key={keyOf(approval)}
                title={<RowButton onClick={() => setChosenKey(keyOf(approval))}>{approval.name}</RowButton>}
                meta={
                  <>
                    {approval.kind === 'user' ? 'Seller' : 'Product'} · <RelativeDate iso={approval.since} />
                  </>
                }
              />
            ))}
          </Rows>
        </Surface>
      )}
      {rejecting && (
        <ReasonDialog
          title={`Reject ${current.name}`}
          label="Reason"
          placeholder="What should be changed"
          required="Please give a reason"
          submit="Reject"
          // The card leaves at once, and comes back when the decision did not go through.
          send={(rejectReason) => Promise.resolve(decide({ approval: current, rejectReason }))}
          failure={`Failed to reject ${current.name}`}
          onDone={() => setRejecting(false)}
          onClose={() => setRejecting(false)}
        >
          <p>The seller reads it.</p>
        </ReasonDialog>
      )}
    </div>
  );
}
