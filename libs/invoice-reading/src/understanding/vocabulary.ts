import type { AmountKind } from '../draft.js';

/**
 * The words invoices use, in English, German, French, Spanish, Italian and Dutch. All patterns are matched against
 * folded text (see fold.ts): lower case, no accents, no punctuation except # and %.
 */

const any = (...words: string[]): string => `(?:${words.join('|')})`;

const INVOICE = any(
  'tax invoice',
  'vat invoice',
  'sales invoice',
  'commercial invoice',
  'invoice',
  'inv',
  'bill',
  '[a-z]*rechnungs?',
  'rechn',
  'rg',
  're',
  'beleg',
  'facture',
  'factuur',
  'faktuur',
  'faktura',
  'factura',
  'fra',
  'fattura',
  'fatt',
  'ft',
  'faktury',
  'facturii',
  'fatura',
  'danovy doklad',
  'szamla',
);
const NUMBER = any(
  'number',
  'numbers?',
  'num',
  'nummer',
  'numero',
  'numer',
  'cislo',
  'numar',
  'ref',
  'reference',
  'nbr',
  'nro',
  'nr',
  'no',
  'n',
  'id',
  'code',
  '#',
);
const OF = '(?:(?:de|d|della|di|da|la|du|del|van|der) )*';

/** Words that name the invoice number without doubt; what follows is the number. */
export const INVOICE_NUMBER = new RegExp(
  `(?:^| )(?:${INVOICE} ?${NUMBER}(?: ${NUMBER})*|${any('rechnungsnummer', 'rechnungsnr', 'rechnungs ?no', 'renr', 'rgnr', 'belegnummer', 'belegnr', 'fakturanummer', 'fakturanr', 'factuurnummer', 'factuurnr', 'facturnr', 'faktuurnummer', 'facturanummer', '(?:faktura|danovy doklad) c')}|${NUMBER} ${OF}(?:invoice|rechnung|facture|factura|fattura|factuur|fatura|faktury|facturii|faktura|danoveho dokladu))(?= |$)`,
);
/** Names the number of whatever paper this is. */
export const DOCUMENT_NUMBER = new RegExp(
  `^(?:(?:document|dokument|doc|documento)(?: ?${NUMBER})+|dokumentennummer|documentnummer|${NUMBER} ${OF}(?:documento|document|doc))(?= |$)`,
);
/** A title with the number right behind it: "Invoice INV-17". */
export const INVOICE_TITLE = new RegExp(`(?:^| )(?:${INVOICE}|credit note|credit memo|gutschrift|avoir)(?= |$)`);
export const NUMBER_WORD = new RegExp(`^${NUMBER}$`);
/** May name the invoice number, or something else. */
export const VAGUE_NUMBER = new RegExp(`^(?:receipt )?${NUMBER}(?: ${NUMBER})*(?= |$)`);

/** Of another invoice than this one. */
const OTHERS = '(?<!next|previous|last|nachste|nachstes|prochaine|proxima|prossima|volgende)';

export const INVOICE_DATE = new RegExp(
  `${OTHERS}(?:^| )${any(
    '(?:invoice|inv|bill|billing|document) date',
    'date of (?:issue|invoice)',
    'issued? date',
    'tax point(?: date)?',
    'date issued',
    'invoiced on',
    'rechnungs ?datum',
    're datum',
    'rg datum',
    'beleg ?datum',
    'faktura ?datum',
    'datum der rechnung',
    'ausstellungsdatum',
    'date (?:de |d )?(?:la )?(?:facture|facturation|emission)',
    'emise? le',
    'factuur ?datum',
    'faktuurdatum',
    'facturatiedatum',
    'datum factuur',
    '(?:fecha|f) (?:de )?(?:la )?(?:factura|fra|emision|expedicion)',
    'data (?:della |di )?(?:fattura|fatt|emissione|documento|doc)',
    'data (?:wystawienia|faktury|facturii|emiterii|da fatura|de emissao|da emissao)',
    '(?:datum|den|dne) (?:vystaveni|faktury)(?: danoveho dokladu)?',
    'fakturadato',
    'fatura tarihi',
    'duzenleme tarihi',
  )}(?= |$)`,
);
export const PLAIN_DATE = /^(?:date|datum|fecha|data|dated|created|issued(?: on)?|le)(?= |$)/;
/** Between an invoice number and its date, as in "Rechnung 17 vom 3. Mai". */
export const DATED = /^(?:vom|dated|du|del|van|of|issued at|issued on|date)(?= |$)/;

/** Headings over whoever gets the invoice. */
export const BUYER =
  /^(?:(?:bill(?:ed)?|sold|ship(?:ped)?|deliver(?:ed)?|invoiced?|charge|prepared) (?:to|for)|to$|buyer|customer|client|recipient|consignee|ship(?:ping)? adress|(?:billing|shipping|delivery|service|customer|invoice) (?:address|details|information)|kaufer|kunde|kundin|auftraggeber|besteller|empfanger|rechnungsempfanger|warenempfanger|lieferadresse|lieferanschrift|versandadresse|rechnungsadresse|rechnungsanschrift|rechnung an|lieferung an|leistungsempfanger|firma$|an$|adresse (?:de |du )?(?:livraison|facturation|client)|(?:facture|facturee|adressee?) a|livre a|acheteur|destinataire|a l attention de|cliente?|datos (?:del |de )?cliente|facturar a|facturado a|enviar a|direccion de (?:envio|facturacion|entrega)|comprador|receptor|destinatario|destinazione|spett(?:abile|le)?|cessionario|committente|fatturare a|dati cliente|intestatario|klant|klantgegevens|koper|debiteur|nabywca|odbiorca|odberatel|komu$|komu(?= )|cumparator|sayin|alici|cobrar a|faturar a|kobende|kunde|ontvanger|opdrachtgever|geadresseerde|afleveradres|bezorgadres|verzendadres|factuuradres|factuur aan|leveren aan|aan$|t a v|bestemd voor|attn|attention)(?! (?:no|nr|number|nummer|id|code|account|acct|ref|reference|po|order|service|support|since|numero|num|n|#|vat|tax)(?= |$))(?= |$)/;
/** Headings over whoever sent it. */
export const SELLER =
  /^(?:from|seller|vendor|supplier|sold by|issued by|verkauft von|verkauf und versand durch|vendu par|venduto da|vendido por|verkocht door|billed by|bill from|invoice from|service provider|provider|payee|biller|lieferant|verkaufer|rechnungssteller|rechnungsersteller|rechnung von|aussteller|auftragnehmer|leistungserbringer|absender|emetteur|emis par|fournisseur|vendeur|prestataire|emisor|emitido por|datos (?:del |de )?(?:emisor|proveedor)|proveedor|vendedor|expedidor|fornitore|cedente|cedente prestatore|prestatore|emittente|venditore|mittente|leverancier|verkoper|afzender|opdrachtnemer|sprzedawca|wystawca|dodavatel|poskytovatel|od$|od(?= )|vanzator|furnizor|satici|emitente|fornecedor|saelger)(?! (?:no|nr|number|nummer|id|code|ref|reference|numero|num|n|#|vat|tax)(?= |$))(?= |$)/;

/** Endings that only companies carry, in the text as printed: short ones count in capitals only. */
export const LEGAL_FORM =
  /(?<=[\p{L}\p{N}.,)&]\s)(?:Inc|INC|Incorporated|LLC|L\.L\.C|LLP|Ltd|LTD|Limited|LIMITED|PLC|plc|Corp|CORP|Corporation|CORPORATION|G[mM][bB]H|AG|KG|OHG|UG|e\. ?K|KGaA|SE|SARL|S\.?A\.?R\.?L|SAS|SASU|EURL|S\.?A|S\.?R\.?L|S\.?r\.?l|S\.?P\.?A|S\.?p\.?A|S\.?L|SLU|B\.?V|N\.?V|VOF|BVBA|SPRL|Oy|AB|ApS|A\/S|AS|Pty|PTY|Pte|PTE|Pvt|PVT|Sp\. z o\. ?o|Sp\. j|Sp\. k|(?:spol\. )?s ?r\.? ?o|a\. ?s|v\. ?o\. ?s|V\.?O\.?F|Lda|L\.da|A\.Ş|(?:Tic\. )?Ltd\. Şti|Zrt|Kft|Bt|d\.o\.o)(?![\p{L}\p{N}])\.?/u;

const LEGAL_FORMS = new RegExp(LEGAL_FORM.source, 'gu');
export const withoutLegalForm = (name: string): string => name.replace(LEGAL_FORMS, '');

/** A word of the list anywhere in the label. */
const within = (...words: string[]): RegExp => new RegExp(`(?:^| )${any(...words)}(?= |$)`);

const WITH_TAX = any(
  'ttc',
  'inkl',
  'incl',
  'inclusive',
  'including',
  'inclusief',
  'incluido',
  'inclus',
  'iva (?:compresa|inclusa|incluido)',
);

const SAVINGS = [
  '(?:you |your )?(?:have )?(?:saved|save|savings?)',
  'sie (?:sparen|haben gespart)',
  'ersparnis',
  'gespart',
  '(?:vous )?economise[rz]?',
  'economie',
  'ahorr(?:o|a|as|ado)',
  'risparmi[oa]?(?:to)?',
  '(?:u )?bespaar(?:t|d)?',
  'besparing',
];
/** How much less than elsewhere or before it is. */
export const SAVING = within(...SAVINGS);

/** What amounts outside the lines are called, in the order of trial: "net total" must not count as "total". */
export const AMOUNT_LABELS: [AmountKind, RegExp][] = [
  [
    'information',
    within(
      ...SAVINGS,
      '(?:au )?capital(?:e)?(?: social[e]?)?',
      'stammkapital',
      'grundkapital',
      '(?:minimum|min) order',
      'mindestbestellwert',
      'exchange rate',
      'credit limit',
      'list price',
      'franco',
      'free (?:shipping|delivery|postage)',
      'versandkostenfrei',
      'frei haus',
    ),
  ],
  [
    'previous',
    /^(?:previous|(?:un)?paid balance|balance (?:brought )?forward|last balance|alter saldo|vorheriger|ancien solde|solde (?:anterieur|precedent)|saldo (?:anterior|precedente)|vorig saldo|openstaand saldo)/,
  ],
  [
    'due',
    /^(?:please (?:pay|transfer|remit|send)|bitte (?:uberweisen|zahlen|begleichen|uberweist)|(?:merci de|veuillez|priere de) (?:virer|regler|payer|verser)|(?:le )?(?:rogamos|ruego) (?:que )?(?:transfier|pagu|abon)|gelieve|(?:wij |we )?verzoeken u|si prega di|(?:la )?preghiamo di)/,
  ],
  [
    'paid',
    /^(?:less )?(?:(?:amount |total )?(?:already )?(?:paid|received)|payments?(?: received| made)?$|deposit|pre ?paid|advance|bereits (?:be|ge|ange)zahlt|anzahlung|vorauszahlung|abschlagszahlung|geleistete|erhaltene anzahlung|acompte|arrhes|avance|deja (?:paye|regle|verse)|montant (?:deja )?(?:paye|regle)|betaald|reeds betaald|reeds voldaan|aanbetaling|vooruitbetaling|pagado|anticipo|entrega a cuenta|a cuenta|gia pagato|pagato|versato|acconto|(?:bank transfer|wire transfer|credit card|paypal|visa|mastercard|cash|cheque|virement|carte bancaire|uberweisung|kreditkarte|barzahlung|transferencia|tarjeta|bonifico|contanti|overboeking|creditcard)(?= |$))/,
  ],
  [
    'due',
    within(
      'due',
      'balance',
      'payable',
      'zahlbetrag',
      'zahlungsbetrag',
      'uberweisungsbetrag',
      'offener betrag',
      'restbetrag',
      'zu zahlen',
      'zahlen',
      'fallig',
      'net a payer',
      'reste (?:a payer|du|a regler)',
      'noch offen',
      'offen',
      'outstanding',
      'a payer',
      'a regler',
      'montant du',
      'solde',
      'te betalen',
      'te voldoen',
      'openstaand',
      'pendiente(?: de pago)?',
      'a pagar',
      'da pagare',
      'netto a pagare',
      'saldo',
      'k uhrade',
      'zbyva (?:uhradit|zaplatit)',
      'castka k platbe',
      '(?:pozostalo )?do zaplaty',
      'at betale',
      'a pagar',
      'de plata',
      'rest de plata',
      'odenecek(?: tutar)?',
    ),
  ],
  [
    'discount',
    within(
      'discounts?',
      'rebate',
      '[a-z]*rabatt',
      'rabatte',
      'rabattbetrag',
      '[a-z]*nachlass',
      'skonto',
      'abschlage?',
      'remises?',
      'rabais',
      '[a-z]*descuento',
      'escompte',
      'ristourne',
      'reduction',
      '[a-z]*korting(?:en)?',
      'descuentos?',
      'dto',
      'bonificacion',
      'sconti',
      'sconto',
      'abbuono',
      'allowances?',
      'coupon',
      'voucher',
      'promotion',
      // Withheld by the payer: off the total like a discount.
      'irpf',
      'retencion',
      'ritenuta',
      '(?:backup )?withholding(?: tax)?',
      'retenue',
      '[a-z]*einbehalt',
    ),
  ],
  [
    'net',
    within(
      'sub ?totale?s?',
      'zwischensumme',
      'zwischentotal',
      'zwischenbetrag',
      '(?:rechnungssumme |summe |total |gesamt |gesamtsumme |gesamtbetrag )?nett?o?',
      'nettobetrag',
      'nettosumme',
      'nettowert',
      'gesamtnetto',
      'net (?:total|amount|value|sum)',
      '(?:total|montant) (?:h t|ht|hors)',
      'exkl',
      'excl',
      'escl',
      'exclusief',
      'exclusive',
      'excluding',
      'zonder',
      'sin iva',
      '(?:before|without|ex) (?:tax|vat|gst)',
      'base',
      'imponible',
      'imponibile',
      'warenwert',
      '(?:summe|total) (?:positionen|articles|lignes|articulos|merce)',
      'positionssumme',
      'taxable',
      'subtotaal',
      'goederenwaarde',
      'sous total',
      'ohne',
      'importe neto',
      'net',
      'hors taxes?',
      'goods total',
      // What a page hands on to the next.
      'ubertrag',
      'seitensumme',
      'carried (?:forward|over)',
      'brought forward',
      'page total',
      'a reporter',
      'report',
      'transporteren',
      'suma',
      'suma y sigue',
      'suma anterior',
      'riporto',
      'mezisoucet',
      'suma netto',
      'wartosc netto',
      'bez dph',
      'suma impozabila',
      'mal hizmet toplam tutari',
      'ara toplam',
      'a riportare',
      'da riportare',
      'over te brengen',
    ),
  ],
  [
    'total',
    within(
      'ttc',
      'brutto',
      'grand total',
      `(?:total|totaal|totale|gesamt|summe|betrag|amount|montant|importe|bedrag)(?: \\S+)* ${WITH_TAX}`,
      'gesamtbetrag',
      'rechnungsbetrag',
      'rechnungsendbetrag',
      'bruttosumme',
      'bruttobetrag',
      'endbetrag',
      'endsumme',
      'factuurbedrag',
      'totaalbedrag',
      'totale (?:fattura|documento)',
      'total (?:factura|facture)',
      '(?:celkem|castka) (?:s|vcetne) dph',
      '(?:razem|suma|wartosc) brutto',
      'vergiler dahil toplam(?: tutar)?',
      'suma totala(?: a facturii)?',
    ),
  ],
  ['charge', within('bollo', 'eco (?:tax|taxe|contribution|participation)')],
  [
    'tax',
    within(
      '(?:(?:sales|total) )?(?:tax|taxes|vat|gst|hst|pst|qst|igst|cgst|sgst|iva|tva|btw|mwst|ust|umsatzsteuer|mehrwertsteuer|steuerbetrag|impuestos?|imposta|imposte|steuer|dph|moms|mva|kdv|afa)',
      't v a',
      'i v a',
      'omzetbelasting',
      'igic',
      'cuota',
    ),
  ],
  [
    'charge',
    within(
      'shipping',
      's h',
      'freight',
      'postage',
      'handling',
      'delivery(?: charges?| fee)?',
      'carriage',
      'packing',
      'packaging',
      'surcharges?',
      'fee',
      'versand',
      'versandkosten[a-z]*',
      'fracht[a-z]*',
      'transportkosten',
      'porto',
      'verpackung',
      'lieferkosten',
      '[a-z]*zuschlage?',
      '[a-z]*pauschale',
      '[a-z]*gebuhr',
      'livraison',
      'frais',
      'frais de port',
      'port',
      'transport',
      'emballage',
      'verzendkosten',
      'bezorgkosten',
      'vrachtkosten',
      'verzending',
      'toeslag',
      'envio',
      'gastos(?: de envio)?',
      'transporte',
      'portes',
      'flete',
      'embalaje',
      'spedizione',
      'spese',
      'trasporto',
      'imballo',
      'insurance',
      'courier',
      'versicherung',
      'transportversicherung',
      'paketdienst',
      'assurance',
      'seguro',
      'mensajeria',
      'assicurazione',
      'corriere',
      'verzekering',
      'pakketdienst',
      'rounding',
      'rundung[a-z]*',
      'arrondi',
      'redondeo',
      'arrotondamento',
      'zaokrouhleni',
      'zaokraglenie',
      'afrunding',
      'afronding',
    ),
  ],
  [
    'total',
    within(
      'total',
      'totals',
      'gesamt',
      'gesamtsumme',
      'rechnungssumme',
      'summe',
      'montant',
      'totaal',
      'totale',
      'importe',
      'invoice amount',
      'celkem',
      'razem',
      'toplam(?: tutar)?',
      'i alt',
      'amount',
      'endsumme',
    ),
  ],
];

/** In a tax's label as printed: the lines have it in them already. */
export const TAX_INCLUDED = /\b(?:incl|inkl|inbegrepen|enth|darin|davon|dont|di cui|waarvan)/i;

/** "Of which", with what the amount has in it named behind: the amount is the tax, though a total is named before it. */
const OF_WHICH =
  /(?:^| )(?:enthalten|darin|davon|dont|di cui|waarvan|of which|includes?|comprend|incluye|comprende) .*(?:tax|vat|gst|mwst|ust|umsatzsteuer|mehrwertsteuer|tva|iva|btw)(?= |$)/;

/** Tax numbers are no amounts. */
export const TAX_ID =
  /(?:^| )(?:tax|vat|gst|ust|steuer|btw|tva|iva|umsatzsteuer) ?(?:id|nr|no|number|nummer|identnr|ident nr|reg|registration|code|intracommunautaire)(?= |$)|(?:^| )(?:ustid|uid)/;

/** What is paid only if something happens stands in a sentence: in no sum of this invoice. */
const CONDITION = within(
  'late',
  'overdue',
  'interest',
  'if paid',
  'when paid',
  'early',
  'verzug',
  'mahn[a-z]*',
  'verzugszinsen',
  'bei zahlung',
  'skonto',
  'retard',
  'recouvrement',
  'escompte',
  'si (?:paiement|pago)',
  'mora',
  'demora',
  'pronto pago',
  'ritardo',
  'interessi',
  'te late',
  'rente',
  'aanmaning',
  'betalingskorting',
);
const SENTENCE_WORDS = 5;

/** Asks for money, whatever words stand around: all forms of to pay, to transfer, to remit. */
const REQUEST = within(
  '(?:remit|transfer|wire|pay|payable)',
  'uberweis\\S*',
  '(?:be)?zahlen',
  'begleichen',
  'virement',
  'virer',
  'regler',
  'payer',
  'verser',
  'transfier\\S*',
  'transferencia',
  'pague\\S*',
  'abone\\S*',
  'abonar',
  'bonific\\S*',
  'versare',
  'pagare',
  'over ?maken',
  'betalen',
  'voldoen',
);
/** Only above or below a limit, or in a case that may come. */
const LIMIT = within('minimum', 'min', 'maximum', 'max', 'above', 'ab', 'unless', 'if', 'falls', 'wenn');

/** A sentence that asks for the amounts in it, without a condition. */
export const isRequest = (folded: string): boolean =>
  folded.split(' ').length >= SENTENCE_WORDS && REQUEST.test(folded) && !CONDITION.test(folded) && !LIMIT.test(folded);

export function classifyAmountLabel(folded: string): AmountKind | null {
  if (TAX_ID.test(folded)) return null;
  if (folded.split(' ').length >= SENTENCE_WORDS && CONDITION.test(folded)) return 'information';
  if (OF_WHICH.test(folded)) return 'tax';
  return AMOUNT_LABELS.find(([, pattern]) => pattern.test(folded))?.[0] ?? null;
}
