import type { AmountKind } from '../draft.js';

/**
 * The words invoices use, in English, German, French, Spanish, Italian and Dutch. All patterns are matched against
 * folded text (see fold.ts): lower case, no accents, no punctuation except # and %.
 */

const any = (...words: string[]): string => `(?:${words.join('|')})`;

const INVOICE = any(
  'tax invoice',
  'sales invoice',
  'commercial invoice',
  'invoice',
  'inv',
  'bill',
  '[a-z]*rechnungs?',
  'beleg',
  'facture',
  'factuur',
  'faktura',
  'factura',
  'fattura',
);
const NUMBER = any('number', 'numbers?', 'num', 'nummer', 'numero', 'nr', 'no', 'n', 'id', 'code', '#');

/** Words that name the invoice number without doubt; what follows is the number. */
export const INVOICE_NUMBER = new RegExp(
  `(?:^| )(?:${INVOICE} ?${NUMBER}(?: ${NUMBER})*|${any('rechnungsnummer', 'rechnungsnr', 'belegnummer', 'belegnr', 'factuurnummer', 'facturnr')}|${NUMBER} (?:(?:de|della|di|da|la|du) )*(?:facture|factura|fattura))(?= |$)`,
);
/** A title with the number right behind it: "Invoice INV-17". */
export const INVOICE_TITLE = new RegExp(`(?:^| )(?:${INVOICE}|credit note|credit memo|gutschrift|avoir)(?= |$)`);
export const NUMBER_WORD = new RegExp(`^${NUMBER}$`);
/** May name the invoice number, or something else. */
export const VAGUE_NUMBER = new RegExp(`^(?:receipt )?${NUMBER}(?: ${NUMBER})*(?= |$)`);

export const INVOICE_DATE = new RegExp(
  `(?:^| )${any(
    'invoice date',
    'date of (?:issue|invoice)',
    'issue date',
    'date issued',
    'bill date',
    'rechnungsdatum',
    'belegdatum',
    'beleg datum',
    'rechnungs datum',
    'ausstellungsdatum',
    'date (?:de |d )?(?:la )?(?:facture|facturation|emission)',
    'factuurdatum',
    'fecha (?:de )?(?:la )?(?:factura|emision|expedicion)',
    'data (?:della |di )?(?:fattura|emissione)',
  )}(?= |$)`,
);
export const PLAIN_DATE = /^(?:date|datum|fecha|data|dated)(?= |$)/;
/** Between an invoice number and its date, as in "Rechnung 17 vom 3. Mai". */
export const DATED = /^(?:vom|dated|du|del|van|of|issued at|issued on|date)(?= |$)/;

export const CREDIT_NOTE =
  /^(?:credit (?:note|memo|invoice)|gutschrift|storno(?:rechnung)?|rechnungskorrektur|(?:facture d )?avoir|nota (?:de|di) credito|factura rectificativa|creditnota|creditfactuur)(?= |$)/;

/** Papers that look like invoices and are none. */
export const OTHER_PAPER =
  /^pro ?forma|^(?:quotation|quote|estimate|order confirmation|purchase order|delivery note|packing (?:slip|list)|statement of account|reminder|angebot|auftragsbestatigung|lieferschein|mahnung|zahlungserinnerung|devis|bon de livraison|bon de commande|presupuesto|albaran|preventivo|offerte|pakbon|aanmaning)$/;

/** Headings over whoever gets the invoice. */
export const BUYER =
  /^(?:(?:bill(?:ed)?|sold|ship(?:ped)?|deliver(?:ed)?|invoiced?|charge) to|to$|buyer|customer|client|recipient|consignee|ship(?:ping)? adress|(?:billing|shipping|delivery|service) address|kaufer|kunde|empfanger|rechnungsempfanger|warenempfanger|lieferadresse|lieferanschrift|rechnungsadresse|rechnungsanschrift|leistungsempfanger|adresse de (?:livraison|facturation)|facture a|livre a|destinataire|cliente?|facturar a|enviar a|comprador|destinatario|spett(?:abile)?|intestatario|klant|afleveradres|factuuradres|bestemd voor|attn|attention)(?= |$)/;
/** Headings over whoever sent it. */
export const SELLER =
  /^(?:from|seller|vendor|supplier|sold by|issued by|service provider|provider|payee|lieferant|verkaufer|rechnungssteller|rechnungsersteller|aussteller|absender|emetteur|fournisseur|vendeur|prestataire|emisor|proveedor|vendedor|fornitore|cedente|mittente|leverancier|verkoper|afzender)(?= |$)/;

/** Endings that only companies carry, in the text as printed: short ones count in capitals only. */
export const LEGAL_FORM =
  /(?<=[\p{L}\p{N}.,)&]\s)(?:Inc|INC|Incorporated|LLC|L\.L\.C|LLP|Ltd|LTD|Limited|LIMITED|PLC|plc|Corp|CORP|Corporation|CORPORATION|G[mM][bB]H|AG|KG|OHG|UG|e\. ?K|KGaA|SE|SARL|S\.?A\.?R\.?L|SAS|SASU|EURL|S\.?A|S\.?R\.?L|S\.?r\.?l|S\.?P\.?A|S\.?p\.?A|S\.?L|SLU|B\.?V|N\.?V|VOF|BVBA|SPRL|Oy|AB|ApS|A\/S|AS|Pty|PTY|Pte|PTE|Pvt|PVT|Sp\. z o\.o|s\.r\.o)(?![\p{L}\p{N}])\.?/u;

/** What amounts outside the lines are called, in the order of trial: "net total" must not count as "total". */
export const AMOUNT_LABELS: [AmountKind, RegExp][] = [
  [
    'paid',
    /^(?:(?:amount |total )?(?:already )?(?:paid|received)|payments?(?: received| made)?$|deposit|pre ?paid|bereits (?:be|ge)zahlt|anzahlung|erhaltene anzahlungen|acompte|deja paye|betaald|aanbetaling|pagado|anticipo|acconto|previous|(?:un)?paid balance|balance forward|last balance|alter saldo|vorheriger|ancien solde|saldo anterior)/,
  ],
  [
    'due',
    /(?:^| )(?:due|balance|payable|zahlbetrag|offener betrag|zu zahlen|zahlen|fallig|net a payer|a payer|solde|te betalen|openstaand|a pagar|da pagare|saldo)(?= |$)/,
  ],
  [
    'discount',
    /(?:^| )(?:discounts?|rebate|rabatt|rechnungsrabatt|gesamtrabatt|nachlass|sondernachlass|skonto|abschlage?|remises?|ristourne|korting|descuentos?|sconti|sconto|allowances?|coupon|voucher|promotion)(?= |$)/,
  ],
  [
    'net',
    /(?:^| )(?:sub ?totals?|zwischensumme|(?:rechnungssumme |summe |total |gesamt )?netto?(?= |$)|nettobetrag|nettosumme|gesamtnetto|net (?:total|amount|value|sum)|(?:total|montant) (?:h t|ht|hors)|exkl|excl|exclusief|exclusive|excluding|zonder|before (?:tax|vat)|without (?:tax|vat)|base imponible|imponibile|warenwert|positionssumme|taxable|subtotaal|sous total|ohne|importe neto|net|hors taxes?)(?= |$)/,
  ],
  [
    'total',
    /(?:^| )(?:ttc|brutto|grand total|(?:total|totaal|totale|gesamt|summe|betrag|amount|montant|importe|bedrag)(?: \S+)* (?:ttc|inkl|incl|inclusive|including|inclusief|incluido|inclus|iva compresa)|gesamtbetrag|rechnungsbetrag|bruttosumme|bruttobetrag|endbetrag|endsumme)(?= |$)/,
  ],
  [
    'tax',
    /(?:^| )(?:(?:sales|total) )?(?:tax|taxes|vat|gst|hst|pst|qst|igst|cgst|sgst|iva|tva|btw|mwst|ust|umsatzsteuer|mehrwertsteuer|steuerbetrag|impuestos?|imposta|steuer)(?= |$)/,
  ],
  [
    'charge',
    /(?:^| )(?:shipping|freight|postage|handling|delivery(?: charges?| fee)?|carriage|packing|surcharges?|fee|versand|versandkosten|fracht|frachtkosten|transportkosten|porto|verpackung|lieferkosten|zuschlage?|bearbeitungsgebuhr|livraison|frais|frais de port|port|transport|emballage|verzendkosten|vrachtkosten|verzending|envio|gastos de envio|portes|flete|spedizione|spese|trasporto|imballo)(?= |$)/,
  ],
  [
    'total',
    /(?:^| )(?:total|totals|gesamt|gesamtsumme|rechnungssumme|summe|montant|totaal|totale|importe|invoice amount|amount|endsumme)(?= |$)/,
  ],
];

/** Tax numbers are no amounts. */
const TAX_ID =
  /(?:^| )(?:tax|vat|gst|ust|steuer|btw|tva|iva|umsatzsteuer) ?(?:id|nr|no|number|nummer|identnr|ident nr|reg|registration|code|intracommunautaire)(?= |$)|(?:^| )(?:ustid|uid)/;

export function classifyAmountLabel(folded: string): AmountKind | null {
  if (TAX_ID.test(folded)) return null;
  return AMOUNT_LABELS.find(([, pattern]) => pattern.test(folded))?.[0] ?? null;
}
