import { any } from '../words/patterns.js';

/** What figures outside the lines and sums may stand for, in closed lists: what is missing here is reviewed, never believed. */

/** Behind a number of days, weeks, months, years or hours. Folded. */
export const TIME =
  /^(?:(?:\p{L}*(?:werk|arbeits|kalender|bank))?(?:days?|tage?n?|jours?|jrs|dias?|giorni?|gg|dag(?:en|ar|e|er)?|dni|dnia|dneh|dnevih|dnu|dnuv|dny|paivaa?n?|pv|napo?[ns]?(?:ban|ig|belul)?|nappal|gun(?:dur)?|zile?|dana?|dienu|dienas?|dienos?|d|paeva|дни|дена|ημερ\p{L}*|dies)|we+ks?|wochen?|semaines?|semanas?|settiman\p{L}|wek[ae]n?|tygodni\p{L}*|tydn\p{L}*|uger?|uker?|veck\p{L}*|viikko\p{L}*|het|hafta|saptaman\p{L}*|tjedn\p{L}*|tedn\p{L}*|tyzdn\p{L}*|savai\p{L}*|nedel\p{L}*|nadal\p{L}*|months?|monat\p{L}*|mois|mes|mesi|meses|mesos|maand\p{L}*|miesi\p{L}*|mesic\p{L}*|mesiac\p{L}*|maned\p{L}*|manad\p{L}*|kuukau\p{L}*|kk|honap\p{L}*|ay|luni|luna|mjesec\p{L}*|menes\p{L}*|kuud?|месец\p{L}*|μην\p{L}*|years?|jahr\p{L}*|ans?|annees?|anos?|anni|anys?|jaar|jaren|lata?|rok\p{L}*|let[ai]?|ar|vuo\p{L}*|evig?|yil\p{L}*|ani|godin\p{L}*|met\p{L}{0,3}|gad\p{L}|aast\p{L}*|години|ετ\p{L}{2}|hours?|hrs?|h|std|stunden?|heures?|horas?|hores|ore|uur|uren|godz\p{L}*|hodin\p{L}*|timer?|timmar|tunti\p{L}*|sat\p{L}?|ur[ea]?|ora|orak?|час\p{L}*|ωρ\p{L}{2}|minut\p{L}*|minuten|min|net|netto|business|working|calendar|bank(?:ing)?|trading|prac\p{L}*|kalend\p{L}*|pracovn\p{L}*|robocz\p{L}*|ouvr\p{L}*|habiles|naturales|lavorativi|werkdagen|hverdager?|arkipaiv\p{L}*|munkanap\p{L}*|radnih|delovnih|darbo|tööpäeva|toopaeva|p|m|g|т|fi[nm]e?|frist|end)$/u;

/** Behind a count of things that are sent or measured, or of colours in print, of which no other part of the paper speaks. Folded. */
export const PACKED = new RegExp(
  `^${any(
    // Other words stand before these in one: "Europaletten", "Umkartons".
    '\\p{L}*(?:pa(?:ck|k)et\\p{L}*|packstuck\\p{L}*|csomag|kolli|pall?et\\p{L}*|pall(?:ar|er)|lavaa?|doboz|karton\\p{L}*)',
    '\\p{L}*(?:ki[sz]te\\p{L}*|exempla\\p{L}*|esemplar\\p{L}*|peldany\\p{L}*|farb(?:en|ig)|kleuren|farver|farger)',
    'parcels?|packages?|balik\\p{L}*|pacch\\p{L}|paczk\\p{L}*|volumes|bultos?|colete(?:lor)?|coll[ioe]s?|koli|bancali|raklap',
    'колет\\p{L}*|δεμα\\p{L}*|pall|cartons?|boxes|ejemplar\\p{L}*|egzempl\\p{L}*|vyhotoven\\p{L}*|cop(?:y|ies)|varia',
    'colou?rs?|couleurs?|colores|colori|cores|kolor\\p{L}*|barv\\p{L}*',
    'kg|g|t|km|m|m2|m3|l|kwh|mwh|kw|cm|mm|cbm|ldm|lbs?|[kmgt]b',
  )}$`,
  'u',
);

/** "… eiro un 32 centi": of an amount in words. Folded. */
export const COIN =
  /^(?:cent\p{L}{0,4}|ct?|snt|pence|paise|rappen|цент\p{L}{0,2}|стотинк\p{L}|λεπτα|santim\p{L}*|groszy?|halier\p{L}*|haler\p{L}*|ore|bani|filler|lip[ae])$/u;

/** Before a number that names something. Folded. */
export const NAMED =
  /(?:^| )(?:col|net|netto|per|pro|par|por|je|a|nr|no|n o|n|num|numero|nummer|number|numer|nro|cislo|c|br|broj|st|stev|№|номер|αρ|#|art(?:icle|icolo|iculo|ikel|\.)?|artigo|paragraph|par|abs|ziff(?:er)?|cl|clanku|αρθρ\p{L}*|straipsni\p{L}*|odst|pkt|stk|alin|pct|lid|чл|ал|section|sec|sect|lei|ley|law|gesetz|loi|decreto|dpr|dlgs|dl|rd|ust|ustg|iso|en|din|page|seite|pagina|pag|p|pg|strana|str|strona|sida|sid|side|sivu|oldal(?:szam)?|lehekulg|lk|puslapis|psl|lappuse|lpp|страница|стр|σελιδα|σελ|sayfa|stranica|stran|list|blad|bladzijde|folio|full|feuille|hoja|foglio|tel|telefon\p{L}*|phone|fax|mobil\p{L}*|gsm|kw|week|woche|semaine|semana|uge|vecka|version|v|rev|revision|model|mod|form|class|klasse|type|typ|tipo|unit|suite|ste|floor|room|apt|box|postbus|postfach|pobox|po box|bp|cs|dock|gate|ramp|tor|bay|store|filiale|branch|kasse|kasa|hr[ab]|blagajn\p{L}|operat\p{L}{1,3}|till|register|terminal|route|tour|tisch|table|zimmer|platz|hall[ae]?|nave|bloc|block|building|geb|etage|stock|km)$/u;

/** In the name of a bank, or before it; nobody else keeps the account. Folded. */
export const OF_BANK =
  /\p{L}*bank\p{L}*|\p{L}*spar(?:e?kass|ekas)\p{L}*|\p{L}*pankki|savings|building society|(?:^| )(?:banque|katilim|banco|banca|banka|caixa|caisse|caja|cassa|kasse|kassa|pankki|\p{L}*pank|credit agricole|societe generale|bnp|ing|hsbc|barclays|lloyds|natwest|nordea|handelsbanken|seb|dnb|kbc|abn amro|unicredit|intesa|santander|bbva|millennium|erste|otp|mbank|pko|pekao|revolut|wise|n26|qonto|stripe|paypal|adyen|mollie|sumup|klarna|raiffeisen|postfinance|sanpaolo|popolare|credito|fineco|bper|sabadell|hypo\p{L}*|credit mutuel|credit lyonnais|credit du nord|lcl|cic|vr plus|volksbank\p{L}*|apobank|commerzbank|targo|gls|rabo|triodos|bunq|asn|sns|sydbank|nykredit|aktia|osuuspankki|sporitelna|csob|brd|bcr|transilvania|luminor|nlb|skb|nova kbm|addiko|citadele|lhv|trezoreri[ae]|garanti|akbank|yapi kredi|ziraat|\p{L}*банк\p{L}*|τραπεζα)(?= |$)/u;

/** Said of another date than the invoice's; see OTHER_DATES. */
export const JOINS_DATES = new RegExp(
  `^\\W*${any('to', 'till?', 'until', 'through', 'bis', 'au', 'a', 'al', 'ate', 'tot', 't m', 'do', 'az', 'och', 'og', 'la', 'ir', 'iki', 'lidz', 'kuni', 'до', 'εως', 'ig', 'and', 'und', 'et', 'y', 'e', 'en')}?\\W*$`,
  'u',
);
