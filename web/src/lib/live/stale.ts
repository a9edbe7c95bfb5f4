import type { QueryClient, QueryKey } from '@tanstack/react-query';
import {
  accessTokensKey,
  activityKeys,
  adminInvitationKeys,
  approvalKeys,
  auditKeys,
  basketKey,
  brandKeys,
  conversationKeys,
  deadLetterKeys,
  inventoryKeys,
  invitationKeys,
  invoiceKeys,
  metricsKey,
  notificationKeys,
  orderKeys,
  passkeysKey,
  productKeys,
  relationshipKeys,
  sessionsKey,
  supplierKeys,
  systemSettingsKey,
  userKey,
  userListKeys,
  webhookKeys,
} from '../query-keys';

/**
 * What a change of one resource makes stale, wherever it happened: here, in another tab, or on the other side of the
 * market. The only place that says so.
 */
export const STALE = {
  // What is on order need not be ordered again; messages and invoices show the orders they point at.
  order: [orderKeys.all, inventoryKeys.all, invoiceKeys.all, activityKeys.all, conversationKeys.all],
  inventory: [inventoryKeys.all, activityKeys.all],
  basket: [basketKey],
  // A brand says how many products it has.
  product: [productKeys.all, approvalKeys.all, brandKeys.all],
  // A product carries its brand's name.
  brand: [brandKeys.all, productKeys.all],
  supplier: [supplierKeys.all, relationshipKeys.all],
  relationship: [relationshipKeys.all, supplierKeys.all, activityKeys.all],
  // Who is invited is marked among those who might be.
  invitation: [invitationKeys.lists, adminInvitationKeys.all, relationshipKeys.all],
  // A line that is imported is in stock.
  invoice: [invoiceKeys.all, inventoryKeys.all],
  notification: [notificationKeys.all],
  conversation: [conversationKeys.all],
  // Whether a seller is approved decides what is shown of their products and suppliers.
  account: [userListKeys.all, auditKeys.all, approvalKeys.all, productKeys.all, supplierKeys.all],
  // What a saved setting changes is counted and priced anew.
  settings: [systemSettingsKey, auditKeys.all, orderKeys.all, productKeys.all],
  // The metrics count them.
  deadLetter: [deadLetterKeys.all, metricsKey, auditKeys.all],
  session: [sessionsKey],
  accessToken: [accessTokensKey],
  webhook: [webhookKeys.all],
  passkey: [passkeysKey],
  // Switching two-factor authentication on ends other sessions.
  user: [userKey, sessionsKey],
} satisfies Record<string, readonly QueryKey[]>;

export type Resource = keyof typeof STALE;

export const isResource = (name: unknown): name is Resource => typeof name === 'string' && name in STALE;

/** Fetches again what these changes have made stale and somebody looks at; the rest when it is looked at. */
export async function nowStale(queryClient: QueryClient, ...resources: Resource[]): Promise<void> {
  const keys = new Set(resources.flatMap((resource): readonly QueryKey[] => STALE[resource]));
  await Promise.all([...keys].map((queryKey) => queryClient.invalidateQueries({ queryKey })));
}
