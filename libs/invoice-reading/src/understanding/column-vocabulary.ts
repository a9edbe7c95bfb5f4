import { remembered } from './remembered.js';

/**
 * What the columns of a line table are called, in English, German, French, Spanish, Italian and Dutch. Matched against
 * whole folded headings (see fold.ts): `Art.-Nr.` is `art nr`, `P.U. HT` is `p u ht`.
 */

export type ColumnRole =
  | 'position'
  | 'sku'
  | 'description'
  | 'quantity'
  | 'unit'
  | 'unitPrice'
  | 'priceUnit'
  | 'discount'
  | 'tax'
  | 'lineTotal'
  | 'date';

const any = (...words: string[]): string => `(?:${words.join('|')})`;
const whole = (...words: string[]): RegExp => new RegExp(`^${any(...words)}$`);

/** Before or after any amount: without tax, with tax, net, in which currency. */
const TAX_NOTE = any(
  'net',
  'nett',
  'netto',
  'neto',
  'gross',
  'brutto',
  'bruto',
  'ht',
  'h t',
  'ttc',
  'hors taxes?',
  'hors tva',
  '(?:excl|exkl|ex|excluding|exclusief|ohne|without|zzgl|sin|escl|esclusa|zonder) ?(?:vat|tax|gst|mwst|ust|tva|iva|btw)?',
  '(?:incl|inkl|inc|including|inclusief|mit|with|con|iva inclusa) ?(?:vat|tax|gst|mwst|ust|tva|iva|btw)?',
  'eur',
  'euro',
  'usd',
  'gbp',
  'chf',
  'in',
);
const amountWords = (...words: string[]): RegExp => new RegExp(`^(?:${TAX_NOTE} )*${any(...words)}(?: ${TAX_NOTE})*$`);

const NUMBER = any('code', 'codes', 'no', 'nos', 'nr', 'num', 'number', 'nummer', 'numero', 'id', '#', 'n');
const THING = any(
  'items?',
  'product',
  'produkt',
  'prod',
  'art',
  'article',
  'artikel',
  'articulo',
  'articolo',
  'part',
  'parts',
  'model',
  'stock',
  'material',
  'mat',
  'catalog(?:ue)?',
  'cat',
  'kat',
  'style',
  'supplier',
  'vendor',
  'mfr',
  'manufacturer',
  'hersteller',
  'lieferanten',
  'bestell?',
  'best',
  'teile',
  'ident',
);
const OWNER = any(
  'unsere?',
  'ihre?',
  'our',
  'your',
  'kunden?',
  'customer',
  'client',
  'cliente',
  'klant',
  'supplier',
  'vendor',
  'lieferant',
  'lief',
  'fournisseur',
  'fornitore',
  'proveedor',
  'leverancier',
  'votre',
  'notre',
  'uw',
  'onze',
);

/**
 * A heading may fit several roles ("Amount" is a line total, or a quantity in clumsy translations): the first is the
 * usual one, and the arithmetic of the rows decides.
 */
const COLUMN_LABELS: [ColumnRole, RegExp][] = [
  ['date', whole('date', 'datum', 'dato', 'tarih', 'fecha', 'data', '\\S+ date', 'leistungsdatum', 'lieferdatum')],
  [
    'position',
    /^(?:pos|position|posten|pos nr|#|no|nr|n|lp|line|line no|ln|s no|sl no|sr no|sl|lfd nr|lfd|l p|por|poz|c|sira|sira no|nr crt|rad|rivi|ligne|lig|linea|lin|riga|regel|行号)$/,
  ],
  [
    'sku',
    new RegExp(
      `^(?:${OWNER} )?${any(
        'sku',
        `${THING} ?${NUMBER}`,
        `${NUMBER}(?: d[e i]?)? ?${THING}`,
        'artikelnummer',
        'artikelnr',
        'artikelcode',
        'artnr',
        'art',
        'materialnummer',
        'teilenummer',
        'sachnummer',
        'bestellnummer',
        'bestelnummer',
        'bestellnr',
        'produktnummer',
        'productnummer',
        'productnr',
        'productcode',
        'produktcode',
        'code',
        'cod',
        'codigo',
        'codice',
        'ref',
        'reference',
        'referencia',
        'riferimento',
        'rif',
        'referentie',
        '(?:ref|reference|code|cod|codigo|codice) (?:article|produit|articulo|producto|articolo|prodotto|art)',
        'numero d article',
        'gtin',
        'ean',
        'ean code',
        'upc',
        'isbn',
        'mpn',
        'asin',
        '料号',
        'kod(?: \\S+)?',
        'indeks',
        'symbol',
        'varenr',
        'varenummer',
        'vare ?nr',
        'artikelnr',
        'cod(?:igo)? (?:produs|articol|produto|artigo|do artigo)',
        '(?:urun|stok|malzeme) kodu',
        'cikkszam',
        'sifra',
        'tuotenumero',
        'tuotekoodi',
        'katalogove cislo',
        'cislo (?:zbozi|polozky)',
      )}(?: ${OWNER})?$`,
    ),
  ],
  [
    'tax',
    /^(?:% ?)?(?:(?:sales |taux |tipo |aliquota |aliq |al |montant |total )?(?:tax|taxes|vat|gst|hst|igst|cgst|sgst|ust|mwst|tva|t v a|iva|btw|steuer|umsatzsteuer|mehrwertsteuer)(?: ?%| rate| amount| amt| satz| code| tarief| bedrag| in %| eur)*|steuersatz|steuerbetrag|aliquota|aliq|impuestos?|imposte|steuern|belasting(?:en)?|taxable|(?:sazba |vyse |stawka |kwota |cota )?(?:dph|dane|podatku|vat|moms|mva|alv|afa|kdv|tva|pdv)(?: orani| tutari| ?%| belob| belopp| sats| osszege| kulcs)?|momssats|impozit|imposto)$/,
  ],
  [
    'discount',
    /^(?:% ?)?(?:line )?(?:disc|discount|discounts|rabatt|rab|rem|remise|dto|dcto|desc|descuento|sconto|sconti|sc|korting|kort|sleva|zlava|opust|upust|znizka|reducere|desconto|desc|indirim|iskonto|isk|alennus|ale|kedvezmeny|popust|adjust|adj|adjustment|nachlass)(?: ?%| in %| amount| amt| eur)?$/,
  ],
  [
    'priceUnit',
    whole(
      'preiseinheit',
      'preiseinh',
      'pe',
      'per',
      'je',
      'price (?:basis|per)',
      'vke geb',
      'vke',
      'base qty',
      'per qty',
    ),
  ],
  [
    'unitPrice',
    new RegExp(
      `${
        amountWords(
          '(?:net )?unit ?(?:price|cost|rate|value|amount)',
          'price',
          'rate',
          'rate price',
          'hourly rate',
          '(?:price|cost|rate)(?: per| unit| each| ea)+.*',
          'each',
          'cost',
          '(?:list|sales?|selling|item) price',
          'einzelpreis',
          'einzel ?preis',
          'einzel',
          'stuckpreis',
          'einheitspreis',
          'einzelbetrag',
          'stundensatz',
          'preis',
          'e preis',
          'ep',
          'epreis',
          'vk preis',
          'listenpreis',
          'nettopreis',
          'netto ?preis',
          'preis (?:einheit|stuck|je .*|pro .*|me|in.*|€)',
          'prix',
          'prix (?:unitaire|unit|u|net).*',
          'px unitaire',
          'p ?u',
          'p u .*',
          'pu .*',
          'tarif',
          'precio',
          'precio (?:unitario|unidad|unit|ud|u).*',
          'p unitario',
          'valor unitario',
          'importe unitario',
          'tarifa',
          'prezzo',
          'prezzo (?:unitario|unit|cad|un).*',
          'pr unitario',
          'costo unitario',
          'importo unitario',
          'prijs',
          'prijs (?:per|p) .*',
          'stuksprijs',
          'stukprijs',
          'eenheidsprijs',
          'tarief',
          'bedrag per .*',
          'p unit',
          '单价',
          '(?:jedn|jednotkova|cena) ?(?:cena|jedn|jednostkowa|netto|j|za \\S+)?(?: jedn\\S*)?(?: netto| bez dph)?',
          'c j',
          'j cena',
          '(?:stk|styck|enheds|enhets|a) ?pris',
          'pris(?: pr \\S+| per \\S+)?',
          'pret(?: unitar| unit| u)?.*',
          'preco(?: unitario| unit| un| uni)?.*',
          'birim ?fiyat[iı]?',
          'fiyat[iı]?',
          'egysegar',
          'a hinta',
          'yksikkohinta',
          'hinta',
          'cijena',
        ).source
      }`,
    ),
  ],
  [
    'lineTotal',
    amountWords(
      'amount',
      'total',
      'totals',
      'sum',
      '(?:line|item) (?:net )?(?:total|amount|value|sum)',
      'sub ?total',
      'ext(?:ended)?(?: price| amount| total)?',
      'net(?:to)? ?(?:amount|total|price|value)',
      '(?:total|price) (?:amount|price|net|total|cost|value)',
      'betrag',
      'gesamt',
      'gesamtpreis',
      'gesamt ?preis',
      'g preis',
      'gp',
      'gesamtbetrag',
      'gesamt ?betrag',
      'summe',
      'wert',
      'warenwert',
      'montant.*',
      'total.*',
      'prix total.*',
      'prix ht',
      'importe(?: total| linea)?',
      'precio total',
      'valor(?: total)?',
      'importo(?: totale| riga)?',
      'totale.*',
      'prezzo totale',
      'valore',
      'bedrag',
      'totaal.*',
      'regeltotaal',
      'totaalprijs',
      'subtotaal',
      'nettowert',
      'nettobetrag',
      'zeilenbetrag.*',
      'positions ?betrag.*',
      'entgelt',
      'netto',
      'net',
      'value',
      'prijs (?:incl|excl) btw',
      'gross',
      'brutto',
      'amount due',
      '金额',
      'wartosc.*',
      'razem.*',
      'kwota.*',
      'celkem.*',
      'celkova cena',
      'castka.*',
      'spolu.*',
      'belob.*',
      'belopp?.*',
      'i alt',
      'summa',
      'valoare.*',
      'tutar[iı]?',
      'toplam.*',
      'osszesen',
      'ertek',
      'yhteensa',
      'ukupno',
      'iznos',
      'valor liquido',
      'cost',
      'pris',
    ),
  ],
  [
    'quantity',
    /^(?:qty|qnty|quantity|quantities|quant|qtty|hrs|hours|days|count|nos|(?:hrs|hours) qty|qty (?:hrs|hours|pcs|units)|quantity hours|menge|mge|anzahl|anz|stuck|stk|stunden|std|quantite|qte|qt|nombre|nbre|nb|cantidad|cant|cantid|unidades|uds|quantita|qta|q ta|pezzi|aantal|hoeveelheid|stuks|ilosc|mnozstvi|mnozstvo|pocet|jednotek|antall?|qtde?|quantidade|cantitate|miktar|adet|mennyiseg|maara|kpl|kolicina|uren|units|pcs|pieces|(?:ordered|shipped|delivered|billed|invoiced)(?: (?:qty|quantity))?|(?:qty|quantity) (?:ordered|shipped|delivered|billed|invoiced)|amount|数量)$/,
  ],
  [
    'unit',
    /^(?:unit|units?|uom|um|u m|u de m|einheit|einh|eh|meng einheit|mengeneinheit|meng|unite|unidad|ud|eenheid|eenh|j m|jm|jedn|jednostka|mj|m j|enhed|enhet|birim|yks|yksikko|egyseg|me|unit of measure|unita|unita di misura|vpe)$/,
  ],
  [
    'description',
    /^(?:(?:item|product|service|goods|article|line)? ?(?:descriptions?|names?|title)|items?|products?|services?|articles?|artikel|artikelbezeichnung|artikelbeschreibung|artikel ?(?:bezeichnung|beschreibung|name)|bezeichnung|beschreibung|leistung|leistungen|leistungsbeschreibung|produkt|produktbezeichnung|text|ware|designation|designation (?:de[s ] ?)?\S+|libelle|description (?:of|des?|du|del|della|dei) .*|prestations?|descripcion|concepto|detalle|descripcion (?:del? )?\S+|descrizione|descrizione \S+|articolo|prodotto|producto|articulo|servicio|oggetto|omschrijving|productomschrijving|artikelomschrijving|details|particulars|goods|activity|work|task|nazwa(?: towaru.*| uslugi.*)?|opis|popis|nazev(?: .*)?|polozk[ay]|oznaceni|beskrivelse|betegnelse|vare(?:tekst|navn)?|tekst|varebeskrivelse|benamning|beskrivning|descricao|designacao|produto|artigo|servico|descriere.*|denumire.*|produs|aciklama|(?:urun|mal|hizmet)(?: .*)?|megnevezes|naziv|kuvaus|tuote|item details|item and description|product service|product or service|名称)$/,
  ],
];

/** The roles a folded column heading may have, the usual one first. */
export const columnRoles = remembered((folded): readonly ColumnRole[] =>
  COLUMN_LABELS.filter(([, pattern]) => pattern.test(folded)).map(([role]) => role),
);

const CUSTOMERS = /(?:^| )(?:ihre?|kunden?|your|customer|client|cliente|klant|uw|votre|buyer)(?= |$)/;
const SUPPLIERS =
  /(?:^| )(?:unsere?|our|supplier|vendor|lief|lieferant|fournisseur|fornitore|proveedor|leverancier|notre|onze)(?= |$)/;
const TRADE_NUMBER = /(?:^| )(?:gtin|ean|upc|isbn|barcode)(?= |$)/;

/** Whose code a code column holds: the supplier's own comes first, the customer's last. */
export function skuRank(foldedHeading: string): number {
  if (SUPPLIERS.test(foldedHeading)) return 0;
  if (CUSTOMERS.test(foldedHeading)) return 3;
  return TRADE_NUMBER.test(foldedHeading) ? 2 : 1;
}

/** What stands beside a quantity: pieces, kilograms, hours. Folded. */
export const UNIT_WORD =
  /^(?:u|un|ud|uds|unit|units?|unita|unite|unites|ea|each|pcs?|pces?|pieces?|st|stk|stck|stuck|stuks?|pz|pza|pzas|pezzi|kg|g|gr|mg|t|to|lb|lbs|oz|l|ltr|ml|cl|m|mt|mtr|lfm|cm|mm|km|ft|m2|m3|qm|cbm|h|hr|hrs|hours?|std|stunden?|uren|uur|heures?|ore|horas?|tag|tage|days?|jours?|dagen|monate?|months?|mois|box|boxes|bx|karton|kart|ktn|ctn|pack|packs?|pkg|pkt|paar|pair|pairs|set|sets|roll|rolls|rolle|rollen|dz|doz|dozen|fl|flasche|sack|psch|pauschal|vpe|nos|bags?|bottles?|cans?|cases?|cartons?|litres?|liters?|metres?|meters?|mtrs|sqm|sqft|sheets?|tubes?|jars?|c62|h87|stx|ks|szt|op|kpl|adet|buc|db|bal|karton|stk|un|uni|und|kom|os|kompl|sada|rul|rulo|kutu|paket|koli|ltr|lt|hod|godz|usl|ryza|rola)$/;
