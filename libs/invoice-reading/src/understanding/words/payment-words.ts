import { any, within } from './patterns.js';
import { SUM } from './amount-words.js';

/** All patterns are matched against folded text (see ../fold.ts): lower case, no accents, no punctuation except # and %. */

/** What was open before this invoice. */
export const PREVIOUS =
  /^(?:previous|(?:un)?paid balance|balance (?:brought )?forward|last balance|alter saldo|vorheriger|ancien solde|solde (?:anterieur|precedent)|saldo (?:anterior|precedente)|vorig saldo|openstaand saldo|saldo (?:vormonat|vorperiode|vorjahr|letzte rechnung)|saldovortrag|opening balance|tidligere saldo|forrige saldo|foregaende saldo|tidigare saldo|edellinen saldo|(?:poprzednie|wczesniejsze) saldo|saldo poprzednie|predchozi (?:zustatek|saldo)|predchadzajuci zostatok|sold (?:anterior|precedent)|elozo egyenleg|prethodni saldo|onceki bakiye)/;

/** Begins a sentence that asks for the amount in it. */
export const ASKED =
  /^(?:please (?:pay|transfer|remit|send)|bitte (?:uberweisen|zahlen|begleichen|uberweist)|(?:merci de|veuillez|priere de) (?:virer|regler|payer|verser)|(?:le )?(?:rogamos|ruego) (?:que )?(?:transfier|pagu|abon)|gelieve|(?:wij |we )?verzoeken u|si prega di|(?:la )?preghiamo di|(?:vanligen )?betala(?= |$))/;

/** Said of a sum: it has been paid. */
const PAID_OF_SUM = any(
  ...[
    'paid',
    'received',
    '(?:be ?|ge)zahlt(?:er)?',
    'paye',
    'regle',
    'verse',
    'pagad[oa]',
    'liquidado',
    'abonado',
    'pag[oa]',
  ],
  ...[
    'pagat[oa]?',
    'versat[oa]',
    'betaald',
    'voldaan',
    '(?:za|u)placen[aoey]',
    '(?:uhrazen|uhraden|zaplaten)[aoey]',
    '(?:inn?|ind|forud)?betal[td]',
  ],
  ...[
    '(?:za|o|w)placon[aoey]',
    'maksettu',
    'platita?',
    'achitata?',
    'odenen',
    'odenmis',
    'odendi',
    '(?:ki|be)?fizet(?:ett|ve)',
    'alinan',
  ],
  ...[
    '[uv]?placen[aio]',
    '[uv]?placan[aio]',
    'makstud',
    'tasutud',
    '(?:sa|ap)maksat[sa]',
    '(?:su|ap)moket(?:as?|i)',
    'платен[ао]',
    'получен[ао]',
    'πληρωθεν',
  ],
  ...['εξοφληθ\\S*', '(?:που )?καταβληθ\\S*'],
  ...[
    'erhalten',
    'ontvangen',
    'recibid[oa]',
    'recebid[oa]',
    'ricevut[oa]',
    'incasat[oa]?',
    'prijat[aey]',
    'otrzyman[aey]',
  ],
  ...[
    'mottatt',
    'mottagen',
    'modtaget',
    'vastaanotettu',
    'beerkezett',
    'sanemt[sa]',
    'gaut(?:as|a)',
    'primljen[aio]',
    'prejet[aio]',
  ],
);
const ALREADY = '(?:(?:ja|jiz|uz|deja|gia|bereits|reeds|already) )?';
/** What is paid before the goods are delivered. */
const DEPOSITS = String.raw`(?:acompte|anzahlung|deposit|anticipo|acconto|vooruitbetaling|aanbetaling|voorschot|zaliczk\p{L}*|zaloh\p{L}*|forskud\p{L}*|forskott\p{L}*|a ?conto|ennakko\p{L}*|avans\p{L}*|sinal|eloleg\p{L}*|predplacil\p{L}*|predujam|akontacij\p{L}*|ettemaks\p{L}*|adiantament\p{L}*)`;
export const DEPOSIT = new RegExp(`(?:^| )${DEPOSITS}(?= |$)`, 'u');

/** "Din total s-a achitat avans". */
const OF_TOTAL = String.raw`(?:din|of the|z|ze|du|del|dal|van het|vom) total\S* `;
/** "12 03 2024", "12 mars 2024", "march 12 2024". */
const DAY = String.raw`(?:\d{1,4} \d{1,2} \d{1,4}|\d{1,2} (?:de )?\p{L}{3,10} (?:de )?\d{4}|\p{L}{3,10} \d{1,2} \d{4})`;
/** "Suma plătită", "Gezahlter Betrag", "Makstud", "Zaplacené zálohy", "Saņemts avanss 05.06.2024". */
export const PAID_SUM = new RegExp(
  `^(?:${SUM} ${ALREADY}${PAID_OF_SUM}|${OF_TOTAL}(?:s a |was |has been |wurden? |a ete |e stato )?${PAID_OF_SUM}(?= |$).*|(?!pag[oa]$)${PAID_OF_SUM}(?: (?:${SUM}|${DEPOSITS}))?(?: (?:\\p{L}{1,4} ){0,2}${DAY})?|gesamtzahlbetrag)$`,
  'u',
);

/** "Wpłata 21-07-2025": of a day. */
export const PAYMENT_OF_DAY = new RegExp(
  `^${any(
    ...['payment', 'zahlung', 'paiement', 'reglement', 'versement', 'pago', 'pagamento', 'versamento', 'betaling'],
    ...['wplata', 'platba', 'uhrada', 'uplata', 'placilo', 'indbetaling', 'innbetaling', 'inbetalning', 'betalning'],
    ...['maksu', 'befizetes', 'odeme', 'plata', 'mokejimas', 'maksajums', 'makse', 'плащане', 'πληρωμη'],
  )} ${DAY}$`,
  'u',
);

/** "Pagamento recebido, obrigado!" */
export const PAID_WITH_THANKS = new RegExp(
  `^\\S+(?: \\S+){0,3} ${any(
    ...[
      'thank you',
      'thanks',
      'obrigado',
      'grazie',
      'merci',
      'gracies',
      'gracias',
      'danke',
      'dank',
      'dziekujemy',
      'dekujeme',
    ],
    ...[
      'dakujeme',
      'kiitos',
      'tesekkurler',
      'koszonjuk',
      'hvala',
      'tanan',
      'taname',
      'paldies',
      'aciu',
      'takk?',
      'tack',
    ],
    ...['multumim', 'благодарим', 'ευχαριστουμε'],
  )}$|^betrag dankend erhalten$|^bedankt voor uw betaling$|^takk for mottatt betaling$|^zahvaljujemo na placanju$`,
);

export const PAID =
  /^(?:(?:less|abzuglich|abzgl|moins|minus|min|menos|meno) )?(?:(?:uz|juz|mar|allerede|redan|jo|ya|jau|juba|вече|ηδη) )?(?:(?:amount |total )?(?:already )?(?:paid|received)|payments?(?: already)?(?: received| made)(?= |$)|payments?$|(?:pagaments|platnosci|placanja|mokejimai|maksajumi|maksed|maksut|odemeler|плащания|πληρωμες|befizetesek)$|pre ?payments?$|(?:prepago|prepaiement|pre pagamento?|predplata|przedplata|voorschot|for ?betalning|esimaksu|adelanto|предплащане|προπληρωμη|isankstinis (?:ap)?mokejimas|platba (?:predem|vopred)|zalohova platba)(?= |$)|zahlung(?:en)?$|zahlung vielen dank|payment thank you|paiements$|reglements$|pagos$|pagamenti$|pagamentos$|betalingen$|wplaty$|platby$|indbetalinger$|innbetalinger$|inbetalningar$|plati$|uplate$|payments? (?:credits? )?applied(?= |$)|applied (?:balance|credits?|payments?)(?= |$)|deposit|pre ?paid|advance|bereits (?:be|ge|ange)zahlt|bereits erhalten|a ?conto|akonto|anzahlung|vorauszahlung|abschlagszahlung|geleistete[rn]?(?= |$)|erhaltene anzahlung|acompte|arrhes|avance|deja (?:paye|regle|verse)|montant (?:deja )?(?:paye|regle)|betaald|(?:reeds|al) (?:betaald|voldaan|ontvangen)|aanbetaling|vooruitbetaling|pagado|anticipo|entrega a cuenta|a cuenta|gia pagato|pagato|versato|acconto|(?:bank transfer|wire transfer|credit card|paypal|visa|mastercard|cash(?! round)|cheque|virement|carte bancaire|uberweisung|kreditkarte|barzahlung|transferencia|tarjeta|bonifico|contanti|overboeking|creditcard)(?= |$)|(?:jiz )?(?:uhrazeno|zaplaceno)|zaloh[ay]|uhradene|zaplatene|zaplacono|zaliczka|wplacono|betalt|indbetalt|forudbetal\S*|forskudd?|forskott|betal(?:d|n?ing(?:er|ar|en)?)?(?![a-z])|maksettu|ennakko|adiantamento|sinal|valor pago|ja pago|achitat|avans|platit|odenen|on odeme|pesinat|fizetve|(?:befizetett )?eloleg|placeno|predujam|predplacil[oa]|ze placano|vec placeno|akontacij[ae]|uplaceno|avansas|avanss|ettemaks|apmaksats|apmoketa|tasutud|предплатено|платено|авансово|προκαταβολη|πληρωθ(?:εν|ηκε)|(?:pagos?|importes?) (?:recibid|realizad|abonad)|credit applied|(?:gift (?:card|certificate|voucher)|store credit|geschenk(?:karte|gutschein)|(?:carte|bon) cadeau|tarjeta regalo|cadeau(?:bon|kaart)|buono regalo)|payment (?:of|on)|less payment)/;

/** What is left of a sum. */
export const BALANCE = within(
  'balance',
  'remainder',
  'rest(?:betrag|belob|belopp|bedrag|solde)?',
  'solde',
  'saldo',
  'resto',
  'restante?',
);

/** What is left to pay. */
export const DUE = within(
  'due',
  'owing',
  'balance',
  'payable',
  'to pay',
  'zahlbetrag',
  'zahlungsbetrag',
  'uberweisungsbetrag',
  'offener betrag',
  'restbetrag',
  'zu zahlen',
  'zu zahlender betrag',
  'zahlen',
  'fallige?[rs]?',
  'net a payer',
  'reste (?:a payer|du|a regler)',
  'reglement de',
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
  'de plata',
  'rest de plata',
  'suma datorata',
  'odenecek(?: tutar)?',
  'do zaplacenia',
  'na uhradu',
  'k zaplaceni',
  'za uhradu',
  'att betala',
  'a betale',
  'til betaling',
  'til greiðslu',
  'til gode',
  'restbelob',
  'restbelopp',
  'maksettava(?:a)?',
  'fizetendo',
  'montante a pagar',
  'restanta',
  'kalan',
  'pozostaje',
  'zbyva',
  ...['(?:k )?doplat(?:ek|ok|ku)', 'verbleib(?:t|en|ender? betrag)', 'il reste'],
  'zostava',
  'za (?:uplatu|placilo|placanje)',
  '(?:ostatak|preostalo|ostaje|preostane) (?:za )?(?:uplatu|placanje|placilo|platiti)?',
  'zostava (?:uhradit|k uhrade)',
  'hatralek',
  'tasuda',
  'tasumisele kuulub',
  'apmaksai',
  'moketi',
  '(?:moketina suma|suma apmokejimui)',
  'за плащане',
  'сума за плащане',
  'πληρωτεο(?: ποσο)?',
  'υπολοιπο',
  // Owed, and not yet paid.
  ...[
    'дължим[ао]',
    'οφειλ(?:ης|ομενο)',
    'εκκρεμες',
    'esedekes',
    'verschuldigd',
    'dovut[oa]',
    'devid[oa]',
    'em (?:divida|falta)',
  ],
  ...[
    'datorat[a]?',
    'nalezn[aey]',
    'adeudad[oa]',
    'maksmisele kuuluv',
    'tasumisele kuuluv',
    'eraantyva',
    'splatn[aey]',
  ],
  ...[
    'utestaende',
    'udestaende',
    'forfal(?:den|dent|t|let)',
    'ausstehend(?:er|e)?',
    'in sospeso',
    'impaye',
    'pendente',
    'por pagar',
  ],
  ...[
    'avoin(?: summa)?',
    'maksamatta',
    'fennmarado',
    'kifizetetlen',
    'neplacen[io]',
    'nesplacena',
    'priklausanti',
    'nesamaksata',
  ],
  ...[
    'neapmaksat(?:a|ais)',
    'likutis',
    'bakiye',
    'egyenleg',
    'zustatek',
    'zostatok',
    'салдо',
    'баланс',
    'balanse?',
    'total du',
  ],
);

/** What a payment shall name, so that whoever is paid knows for what. */
export const PAYMENT_REFERENCE =
  /(?:^| )(?:payment ref\p{L}*|betalingskenmerk|comunicazione di pagamento|zahlungsreferenz|verwendungszweck|reference (?:de |du )?(?:paiement|virement)|communication(?: libre| structuree)?|mededeling|betalingsreferanse|betalningsreferens|maksuviite|variabilni symbol|variabilny symbol|tytul przelewu|concepto|causale|poziv na broj|sklic|ref\p{L}* de pago)(?= |$)/u;
