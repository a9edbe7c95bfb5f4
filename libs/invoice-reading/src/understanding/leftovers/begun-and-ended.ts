import type { Doubt } from '../../draft.js';
import { fold } from '../fold.js';
import { parseNumber } from '../numbers.js';
import { any } from '../words/patterns.js';
import { above, labelsBefore } from './dates.js';
import type { Printed } from './leftovers.js';
import { doubt, type NamedDay, namedDays } from './order-dates.js';

/** What goes on, in days or by a counter, ends later, or at more, than it began. */
export const leftEnds = (printed: Printed): Doubt[] => [
  ...endedBefore(printed),
  ...endedInSameYear(printed),
  ...countedBack(printed),
];

/** "22.06. – 19.06.2026": of one year, unless it is from its end to the next one's beginning. */
function endedInSameYear({ lines }: Printed): Doubt[] {
  const periods = lines.flatMap(({ cells }) => cells.flatMap(({ text }) => [...text.matchAll(OF_ONE_YEAR)]));
  const wrong = periods.find(([, ...figures]) => {
    const [day, month, lastDay, lastMonth] = figures.map(Number) as [number, number, number, number];
    return month === lastMonth ? day > lastDay : month > lastMonth && month - lastMonth < HALF_A_YEAR;
  });
  return wrong ? [{ code: 'period', message: `The period “${wrong[0]}” ends before it begins.` }] : [];
}
const OF_ONE_YEAR = /(?<![\d.])(\d{1,2})\.(\d{1,2})\. ?[-–—] ?(\d{1,2})\.(\d{1,2})\. ?20\d\d(?!\d)/g;
const HALF_A_YEAR = 6;

/** What begins and ends does so in this order. */
const endedBefore = (printed: Printed): Doubt[] =>
  ENDS.flatMap(({ first, last, said }) => {
    const [begun, ended] = [first, last].map((words) =>
      namedDays(printed.lines, (label) => words.test(label), printed),
    ) as [NamedDay[], NamedDay[]];
    const early = ended.find((end) => begun.every((begin) => isBefore(end, begin)));
    return early && begun.length > 0 ? [doubt(said(begun[0]!.text, early.text))] : [];
  }).slice(0, 1);

/** On an earlier day, or in an earlier hour of the same one. */
function isBefore(end: NamedDay, begin: NamedDay): boolean {
  const [first, last] = [begin, end].map(hourOf);
  const isEarlier = first !== undefined && last !== undefined && last < first;
  return begin.dates.every((date) => end.dates.every((one) => one < date || (one === date && isEarlier)));
}
/** "2026-02-10 14:20". */
const hourOf = ({ cell, end }: NamedDay): string | undefined =>
  /^,?T? ?(?:\p{L}{1,3}\.? )?(\d\d[:.]\d\d)(?![\d.])/u.exec(cell.text.slice(end))?.[1];

/** Folded. */
const ENDS: { first: RegExp; last: RegExp; said: (begun: string, ended: string) => string }[] = [
  // "Loading date: 2025-09-16" over "Day of unloading: 2025-09-14".
  {
    first:
      /(?:^| )(?:load(?:ing|ed)|zal(?:adun\p{L}*)?|belad\p{L}*|chargement|enlevement|carico|carga|laden|naklad\p{L}*|utovar\p{L}*|incarcar\p{L}*|felrak\p{L}*)(?: \S+){0,2}$/u,
    last: /(?:^| )(?:unload(?:ing|ed)|rozl(?:adun\p{L}*)?|entlad\p{L}*|dechargement|scarico|descarga|lossen|vyklad\p{L}*|istovar\p{L}*|descarcar\p{L}*|lerak\p{L}*)(?: \S+){0,2}$/u,
    said: (begun, ended) => `What was loaded on ${begun} was unloaded before, on ${ended}.`,
  },
  // "Taken in: Tuesday, 14 March | Collected: Friday, 10 March" of what is mended.
  {
    first:
      /^(?:(?:date|datum|data|fecha|dato) )?(?:(?:vehicle |car )?(?:taken in|checked in|booked in|dropped off|drop off|intake|received)|(?:fahrzeug)?annahme|auftragsannahme|prise en charge|date d entree|reception (?:du )?vehicule|recepcion|ingreso|ingresso|accettazione|presa in carico|inname|binnengebracht|przyjecie|przyjeto|prijem|prijato|prijeti|prevzem|indlevering|indleveret|innlevering|innlevert|inlamning|inlamnad|vastaanotto|vastaanotettu|atvetel|preluare)(?: (?:date|datum|am|on|le|el|il|op|dne))?$/,
    last: /^(?:(?:date|datum|data|fecha|dato) )?(?:(?:vehicle |car )?(?:collect(?:ed|ion)|picked up|pick up|handed (?:back|over)|returned)|(?:fahrzeug)?(?:abholung|ruckgabe|auslieferung|ausgabe)|restitution|date de sortie|recogida|salida|riconsegna|ritiro|uscita|opgehaald|ophaaldatum|afgehaald|wydanie|wydano|odbior|vydej|vydano|vydani|predani|udlevering|udleveret|afhentning|afhentet|utlevering|utlevert|henting|hentet|utlamning|utlamnad|hamtning|hamtad|luovutus|luovutettu|nouto|noudettu|atadas|predare)(?: (?:date|datum|am|on|le|el|il|op|dne))?$/,
    said: (begun, ended) => `What was taken in on ${begun} was handed back before, on ${ended}.`,
  },
  // "Samples received on 14 October, analyses concluded on 27 October".
  {
    first:
      /(?:^| )(?:received|eingegangen|empfangen|recue?s?|recibid[ao]s?|ricevut[aeio]|ontvangen|recebid[ao]s?|otrzyman[aeoy]|przyjet[aeoy]|prijat[aeoy]|modtaget|mottagn?[ae]?|mottatt)(?: \S+)?$/,
    last: /(?:^| )(?:concluded|completed|finished|abgeschlossen|achevee?s?|terminee?s?|terminad[ao]s?|finalizad[ao]s?|conclus[aeio]|concluid[ao]s?|terminat[aeio]|afgerond|zakonczon[aeoy]|dokoncen[aeoy]|afsluttet|avslutad[ei]?|avsluttet)(?: \S+)?$/,
    said: (begun, ended) => `What was received on ${begun} was finished before, on ${ended}.`,
  },
];

/** "Mileage: 92,460 km" beside "Last service at 97,910 km": what counts on and on is not lower than it was. */
function countedBack({ lines, mark }: Printed): Doubt[] {
  const readings = lines.flatMap((line, index) =>
    line.cells.flatMap((cell, at) => {
      const [, before = '', figure] = READING.exec(cell.text) ?? [];
      const value = figure && parseNumber(figure, mark);
      const over = above(cell, lines.slice(Math.max(0, index - 1), index)) ?? '';
      const labels = before ? [fold(before)] : [...labelsBefore(line.cells, at), over];
      return value ? [{ value, labels, text: cell.text }] : [];
    }),
  );
  const labelled = (words: RegExp) => readings.filter(({ labels }) => labels.some((label) => words.test(label)));
  const earlier = labelled(EARLIER);
  const now = labelled(COUNTER).filter((reading) => !earlier.includes(reading) && !labelled(LATER).includes(reading));
  const lower = now.find(({ value }) => earlier.some((last) => value.compare(last.value) < 0));
  return lower ? [doubt(`“${lower.text}” is less than it was before, ${earlier[0]!.text}.`)] : [];
}
const READING = /^(\p{L}[^\d]*)?(\d[\d.,'’  ]*) ?(?:km|mi|miles|mil|h|Bh|hrs|Std\.?)$/u;
/** Folded. */
const COUNTER = new RegExp(
  `^(?:(?:aktueller?|current|actuel|actual|attual[ei]|huidige|aktualny|aktualni|nuvaerende) )?${any(
    ...['(?:kilometer|km|tacho|zahler)(?:stand|stan)?', 'odometer(?: reading)?', 'mileage(?: in)?', 'kilometrage'],
    ...[
      'compteur',
      'kilometraje',
      'kilometros',
      'chilometraggio',
      'chilometri',
      'km attuali',
      'quilometragem',
      'quilometros',
    ],
    ...['kilometerstand', 'km stand', 'tellerstand', 'przebieg', 'stan licznika', 'stav (?:tachometru|km|tachometra)'],
    ...[
      'kilometertal',
      'km stilling',
      'kilometerstall',
      'matarstallning',
      'kilometrit',
      'mittarilukema',
      'km ora allas',
    ],
    ...[
      'kilometraj',
      'betriebsstunden(?:stand)?',
      'operating hours',
      'hour meter',
      'heures (?:moteur|de fonctionnement)',
    ],
    ...[
      'horas (?:motor|de trabajo)',
      'ore (?:motore|lavoro)',
      'draaiuren',
      'motogodziny',
      'motohodiny',
      'timetaeller',
      'drifttimer',
    ],
  )}(?: (?:in|an|am|at|bei|a|til|km))?$`,
);
const EARLIER =
  /(?:^| )(?:letzte[rsn]?|vorige[rsn]?|vorherige[rsn]?|last|previous|prior|derniere?|precedente?|ultim[ao]|anterior|vorige|laatste|poprzedni\p{L}*|ostatni\p{L}*|posledni\p{L}*|predchozi\p{L}*|sidste|forrige|siste|senaste|foregaende|edellinen|viimeisin|elozo|utolso|zadnj\p{L}+|prethodn\p{L}+)(?= |$)/u;
const LATER =
  /(?:^| )(?:nachste[rsn]?|next|prochaine?|proxim[ao]|prossim[ao]|volgende|nastepn\p{L}+|pristi|naeste|neste|nasta|seuraava|kovetkezo|urmator\p{L}+)(?= |$)/u;
