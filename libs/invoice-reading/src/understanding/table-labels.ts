import { fold } from './fold.js';
import { spelled } from './grid.js';
import { INVOICE_DATE, PLAIN_DATE } from './words/date-words.js';
import { INVOICE_NUMBER } from './words/number-words.js';

const SELLERS =
  'vendor|supplier|seller|issuer|biller|lieferant(?:en)?|verkaufer|rechnungssteller|fournisseur|vendeur|emetteur|proveedor|vendedor|emisor|fornitore|cedente|venditore|leverancier|verkoper';
const NAME = 'name|naam|company|firma|nombre|nome|nom';
/** "Vendor", "supplier_name", "Lieferantenname", "Nom du fournisseur". */
const VENDOR = new RegExp(
  `^(?:${SELLERS}) ?(?:${NAME})?$|^(?:${NAME})(?: (?:of|des|du|de|del|della|do|van)(?: the| l)?)? (?:${SELLERS})$`,
);
const CURRENCY = /^(?:invoice )?(?:currency|wahrung|devise|moneda|valuta)/;
const TITLE = /^(?:invoice|rechnung|facture|factura|fattura|factuur)$/;

const RATE = /(?:^| )(?:rate|percent|pct|satz|taux|tipo|aliquota|tarief|%)(?= |$)|satz$/;

/** A heading or label of a table file as the words are known. */
export const labelOf = (cell: string | null | undefined): string => fold(spelled(cell ?? ''));

export const isVendorLabel = (label: string): boolean => VENDOR.test(label);

/** A figure under it is a percentage, with or without the sign: "Tax rate", but not "Tax 10 %". */
export const isRateLabel = (label: string): boolean => RATE.test(label) && !/\d ?%/.test(label);

/** Names something of the whole invoice, not of a line. */
export const isFieldLabel = (label: string): boolean =>
  [INVOICE_NUMBER, INVOICE_DATE, CURRENCY, TITLE, VENDOR].some((pattern) => pattern.test(label));

/** A date without further words belongs to the invoice only where it is the same on every line. */
export const isPlainDate = (label: string): boolean => PLAIN_DATE.test(label);
