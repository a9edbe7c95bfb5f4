/** A tax number with its country before it, as the European Union and its neighbours write them. */
export const WITH_COUNTRY =
  /(?<![A-Z\d])(?:CHE-?\d{3}\.?\d{3}\.?\d{3}|(?:NO ?)?\d{3} ?\d{3} ?\d{3} ?MVA|(?:AT|BE|BG|CY|CZ|DE|DK|EE|EL|ES|FI|FR|GB|HR|HU|IE|IT|LT|LU|LV|MT|NL|PL|PT|RO|SE|SI|SK)[A-Z]?\d[A-Z\d]{6,11})(?![A-Z\d])/g;

/** Before a tax number: what it is called by those who are taxed. */
const LABEL =
  /\b(?:VAT|GST|HST|USt|UID|TVA|BTW|Btw|NIF|CIF|EIN|P\.? ?IVA|Partita IVA|Steuern|MWST|CHE-\d)|(?<![\p{L}\d])(?:NIP|CVR|CUI|VKN|DI[CČ]|ABN|Org\.? ?nr|Organisations?n(?:umme)?r|Y-tunnus|[Aa]dószám|ΑΦΜ|OIB|ЕИК|KMKR|[Mm]oms(?:reg(?:istrerings)?)?[.-]?(?:nr|nummer))(?!\p{L})/u;

/** Where such a label begins; -1 where there is none. */
export const taxLabelIndex = (text: string): number => text.search(LABEL);

export const hasTaxLabel = (text: string): boolean => LABEL.test(text);

/** By its label, or by its country. */
export const namesTaxNumber = (text: string): boolean => hasTaxLabel(text) || text.search(WITH_COUNTRY) >= 0;

/** In the label of a number that is the receiver's. Folded. */
export const OF_RECEIVER =
  /(?:^| )(?:klant|kunden?s?|customers?|client[ei]?|clientului|your|uw|ihre?|votre|vostr[ao]|su|vas[ae]?|deres|jusu|adquirente|cessionario|er(?:t|es)|v(?= contribuinte)|teie|kliendi|ostja|naroc?nik\p{L}*|tilaaja\p{L}*|beneficiar\p{L}*|kund\p{L}*|kjop\p{L}*|kopare\p{L}*|kupc[aei]|kupca|odberatel\p{L}*|zakazn\p{L}*|nabywc\p{L}*|klient\p{L}*|klienta|vevo\p{L}*|asiakka\p{L}*|asiakas|ostaj\p{L}*|cumparator\p{L}*|musteri\p{L}*|alici\p{L}*|pirkej\p{L}*|pirceja|klienti|получател\p{L}*|клиент\p{L}*|πελατ\p{L}*|αγοραστ\p{L}*)(?= |$)/u;
