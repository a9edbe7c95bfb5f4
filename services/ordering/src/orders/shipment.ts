import type { ShipmentInput } from '#contracts';
import { forbidden, invalid } from '#platform';
import type { Side } from './order-status.js';

/** What a supplier says of a shipment. */
export interface Shipment {
  /** `YYYY-MM-DD` */
  promisedDate: string | null;
  trackingNumber: string | null;
}

const DAY_MS = 24 * 3600 * 1000;
const MOST_DAYS = 731;

/** What is said of the shipment, by the supplier alone. The date may be yesterday's: somewhere it still is. */
export function shipmentOf(input: ShipmentInput, side: Side, now: Date): Shipment {
  const promisedDate = input.promisedDate ?? null;
  const trackingNumber = input.trackingNumber?.trim() || null;
  if (side !== 'seller' && (promisedDate || trackingNumber)) {
    throw forbidden('Only the supplier can say when a shipment arrives');
  }
  if (promisedDate) requireSensible(promisedDate, now);
  return { promisedDate, trackingNumber };
}

function requireSensible(date: string, now: Date): void {
  const days = (Date.parse(date) - now.getTime()) / DAY_MS;
  if (!(days > -2)) throw invalid('The promised date is in the past', 'promisedDate');
  if (days > MOST_DAYS) throw invalid('The promised date must be within two years', 'promisedDate');
}
