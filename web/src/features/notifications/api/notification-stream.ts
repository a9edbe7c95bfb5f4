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

/** Listens for notifications as they happen. The browser reconnects by itself and resumes after the last one it saw. */
export function useNotificationStream(): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    const stream = new EventSource('/api/notifications/stream');
    stream.addEventListener('notification', ({ data }: MessageEvent<string>) => {
      const { entityType } = JSON.parse(data) as Notification;
      for (const queryKey of [notificationKeys.all, ...((entityType && STALE[entityType]) || [])]) {
        void queryClient.invalidateQueries({ queryKey });
      }
    });
    stream.addEventListener('invoice', ({ data }: MessageEvent<string>) => {
      const { invoiceId, page, of } = JSON.parse(data) as InvoiceTold;
      if (page === undefined || of === undefined) {
        void queryClient.invalidateQueries({ queryKey: invoiceKeys.all });
        return;
      }
      queryClient.setQueryData<InvoiceDetail>(
        invoiceKeys.detail(invoiceId),
        (known) => known && { ...known, invoice: { ...known.invoice, progress: { page, of } } },
      );
    });
    return () => stream.close();
  }, [queryClient]);
}
