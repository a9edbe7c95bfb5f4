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
    return () => stream.close();
  }, [queryClient]);
}
