import type { Doubt } from '../../draft.js';
import { A_DAY, datesIn, inOrder } from '../dates.js';
import { fold } from '../fold.js';
import { monthsIn } from '../months.js';
import { sentencesWithDays } from '../sentences.js';
import { isConditional } from '../words/request-words.js';
import type { Printed } from './leftovers.js';
import { PAYMENT, TO_COME } from './payment-terms.js';
import { only, periodsOn } from './periods.js';

/** What is said to be done was done before it was invoiced: on a day, in a month or in a week. */
export const leftDoneLater = (printed: Printed): Doubt[] => [...doneLater(printed), ...heldLater(printed)].slice(0, 1);

function doneLater({ lines, table, order, read: { invoiceDate } }: Printed): Doubt[] {
  if (!invoiceDate) return [];
  const later = [...lines, ...table]
    .flatMap(({ cells }) => cells.filter(({ folded }) => DONE.test(folded) || HANDED.test(folded)))
    .flatMap(({ text }) => sentencesWithDays(text))
    .filter((text) => isSaidToBeDone(fold(text)))
    .flatMap((text) => [
      ...datesIn(text).filter(({ dates }) => inOrder(dates, order).every((date) => date > invoiceDate.value)),
      ...monthsIn(text).filter(({ month }) => month > invoiceDate.value),
      ...laterWeeks(fold(text), invoiceDate.value),
    ])[0];
  if (!later) return [];
  const message = `The invoice is of ${invoiceDate.value}, and names what was done until ${later.text}.`;
  return [{ code: 'several-periods', message }];
}

/** "Workshop, on 22 November" on a line, where the head says that all was done in September, and the invoice is of October. */
function heldLater({ lines, noted, isBelow, order, read: { invoiceDate } }: Printed): Doubt[] {
  const period = only(periodsOn(lines.filter((line) => !isBelow(line))));
  if (!period || !invoiceDate) return [];
  const isLater = (date: string): boolean => date > period.last && date > invoiceDate.value;
  const [later] = noted.flatMap(({ own, below }) =>
    [...own, ...below].flatMap(({ text, folded }) =>
      isConditional(folded) || TO_COME.test(folded) || DEBIT.test(folded)
        ? []
        : datesIn(text).filter(
            ({ index, dates }) => ON.test(fold(text.slice(0, index))) && inOrder(dates, order).every(isLater),
          ),
    ),
  );
  if (!later) return [];
  const message = `The paper is of ${period.text}, and a line names ${later.text}.`;
  return [{ code: 'several-periods', message }];
}
/** Folded. */
const ON = /(?:^| )(?:on|am|le|el|il|em|op|den|dne|dnia|pa)$/;

const isSaidToBeDone = (folded: string): boolean =>
  (DONE.test(folded) || (HANDED.test(folded) && !PAYMENT.test(folded) && !DEBIT.test(folded))) &&
  !TO_COME.test(folded) &&
  !isConditional(folded);
/** Folded. */
const DONE =
  /(?:^| )(?:performed|carried out|completed|rendered|(?:ausgefuhrt|erbracht|durchgefuhrt)(?:e[nrs]?)?|realisee?s?|effectuee?s?|executee?s?|realizad[ao]s?|ejecutad[ao]s?|prestad[ao]s?|colocad[ao]s? a disposicao|eseguit[aeio]|svolt[aeio]|effettuat[aeio]|uitgevoerde?|verrichte?|proveden[aoey]|wykonan[aoey]|udforte?|utforte?|utforda|abgeschlossen|fertiggestellt|afgerond|opgeleverd|achevee?s?|terminad[ao]s?|finalizad[ao]s?|completat[aeio]|ultimat[aeio]|zakonczon[aoey]|dokoncen[aoey]|slutford[ae]?|slutfort|avsluttet|afsluttet|suoritettu|elvegzett|efectuat[ae]?|izvrsen[aoie]|opravljen[aoie])(?= |$)/;

/** Of goods; money is collected as well, but later. */
const HANDED =
  /(?:^| )(?:installed|inspected|collected|picked up|signed for|(?:installiert|montiert|gepruft|abgeholt|empfangen)|(?:install|controle|inspecte|monte)ee?s?|instalad[ao]s?|revisad[ao]s?|installat[aeio]|montat[aeio]|ritirat[aeio]|geinstalleerd|opgehaald|gecontroleerd|zamontowan[aoy]|odebran[aoy]|nainstalovan[aoy]|installeret|afhentet|installerat|hamtat|asennettu|noudettu)(?= |$)/;
const DEBIT = /debit|lastschrift|abbuch|prelev|incass|domicili|inkas|trekk?/;

/** "Week 46" on a paper of the eighteenth: nobody invoices work of half a year before. */
function laterWeeks(folded: string, invoice: string): { text: string }[] {
  const [text, week] = WEEK.exec(folded) ?? [];
  const own = weekOf(invoice);
  return text && Number(week) > own && own + WEEKS_OF_YEAR - Number(week) > LONG_AGO ? [{ text }] : [];
}
export const WEEK =
  /(?<![\p{L}\d])(?:weeks?|kw|wochen?|kalenderwochen?|semaines?|semanas?|settiman[ae]|weken|uger?|uker?|veckan?|veckor|vko|viiko\p{L}*|tyden|tydn\p{L}*|tyzden|tydzien|tygodni\p{L}*|teden|tjedan|het) (\d{1,2})(?!\d)/u;
const WEEKS_OF_YEAR = 52;
const LONG_AGO = 20;

/** Of ISO 8601: that of the year's fourth of January is the first. */
export function weekOf(date: string): number {
  const thursday = new Date(date);
  thursday.setUTCDate(thursday.getUTCDate() + 3 - ((thursday.getUTCDay() + 6) % 7));
  return 1 + Math.floor((thursday.getTime() - Date.UTC(thursday.getUTCFullYear(), 0, 1)) / (7 * A_DAY));
}
