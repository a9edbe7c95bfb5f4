import { Button } from 'antd';
import { useState } from 'react';
import { NoRows, Row, Rows } from '../../../kit/page/rows';
import { StatusTag } from '../../../kit/page/status-tag';
import { Surface } from '../../../kit/page/surface';
import { QueryState } from '../../../kit/state/query-state';
import { RowSkeletons } from '../../../kit/state/skeletons';
import { RelativeDate } from '../../../kit/values/relative-date';
import { useWebhooks, type Webhook } from '../api/webhooks';
import { hostOf, whyOff } from '../webhook-events';
import { NewWebhookDialog } from './webhook-dialogs';
import { WebhookLog } from './webhook-log';
import { WebhookMenu } from './webhook-menu';

/** Programs that are told of what happens, and what became of it. */
export function Webhooks() {
  const query = useWebhooks();
  const [adding, setAdding] = useState(false);
  const [logOf, setLogOf] = useState<number>();
  const looked = query.data?.find(({ id }) => id === logOf);
  return (
    <>
      <Surface
        title="Webhooks"
        flush
        extra={
          <Button size="small" onClick={() => setAdding(true)}>
            New webhook
          </Button>
        }
      >
        <QueryState query={query} skeleton={<RowSkeletons count={2} />} errorTitle="Your webhooks could not be loaded">
          {(webhooks) =>
            webhooks.length === 0 ? (
              <NoRows>A webhook tells a program of yours of orders, stock and invoices as they change.</NoRows>
            ) : (
              <Rows label="Webhooks">
                {webhooks.map((webhook) => (
                  <WebhookRow key={webhook.id} webhook={webhook} onLog={() => setLogOf(webhook.id)} />
                ))}
              </Rows>
            )
          }
        </QueryState>
      </Surface>
      {adding && <NewWebhookDialog onClose={() => setAdding(false)} />}
      {looked && <WebhookLog webhook={looked} onClose={() => setLogOf(undefined)} />}
    </>
  );
}

function WebhookRow({ webhook, onLog }: { webhook: Webhook; onLog: () => void }) {
  const { url, description, events, lastDeliveredAt, isActive } = webhook;
  const off = whyOff(webhook);
  return (
    <Row
      title={description || hostOf(url)}
      meta={
        <>
          <span style={{ overflowWrap: 'anywhere' }}>{url}</span> ·{' '}
          {events.length === 1 ? '1 event' : `${events.length} events`} ·{' '}
          {off ??
            (lastDeliveredAt ? (
              <>
                last delivered <RelativeDate iso={lastDeliveredAt} />
              </>
            ) : (
              'nothing delivered yet'
            ))}
        </>
      }
      tag={!isActive && <StatusTag tone={webhook.disabledReason ? 'action' : 'over'}>Off</StatusTag>}
      actions={
        <>
          <Button size="small" aria-label={`Deliveries to ${hostOf(url)}`} onClick={onLog}>
            Deliveries
          </Button>
          <WebhookMenu webhook={webhook} />
        </>
      }
    />
  );
}
