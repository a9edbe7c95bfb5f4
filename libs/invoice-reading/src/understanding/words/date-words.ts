import { FURTHER_INVOICE_DATES, FURTHER_OTHER_DATES, FURTHER_PLAIN_DATES } from './further-fields.js';
import { any } from './patterns.js';

/** All patterns are matched against folded text (see ../fold.ts): lower case, no accents, no punctuation except # and %. */

const NEXT_ONE = any(
  ...[
    'next',
    'nachste[ns]?',
    'prochaine?',
    'proxim[ao]',
    'prossim[ao]',
    'volgende',
    'nasta',
    'n[ae]?este',
    'nastepn\\S+',
  ],
  ...['(?:dalsi|pristi|nasledujuc)\\S*', 'urmatoar\\S+', 'sonraki', 'seuraava\\S*', 'kovetkezo', 'sljedec\\S+'],
  ...['naslednj\\S+', 'jargmi\\S+', 'nakam\\S+', 'kit[ao]s?', 'следващ\\S*', 'επομεν\\S+'],
);
/** "Next invoice: 5 May": of the one after this. */
export const NEXT = new RegExp(`(?:^| )${NEXT_ONE}(?= |$)`);

/** Of another invoice than this one. */
const OTHERS = `(?<!${NEXT_ONE}|previous|last)`;

export const INVOICE_DATE = new RegExp(
  `${OTHERS}(?:^| )${any(
    '(?:invoice|inv|bill|billing|document) date',
    'date of (?:issue|invoice)',
    'issued? date',
    'tax (?:point(?: date)?|date)',
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
    'emisa? la',
    'izdano(?: dne)?',
    'vystavene(?: dna)?',
    'vystaveno(?: dne)?',
    'wystawion[aoy](?: dnia)?',
    'koostamise kuupaev',
    'valjastamise kuupaev',
    'factuur ?datum',
    'faktuurdatum',
    'facturatiedatum',
    'datum factuur',
    '(?:fecha|f) (?:de )?(?:la )?(?:factura|fra|emision|expedicion)',
    'data (?:della |di )?(?:fattura|fatt|emissione|documento|doc)',
    'data (?:wystawienia|faktury|facturii|emiterii|da fatura|de emissao|da emissao)',
    'emitid[oa] em',
    'bilagsdato',
    '(?:do[ck]ument|verifikations)datum',
    'datum (?:van )?(?:uitgifte|dokladu|dokumenta|dokumentu)',
    'data (?:dokumentu|do documento|documentului|del documento)',
    'date du document',
    'belge tarihi',
    'izrakstit[as]',
    'valjastatud',
    'israsyta',
    'laadittu',
    'emessa il',
    'emitida el',
    '(?:utsted|udsted)t',
    'utfardad',
    'laskun paiva(?:ys)?',
    'datum (?:i mj?esto )?(?:racuna|fakture|izdaje|izdavanja|izdanja|izstavljanja|izstavitve)(?: racuna| fakture)?',
    'datum (?:vystavenia|vyhotovenia)(?: faktury)?',
    '(?:laskun )?(?:paivamaara|laskupaiva)',
    'laskutuspaiva',
    '(?:kiallitas|szamla)(?: kelte| datuma| napja| ideje)',
    'arve kuupaev',
    'rekina datums',
    'izrakstisanas datums',
    '(?:saskaitos(?: fakturos)?|israsymo|isdavimo) data',
    'data d (?:emissio|expedicio)',
    'дата на (?:издаване|фактура(?:та)?)',
    ...['датум (?:издавања|рачуна|фактуре)', 'dags(?:etning)?'],
    ...FURTHER_INVOICE_DATES,
    'ημερομηνια (?:εκδοσης|τιμολογιου)',
    'datum vystaveni(?:a)?',
    '(?:datum|den|dne) (?:vystaveni|faktury)(?: danoveho dokladu)?',
    'fakturadato',
    'fatura tarihi',
    'data (?:de |d )?(?:la )?(?:fra|factura)',
    'data (?:da|de) factura',
    'datum (?:izlaznog )?racuna',
    'fakturacny datum',
    'фактура дата',
    '(?:ημ|ημ νια) (?:τιμολογιου|εκδοσης)',
    '(?:kauba|muugi)arve kuupaev',
    'duzenleme tarihi',
  )}(?= |$)`,
);
export const PLAIN_DATE = new RegExp(
  `^(?:${/date|datum|fecha|data|dato|tarih|paivays|paivamaara|pvm|kelt|datums|kuupaev|дата|ημερομηνια|ημ νια|dated|created|issued(?: on)?|emision|le|(?:vom|dne)$/.source}|${any(...FURTHER_PLAIN_DATES)})(?= |$)`,
);
/** Between an invoice number and its date, as in "Rechnung 17 vom 3. Mai". */
export const DATED =
  /^(?:vom|dated|du|del|van|of|z dnia|dnia|ze dne|z dne|zo dna|dne|den|a[fv]|din|de(?: fecha| data|$)|daterad|dateret|datert|kelte|paivatty|tarihli|od|от|від|απο|ημερομηνια|issued(?: at| on)?|ausgestellt(?: am)?|emise?(?: le)?|emitida(?: el)?|emessa(?: il)?|uitgegeven(?: op)?|date)(?= |$)/;

/** Of a guest: when they came and went. */
export const STAY_DATE =
  /(?:^| )(?:arriv\S*|depart\S*|check (?:in|out)|in ?check\S*|(?:ein|aus|uit|ut)check\S*|ind?tjek\S*|udtjek\S*|inn?sjekk\S*|utsjekk\S*|anreise|abreise|ankunft|ankomst|avreise|afrejse|avresa|aankomst|vertrek|llegada|entrada|salida|chegada|saida|partida|partenza|przyjazd|wyjazd|(?:za|wy)meldowan\S*|prijezd|prichod|odjezd|odchod|erkezes|tavozas|saapumis\S*|tulopaiva|lahto\S*|sosire|plecare|giris|cikis|dolazak|odlazak|prihod|odhod)(?= |$)/;

/** What dates of other things are called, in part or in whole; folded. */
export const DATE_OF_OTHERS = new RegExp(
  `${/megrendel|rendeles|makset|laskutuskausi|due|pa[iy]|remit|odeme|read(?:ing)? date|irsaliye|d d t|ddt|term|net \d|deliver|ship|desp|disp|order|service|period|print|expir|valid|next|since|birth|contract|fallig|liefer|leistung|bestell|valuta|cargo (?:el|en)|debit|preleve|gedruckt|zahl|versan|vertrag|bis|echeance|livr|command|imprime|expedi|vence|entrega|pedid|envi|impres|scad|consegn|ordin|spedi|stamp|pagam|verval|lever|bestel|betal|albar|verzond|gedrukt|betaa|termin|platnosc|dostaw|sprzeda|zamowi|splatnost|dodan|objednav|uskutecn|zdanitel|forfald|forfall|bestil|suorit|vade|teslim|siparis|encomend|comand|comenz|plat|dospij|isporuk|narudzb|zapadl|dobav|narocil|rok |splatn|hatarido|teljesit|fizet|erapaiv|toimitus|tilaus|maksu|tahtaeg|tellim|tarne|apmaks|piegad|moket|pristat|apmoket|падеж|доставк|плащане|ληξη|πληρωμ|παραδοσ|παραγγελ|αποστολ|vencim|lliuram|einsatz|ausfuhr|ausgefuhrt|durchgefuhrt|erbracht|realis|effectu|realizad|ejecutad|eseguit|uitgevoerd|performed|carried out|(?:job|works?) done|returned|rendu |retourne |zuruckgegeben|complet(?:ed(?: on| by|(?: [a-z]+day)?$)|ion)|wykonan|proveden|udfort|utfort|executad|frist|deadline|forfald|eindag|gjalddag|esedekes|lejarat|scaden|termen|dospel|vadesi|venciment|vto|piegad|szallit|toimitet|lev (?:dato|datum)|prestac|prestazion|tilatt|objednan|livrar|isporuc|dostav|odoslan|expedov|afhend|afsend|utlever|verzend|afhaal|pickup|pick up|collect|abhol|enleve|ritir|recogid|load|laden|entlad|rozlad|zaladun|dechargement|scaric|descarg|vyklad|nakladk|istovar|utovar|arriv|depart|anreise|abreise|check|event|entree le|sortie le|veranst|visit|besuch|intervent|reparat|repair|meter|reading|ables|releve|lettur|lectur|generat|wygener|gener|created on|vytist|tlac|nyomt|tulost|udskr|utskr(?!iven(?: |$))|izpis|ispis|spausd|izdruk|prindi|yazdir|angebot|offert|tarjous|quot|ponud|nabid|nabidk|oferta|devis|preventiv|presupuest|auftrag|contract|contrat|umow|smlouv|szerzod|sopimus|avtal|ugovor|pogodb|sutart|ligum|leping|догов|замовл|накладн|συμβασ|(?:date of|^)\s?suppl|supply date|prestation|(?:fecha|data) (?:de )?(?:la )?opera[ct]i|inicio (?:de )?(?:las )?activ|duzp|zdan pln|tras?nsport|trasporto|sevk|carga|warrant|garanti|gelesen|opravljen|данъчно събитие|received|eingegangen|empfangen|recibid|ricevut|ontvangen|recebid|otrzyman|przyjet|prijat|modtaget|mottag|mottatt|conclu[sid]|abgeschlossen|acheve|finaliz|zakonczon|dokoncen|druck|data tisku|tisknuto|zaplac|bestall|ordre|opdracht|best datum|auftr|kassa|uzsakym|pasutij|поръчк|разписк|zapade|πληρωτ/.source}|${FURTHER_OTHER_DATES}|${STAY_DATE.source}|${NEXT.source}`,
  'u',
);
