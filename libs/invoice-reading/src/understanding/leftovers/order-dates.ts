import type { Doubt } from '../../draft.js';
import { isConditional } from '../words/request-words.js';
import { weekdays } from '../calendar-names.js';
import { datesIn, daysBetween, inOrder } from '../dates.js';
import { fold } from '../fold.js';
import { labelsUnderValues } from '../labels-under-values.js';
import { sentencesWithDays } from '../sentences.js';
import { above, labelsBefore } from './dates.js';
import { isDueLabel } from '../words/due-labels.js';
import type { Cell } from '../cells.js';
import type { TextLine } from '../text-lines.js';
import { isWorkDay } from '../work-days.js';
import { wrappedLabel } from '../wrapped-labels.js';
import type { Printed } from './leftovers.js';
import { TO_COME } from './payment-terms.js';

export interface NamedDay {
  text: string;
  cell: Cell;
  /** Where it ends in its cell. */
  end: number;
  /** Every ISO date that it may be. */
  dates: string[];
  isBelow: boolean;
  /** Named in its own cell. */
  isInWords: boolean;
  /** Among other words. */
  isSaid: boolean;
  /** The number of the paper that the day is said of, before it. */
  note: string | undefined;
}

/** What is invoiced was ordered and delivered once, in this order, and is not invoiced before it was ordered. */
export function leftOrderDates(printed: Printed): Doubt[] {
  const invoiceDate = printed.read.invoiceDate?.value;
  if (!invoiceDate) return [];
  const { lines } = printed;
  const ordered = orderDays(printed);
  const delivered = deliveryDays(printed);
  const late = ordered.find(({ dates }) => dates.every((date) => date > invoiceDate));
  if (late) return [doubt(`What was ordered on ${late.text} was invoiced before, on ${invoiceDate}.`)];
  const goods = deliveredLater(printed, delivered, invoiceDate);
  if (goods) return [doubt(`What was delivered on ${goods.text} was invoiced before, on ${invoiceDate}.`)];
  const done = namedDays(lines, isOfWork, printed);
  const later = [...delivered, ...done].find(({ dates }) => dates.every((date) => isLongAfter(invoiceDate, date)));
  if (later) return [doubt(`What was delivered on ${later.text} was invoiced long before, on ${invoiceDate}.`)];
  const supplied = namedDays(lines, isOfSupply, printed);
  const ofOtherYear = supplied.find(({ dates }) =>
    dates.every((date) => daysBetween(invoiceDate, date) > A_YEAR_LATER),
  );
  if (ofOtherYear) return [doubt(`What was supplied on ${ofOtherYear.text} was invoiced on ${invoiceDate}.`)];
  const finished = namedDays(lines, isOfFinished, printed).find(({ dates }) =>
    dates.every((date) => date > invoiceDate),
  );
  if (finished) return [doubt(`What was finished on ${finished.text} was invoiced before, on ${invoiceDate}.`)];
  const early = [...delivered, ...supplied, ...namedDays(lines, isOfExpected, printed)].find(({ dates }) =>
    ordered.every((order) => order.dates.every((date) => dates.every((one) => one < date))),
  );
  if (early && ordered.length > 0)
    return [doubt(`What was ordered on ${ordered[0]!.text} was delivered before, on ${early.text}.`)];
  return [
    ...laterPapers([...lines, ...printed.table], invoiceDate),
    ...otherOrderDay(ordered),
    ...otherDeliveryDay(delivered),
  ];
}

export const orderDays = (printed: Printed): NamedDay[] =>
  namedDays([...printed.lines, ...printed.table], isOfOrder, printed);

/** In a column of the table each line has its own day. */
export const deliveryDays = (printed: Printed): NamedDay[] => [
  ...namedDays(printed.lines, isOfDelivery, printed),
  ...namedDays(printed.table, isOfDelivery, printed).filter(({ isInWords }) => isInWords),
];

/** "Contract no. 2026/11 of 15 November" on an invoice of February: what an invoice refers to was written before, whatever it is. */
const laterPapers = (lines: TextLine[], invoice: string): Doubt[] =>
  lines
    .flatMap(({ cells }, index) => [
      // "Albarán 77163 | de 19/02/2026".
      cells.map(({ text }) => text).join(' '),
      // "D.D.T." over "n. 4402 del 19/02/2026".
      ...cells.flatMap((cell) => {
        const over = NUMBER_AND_DAY.test(cell.text)
          ? above(cell, lines.slice(Math.max(0, index - 1), index))
          : undefined;
        return over ? [`${over} ${cell.text}`] : [];
      }),
    ])
    .flatMap((text) =>
      datesIn(text).flatMap(({ index, text: day, dates }) => {
        const printed = text.slice(0, index);
        const before = fold(printed);
        const isNote = OF_NOTE.test(before);
        const named = isNote
          ? NUMBERED.test(printed) || /\d{2}\S* \($/.test(printed)
          : NUMBERED.test(printed) && !OF_LATER.test(before);
        const isLater = isNote || AS_BASIS.test(before) ? isAfterNote : isLongAfter;
        return named && dates.every((date) => isLater(invoice, date)) ? day : [];
      }),
    )
    .slice(0, 1)
    .map((day) => doubt(`The paper of ${day} is named on an invoice of ${invoice}.`));
const NUMBER_AND_DAY = /^(?:n(?:[.°ºro]{1,2})? ?)?\S*\d{2}\S* \p{L}{2,} /iu;
const NUMBERED =
  /\d{2}\S* (?:vom|of|dated|de fecha|con fecha|in data|de data|en date du|du|del|van|z dnia|ze dne|zo dňa|z dne|de|od|av|fra|från|din|nuo|no|от|από|tarihli|datert|dateret|daterad)\.? $/iu;

/** Goods may follow their invoice, but no number of their note is known before it is written. Folded. */
const OF_NOTE =
  /(?:^| )(?:ddt|d d t|lieferscheins?|albaran|bon de livraison|bl|delivery note|pakbon|lever(?:ings)?bon|wz|dodaci list|nota de entrega|guia de remessa|foljesedel|folgeseddel|pakkseddel|szallitolevel|aviz|irsaliye|documento di trasporto|dobavnica|otpremnica|lahete) (?:\S+ ){0,6}\S*$/;
/** "Podle zakázkového listu ZL-418", "gemäß Auftrag 4711": what is invoiced by it was written before. Folded. */
const AS_BASIS =
  /(?:^| )(?:gemass|laut|lt|podle|dle|podla|selon|suivant|as per|according to|based on|secondo|come da|segun|conforme?|wg|wedlug|zgodnie z|volgens|enligt|ifolge|iht|prema|skladno z|szerint) (?:\S+ ){0,7}\S*$/;
const isAfterNote = (invoice: string, date: string): boolean => date > invoice;

/** Once in the head and once below, or in a field and in a sentence; of several orders each has its own day. */
const otherOrderDay = (ordered: NamedDay[]): Doubt[] =>
  (['isBelow', 'isSaid'] as const).flatMap((part) => {
    const [[first, ...firsts], [other, ...others]] = [false, true].map((side) =>
      ordered.filter((day) => day[part] === side),
    ) as [NamedDay[], NamedDay[]];
    if (!first || !other || firsts.length > 0 || others.length > 0 || daysApart(first, other) === 0) return [];
    return [doubt(`Two days are named for the order: ${first.text}, ${other.text}.`)];
  });

/** Several deliveries have several days, each with its own words; two of one are further apart than its papers. */
function otherDeliveryDay(delivered: NamedDay[]): Doubt[] {
  const said = delivered.filter(({ cell, isSaid, isInWords }) => isSaid && isInWords && DELIVERED.test(cell.folded));
  const [field, ...fields] = delivered.filter(({ isSaid, note }) => !isSaid && !note);
  const wrong = field && fields.length === 0 && said.length === 1 && daysApart(field, said[0]!) > 0;
  if (wrong) return [doubt(`Two days are named for the delivery: ${field.text}, ${said[0]!.text}.`)];
  const [first, other, ...more] = delivered.filter(
    (one, at) => delivered.findIndex((before) => daysApart(before, one) === 0) === at,
  );
  if (!first || !other || more.length > 0 || daysApart(first, other) <= NOTE_DAYS) return [];
  // "DDT-112 del 05/03, DDT-129 del 19/03": a list names several, and so do rows that each have a number of their own.
  if (first.cell === other.cell || (first.note && other.note && first.note !== other.note)) return [];
  return [doubt(`Two days are named for the delivery: ${first.text}, ${other.text}.`)];
}

/**
 * "The goods were delivered on 19 March" on an invoice of 17 March, or that day in a field where the paper charges what has
 * already been delivered: goods may follow their invoice, but not as what is there.
 */
function deliveredLater(printed: Printed, delivered: NamedDay[], invoice: string): NamedDay | undefined {
  const isLater = ({ dates }: NamedDay): boolean => dates.every((date) => date > invoice);
  const isThere = (folded: string): boolean =>
    DELIVERED.test(folded) && !TO_COME.test(folded) && !isConditional(folded);
  const said = delivered.find((day) => day.isSaid && day.isInWords && isLater(day) && isThere(day.cell.folded));
  if (said) return said;
  const days = [...delivered, ...namedDays(printed.lines, isOfSupply, printed)].filter(({ isSaid }) => !isSaid);
  const isCharged = printed.lines.some(({ cells }) =>
    cells.some(({ folded }) => isThere(folded) && CHARGED.test(folded)),
  );
  return isCharged ? days.find(isLater) : undefined;
}
/** "For the goods already delivered we charge". Folded. */
const CHARGED =
  /(?:^| )(?:already|bereits|schon|deja|ya|gia|ja|reeds|al|allerede|redan|jo|juz|jiz|uz|mar|vec|ze|juba|jau|вече|ηδη|we (?:charge|invoice|bill)|(?:berechnen|fakturieren) wir|berechne ich|in rechnung|(?:nous|vous) factur\p{L}*|(?:le|les) factur\p{L}*|fatturiamo|brengen wij|fakturujeme|fakturujemy|uctujeme|zaracunavamo|obracunavamo|fakturerer|fakturerar|laskutamme|szamlazzuk|facturam)(?= |$)/u;

/** Of goods that are there. Folded. */
const DELIVERED =
  /(?:^| )(?:delivered|(?:aus)?geliefert|livree?s?|entreg(?:ad|ue)[aoes]*|consegnat[aeio]|geleverd|dostarczon[aeoy]|wydan[aeoy]|dodan[aeoy]|vydan[aeoy]|toimitettu|levere(?:ra)?[dt]e?s?|levert|livrat[aei]?|(?:le|ki)szallit\p{L}+|dobavljen[aeio]|prevze\p{L}+|isporucen[aeio]|ubernommen\p{L}*|teslim edil\p{L}+|доставен[аио]?|παραδοθηκ\p{L}+)(?= |$)/u;

/** Goods may follow their invoice by some weeks; a year or more later stands a wrong year, which is asked elsewhere. */
const isLongAfter = (invoice: string, date: string): boolean => daysBetween(invoice, date) > MOST_LATER;
const MOST_LATER = 31;
/** Some days less than one, for what is invoiced in advance. */
const A_YEAR_LATER = 350;

const SENTENCE = 4;

const daysApart = (one: NamedDay, other: NamedDay): number =>
  Math.min(...one.dates.flatMap((date) => other.dates.map((day) => Math.abs(daysBetween(date, day)))));
/** A delivery note is written some days before the goods arrive. */
const NOTE_DAYS = 10;

export const doubt = (message: string): Doubt => ({ code: 'order-date', message, field: 'invoiceDate' });

/** The dates with such a label: before them, beside, over or under them. */
export function namedDays(
  all: TextLine[],
  isNamed: (label: string) => boolean,
  { isBelow, order, read: { invoiceNumber } }: Pick<Printed, 'isBelow' | 'order' | 'read'>,
): NamedDay[] {
  const under = new Map([...labelsUnderValues(all)].map(([label, value]) => [value, label]));
  return all.flatMap((line, index) =>
    line.cells.flatMap((cell, at) =>
      daysIn(cell, invoiceNumber?.value).flatMap(({ index: start, end, dates, text }, which, found) => {
        const before = withoutWeekday(
          fold(sentencesWithDays(cell.text.slice(found[which - 1]?.end ?? 0, start)).at(-1)!),
        );
        // The end of a period, of which what stands elsewhere names all, or a day of work, which is only its line's.
        if ((which > 0 && before === '') || isWorkDay(cell.text)) return [];
        const over = above(cell, all.slice(Math.max(0, index - 3), index));
        const labels = before
          ? // "… prezența noastră la data" over "de 24.07.2025".
            [
              before.length > 3 || !over ? before : `${over} ${before}`,
              ...verbBehind(before, cell.text.slice(end)),
              // "Order no. | 17-4 of 3 May".
              ...(/\d/.test(before) ? labelsBefore(line.cells, at) : []),
            ]
          : [
              ...labelsBefore(line.cells, at),
              wrappedLabel(line.cells[at - 1], cell, all.slice(index + 1, index + 4)),
              under.get(cell)?.folded,
              over,
            ];
        return labels.some((label) => label && isNamed(label))
          ? [
              {
                ...{ text, cell, end, dates: inOrder(dates, order), isBelow: isBelow(line) },
                ...{ isInWords: before !== '', isSaid: cell.words.length >= SENTENCE },
                note: /\d{2,}/.exec(before)?.[0],
              },
            ]
          : [];
      }),
    ),
  );
}

/** Without those in the number of the invoice: "FA 17/12/2025". */
const daysIn = ({ text }: Cell, number = ''): ReturnType<typeof datesIn> =>
  datesIn(number ? text.replace(number, (own) => '#'.repeat(own.length)) : text);

/** "Die Ware wurde am 8. März geliefert." */
const verbBehind = (before: string, text: string): string[] => {
  const verb = /^ (\p{L}+)\.?$/u.exec(text)?.[1];
  return verb ? [`${before} ${fold(verb)}`] : [];
};

/** "Tuesday" in "Tuesday, 17 March 2026" says nothing of what the day is. */
const withoutWeekday = (before: string): string => (weekdays().has(before) ? '' : before);

const isOfOrder = (label: string): boolean => ORDER.test(label) && !OF_LATER.test(label);
const isOfDelivery = (label: string): boolean =>
  DELIVERY.test(label) && !OF_LATER_DELIVERY.test(label) && !isDueLabel(label);
/** Folded; at the end of what is said before the date. */
const ORDER =
  /(?:^| )(?<!(?:debit|standing|stop|payment|money) )\p{L}*(?:order\p{L}*|bestell\p{L}*|auftrag\p{L}*|command\p{L}*|pedid\p{L}*|ordine|ordini|ordinat\p{L}*|bestel\p{L}*|zamow\p{L}*|objedna[vn]\p{L}*|bestall\p{L}*|bestil\p{L}*|ordre\p{L}*|tila[ut]\p{L}*|rendel\p{L}*|megrendel\p{L}*|naroc\p{L}*|naru[dc]\p{L}*|siparis\p{L}*|comenz\p{L}*|comand\p{L}*|encomend\p{L}*|поръч\p{L}*|παραγγ\p{L}*|telli[mt]\p{L}*|pasut\p{L}*|uzsak\p{L}*|angebot\p{L}*|quot(?!ing)\p{L}*|offers?|devis|offert\p{L}*|preventiv\p{L}*|presupuest\p{L}*|ofert\p{L}*|compra|achat|acquisto|purchase|aankoop|zakupu?|nakupu?|kaufdatum)(?: \S+){0,4}$/u;
const OF_LATER =
  /deliver|ship|desp|due|liefer|livr|entreg|envi|consegn|spedi|lever|verzend|dostaw|wysyl|dodan|toimit|szallit|dobav|isporuk|teslim|sevk|livrar|доставк|παραδοσ|tarne|piegad|pristat|valid|until|bis|gultig|valab|valid|geldig|platn|wazn|next|nachst|proch|proxim|prossim|volgend|expir|pay|zahl|paiement|pag(?!al)|betal|plat/;
const DELIVERY =
  /(?:^| )(?:\p{L}*deliver\p{L}*|ship(?:ped|ment|ping date| date)|versand(?:datum|tag)?|date d(?:e l)? ?expedition|fecha de envio|verzend\p{L}*|verzonden|wysyl\p{L}*|afsend\p{L}*|forsend\p{L}*|avsand\p{L}*|(?:aus)?geliefert|despatch\p{L}*|dispatch\p{L}*|liefer\p{L}*|livrais\p{L}*|livree?s?|bl|entrega\p{L}*|albaran|consegna\p{L}*|ddt|d d t|lever(?:ing|ings|ans|dat|et|t|era[dt])\p{L}*|geleverd|pakbon\p{L}*|pakksedd\p{L}+|guia de (?:remessa|transporte)|data de (?:des)?carga|експедиционна бележка|δελτιο αποστολης|стокова разписка|folgese\p{L}+|foljese\p{L}+|dostaw\p{L}*|wz|wydan\p{L}*|dostarczon\p{L}*|doda\p{L}+|toimit\p{L}*|lahet\p{L}+|szallit\p{L}+|livrari\p{L}*|expedierea s a efectuat(?: \S+){0,5}|expedi\p{L}+|sped[iz]\p{L}+|aviz|dobav\p{L}+|isporuk\p{L}*|otpremnic\p{L}*|teslim\p{L}*|irsaliye|tarne\p{L}*|saatele\p{L}*|piegad\p{L}*|pavadzim\p{L}*|pristat\p{L}*|vaztarasti\p{L}*|достав(?:к|ен)\p{L}*|παραδοσ\p{L}*|lliurament)(?: \S+){0,4}$/u;
/** Of a delivery to come. */
const isOfExpected = (label: string): boolean =>
  DELIVERY.test(label) && EXPECTED.test(label) && !/until|bis|valid/.test(label);
const EXPECTED = /expect|estim|vorauss|prevu|previst|verwacht|forvent|beraknad|przewidyw|predpoklad/;
/** The day of the taxable event, when the goods or services were supplied. Folded. */
const isOfSupply = (label: string): boolean => SUPPLY.test(label);
const SUPPLY =
  /(?:^| )(?:date of supply|supply date|leistungsdatum|(?:datum|zdan(?:itelneho)?|uskutecneni(?: zdanitelneho)?) pln(?:eni[ae]?)?|duzp|data (?:sprzedazy|wykonania)|teljesites(?: (?:datuma|kelte|napja))?|данъчно(?:то)? събитие|datum (?:opravljen\p{L}* storit\p{L}*|isporuke|prometa)|fecha (?:de )?(?:la )?(?:operacion|devengo))$/u;
const isOfWork = (label: string): boolean => WORK.test(label);
const WORK =
  /(?:^| )(?:(?:work|works|job|service|services) (?:was |were )?(?:completed|performed|carried out|done)(?: on)?|data sprzedazy|sale date|date of (?:sale|supply)|supply date)$/;
/** Something was mended, or taken over by the customer, which nobody invoices before. Folded. */
const isOfFinished = (label: string): boolean => FINISHED.test(label) && !OF_LATER.test(label);
const FINISHED =
  /(?:^| )(?:\p{L}*repar(?:at|ac|az|er)\p{L}*|repairs?|intervent\p{L}*|einsatz\p{L}*|rep datum|napraw\p{L}*|oprav[ya]|javitas\p{L}*|abnahme\p{L}*|protokol odbioru|acceptance|preda(?:ci|vaci) protokol|proces verbal de receptie|verbale di collaudo|acta de recepcion)(?: \S+){0,2}$/u;
/** A rest, or the next one. */
const OF_LATER_DELIVERY =
  /rest|open|next|follow|nachst|proch|proxim|prossim|volgend|expect|vorauss|prevu|terms|until|bis|valid|adres|direcc|indiri|osoite/;
