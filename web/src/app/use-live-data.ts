import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Schemas } from '../lib/api-client';
import { checkSession } from '../lib/auth/current-user';
import { shareEventStream, type Told } from '../lib/live/shared-stream';
import { isResource, nowStale, type Resource } from '../lib/live/stale';
import { together } from '../lib/live/together';
import { invoiceKeys } from '../lib/query-keys';

const STREAM = '/api/notifications/stream';
const TYPES = ['notification', 'invoice', 'message', 'change'] as const;
/** Long enough for a burst, too short to be felt. */
const BURST_MS = 200;

/** How far the reading of an invoice is; without a page it has ended. */
interface InvoiceTold {
  invoiceId: number;
  page?: number;
  of?: number;
}

/**
 * Keeps what is on the screen true: what anybody changed is fetched again as the server tells of it, and everything
 * after a time without news. The polls of single queries are the fallback.
 */
export function useLiveData(userId: number): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    const refetch = together<Resource>(BURST_MS, (resources) => void nowStale(queryClient, ...resources));
    const refetchAll = () => void queryClient.invalidateQueries();

    const onInvoice = ({ invoiceId, page, of }: InvoiceTold) => {
      if (page === undefined || of === undefined) return refetch('invoice');
      queryClient.setQueryData<Schemas['InvoiceDetail']>(
        invoiceKeys.detail(invoiceId),
        (known) => known && { ...known, invoice: { ...known.invoice, progress: { page, of } } },
      );
    };
    const onTold = (told: Told) => {
      if (!('data' in told)) return refetchAll();
      const data: unknown = JSON.parse(told.data);
      if (told.type === 'invoice') return onInvoice(data as InvoiceTold);
      // Reading a conversation reads what told of it.
      if (told.type === 'message') refetch('conversation');
      if (told.type === 'message' || told.type === 'notification') refetch('notification');
      const { resource, entityType } = data as { resource?: string; entityType?: string | null };
      const changed = resource ?? entityType;
      if (isResource(changed)) refetch(changed);
    };

    // A session that was ended elsewhere is known at once, not with the next poll.
    const onRefused = () => void checkSession();

    return shareEventStream({ url: STREAM, types: TYPES, name: `tradeyard-live-${userId}`, onTold, onRefused });
  }, [queryClient, userId]);
}
