import { Decimal } from '../decimal.js';
import type { DeclaredInvoice, EInvoice, EInvoiceLine } from '../e-invoice/e-invoice.js';
import { orderNumbersIn } from '../order-numbers.js';
import { Unreadable } from '../unreadable.js';
import { readCii } from './cii.js';
import { readUbl } from './ubl.js';
import { decodeXml } from './xml-text.js';
import { parseXml, type XmlElement } from './xml-tree.js';

const UBL = /^urn:oasis:names:specification:ubl:schema:xsd:(?:Invoice|CreditNote)-2$/;

export const MAX_LINES = 5000;

/** Well-formed XML of another kind. */
export class NotAnEInvoice extends Unreadable {}

/**
 * An electronic invoice: UBL 2, CII (Factur-X, ZUGFeRD 2, XRechnung) or ZUGFeRD 1.
 * @throws NotAnEInvoice for any other XML, Unreadable for XML that no program should write
 */
export function readEInvoice(bytes: Uint8Array): EInvoice {
  const root = parseXml(decodeXml(bytes));
  const invoice = invoiceIn(root);
  if (invoice && invoice.lines.length > MAX_LINES) {
    throw new Unreadable(`The invoice has more than ${MAX_LINES} lines.`);
  }
  if (invoice) {
    const anywhere = { figures: figuresIn(root), orderNumbers: orderNumbersIn(textsIn(root)) };
    return { ...invoice, ...anywhere, lines: invoice.lines.filter(isGoods) };
  }
  throw new NotAnEInvoice('The file is XML, but not an electronic invoice in UBL, CII or ZUGFeRD.');
}

/** Both syntaxes name money alike: LineTotalAmount, PayableAmount. */
function figuresIn({ name, text, children }: XmlElement): Decimal[] {
  const own =
    name.endsWith('Amount') && /^\s*-?\d{1,15}(?:\.\d{1,10})?\s*$/.test(text) ? [Decimal.of(text.trim())] : [];
  return [...own, ...children.flatMap(figuresIn)];
}

const textsIn = ({ text, children }: XmlElement): string[] => [text, ...children.flatMap(textsIn)];

function invoiceIn(root: XmlElement): DeclaredInvoice | null {
  if (isUbl(root)) return readUbl(root);
  if (root.name === 'CrossIndustryInvoice' || root.name === 'CrossIndustryDocument') return readCii(root);
  // Sent through Peppol, the invoice lies in an envelope.
  const enclosed = root.name === 'StandardBusinessDocument' ? root.children.find(isUbl) : undefined;
  return enclosed ? readUbl(enclosed) : null;
}

/** Headings and remarks are declared as lines of nothing that cost nothing. */
const isGoods = ({ quantity, price, total }: EInvoiceLine): boolean =>
  [price, total].some((amount) => amount && !amount.value.isZero()) || (quantity !== null && !quantity.value.isZero());

const isUbl = ({ name, namespace }: XmlElement): boolean =>
  (name === 'Invoice' || name === 'CreditNote') && UBL.test(namespace);
