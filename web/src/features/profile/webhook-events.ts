import type { Tone } from '../../lib/tone';
import type { Delivery, Webhook } from './api/webhooks';

type Event = Webhook['events'][number];

/** What a program can be told of, in the words of the screens. */
const EVENTS: Record<Event, string> = {
  'order.created': 'Order: placed',
  'order.status_changed': 'Order: status changed',
  'order.shipment_changed': 'Order: shipment updated',
  'order.received': 'Order: goods received',
  'order.rated': 'Order: rated',
  'stock.changed': 'Stock: changed',
  'stock.low': 'Stock: low',
  'stock.imported': 'Stock: table imported',
  'invoice.read': 'Invoice: read',
  'invoice.needs_review': 'Invoice: to be reviewed',
  'invoice.failed': 'Invoice: could not be read',
  'invoice.line_imported': 'Invoice: line imported',
  'message.received': 'Message: received',
  'relationship.requested': 'Connection: requested',
  'relationship.activated': 'Connection: accepted',
  'relationship.declined': 'Connection: declined',
  'relationship.removed': 'Connection: ended',
  'product.approved': 'Product: approved',
  'product.rejected': 'Product: not approved',
};

export const EVENT_OPTIONS = Object.entries(EVENTS).map(([value, label]) => ({ value, label }));

export const eventName = (type: Delivery['type']): string => (type === 'webhook.test' ? 'Test event' : EVENTS[type]);

export const DELIVERY_STATES: Record<Delivery['status'], { label: string; tone: Tone }> = {
  waiting: { label: 'Waiting', tone: 'waiting' },
  sending: { label: 'Sending', tone: 'motion' },
  delivered: { label: 'Delivered', tone: 'done' },
  failed: { label: 'Failed', tone: 'over' },
};

/** Why nothing is sent; undefined while it is. */
export function whyOff({ isActive, disabledReason }: Webhook): string | undefined {
  if (isActive) return undefined;
  if (disabledReason === 'gone') return 'it said that it is gone (410)';
  return disabledReason === 'failing' ? 'nothing got through for a day' : 'switched off by you';
}

/** The part by which people know an address. */
export const hostOf = (url: string): string => new URL(url).host;
