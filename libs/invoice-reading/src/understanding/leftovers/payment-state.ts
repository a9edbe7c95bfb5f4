import { valuesOf } from '../../account/sums.js';
import { Decimal } from '../../decimal.js';
import type { Doubt, LabelledAmount } from '../../draft.js';
import { datesIn, daysBetween, withoutDates } from '../dates.js';
import { fold } from '../fold.js';
import { sentencesOf } from '../sentences.js';
import type { Cell } from '../cells.js';
import { sidewaysOverlap } from '../../page-model.js';
import { textOf, type TextLine } from '../text-lines.js';
import { any } from '../words/patterns.js';
import { numberTokensIn } from '../tokens.js';
import { isConditional, isRequest } from '../words/request-words.js';
import { withoutIbans } from '../iban.js';
import { daysIn } from '../words/day-counts.js';
import type { Printed } from './leftovers.js';
import { namedDays } from './order-dates.js';
import { PAYMENT } from './payment-terms.js';
import { saidDays, termsIn } from './terms.js';

/** One state of the payment: nothing is paid in full where a rest is left, nor overdue where all is paid. */
export const leftPaymentState = (printed: Printed): Doubt[] => [
  ...paidInFull(printed),
  ...overdue(printed),
  ...otherPaymentDay(printed),
  ...leftOfAll(printed),
];

/** "Amount outstanding 48.33" beside "Payment received on 15 January: 48.33": of a total that came in nothing is left. */
function leftOfAll({ lines, tail, mark, read: { amounts } }: Printed): Doubt[] {
  const totals = valuesOf(amounts, 'total').filter((total) => !total.isZero());
  const isAll = (value: Decimal): boolean => totals.some((total) => total.equals(value));
  const open = amounts.find(
    ({ kind, label, amount }) => kind === 'due' && amount && isAll(amount.value) && LEFT.test(fold(label)),
  );
  const paid = [...lines, ...tail]
    .flatMap(({ cells }) => cells)
    .find((cell) => cameIn(cell) && numberTokensIn(cell, mark).some(({ value }) => isAll(value)));
  if (!open || !paid) return [];
  const message = `The paper says “${paid.text}”, and leaves ${open.amount!.text} nevertheless.`;
  return [{ code: 'paid-in-full', message, field: 'totalAmount' }];
}
/** Of what is not paid yet. Folded. */
const LEFT =
  /(?:^| )(?:outstanding|balance|(?:noch )?offen\p{L}*|rest\p{L}*|reste|saldo|pendiente|em (?:divida|falta)|por (?:pagar|liquidar)|residuo|openstaand|pozostalo|zbyva|zostava|utestaende|resterende|jaljella|hatralek|kalan|ramas|ostatak|preostalo|jaanuk|atlikums|likutis|остатък|υπολοιπο)(?= |$)/u;

/** "Paid date | 16 July" beside "Paid by card on 16 June": of one payment there is one day, and nobody pays years before. */
function otherPaymentDay(printed: Printed): Doubt[] {
  const days = namedDays(printed.lines, (label) => PAYMENT_DATE.test(label), printed).filter(({ isSaid }) => !isSaid);
  const said = cameInOn(printed);
  const invoice = printed.read.invoiceDate?.value;
  const early =
    invoice && [...days, ...said].find(({ dates }) => dates.every((date) => daysBetween(date, invoice) > LONG_AGO));
  if (early) {
    const message = `The payment of ${early.text} is long before the invoice of ${invoice}.`;
    return [{ code: 'payment-date', message, field: 'invoiceDate' }];
  }
  if (days.length !== 1 || said.length !== 1 || said[0]!.dates.some((date) => days[0]!.dates.includes(date))) return [];
  const message = `Two days are named for the payment: ${days[0]!.text}, ${said[0]!.text}.`;
  return [{ code: 'payment-date', message, field: 'totalAmount' }];
}

/** A payment in advance is not as old as a year: in days. */
const LONG_AGO = 360;

/** The days on which, as sentences say, the money came in. */
const cameInOn = ({ lines, tail }: Printed): ReturnType<typeof datesIn> =>
  [...lines, ...tail]
    .flatMap((line) => sentencesOf(textOf(line)))
    .filter((text) => cameIn({ text, folded: fold(text) }) && !isConditional(fold(text)))
    .flatMap(datesIn);

/** "Status: Overdue", where the payments come to the total. */
function overdue(printed: Printed): Doubt[] {
  const { lines, read } = printed;
  const paid = valuesOf(read.amounts, 'paid').filter((amount) => !amount.isZero());
  const isSettled =
    valuesOf(read.amounts, 'total').some((total) => total.equals(Decimal.sum(paid))) ||
    hasTransaction(printed) ||
    cameInOn(printed).length > 0;
  const stamp = lines
    .flatMap(({ cells }, index) => cells.filter((cell) => !headsDate(cell, lines[index + 1])))
    .find(({ folded }) => (isSettled && OVERDUE.test(folded)) || (paid.length > 0 && UNPAID.test(folded)));
  if (!stamp) return [];
  const message = `The paper says “${stamp.text}”, and ${isSettled ? 'all' : 'some'} of it is paid.`;
  return [{ code: 'overdue', message, field: 'totalAmount' }];
}
/** "Forfalden" over "03-12-2025" is the day to pay until. */
const headsDate = ({ page, box }: Cell, below: TextLine | undefined): boolean =>
  below?.page === page &&
  below.cells.some((cell) => sidewaysOverlap(cell.box, box) > 0 && datesIn(cell.text).length > 0);
/** Folded. */
const OVERDUE =
  /^(?:(?:\p{L}+ )?\p{L}*status )?(?:overdue|unpaid|past due|uberfallig|unbezahlt|offen|impayee?|en retard|impagad[ao]|vencid[ao]|insolut[ao]|scadut[ao]|onbetaald|vervallen|niezaplacon[ae]|nezaplacen[ao]|po splatnosti|ubetalt|forfalden|obetald|forfallen|maksamatta)$/u;

const UNPAID =
  /^(?:(?:\p{L}+ )?\p{L}*status )?(?:unpaid|unbezahlt|impayee?|impagad[ao]|onbetaald|niezaplacon[ae]|nezaplacen[ao]|ubetalt|obetald|maksamatta)$/u;

/** "Payment date | Amount" over the total: it came in. */
const hasTransaction = ({ lines, mark, read }: Printed): boolean =>
  lines.some((line, index) => {
    const below = lines[index + 1];
    if (line.cells.length < 3 || !below || !line.cells.some(({ folded }) => PAYMENT_DATE.test(folded))) return false;
    const figures = below.cells.flatMap((cell) => numberTokensIn(cell, mark)).map(({ value }) => value);
    return valuesOf(read.amounts, 'total').some((total) => figures.some((value) => value.equals(total)));
  });
/** Folded. */
export const PAYMENT_DATE =
  /^(?:payment date|paid date|date paid|transaction date|zahlungsdatum|bezahlt am|date (?:de |du )paiement|fecha (?:de |del )pago|data (?:di |del )?pagamento|betaaldatum|betalingsdato|betalningsdatum|data platnosci|datum platby|maksupaiva)$/;

/** Where a rest is left to pay, or a sentence asks for the money or says that none came in, nothing was paid in full. */
function paidInFull(printed: Printed): Doubt[] {
  const { lines, tail, mark, read } = printed;
  const { amounts } = read;
  const isAsked =
    lines.some(({ cells }) => cells.some(({ folded, text }) => isRequest(folded) && MONEY.test(text))) ||
    saidDays(printed, read.invoiceDate?.value).length > 0 ||
    termsIn(lines).some(({ text }) => isRequest(fold(text)));
  const due = valuesOf(amounts, 'due');
  const totals = valuesOf(amounts, 'total');
  const slip = lines.findIndex(({ cells }) => cells.some(({ folded }) => PAYMENT_SLIP.test(folded)));
  const isOnSlip =
    slip >= 0 &&
    lines
      .slice(slip)
      .some(({ cells }) =>
        cells.some((cell) =>
          numberTokensIn(cell, mark).some(({ value }) =>
            totals.some((total) => !value.isZero() && total.equals(value)),
          ),
        ),
      );
  const isRest = (value: Decimal): boolean => totals.some((total) => value.compare(total) < 0);
  const isLeft = due.length > 0 && (valuesOf(amounts, 'paid').length > 0 || due.some(isRest));
  const sentences = [...lines, ...tail]
    .flatMap((line) => sentencesOf(textOf(line)))
    .map((text) => ({ text, folded: fold(text) }));
  const isOpen =
    isNothingPaid(amounts) ||
    sentences.some(({ folded }) => NOT_PAID.test(folded) && !isConditional(folded) && !UNTIL.test(folded));
  const isAskedInto = sentences.some(
    ({ text, folded }) =>
      PAYMENT.test(folded) && (daysIn(folded).length > 0 || UNTIL_DUE.test(folded)) && withoutIbans(text) !== text,
  );
  if (!isLeft && !isAsked && !isOpen && !isAskedInto && !isOnSlip) return [];
  const isInFull = ({ text, folded }: Sentence): boolean =>
    IN_FULL.test(folded) &&
    !TAX_PAID.test(folded) &&
    (isLeft || IS_PAID.test(folded)) &&
    fold(withoutDates(text)).split(' ').length <= SHORT &&
    !UNTIL.test(folded) &&
    !MONEY.test(text);
  const stamp = lines
    .filter((line) => (isLeft || isOpen || isAskedInto) && !MONEY.test(withoutDates(textOf(line))))
    .flatMap(({ cells }) => cells)
    .find(({ folded }) => STAMP.test(folded));
  const said =
    stamp ??
    sentences.find(
      (sentence) => isInFull(sentence) || (isOpen && cameIn(sentence) && !MONEY.test(withoutDates(sentence.text))),
    );
  if (!said) return [];
  const message = `The paper says “${said.text}”, and asks for a rest nevertheless.`;
  return [{ code: 'paid-in-full', message, field: 'totalAmount' }];
}

/** Of the form by which the money is sent, under which the total is printed again. Folded. */
const PAYMENT_SLIP =
  /^(?:payment (?:part|slip)|zahlteil|section paiement|sezione pagamento|(?:in)?betalning(?:skort)?(?: girering)?|indbetalingskort|giro(?:kort)?|zahlschein|bulletin de versement|bollettino(?: postale)?|polecenie przelewu)$/;

/** "Paid 0.00", and the whole of the total due. */
const isNothingPaid = (amounts: LabelledAmount[]): boolean =>
  amounts.some(({ kind, amount }) => kind === 'paid' && amount?.value.isZero()) &&
  valuesOf(amounts, 'due').some((due) => valuesOf(amounts, 'total').some((total) => total.equals(due)));

/** "By transfer until it is due". Folded. */
const UNTIL_DUE =
  /(?:^| )(?:ate ao vencimento|hasta (?:el|su) vencimiento|entro la scadenza|avant l echeance|bis zur falligkeit|by the due date|voor de vervaldatum)(?= |$)/;

/** "TVA acquittée sur les débits": when the tax is due to the state. Folded. */
const TAX_PAID = /^tva acquittee (?:sur|d apres)(?= |$)/;

interface Sentence {
  text: string;
  folded: string;
}

/** On a day. */
const cameIn = ({ text, folded }: Sentence): boolean => CAME_IN.test(folded) && datesIn(text).length === 1;

/** The state of an invoice in a cell of its own. Folded. */
const STAMP =
  /^(?:(?:\p{L}+ )?\p{L}*status )?(?:paid|bezahlt|payee?|pagad[ao]|pagat[ao]|betaald|zaplacono|zaplaceno|betalt|betald|maksettu|platita?|placeno)$/u;
/** Folded. */
const NOT_PAID =
  /(?:^| )(?:no payment (?:has been |was )?received|(?:noch )?keine zahlung (?:erhalten|eingegangen)|aucun paiement|ningun pago|nessun pagamento|geen betaling|unpaid|(?:not (?:yet )?|not been |yet to be )(?:paid|received)|unbezahlt|(?:noch )?nicht (?:bezahlt|eingegangen|bei uns eingegangen)|impayee?|non (?:paye|reglee?|acquittee?)|(?:no|sin|aun no) pagad[ao]|impagad[ao]|non (?:ancora )?pagat[ao]|insolut[ao]|(?:nog )?niet (?:betaald|ontvangen)|onbetaald|niezaplacon[ae]|nieoplacon[ae]|nezaplacen[ao]|neuhrazen[ao]|ikke (?:betalt|modtaget|mottatt)|ubetalt|obetald|maksamatta|neplatit[ao]?|neplaceno|odenmedi|(?:amount|balance) (?:is )?(?:still )?outstanding|betrag offen|offene[nr]? (?:betrag|rechnung)|(?:montant|solde) restant du|importe pendiente|importo insoluto|openstaand bedrag)(?= |$)/;
/** "Zahlung eingegangen am 30.01.2026". Folded. */
export const CAME_IN =
  /(?:^| )(?:paid (?:by|on|with|via)|bezahlt (?:am|per|mit)|payee? (?:le|par)|pagad[ao] (?:el|con|por)|pagat[ao] (?:il|con)|betaald (?:op|met|via)|(?:pre ?)?payment (?:was |has been )?received|(?:voraus)?zahlung (?:ist )?(?:eingegangen|erhalten)|paiement recu|pago recibido|pagamento (?:ricevuto|recebido)|betaling (?:ontvangen|modtaget|mottatt)|wplat[ae] otrzymano|platba prijata|betalning mottagen|maksu vastaanotettu)(?= |$)/;
/** "Please pay in full" asks for it. Folded. */
export const IS_PAID =
  /(?:^| )(?:paid|settled|be(?:zahlt|glichen)|regle|paye|acquittee?|pagad[ao]|(?<!por )liquidad[ao]|pagat[ao]|saldat[ao]|betaald|voldaan|zaplacon[oae]|zaplacen[oa]|uhrazen[oa]|uhraden[ea]|betalt|maksettu|platit[ae]?|placeno)(?= |$)/;
const MONEY = /\d[.,]\d\d(?!\d)/;
/** Terms say longer what is so until, or unless, somebody has paid. */
const SHORT = 8;
const UNTIL =
  /(?:^| )(?:until|till|unless|upon|pending|bis|zur|jusqu|hasta|fino|sino|salvo|tot|do|az|dokud|dopoki|ate|indtil|inntil|pana|kadar|kunnes|igi?) /;
/** Folded. */
const IN_FULL = new RegExp(
  `(?:^| )${any(
    'in full',
    'fully',
    'vollstandig',
    'restlos',
    'zur ganze',
    'integralement',
    'en totalite',
    'totalement',
    'acquittee?',
    'liquidad[ao] (?:em numerario|a data)',
    'totalmente',
    'por completo',
    'integramente',
    'interamente',
    'per intero',
    'completamente',
    'saldat[ao]',
    'volledig',
    'geheel',
    'w calosci',
    'calkowicie',
    'plne',
    'v plne (?:vysi|vyske)',
    'uplne',
    'zcela',
    'fuldt',
    'helt',
    'fullt',
    'i sin helhet',
    'kokonaan',
    'taysimaaraisesti',
    'maradektalanul',
    'teljes egeszeben',
    'tamamen',
    'tamami',
    'integral',
    'u potpunosti',
    'u cijelosti',
    'v celoti',
    'v celku',
    'pilniba',
    'visiskai',
    'taielikult',
    'na totalidade',
    'na integra',
    'изцяло',
    'напълно',
    'εξ ολοκληρου',
    'πληρως',
  )}(?= |$)`,
  'u',
);
