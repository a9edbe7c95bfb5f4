import { Button } from 'antd';
import { useState } from 'react';
import { useAnswerRequest } from '../api/answer-request';
import type { Relationship } from '../api/list-customers';
import { useToast } from '../lib/use-toast';
import { capitalise } from '../lib/vocabulary';
import { DecisionButton } from '../kit/decision/decision-button';
import { ReasonDialog } from '../kit/dialog/reason-dialog';
import { RelativeDate } from '../kit/values/relative-date';
import { Row, Rows } from '../kit/page/rows';
import styles from './connection-requests.module.css';

/** Buyers who ask to be let in, with the owner's two answers. */
export function ConnectionRequests({ requests }: { requests: Relationship[] }) {
  const [declined, setDeclined] = useState<Relationship>();
  return (
    <>
      <Rows label="Connection requests">
        {requests.map((request) => (
          <RequestRow key={request.id} request={request} onDecline={() => setDeclined(request)} />
        ))}
      </Rows>
      {declined && <DeclineDialog request={declined} onClose={() => setDeclined(undefined)} />}
    </>
  );
}

function RequestRow({ request, onDecline }: { request: Relationship; onDecline: () => void }) {
  const { id, buyer, supplier, message, createdAt } = request;
  const answer = useAnswerRequest();
  const toast = useToast();
  // The row leaves with its answer, and `mutate`'s callbacks would leave with it.
  const accept = () =>
    void answer.mutateAsync({ id, accept: true }).then(
      () => toast.success('Request accepted', `${buyer.companyName} can now order from ${supplier.name}.`),
      (error: unknown) => toast.failure('Failed to accept request', error),
    );
  return (
    <Row
      title={buyer.companyName}
      meta={
        <>
          {[`${buyer.firstName} ${buyer.lastName}`, buyer.industry && capitalise(buyer.industry)]
            .filter(Boolean)
            .join(' · ')}{' '}
          · <RelativeDate iso={createdAt} />
          {message && (
            <q dir="auto" className={styles.message}>
              {message}
            </q>
          )}
        </>
      }
      actions={
        <>
          <Button disabled={answer.isPending} onClick={onDecline}>
            Decline
          </Button>
          <DecisionButton type="primary" loading={answer.isPending} onClick={accept}>
            Accept
          </DecisionButton>
        </>
      }
    />
  );
}

function DeclineDialog({ request, onClose }: { request: Relationship; onClose: () => void }) {
  const { id, buyer } = request;
  const answer = useAnswerRequest();
  const toast = useToast();
  return (
    <ReasonDialog
      title={`Decline ${buyer.companyName}`}
      label="Reason (the buyer reads it)"
      required="Please give a reason"
      submit="Decline request"
      send={(reason) => answer.mutateAsync({ id, accept: false, reason })}
      failure="Failed to decline request"
      onDone={() => {
        toast.success('Request declined', `${buyer.companyName} has been told.`);
        onClose();
      }}
      onClose={onClose}
    >
      <p>They may ask again after 30 days.</p>
    </ReasonDialog>
  );
}
