import type { OrderReceived, OrderStatus, PayloadOf } from '#contracts';

const LONGEST_QUOTE = 200;

/** What the acting side did to an order, as in `Acme confirmed order PO-2026-000012`. */
export const ORDER_VERBS: Record<OrderStatus, string> = {
  draft: 'put back to draft',
  pending: 'sent',
  confirmed: 'confirmed',
  processing: 'started processing',
  shipped: 'shipped',
  delivered: 'completed delivery of',
  cancelled: 'cancelled',
  rejected: 'rejected',
};

/** Hebrew, Arabic and what else is written from right to left. */
const FROM_RIGHT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;
const [ISOLATE, END_OF_ISOLATE] = ['\u2068', '\u2069'];

/**
 * A sentence with names and figures in it: `12,000`. What is written from right to left is isolated: it would turn the words and figures beside
 * it around. What is made of such a sentence is left as it is.
 */
export function sentence(words: TemplateStringsArray, ...values: (string | number | null)[]): string {
  return String.raw(
    { raw: words },
    ...values.map((value) => (typeof value === 'number' ? figure(value) : isolated(value))),
  );
}

function isolated(value: string | null): string | null {
  if (typeof value !== 'string' || value.includes(ISOLATE) || !FROM_RIGHT.test(value)) return value;
  return ISOLATE + value + END_OF_ISOLATE;
}

/** What a user wrote, as the end of a sentence: `: “text”.`, shortened; a full stop when they wrote nothing. */
export function quoted(text: string | null): string {
  const words = text?.trim().replace(/\.$/, '');
  if (!words) return '.';
  return sentence`: “${words.length > LONGEST_QUOTE ? `${words.slice(0, LONGEST_QUOTE - 1).trimEnd()}…` : words}”.`;
}

/** Those that an invoice had brought into stock came, too. */
export function unitsReceived({ lines }: PayloadOf<typeof OrderReceived>): number {
  return lines.reduce((sum, { quantity, inStock = 0 }) => sum + quantity + inStock, 0);
}

const numbers = new Intl.NumberFormat('en-US');

/** `12,000`. */
export const figure = (count: number): string => numbers.format(count);

/** `1 line`, `3 lines`, `12,000 lines`. */
export function counted(count: number, noun: string): string {
  return `${figure(count)} ${noun}${count === 1 ? '' : 's'}`;
}

/** `of Northwind`, or of how many suppliers. */
export function ofSuppliers(name: string, suppliers: number): string {
  return sentence`of ${suppliers === 1 ? name : counted(suppliers, 'supplier')}`;
}

const dates = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });

/** As sentences behind another: ` Expected on Nov 30, 2026. Tracking number: 1Z999.` */
export function shipmentInWords(said: { promisedDate?: string | null; trackingNumber?: string | null }): string {
  const { promisedDate, trackingNumber } = said;
  const expected = promisedDate ? ` Expected on ${dates.format(new Date(promisedDate))}.` : '';
  return trackingNumber ? `${expected} Tracking number: ${trackingNumber}.` : expected;
}
