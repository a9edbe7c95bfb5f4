import type { QueryClient, QueryKey } from '@tanstack/react-query';
import {
  activityKeys,
  approvalKeys,
  inventoryKeys,
  invoiceKeys,
  notificationKeys,
  orderKeys,
  productKeys,
  relationshipKeys,
  supplierKeys,
  userKey,
} from '../query-keys';

/**
 * What a change of one resource makes stale, wherever it happened: here, in another tab, or on the other side of the
 * market. The only place that says so.
 */
export const STALE = {
  // What is on order is what need not be ordered again.
  order: [orderKeys.all, inventoryKeys.all, activityKeys.all],
  inventory: [inventoryKeys.all, activityKeys.all],
  product: [productKeys.all, approvalKeys.all],
  supplier: [supplierKeys.all],
  relationship: [relationshipKeys.all, supplierKeys.all, activityKeys.all],
  invoice: [invoiceKeys.all],
  notification: [notificationKeys.all],
  user: [userKey],
} satisfies Record<string, readonly QueryKey[]>;

export type Resource = keyof typeof STALE;

export const isResource = (name: unknown): name is Resource => typeof name === 'string' && name in STALE;

/** Fetches again what a change has made stale and somebody looks at; the rest when it is looked at. */
export async function nowStale(queryClient: QueryClient, ...resources: Resource[]): Promise<void> {
  const keys = resources.flatMap((resource): readonly QueryKey[] => STALE[resource]);
  await Promise.all(keys.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
}
