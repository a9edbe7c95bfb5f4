import { randomFrom } from './invoice-spec.js';
import { type Language, LANGUAGES } from './languages.js';

/** An invoice with nearly everything that invoices print, and how it is set: both repeatable by the seed. */
export interface FreeInvoice {
  seed: number;
  language: Language;
  number: string;
  /** ISO date. */
  date: string;
  vendor: string;
  buyer: string;
  currency: 'USD' | 'EUR' | 'GBP';
  lines: FreeLine[];
  /** Amounts in cents; zero where nothing of the kind is printed. */
  rebate: number;
  freight: number;
  paid: number;
  /** Percent on everything; null where no tax is printed. */
  taxPercent: number | null;
  taxIncluded: boolean;
  style: Style;
}

export interface FreeLine {
  sku: string;
  description: string;
  quantity: number;
  unit: string;
  /** Hundredths of a cent: prices may have four decimals. */
  unitPrice: number;
  discountPercent: number;
  /** Cents. */
  lineTotal: number;
}

export const COLUMN_KINDS = [
  'position',
  'sku',
  'description',
  'quantity',
  'unit',
  'unitPrice',
  'discount',
  'tax',
] as const;
export type ColumnKind = (typeof COLUMN_KINDS)[number] | 'lineTotal';

export interface Style {
  vendorPlace: 'left' | 'right' | 'sender-line' | 'heading' | 'footer' | 'logo';
  metaPlace: 'labels-left' | 'labels-above' | 'in-title';
  columns: ColumnKind[];
  skuPlace: 'column' | 'brackets' | 'below' | 'none';
  /** The description goes on in a second row. */
  wrapped: boolean;
  notes: boolean;
  headingOnEveryPage: boolean;
  headingAtAll: boolean;
  rowsPerPage: number;
  carried: boolean;
  totalsLeft: boolean;
  signs: 'symbol' | 'code' | 'none';
  dates: 'local' | 'iso' | 'slashes' | 'points';
  fontSize: number;
  rowGap: number;
  /** Which of the words for each part is taken. */
  wording: number;
  webAddress: boolean;
  /** Other numbers and dates beside the invoice's own. */
  noise: boolean;
  /** A carrier, printed somewhere it may be taken for the vendor. */
  carrier: 'none' | 'top' | 'foot';
}

const NAMES = [
  'Northgate Fasteners',
  'Blue Harbor Supply',
  'Kessler Metall',
  'Atelier Dubois',
  'Van Loon Techniek',
  'Ferretería Sol',
  'Officina Bianchi',
];
const BUYERS = ['Harbour Workshop', 'Riverside Joinery', 'Lindner Bau', 'Menuiserie Petit', 'Bakkerij Smit'];
const FORMS: Record<Language, string[]> = {
  en: ['Ltd', 'Inc.', 'LLC'],
  de: ['GmbH', 'AG', 'GmbH & Co. KG'],
  fr: ['SARL', 'SAS', 'S.A.'],
  es: ['S.L.', 'S.A.'],
  it: ['S.r.l.', 'S.p.A.'],
  nl: ['B.V.', 'N.V.'],
};
const GOODS = [
  'Hex bolt M8',
  'Steel bracket',
  'Work gloves',
  'Cable tie 200 mm',
  'Paint roller',
  'Epoxy adhesive',
  'Copper pipe 15',
  'Set of 5 drills',
  'LED 60 W',
];
const UNITS = ['pcs', 'Stk.', 'kg', 'm', 'h'];

export function freeInvoice(seed: number): FreeInvoice {
  const random = randomFrom(seed);
  const pick = <T>(options: readonly T[]): T => options[random(options.length)]!;
  const chance = (percent: number): boolean => random(100) < percent;
  const language = pick(Object.keys(LANGUAGES) as Language[]);
  const hasDiscounts = chance(20);
  const lines = Array.from({ length: 1 + random(chance(15) ? 40 : 9) }, (_, index) =>
    freeLine(index, random, pick, chance, hasDiscounts),
  );
  const goods = lines.reduce((sum, { lineTotal }) => sum + lineTotal, 0);
  return {
    seed,
    language,
    number: `${pick(['INV-', 'R', '', 'RE/2026/', '2026-', 'F 26/'])}${10_000 + random(80_000)}`,
    date: `2026-${String(1 + random(12)).padStart(2, '0')}-${String(1 + random(28)).padStart(2, '0')}`,
    vendor: `${pick(NAMES)} ${pick(FORMS[language])}`,
    buyer: `${pick(BUYERS)} ${pick(FORMS[language])}`,
    currency: pick(['USD', 'EUR', 'GBP'] as const),
    lines,
    rebate: chance(15) ? Math.round(goods / 20) : 0,
    freight: chance(25) ? 500 + random(5000) : 0,
    paid: chance(12) ? Math.round(goods / 4) : 0,
    taxPercent: pick([null, 7, 10, 19, 20, 21]),
    taxIncluded: chance(15),
    style: freeStyle(random, pick, chance, hasDiscounts),
  };
}

type Pick = <T>(options: readonly T[]) => T;
type Chance = (percent: number) => boolean;

function freeLine(
  index: number,
  random: (below: number) => number,
  pick: Pick,
  chance: Chance,
  discounted: boolean,
): FreeLine {
  const quantity = chance(10) ? (1 + random(400)) / 4 : 1 + random(60);
  const unitPrice = chance(5) ? 0 : chance(12) ? 1 + random(90_000) : (5 + random(250_000)) * 100;
  const discountPercent = discounted && chance(60) ? pick([5, 10, 12.5, 20]) : 0;
  const lineTotal = Math.round((quantity * unitPrice * (100 - discountPercent)) / 10_000);
  return {
    sku: pick([`AB-${100 + index}`, String(40_120 + index * 7), `HX.${index}/22`]),
    description: `${pick(GOODS)}${chance(50) ? ` no. ${index + 1}` : ''}`,
    quantity,
    unit: pick(UNITS),
    unitPrice,
    discountPercent,
    lineTotal,
  };
}

function freeStyle(random: (below: number) => number, pick: Pick, chance: Chance, discounted: boolean): Style {
  const skuPlace = pick(['column', 'column', 'brackets', 'below', 'none'] as const);
  const optional: ColumnKind[] = [
    ...(chance(40) ? (['position'] as const) : []),
    ...(skuPlace === 'column' ? (['sku'] as const) : []),
    ...(chance(30) ? (['unit'] as const) : []),
    ...(discounted ? (['discount'] as const) : []),
    ...(chance(25) ? (['tax'] as const) : []),
  ];
  const columns = shuffled<ColumnKind>([...optional, 'description', 'quantity', 'unitPrice'], random);
  return {
    vendorPlace: pick(['left', 'right', 'left', 'right', 'sender-line', 'heading', 'footer', 'logo'] as const),
    metaPlace: pick(['labels-left', 'labels-left', 'labels-above', 'in-title'] as const),
    columns: chance(85)
      ? [...columns.sort(inUsualOrder(random(3))), 'lineTotal']
      : shuffled([...columns, 'lineTotal'], random),
    skuPlace,
    wrapped: chance(25),
    notes: chance(20),
    headingOnEveryPage: chance(70),
    headingAtAll: chance(94),
    rowsPerPage: pick([22, 30, 6, 9]),
    carried: chance(50),
    totalsLeft: chance(20),
    signs: pick(['symbol', 'symbol', 'code', 'none'] as const),
    dates: pick(['local', 'local', 'iso', 'slashes', 'points'] as const),
    fontSize: pick([8, 9, 10]),
    rowGap: pick([3, 6, 12]),
    wording: random(1000),
    webAddress: chance(60),
    noise: chance(70),
    carrier: pick(['none', 'none', 'none', 'top', 'foot'] as const),
  };
}

function shuffled<T>(things: T[], random: (below: number) => number): T[] {
  const left = [...things];
  return things.map(() => left.splice(random(left.length), 1)[0]!);
}

const USUAL: ColumnKind[][] = [
  ['position', 'sku', 'description', 'quantity', 'unit', 'unitPrice', 'discount', 'tax', 'lineTotal'],
  ['quantity', 'unit', 'sku', 'description', 'tax', 'unitPrice', 'discount', 'lineTotal', 'position'],
  ['description', 'sku', 'tax', 'unitPrice', 'quantity', 'unit', 'discount', 'lineTotal', 'position'],
];

const inUsualOrder = (which: number) => (a: ColumnKind, b: ColumnKind) =>
  USUAL[which]!.indexOf(a) - USUAL[which]!.indexOf(b);

/** What the invoice comes to, in cents. */
export function freeTotals({ lines, rebate, freight, paid, taxPercent, taxIncluded }: FreeInvoice) {
  const goods = lines.reduce((sum, { lineTotal }) => sum + lineTotal, 0);
  const sum = goods - rebate + freight;
  const rate = taxPercent ?? 0;
  const tax = taxIncluded ? Math.round((sum * rate) / (100 + rate)) : Math.round((sum * rate) / 100);
  const total = taxIncluded ? sum : sum + tax;
  return { goods, net: total - tax, tax, total, open: total - paid };
}
