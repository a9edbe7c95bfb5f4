import { defineRequest } from '../define.js';

/** What a service keeps of the caller, one area at a time, page by page. */
export interface OwnDataInput {
  area: string;
  /** `next` of the page before; null: the first page. */
  after: number | null;
}

export interface OwnDataPage {
  /** As the service's tables have them: cents, UTC. */
  rows: Record<string, unknown>[];
  /** In the file store, beside these rows. */
  files: { key: string; name: string }[];
  /** Null when this is the last page. */
  next: number | null;
}

const ownData = (service: string) =>
  defineRequest<OwnDataInput, OwnDataPage>(`${service}.get-own-data`, { deadlineMs: 20_000 });

export const GetOwnIdentityData = ownData('identity');
export const GetOwnCatalogData = ownData('catalog');
export const GetOwnInventoryData = ownData('inventory');
export const GetOwnOrderingData = ownData('ordering');
export const GetOwnInvitationData = ownData('invitation');
export const GetOwnNotificationData = ownData('notification');
export const GetOwnInvoiceData = ownData('invoice');

/** Whom identity asks when somebody takes their data away, and for what: every service has its part. */
export const OWN_DATA = {
  identity: {
    request: GetOwnIdentityData,
    areas: ['account', 'preferences', 'access-tokens', 'passkeys', 'mailed-links', 'impersonations', 'audit'],
  },
  catalog: { request: GetOwnCatalogData, areas: ['suppliers', 'brands', 'products', 'product-changes', 'imports'] },
  inventory: { request: GetOwnInventoryData, areas: ['items', 'movements', 'deletions', 'imports'] },
  ordering: {
    request: GetOwnOrderingData,
    areas: ['orders-placed', 'orders-received', 'order-lines', 'order-steps', 'receipts', 'ratings', 'basket'],
  },
  invitation: { request: GetOwnInvitationData, areas: ['invitations-sent', 'invitations-accepted', 'relationships'] },
  notification: {
    request: GetOwnNotificationData,
    areas: ['notifications', 'activities', 'messages', 'mails', 'webhooks'],
  },
  invoice: { request: GetOwnInvoiceData, areas: ['invoices', 'invoice-lines', 'vendor-layouts', 'product-pairs'] },
} as const;

export type OwnDataAreas<Service extends keyof typeof OWN_DATA> = (typeof OWN_DATA)[Service]['areas'][number];
