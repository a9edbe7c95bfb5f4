import type { AmountKind, Doubt } from '../../draft.js';
import { textOf } from '../text-lines.js';
import { fold } from '../fold.js';
import { datesIn } from '../dates.js';
import { isDueLabel } from '../words/due-labels.js';
import { any } from '../words/patterns.js';
import { DEPOSIT } from '../words/payment-words.js';
import { isConditional } from '../words/request-words.js';
import type { Printed } from './leftovers.js';

export const leftPayments = (printed: Printed): Doubt[] => [...paidInFull(printed), ...lateDeposits(printed)];

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

/** Where a rest is left to pay, nothing was paid in full. */
function paidInFull({ lines, tail, read: { amounts } }: Printed): Doubt[] {
  const has = (kind: AmountKind): boolean =>
    amounts.some((one) => one.kind === kind && one.amount?.value.isZero() === false);
  if (!has('paid') || !has('due')) return [];
  const sentences = [...lines, ...tail].flatMap((line) => textOf(line).split(/(?<=[.!?;])\s/));
  const said = sentences.find((text) => {
    const folded = fold(text);
    return (
      IN_FULL.test(folded) && folded.split(' ').length <= SHORT && !UNTIL.test(folded) && !/\d[.,]\d\d(?!\d)/.test(text)
    );
  });
  if (!said) return [];
  const message = `The paper says “${said}”, and asks for a rest nevertheless.`;
  return [{ code: 'paid-in-full', message, field: 'totalAmount' }];
}
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
