import { Button, Drawer } from 'antd';
import { useState } from 'react';
import { FilterSelect } from '../../../kit/list/filter-select';
import { NoRows } from '../../../kit/page/rows';
import { StatusTag } from '../../../kit/page/status-tag';
import { ErrorState } from '../../../kit/state/error-state';
import { RowSkeletons } from '../../../kit/state/skeletons';
import { RelativeDate } from '../../../kit/values/relative-date';
import { useToast } from '../../../lib/use-toast';
import { type Delivery, useDeliveries, useReplayDelivery, type Webhook } from '../api/webhooks';
import { DELIVERY_STATES, eventName, hostOf } from '../webhook-events';
import styles from './webhook-log.module.css';

const STATES = Object.entries(DELIVERY_STATES).map(([value, { label }]) => ({
  value: value as Delivery['status'],
  label,
}));

/** What an address was told of in the last 30 days, and what it said. */
export function WebhookLog({ webhook, onClose }: { webhook: Webhook; onClose: () => void }) {
  const [status, setStatus] = useState<Delivery['status']>();
  return (
    <Drawer open onClose={onClose} size={560} title={`Deliveries to ${hostOf(webhook.url)}`} destroyOnHidden>
      <FilterSelect
        all="All deliveries"
        value={status}
        options={STATES}
        onChange={(next) => setStatus(next ?? undefined)}
      />
      <Deliveries webhook={webhook} status={status} />
    </Drawer>
  );
}

function Deliveries({ webhook, status }: { webhook: Webhook; status: Delivery['status'] | undefined }) {
  const query = useDeliveries(webhook.id, status);
  if (query.isPending) return <RowSkeletons count={4} />;
  if (query.isError) {
    return (
      <ErrorState title="The deliveries could not be loaded" error={query.error} onRetry={() => void query.refetch()} />
    );
  }
  const deliveries = query.data.pages.flatMap(({ items }) => items);
  if (deliveries.length === 0) return <NoRows>Nothing here in the last 30 days.</NoRows>;
  return (
    <>
      <ol className={styles.log}>
        {deliveries.map((delivery) => (
          <DeliveryRow key={delivery.id} delivery={delivery} canReplay={webhook.isActive} />
        ))}
      </ol>
      {query.hasNextPage && (
        <Button block loading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
          Show older deliveries
        </Button>
      )}
    </>
  );
}

function DeliveryRow({ delivery, canReplay }: { delivery: Delivery; canReplay: boolean }) {
  const { type, status, attempts, httpStatus, note, createdAt, nextAttemptAt } = delivery;
  const replay = useReplayDelivery();
  const toast = useToast();
  const { label, tone } = DELIVERY_STATES[status];
  const sendAgain = () =>
    replay.mutate(delivery, {
      onSuccess: () => toast.success('It is sent again'),
      onError: (error) => toast.failure('It could not be sent again', error),
    });
  return (
    <li className={styles.delivery}>
      <div className={styles.head}>
        <span className={styles.type}>{eventName(type)}</span>
        <StatusTag tone={tone}>{label}</StatusTag>
      </div>
      <p className={styles.meta}>
        <RelativeDate iso={createdAt} /> · {attempts === 1 ? '1 try' : `${attempts} tries`}
        {httpStatus !== null && ` · HTTP ${httpStatus}`}
        {note && ` · ${note}`}
        {nextAttemptAt && attempts > 0 && (
          <>
            {' '}
            · next try <RelativeDate iso={nextAttemptAt} />
          </>
        )}
      </p>
      <div className={styles.foot}>
        <Said delivery={delivery} />
        {canReplay && status !== 'sending' && (
          <Button size="small" loading={replay.isPending} onClick={sendAgain}>
            Send again
          </Button>
        )}
      </div>
    </li>
  );
}

function Said({ delivery: { messageId, body, answer } }: { delivery: Delivery }) {
  return (
    <details className={styles.said}>
      <summary>Message and answer</summary>
      <p className={styles.meta}>{messageId}</p>
      <pre tabIndex={0} aria-label="Message">
        {JSON.stringify(JSON.parse(body), null, 2)}
      </pre>
      {answer ? (
        <pre tabIndex={0} aria-label="Answer">
          {answer}
        </pre>
      ) : (
        <p className={styles.meta}>No answer yet, or an empty one.</p>
      )}
    </details>
  );
}
