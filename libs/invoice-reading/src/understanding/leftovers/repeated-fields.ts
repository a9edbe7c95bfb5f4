import type { Doubt } from '../../draft.js';
import { digitsAlike, squash } from '../fold.js';
import { findLabels } from '../labels.js';
import type { Cell } from '../cells.js';
import type { TextLine } from '../text-lines.js';
import { any } from '../words/patterns.js';
import { isNearMiss } from './near-misses.js';
import type { Printed } from './leftovers.js';

export const leftRepeatedFields = (printed: Printed): Doubt[] =>
  [...otherFields(printed), ...otherOrders(printed), ...otherOfSeries(printed), ...otherMessages(printed)].slice(0, 1);

/** "We refer to your order PO-24481" where a field of the head names another one of the same kind. */
function otherOrders({ lines, tail, notes }: Printed): Doubt[] {
  const cells = [...lines, ...tail, ...notes].flatMap((line) => line.cells);
  const said = cells.flatMap(({ text, words }) => {
    const order = ORDERED.exec(text);
    // "Conform comenzii 34629:" is said as well, whatever its length.
    return order && (words.length >= SENTENCE || /^\p{L}{3,} $/u.test(text.slice(0, order.index))) ? order[1]! : [];
  });
  // "Pedido B-0320 del 12/08": what goes on behind the number is a sentence.
  const goesOn = ({ text }: Cell): boolean => {
    const order = ORDERED.exec(text);
    return order !== null && (order.index > 0 || order.index + order[0].length < text.length);
  };
  const numbersOf = (label: RegExp): string[] =>
    findLabels(lines, label).flatMap(({ cell, rest, next, below }) =>
      cell.words.length <= SENTENCE && !goesOn(cell)
        ? (rest ? [rest] : [below, next]).flatMap((one) => (one ? numberIn(one) : [])).slice(0, 1)
        : [],
    );
  // What the customer refers to may be another paper: not where it is the number of the order but for one digit.
  const referred = numbersOf(REFERENCE_FIELD).filter((one) => said.some((other) => isNearMiss(one, other)));
  const fields = [...numbersOf(ORDER_FIELD), ...referred];
  const [[named, ...more], [other, ...others]] = [fields, said].map((some) => [...new Set(some)]) as [
    string[],
    string[],
  ];
  if (!named || !other || more.length > 0 || others.length > 0) return [];
  if (squash(named) === squash(other) || digitsAlike(named) !== digitsAlike(other)) return [];
  return [{ code: 'several-references', message: `Two numbers are named for the order: ${named}, ${other}.` }];
}
const SENTENCE = 4;
const ORDERS =
  'order|bestellung|auftrag|commande|pedido|ordine|encomenda|bestelling|zamówieni[ea]m?|objednáv[ck][aey]|bestilling|beställning|ordre|tilauks\\p{L}+|tilaus|rendelés\\p{L}*|comenzii|comanda|naročil[ao]|narudžb[aei]|sipariş\\p{L}*|užsakym\\p{L}+|pasūtījum\\p{L}+|tellimus\\p{L}*|поръчка|παραγγελία';
const IN_EITHER_CASE = ORDERS.replace(/(?<=^|\|)\p{Ll}/gu, (first) => `[${first.toUpperCase()}${first}]`);
const ORDERED = new RegExp(
  `(?<!\\p{L})(?:${IN_EITHER_CASE})(?: (?:no\\.?|nr\\.?|n[°º]|č\\.))? ([A-Z\\d][A-Z\\d/-]*\\d{3,}[A-Z\\d/-]*)(?![.,/]\\d)`,
  'u',
);
/** Folded; alone, or before the number itself: "order date" is another field. */
const ORDER_FIELD =
  /^(?:your |ihre |votre |su |vostro |vs |uw |er |deres |vase )?(?:order|bestell\p{L}*|auftrag\p{L}*|commande|pedido|ordine|encomenda|bestel\p{L}*|(?:nr |numer )?zamowieni[ea]|(?:cislo )?objednavk[ay]|bestilling\p{L}*|ordre\p{L}*|tilau\p{L}*|rendeles\p{L}*|comanda|narocil[oa]|narudzb[ae]|siparis|uzsakym\p{L}*|pasutijum\p{L}*|tellimus\p{L}*|поръчка|παραγγελια)(?: (?:no|nr|number|nummer|numero|n|n o|c|br|st|#))?(?=$| (?:\p{L}{1,3} )?\p{L}{0,4}\d)/u;

/** Folded. */
const REFERENCE_FIELD =
  /^(?:your|ihre?|votre|v|su|vostro|vs|uw|er|deres|din|vase) (?:ref(?:erence|erenz|erencia|erentie|erens|eranse)?|zeichen|rif(?:erimento)?)(?= |$)/u;

/**
 * "Con riferimento a PO-24481", in whatever language, where a field of the head names PO-24881: what has the same letters and
 * as many digits is of one series, and of several numbers both places would name several.
 */
function otherOfSeries({ lines, tail, notes, isBelow, read }: Printed): Doubt[] {
  const own = [read.invoiceNumber?.value, ...read.lines.map(({ sku }) => sku?.value)].map((one) =>
    digitsAlike(one ?? ''),
  );
  const codesIn = (some: TextLine[], isWanted: (cell: Cell) => boolean): string[] =>
    some.flatMap(({ cells }) =>
      cells
        .filter(isWanted)
        .flatMap(({ words }) =>
          words
            .map(({ text }) => text.replace(/^[#(:]+|[).,;:]+$/g, ''))
            .filter((text) => OF_SERIES.test(text) && !POSTCODE.test(text)),
        ),
    );
  const fields = codesIn(
    lines.filter((line) => !isBelow(line)),
    ({ words }) => words.length <= SENTENCE,
  );
  const shapes = [...new Set(fields.map(digitsAlike))].filter((shape) => !own.includes(shape));
  if (shapes.length === 0) return [];
  const said = codesIn([...lines, ...tail, ...notes], ({ words }) => words.length > SENTENCE);
  // "X5000 Córdoba": in Argentina, where sellers have a CUIT, the letter is that of the province.
  const isArgentine = lines.some(({ cells }) => cells.some(({ text }) => /(?<!\p{L})CUIT(?!\p{L})/u.test(text)));
  for (const shape of shapes) {
    if (isArgentine && /^[A-Z]9{4}$/.test(shape)) continue;
    const [[named, ...more], [other, ...others]] = [fields, said].map((some) => [
      ...new Set(some.filter((one) => digitsAlike(one) === shape)),
    ]) as [string[], string[]];
    if (named && other && named !== other && more.length === 0 && others.length === 0)
      return [{ code: 'several-references', message: `Two numbers of one series are named: ${named}, ${other}.` }];
  }
  return [];
}
/** Letters before some digits; longer ones are accounts and tax numbers. */
const OF_SERIES = /^[A-Z]{1,4}[-/]?\d{3,7}(?:[-/]\d{1,5})?$/;
/** With its country. */
const POSTCODE =
  /^(?:A|AZ|B|BG|CH|CZ|D|DK|E|EE|ES|F|FI|FIN|GR|H|HR|I|L|LT|LV|MD|N|NL|P|PL|PT|RO|S|SE|SI|SK|TR)-\d{4,6}$/;

/** "+++202/6002/99074+++" in a sentence and another at the foot: one payment has one message. */
function otherMessages({ lines, tail }: Printed): Doubt[] {
  const [first, other] = new Set(
    [...lines, ...tail].flatMap(({ cells }) => cells.flatMap(({ text }) => text.match(MESSAGE) ?? [])),
  );
  if (!first || !other) return [];
  return [{ code: 'several-references', message: `Two messages are to go with the payment: ${first}, ${other}.` }];
}
const MESSAGE = /(?<=\+{3} ?|\*{3} ?)\d{3}\/\d{4}\/\d{5}(?= ?\+{3}| ?\*{3})/g;

/** The same field twice, in the head and on a slip or in a sentence, names the same. */
function otherFields({ lines, isBelow }: Printed): Doubt[] {
  return FIELDS.flatMap(([name, pattern]) => {
    const hits = findLabels(lines, pattern).flatMap(({ cell, rest, next, below }) => {
      const number = [rest, rest ? null : next, rest ? null : below].flatMap((one) => (one ? numberIn(one) : []))[0];
      const line = lines.find(({ cells }) => cells.includes(cell))!;
      return number ? [{ number, isBelow: isBelow(line) }] : [];
    });
    const [head, foot] = [false, true].map((side) => [
      ...new Set(hits.filter((hit) => hit.isBelow === side).map(({ number }) => number)),
    ]);
    const [[first, ...firsts], [other, ...others]] = [head!, foot!];
    // Of several orders each is one.
    if (!first || !other || firsts.length > 0 || others.length > 0) return [];
    const isOther = squash(first) !== squash(other) && digitsAlike(first) === digitsAlike(other);
    return isOther
      ? [{ code: 'several-references', message: `Two numbers are named for the ${name}: ${first}, ${other}.` }]
      : [];
  });
}

const numberIn = ({ words, text: whole }: Cell): string[] => {
  if (IN_GROUPS.test(whole)) return [whole];
  const number = words
    .slice(0, 2)
    .map(({ text }) => text.replace(/^[#(:]+|[).,;:]+$/g, ''))
    .find((text) => (text.match(/\d/g)?.length ?? 0) >= FEWEST_DIGITS);
  return number && !/[.,]\d\d$/.test(number) ? [number] : [];
};
const FEWEST_DIGITS = 3;
/** "10445 03180": references are easier to type so. */
const IN_GROUPS = /^\d{2,}(?: \d{2,})+$/;

const NUMBER = any(
  'no',
  'nr',
  'number',
  'nummer',
  'numero',
  'num',
  'numer',
  'nro',
  'id',
  'code',
  'cislo',
  'c',
  'kod',
  'n',
  'n o',
  'αριθμος',
  'номер',
);
const of = (...words: string[]): RegExp => new RegExp(`(?:^| )${any(...words)} ?${NUMBER}(?= |$)`, 'u');
/** Folded. */
const FIELDS: [string, RegExp][] = [
  [
    'payment',
    /(?:^| )(?:viitenumero|viitenro|viitenumber|viitenr|maksuviite|ocr(?: (?:nr|nummer))?|kid(?: nr)?|payment reference|zahlungsreferenz|betalingskenmerk|betalingsreferanse|referens)(?= |$)/u,
  ],
  [
    'customer',
    new RegExp(
      `${of('customer', 'client', 'kunden?', 'klant(?:en)?', 'debit(?:or|eur)(?:en)?', 'cliente', 'klient\\p{L}*', 'zakazn\\p{L}*', 'odberatel\\p{L}*', 'asiakas', 'vevo\\p{L}*', 'kupac', 'kupca', 'musteri').source}|(?:^| )(?:numero|num|n|n o|no|nr|numer|cislo|cod|codigo|codice|code|kod|sifra) (?:de |del |d[ou] |di )?(?:client[ei]?|klient[ao]|zakaznika|odberatele|kupc[ae]|klijenta|stranke)(?= |$)`,
      'u',
    ),
  ],
  [
    'order',
    new RegExp(
      `${of('order', 'bestell(?:ung)?(?:s)?', 'auftrags?', 'bestel', 'ordre', 'tilaus', 'rendeles\\p{L}*', 'siparis', 'objednavk\\p{L}*').source}|(?:^| )(?:numero|num|n|n o|no|nr|numer|cislo) (?:de |del |d[ou] |di )?(?:commande|pedido|ordine|encomenda|comanda|comenzii|zamowienia|objednavky)(?= |$)|(?:^| )(?:your order|ihre bestellung|votre commande|su pedido|vs ordine|vostro ordine|uw bestelling|er order|din ordre|deres ordre)(?= |$)`,
      'u',
    ),
  ],
];
