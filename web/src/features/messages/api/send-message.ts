import { type InfiniteData, useQueryClient } from '@tanstack/react-query';
import { api, body, idempotencyKey } from '../../../lib/api-client';
import { errorText } from '../../../lib/api-error';
import { nowStale } from '../../../lib/live/stale';
import type { Page } from '../../../lib/page';
import { conversationKeys } from '../../../lib/query-keys';
import { changeOutgoing, type Outgoing } from '../outgoing';
import type { Message } from './list-messages';

/**
 * Sends what was written: shown at once, and kept with the reason when it could not be sent. Another try is the same
 * message to the server, so that it never arrives twice.
 */
export function useSendMessage(conversationId: number) {
  const queryClient = useQueryClient();

  const deliver = async (outgoing: Outgoing) => {
    try {
      const { key, text, order } = outgoing;
      const sent = body(
        await api.POST('/api/conversations/{id}/messages', {
          params: { path: { id: conversationId }, header: { 'Idempotency-Key': key } },
          body: { text, ...(order && { orderId: order.id }) },
        }),
      );
      showSent(sent);
      changeOutgoing(conversationId, (all) => all.filter((one) => one.key !== key));
      await nowStale(queryClient, 'conversation');
    } catch (error) {
      const failure = errorText(error, 'It could not be sent.');
      changeOutgoing(conversationId, (all) => all.map((one) => (one.key === outgoing.key ? { ...one, failure } : one)));
    }
  };

  /** Among the others before the list is fetched again: nothing flickers. */
  const showSent = (sent: Message) =>
    queryClient.setQueryData<InfiniteData<Page<Message>>>(
      conversationKeys.part(conversationId, 'messages'),
      (known) => {
        const [newest, ...older] = known?.pages ?? [];
        if (!known || !newest || newest.items.some(({ id }) => id === sent.id)) return known;
        return { ...known, pages: [{ ...newest, items: [sent, ...newest.items] }, ...older] };
      },
    );

  return {
    send(text: string, order?: Outgoing['order']) {
      const outgoing: Outgoing = { key: idempotencyKey(), text, order, createdAt: new Date().toISOString() };
      changeOutgoing(conversationId, (all) => [...all, outgoing]);
      void deliver(outgoing);
    },
    retry(outgoing: Outgoing) {
      const again = { ...outgoing, failure: undefined };
      changeOutgoing(conversationId, (all) => all.map((one) => (one.key === again.key ? again : one)));
      void deliver(again);
    },
    discard({ key }: Outgoing) {
      changeOutgoing(conversationId, (all) => all.filter((one) => one.key !== key));
    },
  };
}
