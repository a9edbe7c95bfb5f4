import { fold } from '../fold.js';
import { A_DAY, daysBetween } from '../dates.js';
import { daysIn } from '../words/day-counts.js';
import { EARLY, isConditional, isRequest } from '../words/request-words.js';

/** What is said of the payment of the whole: its words, and the day until which it is due. All is folded. */

export const PAYMENT =
  /(?:^| )(?:pay(?:ment|able)?|settled?|due|net|zahlbar|zahlung\p{L}*|fallig|netto|paiement|payable|reglement|echeance|pago|pagamento|pagar|pagadero|vencimiento|vencimento|scadenza|scadent\p{L}*|betaling\p{L}*|betalen|betalas|betales|betalning\p{L}*|vervalt|platnosc\p{L}*|platn\p{L}*|splatnost\p{L}*|splatn\p{L}*|maksuaika|maksuehto|fizetes\p{L}*|plata|placanj\p{L}*|placil\p{L}*|odeme|apmaks\p{L}*|apmoke[jt]\p{L}*|maksetahtaeg|tasu(?:da|ge)|tasumi\p{L}*|платим\p{L}*|(?:за)?плащан\p{L}*|πληρωμ\p{L}*|πληρωτε\p{L}*|πιστωσ\p{L}*|εξοφλησ\p{L}*|ohne (?:jeden )?abzug|without deductions?|sans deduction|senza deduzioni|sin deduccion|zonder aftrek|uden fradrag|utan avdrag)(?= |$)/u;
/** Of something else than the money, or of the money in parts. */
export const OTHER_TERM =
  /complain|huomaut|return|claim|cancel|object|rueck|ruck|reklam|widerruf|mangel|reclam|retour|devol|reso|reject|instal|rate\p{L}*|deposit|advance|anzahl|acompte|acont|anticip|deliver|liefer|guarant|garant|warrant|reserv|ware|statement|dispute|notify|beanstand|contest|interest|mora|partial|valid|gultig|valab|retur|mahn|trial/u;

/**
 * "Please transfer the amount within 10 days until" a day, which begins at `index`: the whole is to be paid until then; or it
 * "will be debited on" that day.
 */
export function isPaidUntil(text: string, index: number): boolean {
  const before = fold(text.slice(0, index).split(SENTENCE_END).at(-1)!);
  const sentence = `${before} ${fold(text.slice(index).split(SENTENCE_END)[0]!)}`;
  const isAsked =
    (UNTIL.test(before) && (PAYMENT.test(before) || isRequest(before))) || isBehindDays(text.slice(0, index));
  const isOfWhole = !isConditional(sentence) && !EARLY.test(sentence) && !OTHER_TERM.test(sentence);
  return ((isAsked || (TO_COME.test(sentence) && DEBITED.test(sentence))) && isOfWhole) || isWithoutOffer(text, index);
}
/** "Payable by 24 March less 2 %, by 13 April without deduction": the day in the part of the sentence that says so. */
function isWithoutOffer(text: string, index: number): boolean {
  const [before, behind] = [text.slice(0, index).split(PARTS).at(-1)!, text.slice(index).split(PARTS)[0]!];
  return UNTIL.test(fold(before)) && NOTHING_OFF.test(fold(before + behind));
}
/** "Payable by 24 March with a discount of 3.94": a day until which less is to be paid, with the part of the sentence behind it. */
export const isOfOffer = (behind: string): boolean => {
  const part = fold(behind.split(PARTS)[0]!);
  return EARLY.test(part) && !NOTHING_OFF.test(part);
};
const PARTS = /[,;.] /;
/** Folded. */
const NOTHING_OFF =
  /(?:^| )(?:netto|net)(?= |$)|(?:^| )(?:ohne|without|no|sans|sin|senza|sem|zonder|uden|uten|utan|bez|brez|fara|be|ilman|nelkul|χωρις|без) (?:\p{L}+ )?(?:\p{L}*abz(?:ug|uge)|deductions?|discounts?|deduction|escompte|deduccion\p{L}*|descuento|deduzioni|sconto|desconto|deducao|aftrek|korting|fradrag|avdrag|rabatt?|skont\p{L}*|srazk\p{L}*|slevy?|potracen\p{L}*|odbitka|popusta|discounturi|reducer\p{L}*|vahenny\p{L}*|alennu\p{L}*)(?= |$)/u;
/** "Payment terms: 14 days (17 March 2026)", "Conditions : 30 jours fin de mois, soit le 30 avril 2026": the last of these days. */
export function isBehindDays(before: string): boolean {
  const folded = fold(before);
  const isMeant = (before.endsWith('(') && / \p{L}+$/u.test(folded)) || THAT_IS.test(folded);
  const isOfPayment = PAYMENT.test(folded) || (before.includes(':') && TERMS.test(fold(before.split(':')[0]!)));
  return isMeant && isOfPayment && (daysIn(folded).length === 1 || endsMonths(folded));
}
/** What the terms of payment are called. Folded. */
export const TERMS =
  /^(?:payment |pago |de |forma de )*(?:terms?|terminos?|condiciones|conditions?|termini|condizioni|zahlungs(?:bedingung(?:en)?|ziel)|betalings(?:betingelser|voorwaarden|villkar)|betalningsvillkor|warunki|podminky|termos|condicoes|maksuehto|conditii)(?: (?:of|de|di|d[oae]) (?:payment|paiement|pago|pagamento|plata|platnosci|platby))?$/;

/** "30 days end of month"; on which day of the next one may be said behind it. */
export const endsMonths = (folded: string): boolean => END_OF_MONTH.test(folded);
const END_OF_MONTH =
  /(?:^| )(?:eom|d ?f ?f ?m|end of (?:the )?month|fin de mois|fdm|fine mese|fm|monatsende|ultimo(?! (?:dia|giorno)(?! d[eo]l? mes))|fin de mes|lobende|lopende|lopande|einde maand)(?= |$)/;

/**
 * The last day of a month, or the next working day, or so many days after the last day of the invoice's month. Behind "end of
 * the month following" it is that of the month after.
 */
export function isByMonths(terms: string, invoice: string, due: string): boolean {
  const [, behind = ''] = terms.split(END_OF_MONTH);
  if (OF_NEXT.test(behind)) return due === endOfMonth(invoice, 1, 0);
  // "End of month, the 10th".
  if (/^(?: (?:le|the|il|el|den|am|dia|giorno))? \d{1,2}(?= \p{L}|$)/u.test(behind)) return true;
  const day = Date.parse(due);
  const isMoved = [...Array(MOVED + 1).keys()].some((days) => {
    const [date, next] = [days, days - 1].map((late) => new Date(day - late * A_DAY));
    return next!.getUTCDate() === 1 && (days === 0 || date!.getUTCDay() % 6 === 0);
  });
  return isMoved || daysIn(terms).some((days) => due === endOfMonth(invoice, 0, days));
}
const OF_NEXT = /^ (?:following|after|suivant|siguiente|successivo|prossimo|volgend|seguinte)(?= |$)/;

/** So many days after the last of the month that comes so many months later. */
function endOfMonth(date: string, months: number, days: number): string {
  const [year, month] = date.split('-').map(Number);
  return new Date(Date.UTC(year!, month! + months, days)).toISOString().slice(0, 10);
}
const THAT_IS =
  /(?:^| )(?:soit|i e|that is|d h|das heisst|ossia|cioe|es decir|o sea|ou seja|dus|d w z|dvs|t j|tj|czyli|adica|yani|eli|vagyis|azaz)(?: \p{L}{1,3}){0,2}$/u;
/** Of what will be. Folded. */
export const TO_COME =
  /(?:^| )(?:(?:will|to|shall) be|will (?:collect|debit|charge|take)|(?:ziehen|buchen) wir|wird|werden|sera|seront|se (?:cargara|adeudara)|sera|verra|sara|wordt|zal|bliver|vil|kommer|zostanie|bude)(?= |$)/;
const DEBITED =
  /debit|will (?:collect|charge|take)|abgebucht|abbuch|(?:ziehen|buchen) wir|eingezogen|einzieh|prelev|adeud|cargara|domicili|addebit|incasse|afgeschreven|traekk|trekk|dras fran|pobran|inkas|stazen/;
const SENTENCE_END = /(?<=\p{L}[.;!?])\s/u;
const UNTIL =
  /(?:^| )(?:by|until|before|no later than|bis(?: zum| spatestens(?: am)?| spatestens zum)?|spatestens (?:am|zum|bis zum)|avant(?: le)?|jusqu au|d ici(?: au| le)?|hasta(?: el)?|antes del?|ate(?: a[o]?)?|entro(?: il| e non oltre il)?|tot(?: en met)?|voor|uiterlijk(?: op| voor)?|do(?: dnia| dne)?|senest(?: den)?|senast(?: den)?|inn?en(?: den)?|inden(?: den)?|viimeistaan|pana la(?: data de)?|najkasnije do|najpozneje do|kadar)$/u;

/** "30 dagar från fakturadatum." Folded. */
export const FROM_INVOICE =
  /^(?:\S+ ){0,3}(?:invoice date|date of (?:the )?invoice|(?:ab )?rechnungsdatum|date (?:de (?:la )?)?facture|fecha (?:de (?:la )?)?factura|data (?:della )?fattura|factuurdatum|fakturadat\p{L}*|daty wystawienia|vystaveni(?: faktury)?|fatura tarihinden|data (?:da )?fatura|data facturii|laskun paivayksesta|szamla keltetol|datuma (?:izdavanja )?(?:racuna|fakture)|arve kuupaevast|rekina datuma|saskaitos datos)(?: \S+){0,3}$/u;

/** From another day than that of the invoice. Folded. */
export const FROM_RECEIPT =
  /receipt|receiv|deliver|erhalt|zugang|eingang|liefer|reception|livrais|recep|entrega|ricev|consegna|ontvangst|lever|doruc|dodani|otrzym|dostaw|modtag|mottag|primit|kezhez|primitk|prejem|teslim/;

/** So many days after the invoice, as many months for whole thirties, or the next working day where banks are closed on that day. */
export function isAfter(invoice: string, days: number, due: string): boolean {
  const on = new Date(invoice);
  on.setUTCDate(on.getUTCDate() + days);
  const late = daysBetween(on.toISOString(), due);
  const isOnWeekend = on.getUTCDay() % 6 === 0;
  return (
    late === 0 || (isOnWeekend && late > 0 && late <= MOVED) || (days % 30 === 0 && areMonths(invoice, days / 30, due))
  );
}
/** Over a weekend. */
const MOVED = 4;

/** From the 14th to the 14th, or to the last of a shorter month. */
function areMonths(invoice: string, months: number, due: string): boolean {
  const [from, to] = [new Date(invoice), new Date(due)];
  const passed = (to.getUTCFullYear() - from.getUTCFullYear()) * 12 + to.getUTCMonth() - from.getUTCMonth();
  const next = new Date(to);
  next.setUTCDate(next.getUTCDate() + 1);
  return (
    passed === months &&
    (to.getUTCDate() === from.getUTCDate() || (next.getUTCDate() === 1 && to.getUTCDate() < from.getUTCDate()))
  );
}
