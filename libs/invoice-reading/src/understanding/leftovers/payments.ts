import type { AmountKind, Doubt } from '../../draft.js';
import { middle } from '../../page-model.js';
import { textOf, type TextLine } from '../text-lines.js';
import { fold } from '../fold.js';
import { datesIn } from '../dates.js';
import { isDueLabel } from '../words/due-labels.js';
import { any } from '../words/patterns.js';
import { DEPOSIT } from '../words/payment-words.js';
import { isConditional, isRequest } from '../words/request-words.js';
import type { Printed } from './leftovers.js';

export const leftPayments = (printed: Printed): Doubt[] => [
  ...paidInFull(printed),
  ...lateDeposits(printed),
  ...otherDays(printed),
];

/** One payment among the sums, and the day of a deposit in a sentence. */
function otherDays({ lines, read: { amounts } }: Printed): Doubt[] {
  const paid = amounts.flatMap(({ kind, amount }) => (kind === 'paid' && amount ? amount.source : []));
  const isPaid = ({ page, box }: TextLine): boolean =>
    paid.some(
      (source) => source.page === page && source.box && Math.abs(middle(source.box) - middle(box)) < box.height / 2,
    );
  const [rows, sentences] = [true, false].map((inRow) =>
    lines
      .filter((line) => isPaid(line) === inRow)
      .flatMap(({ cells }) =>
        cells.filter(({ folded }) => inRow || DEPOSIT.test(folded)).flatMap(({ text }) => datesIn(text)),
      ),
  ) as [Day[], Day[]];
  const [day, ...more] = rows;
  const [said, ...others] = sentences;
  const isOther = (one: Day): boolean => !one.dates.some((date) => day!.dates.includes(date));
  if (!day || !said || more.some(isOther) || others.length > 0 || !isOther(said)) return [];
  return [{ code: 'several-deposits', message: `Two days are named for the payment: ${day.text}, ${said.text}.` }];
}
type Day = ReturnType<typeof datesIn>[number];

/** What was paid before the invoice is not of a day after it. */
function lateDeposits({ lines, read: { invoiceDate, amounts } }: Printed): Doubt[] {
  const isPaid = amounts.some(({ label, amount }) => amount && DEPOSIT.test(fold(label)));
  if (!invoiceDate || !isPaid) return [];
  const late = lines.flatMap(({ cells }) =>
    cells.flatMap(({ text, folded }) => {
      const [day, ...more] = DEPOSIT.test(folded) && !isConditional(folded) ? datesIn(text) : [];
      if (!day || more.length > 0 || isDueLabel(fold(text.slice(0, day.index)))) return [];
      return day.dates.every((date) => date > invoiceDate.value) ? text : [];
    }),
  );
  return late.slice(0, 1).map((text) => ({
    code: 'late-deposit',
    message: `“${text}” was paid before the invoice of ${invoiceDate.value} was written.`,
  }));
}

/** Where a rest is left to pay, or a sentence asks for the money, nothing was paid in full. */
function paidInFull({ lines, tail, read: { amounts } }: Printed): Doubt[] {
  const isAsked = lines.some(({ cells }) => cells.some(({ folded, text }) => isRequest(folded) && MONEY.test(text)));
  const has = (kind: AmountKind): boolean =>
    amounts.some((one) => one.kind === kind && one.amount?.value.isZero() === false);
  const isLeft = has('paid') && has('due');
  if (!isLeft && !isAsked) return [];
  const sentences = [...lines, ...tail].flatMap((line) => textOf(line).split(/(?<=[.!?;])\s/));
  const said = sentences.find((text) => {
    const folded = fold(text);
    return (
      IN_FULL.test(folded) &&
      (isLeft || IS_PAID.test(folded)) &&
      folded.split(' ').length <= SHORT &&
      !UNTIL.test(folded) &&
      !/\d[.,]\d\d(?!\d)/.test(text)
    );
  });
  if (!said) return [];
  const message = `The paper says “${said}”, and asks for a rest nevertheless.`;
  return [{ code: 'paid-in-full', message, field: 'totalAmount' }];
}
/** "Please pay in full" asks for it. Folded. */
const IS_PAID =
  /(?:^| )(?:paid|settled|be(?:zahlt|glichen)|regle|paye|acquittee?|pagad[ao]|pagat[ao]|saldat[ao]|betaald|voldaan|zaplacon[oae]|zaplacen[oa]|uhrazen[oa]|uhraden[ea]|betalt|maksettu|platit[ae]?|placeno)(?= |$)/;
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
