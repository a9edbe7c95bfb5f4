import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import {
  inventoryKeys,
  invoiceKeys,
  notificationKeys,
  orderKeys,
  productKeys,
  relationshipKeys,
  supplierKeys,
  userKey,
} from '../../../lib/query-keys';
import type { Schemas } from '../../../lib/api-client';
import { keepEventStream } from '../../../lib/event-stream';
import type { Notification } from './list-notifications';

/** What somebody else's deed made stale. Without this a page would show the old state until it is left. */
const STALE: Record<string, readonly QueryKey[]> = {
  order: [orderKeys.all],
  inventory: [inventoryKeys.all],
  product: [productKeys.all],
  supplier: [supplierKeys.all],
  relationship: [relationshipKeys.all, supplierKeys.all],
  invoice: [invoiceKeys.all],
  user: [userKey],
};

type InvoiceDetail = Schemas['InvoiceDetail'];

/** How far the reading of an invoice is; without a page it has ended. */
interface InvoiceTold {
  invoiceId: number;
  page?: number;
  of?: number;
}

/** Listens for notifications as they happen. After a gap all that others may have changed is fetched again. */
export function useNotificationStream(): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    const refetch = (keys: readonly QueryKey[]) => {
      for (const queryKey of keys) void queryClient.invalidateQueries({ queryKey });
    };
    const onNotification = (data: string) => {
      const { entityType } = JSON.parse(data) as Notification;
      refetch([notificationKeys.all, ...((entityType && STALE[entityType]) || [])]);
    };
    const onInvoice = (data: string) => {
      const { invoiceId, page, of } = JSON.parse(data) as InvoiceTold;
      if (page === undefined || of === undefined) return refetch([invoiceKeys.all]);
      queryClient.setQueryData<InvoiceDetail>(
        invoiceKeys.detail(invoiceId),
        (known) => known && { ...known, invoice: { ...known.invoice, progress: { page, of } } },
      );
    };
    const onGap = () => refetch([notificationKeys.all, ...Object.values(STALE).flat()]);
    return keepEventStream('/api/notifications/stream', { notification: onNotification, invoice: onInvoice }, onGap);
  }, [queryClient]);
}
