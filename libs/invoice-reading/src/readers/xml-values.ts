import { Decimal } from '../decimal.js';
import type { Doubt, ReadValue } from '../draft.js';
import type { XmlElement } from './xml-tree.js';

/** Fields of an electronic invoice have one meaning; what they say may still be wrong. */
const DECLARED = 0.95;
const MAX_DIGITS = 30;

/** Reads the values of elements and keeps a note of those that are not what they should be. */
export class XmlValues {
  readonly doubts: Doubt[] = [];

  /** Null for an element that is absent or empty. */
  text(element: XmlElement | null): ReadValue<string> | null {
    const text = element?.text.replace(/\s+/g, ' ').trim();
    return text ? this.read(element!, text, text) : null;
  }

  /** What an attribute says; null when it is absent or empty. */
  attribute(element: XmlElement | null, name: string): ReadValue<string> | null {
    const text = element?.attribute(name)?.trim();
    return text ? this.read(element!, text, text) : null;
  }

  isTrue(element: XmlElement | null): boolean {
    return /^(?:true|1)$/i.test(element?.text.trim() ?? '');
  }

  /** An exact number. */
  number(element: XmlElement | null): ReadValue<Decimal> | null {
    const read = this.text(element);
    if (!read) return null;
    const value = decimalOf(read.text);
    if (value) return { ...read, value };
    this.doubts.push({ code: 'unreadable-value', message: `${element!.name} is “${read.text}”, which is no number.` });
    return null;
  }

  /** An ISO date from 2026-03-17 or 20260317, whatever follows: the time of day says nothing. */
  date(element: XmlElement | null): ReadValue<string> | null {
    const read = this.text(element);
    if (!read) return null;
    const [, year, month, day] = /^(\d{4})-?(\d\d)-?(\d\d)(?!\d{3}$)/.exec(read.text) ?? [];
    const value = `${year}-${month}-${day}`;
    if (day && isDay(value)) return { ...read, value };
    const message = `The date “${read.text}” cannot be read.`;
    this.doubts.push({ code: 'unreadable-value', message, field: 'invoiceDate' });
    return null;
  }

  private read<T>({ line }: XmlElement, text: string, value: T): ReadValue<T> {
    return { value, text, source: { page: line, box: null }, confidence: DECLARED, checks: ['label'] };
  }
}

/** As XML writes numbers, and as programs write very large or small ones: 1E+2. */
function decimalOf(text: string): Decimal | null {
  const match = /^([-+]?)(\d*)(?:\.(\d*))?(?:[eE]([-+]?\d{1,2}))?$/.exec(text);
  const [, sign, whole = '', fraction = '', exponent = '0'] = match ?? [];
  if (!match || !(whole + fraction) || (whole + fraction).length > MAX_DIGITS) return null;
  const shift = Number(exponent);
  const digits = (whole + fraction).padStart(fraction.length - shift + 1, '0');
  const decimals = Math.max(0, fraction.length - shift);
  const padded = shift > fraction.length ? digits + '0'.repeat(shift - fraction.length) : digits;
  const point = padded.length - decimals;
  const plain = decimals > 0 ? `${padded.slice(0, point) || '0'}.${padded.slice(point)}` : padded;
  return Decimal.of(`${sign === '-' ? '-' : ''}${plain}`);
}

function isDay(iso: string): boolean {
  const date = new Date(`${iso}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(iso);
}
