import { FREE_LABELS } from './free-labels.js';
import { type Language, LANGUAGES, type Words } from './languages.js';
import type { Printed } from './printed-pdf.js';

/** Where the two addresses stand, first and second; a third value is the size of the name. */
export const PARTY_LAYOUTS = {
  'side by side': [
    [45, 60],
    [330, 60],
  ],
  'one above the other': [
    [45, 40],
    [45, 120],
  ],
  'second on the right': [
    [45, 110],
    [370, 40],
  ],
  'first in large letters': [
    [45, 40, 16],
    [330, 80],
  ],
  'second in large letters': [
    [45, 40],
    [45, 120, 16],
  ],
} as const satisfies Record<string, [Place, Place]>;
type Place = readonly [x: number, y: number, size?: number];
export type PartyLayout = keyof typeof PARTY_LAYOUTS;

/** What the paper says besides both names; the first group decides nothing, the second does. */
export const WEAK = [
  'nothing',
  'tax numbers of both',
  'web sites of both',
  'mail of both',
  'accounts of both',
  'customer number',
] as const;
export const DECISIVE = ['account of one', 'registration of one', 'receiver named'] as const;
export type Evidence = (typeof WEAK)[number] | (typeof DECISIVE)[number];

/** Which of both names carries a legal form. */
const FORMS = ['both', 'seller', 'receiver', 'neither'] as const;
const TOWNS = ['postcode', 'name alone', 'none'] as const;

export interface TwoParties {
  language: Language;
  layout: PartyLayout;
  evidence: Evidence;
  form: (typeof FORMS)[number];
  town: (typeof TOWNS)[number];
  /** The sender stands in the first place, or in the second. */
  isFirst: boolean;
}

const SELLER = 'Northgate Fasteners';
const RECEIVER = 'Harbour Workshop';
const LEGAL: Record<Language, string> = { en: 'Ltd', de: 'GmbH', fr: 'SARL', es: 'S.L.', it: 'S.r.l.', nl: 'B.V.' };

export const sellerOf = ({ form, language }: TwoParties): string => nameOf(SELLER, form !== 'receiver', form, language);
const receiverOf = ({ form, language }: TwoParties): string => nameOf(RECEIVER, form !== 'seller', form, language);
const nameOf = (name: string, has: boolean, form: TwoParties['form'], language: Language): string =>
  has && form !== 'neither' ? `${name} ${LEGAL[language]}` : name;

/** Every language, layout and order with each other; forms and towns take turns, so that each meets all of them. */
export function twoParties(evidence: Evidence): TwoParties[] {
  return (Object.keys(LANGUAGES) as Language[]).flatMap((language, i) =>
    (Object.keys(PARTY_LAYOUTS) as PartyLayout[]).flatMap((layout, j) =>
      [true, false].map((isFirst, k) => {
        const form = FORMS[(i + j + k * 2) % FORMS.length]!;
        const town = TOWNS[(i + 2 * j + k) % TOWNS.length]!;
        return { language, layout, evidence, form, town, isFirst };
      }),
    ),
  );
}

/** An invoice that adds up, with two addresses that no heading tells apart. */
export function twoPartiesPrint(of: TwoParties): Printed[] {
  const words = LANGUAGES[of.language];
  const labels = FREE_LABELS[of.language];
  const isBoth = of.evidence.endsWith('of both');
  const [first, second] = PARTY_LAYOUTS[of.layout];
  const [own, other]: Place[] = of.isFirst ? [first, second] : [second, first];
  const heading: Printed[] =
    of.evidence === 'receiver named' ? [[other![0], other![1] - 14, labels.billTo[0]!.replace(/ ?:$/, '') + ':']] : [];
  const block = ([x, y, size = 10]: Place, lines: string[]): Printed[] =>
    lines.map((line, index): Printed => [x, y + (index && size - 10) + index * 12, line, index ? 9 : size]);
  const town = (code: string, name: string): string[] =>
    of.town === 'none' ? [] : [of.town === 'postcode' ? `${code} ${name}` : name];
  const sign = words.signBehind ? ['', ' €'] : ['€', ''];
  const money = (whole: number): string => `${sign[0]}${whole}${words.decimalMark}00${sign[1]}`;
  return [
    ...block(own!, [sellerOf(of), words.street, ...town('10115', words.city), ...FACTS[of.evidence](0, words.vatId)]),
    ...block(other!, [
      receiverOf(of),
      '20 Quay Street',
      ...town('20095', words.city),
      ...(isBoth ? FACTS[of.evidence](1, words.vatId) : []),
    ]),
    ...heading,
    ...(of.evidence === 'customer number' ? customerNumber(words) : []),
    [45, 190, labels.title[0]!, 13],
    [45, 208, `${labels.number[0]!.replace(/ ?:$/, '')}: INV-20417`],
    [330, 208, `${labels.date[0]!.replace(/ ?:$/, '')}: ${words.writeDate('2026-03-17')}`],
    ...[words.description, words.quantity, words.unitPrice, words.lineTotal].map((text, index): Printed => [
      COLUMNS[index]!,
      240,
      text,
    ]),
    ...['HX-0812 M8', '20', money(12), money(240)].map((text, index): Printed => [COLUMNS[index]!, 260, text]),
    ...['DR-1400 X', '2', money(30), money(60)].map((text, index): Printed => [COLUMNS[index]!, 276, text]),
    [330, 310, words.net],
    [480, 310, money(300)],
    [330, 324, `${words.tax} 20%`],
    [480, 324, money(60)],
    [330, 338, words.total],
    [480, 338, money(360)],
  ];
}

/** A heading such as stands over receivers, over no name. */
const customerNumber = ({ billTo }: Words): Printed[] => [
  [330, 176, `${billTo.replace(/ ?:$/, '')}: 4711`],
  [330, 188, 'Net 30 days'],
];

const COLUMNS = [45, 290, 370, 480];
const IBANS = ['DE02 1203 0000 0000 2020 51', 'DE02 5001 0517 5407 3249 31'];
const HOSTS = ['northgate-fasteners.com', 'harbour-workshop.com'];

/** What stands below the sender's address, and, with 1, below the receiver's. */
const FACTS: Record<Evidence, (party: 0 | 1, vatId: string) => string[]> = {
  nothing: () => [],
  'customer number': () => [],
  'tax numbers of both': (party, vatId) => [`${vatId}: DE${318447120 + party * 452551}`],
  'web sites of both': (party) => [`www.${HOSTS[party]}`],
  'mail of both': (party) => [`office@${HOSTS[party]}`],
  'accounts of both': (party) => [`IBAN ${IBANS[party]}`],
  'account of one': () => [`IBAN ${IBANS[0]}`],
  'registration of one': () => ['HRB 204417'],
  'receiver named': () => [],
};
