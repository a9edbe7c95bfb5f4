import { FURTHER_INVOICE_NUMBERS } from './further-fields.js';
import { any } from './patterns.js';

/** What invoices and their numbers are called. All patterns are matched against folded text (see ../fold.ts): lower case, no accents, no punctuation except # and %. */

const INVOICE = any(
  'tax invoice',
  'vat invoice',
  'sales invoice',
  'commercial invoice',
  'customer invoice',
  'invoice',
  'inv',
  'bill',
  '[a-z]*rechnungs?',
  'rechn',
  'rg(?! kood)',
  're',
  'beleg',
  'facture(?: de vente)?',
  '(?:verkoop)?factuur',
  'faktuur',
  'faktura vat',
  '(?:salgs|forsaljnings)?faktura',
  'factura(?: simplificada| recibo| de (?:venta|cliente|vanzare))?',
  'fra',
  'documento di vendita',
  'fattura(?: di vendita)?',
  'fatt',
  'faktury',
  'facturii',
  'fatura(?: recibo| simplificada| de (?:venda|locacao(?: de bens moveis)?))?',
  'danovy doklad',
  'szamla(?:ja)?',
  '(?:myynti)?lasku',
  'laskun',
  // "Na račun 1612 …" is to an account.
  '(?<!(?:na|sa?|iz) )(?:izlaznog )?racuna?(?: otpremnic[ae])?',
  'fakture',
  '(?:pvm )?sa?skait(?:a|os)(?: faktur(?:a|os))?',
  '(?:faktur|pavadzime )?rekin[as]s?',
  '(?:kauba|muugi)?arve',
  'το τιμολογιο σας',
  'τιμολογι[οου]+(?: πωλησης)?',
  '(?:данъчна )?фактура(?:та)?',
  'satis faturasi',
  'nota (?:fiscal|(?:de )?pagamento)',
  'fakturan?',
  ...['рахунок фактура', 'faktur(?: penjualan)?', 'reikning(?:ur|s)?'],
);
/** Which is one only with a word for its number, or where a text begins: "Targa FT 870 KX". */
const SHORT = '(?:ft|fact?)';
const NUMBER = any(
  'number',
  'numbers?',
  'num',
  'nummer',
  'numero',
  'numer',
  'cislo',
  'numar(?:ul)?',
  'numarasi',
  'numaras[iı]',
  'szama?',
  'sorszama?',
  'broj',
  'stevilka',
  'cis',
  'ref',
  'reference',
  'numurs',
  'numeris',
  'номер',
  ...['nomor', 'so(?= no )', 'број'],
  'αριθμος',
  'nbr',
  'nro',
  'nr',
  'no',
  'n o',
  'n',
  'id',
  'code',
  '#',
);
const OF = '(?:(?:de|d|della|di|da|la|l|du|del|van|der|of|the|this) )*';

/** Words that name the invoice number without doubt; what follows is the number. */
export const INVOICE_NUMBER = new RegExp(
  `(?:^| )(?:${INVOICE} seri(?:es|e|a|ja) (?:[a-z]{1,5} )?${NUMBER}|(?:${INVOICE}|${SHORT})(?: (?:vat|fiscala|simplificada|accompagnatoria|immediata|differita|en euros?|in euro))? ?${NUMBER}(?: ${NUMBER})*|${any('rechnungsnummer', 'rechnungsnr', 'rechnungs ?no', 'renr', 'rgnr', 'belegnummer', 'belegnr', 'fakturanummer', 'fakturanr', 'factuurnummer', 'factuurnr', 'notanummer', 'notanr', 'facturnr', 'faktuurnummer', 'facturanummer', '(?:faktura|danovy doklad) c', 'fakturanumer', 'laskunumero', 'laskunro', '(?:racun(?: otpremnica)?|faktura) (?:br|st|stevilka)', '(?:br|st|stevilka) (?:racuna|fakture)', 'cislo vf', 'szamlaszam', 'szamla ?sorszam\\S*', 'arvenumber', 'arve nr', 'номер на (?:фактура(?:та)?|документа)', 'αρ(?:ιθμος)? (?:τιμολογιου|παραστατικου)', 'facture ?n\\d?', 'factura serie (?:y )?folio', 'factura fiscala(?: seria \\S+)? nr', '(?:regnings?|raknings)nummer', ...FURTHER_INVOICE_NUMBERS)}|${NUMBER} ${OF}(?:invoice|rechnung|facture|factura|fattura|factuur|fatura|faktury|facturii|faktura|danoveho dokladu|(?:izlaznog )?racuna|fakture|rekina|saskaitos|szamla|τιμολογιου))(?= |$)`,
);
const RECEIPT =
  '(?:receipt|ticket|(?:kassen|kassa)?bon|kvitto|kvitterings?|paragon|scontrino|quittungs?|talao|uctenk[ay]|nyugta|kuitti|kviitungi?|prodejk[ay]|blocek|kvit(?:as|o)|ceki(?:s|o)|ceks|(?:kassa)?t[cs]ek(?:k|i)|kvits|(?:касов )?бон|fis|αποδειξη|scontr|bonul?|kassakvitto|kassakuitti)';
/** Names the number of a receipt, which is that of an invoice where the paper is nothing else. */
export const RECEIPT_NUMBER = new RegExp(
  `^(?:${RECEIPT} ?(?:${NUMBER}|c|br|st)|${NUMBER} ${OF}(?:${RECEIPT}|paragonu|bonu|bonului)|(?:${RECEIPT}|trans(?:action)?|doklad|br|broj)(?=(?: \\S*\\d\\S*){0,3}$))(?= |$)`,
);
/** Names the number of what was sold, which is that of an invoice that has no other. */
export const SALE_NUMBER = new RegExp(
  `^(?:venda|venta|vente|vendita|sale|verkauf|verkoop|salg|forsaljning|satis|prodej|predaj|sprzedaz|vanzare|prodaja) ${NUMBER}(?= |$)`,
);
export const RECEIPT_TITLE = new RegExp(
  `^(?:${RECEIPT}(?: de (?:caisse|caja))?|paragon fiskalny|bon fiscal|satis fisi|yazarkasa fisi|kasos (?:cekis|kvitas)|kases ceks|касова бележка|ταμειακη αποδειξη|αποδειξη λιανικης(?: πωλησης)?|documento commerciale|pokladnicny (?:blok|doklad)|(?:till|sales|vat|tax) receipt|maloprodajni racun|factura simplificada|fatura simplificada|vereinfachte rechnung)$`,
);
/** Names the number of whatever paper this is. */
export const DOCUMENT_NUMBER = new RegExp(
  `^(?:(?:document|dokument|doc|documento)(?: ?${NUMBER})+|(?:broj|br|stevilka|st) (?:dokumenta|dokumenti|isprave)|bizonylat ?szam\\S*|seri(?:[ae]|ja) (?:(?:si|ir|un) )?(?:[a-z][a-z\\d]{0,6} )?(?:nr|numar\\S*|numeris)|(?:danovy )?doklad (?:c|cislo)|${NUMBER} (?:dokladu|dokumentu|documentului)|serie (?:y )?(?:numero|folio)$|folio(?! fiscal)|dokumentennummer|documentnummer|(?:dokument|document|bilags|tosite)(?:nr|numer|nummer|numero)|bilagsnr|n ?o piece|numero (?:de )?piece|ev(?:idencni)? cislo|belge (?:no|numarasi)|(?:dokumendi|dokumento|dokumenta) (?:nr|numeris|numurs)|(?:документ no|αρ παραστατικου|σειρα (?:και )?αρ(?:ιθμος)?)|(?:our invoice|unser beleg|unsere rechnung|notre facture|nuestra factura|nostra fattura|nossa fatura|onze factuur|vores faktura|var faktura)$|(?:our number|unsere nummer|ons nummer)(?= \\S*\\d|$)|${NUMBER} ${OF}(?:documento|document|doc|dok)|documento$|(?:nummer|nr|number|numero|numer|cislo) (?:datum|date|fecha|data)$)(?= |$)`,
);
/** What kind of invoice it is, said behind its name. */
const KIND = any(
  'vat',
  'fiscala?',
  'simplificada',
  'ele[ckt]troni[ck]a',
  'comercial',
  'accompagnatoria',
  'immediata',
  'differita',
  'original',
  'оригинал',
  'danovy doklad',
  'sprzedazy',
  'vydana',
);
/** Names of an invoice that mean something else within a text: "nota de encomenda", "rachunek bankowy". */
export const OTHER_NAME =
  '(?:regning|rakning|(?:nota|rachunek)(?: uproszczony)?(?=$| (?:n|no|nr) | (?:[a-z]{1,4} )?[0-9]))';
/** A title with the number right behind it: "Invoice INV-17", "Factură fiscală 17". */
export const INVOICE_TITLE = new RegExp(
  `(?:(?:^| )(?:${INVOICE}(?: ${KIND})?|credit note|credit memo|gutschrift|avoir)|^${SHORT}|^${OTHER_NAME})(?= |$)`,
);
/** Words that end like this stand before an invoice's number within a sentence. */
export const BEFORE_NUMBER = new RegExp(
  `(?:^| )(?:${INVOICE}(?: ${NUMBER})*|var(?:iabil(?:ni|ny))? symbol|betaling (?:angives|oplyses|oppgis|oppgi)|betalning ange?s?|zahlung angeben|quote|quoting)$`,
);
export const NUMBER_WORD = new RegExp(`^${NUMBER}$`);
/** May name the invoice number, or something else; "N.I.F." names a tax number. */
export const VAGUE_NUMBER = new RegExp(
  `^(?!n i [fp](?: |$))(?:(?:(?:receipt|serial) )?${NUMBER}(?: ${NUMBER})*(?= |$)|(?:c|st|br)(?= \\S*\\d\\S*(?: \\d+)?$)|seri[ae](?= [a-z]{1,5} ?\\d{3,}$))`,
);

/** What else numbers are those of. Folded. */
export const NUMBER_OF_OTHERS =
  /(?:^| )\p{L}*(?:zaloh|order|ordre|orden|ordem|zlecen|bestall|bestill|bestell|command|pedid|ordin|bestel|objedn|zamow|comand|encomend|siparis|narud|naroc|rendeles|tilau[sk]|tellim|pasut|uzsak|поръчк|παραγγ|auftrag|customer|buyer|(?<!ver)kaufer|acheteur|comprador|acquirent|nabywc|kupuj|kund[aeni]|klant|odbiorc|client|klient|kliend|клиент|πελατ|asiakk|ugyfel|zakazn|odberat|musteri|kup[ae]c|kupc|vevo|asiakas|deliver|liefer|livrais|albar|lever|dodac|dostaw|entreg|guia|dispatch|ship|versand|contract|vertrag|contrat|ugovor|szerzod|umowa|smlouv|project|projekt|projet|proyecto|progetto|account|konto|compte|cuenta|conto|ucet|phone|telef|registr|siret|siren|quote|angebot|devis|offert|ofert|ponud|ponuk|ajanlat|tarjous|tilbud|cotiz|cotac|presup|orcament|preventivo|ticket|booking|buchung|reserv|meter|zahler|debitor|kreditor|vorgang|mandat|leitweg|договор|договір|заказ|замовлен|поруџб|наруџ|нарачк|уговор|испратниц|отпремниц|umow|zakazk|smluv|zmluv|nabidk|sutart|ligum|leping|licznik|kontrahent|sagsn|medlem|aftal|avtal|kontrakt|folgesed|foljesed|pakksed|rekvis|lokations|prosjekt|lahete|sopimu|mittari|viite|pesanan|pelanggan|kontrak|sozlesme|abone|proje|teklif|hesap|relatie|dossier|werkbon|opdracht|polis|pakbon|bankszamla|munkaszam|contribu|remito|expediente|matricula|requisi|commessa|bolla|pratica|chantier|affaire|otpremn|pogodb|dobavnic|pontun|viðskipt|porosi|kontrat|don hang|khach hang|hop dong|vehicle|chassis|serial|serien|police|member|mitglied|irsaliye|cari kod)|(?:^| )(?:ddt|kd|po|p o|tel|fax|hrb|hra|kvk|rcs|rea|job|case|vin|kund|policy)(?= |$)/u;
