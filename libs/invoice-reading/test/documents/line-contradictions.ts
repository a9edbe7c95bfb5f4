import { FREE_LABELS } from './free-labels.js';
import { type Language, LANGUAGES } from './languages.js';
import type { Printed } from './printed-pdf.js';

/** What one line may say against itself, in a column of its own; its twin prints the same column, and it agrees. */
export const LINE_KINDS = [
  'tax that is not its share',
  'sum with tax that is not the sum',
  'discount without effect',
  'discount that is taken off twice',
  'price after discount that is another',
  'wrong figure in an unnamed column',
] as const;
export type LineKind = (typeof LINE_KINDS)[number];

/** Where the further column stands. */
export const COLUMN_LAYOUTS = ['before the total', 'last', 'quantity first'] as const;
export type ColumnLayout = (typeof COLUMN_LAYOUTS)[number];

export interface LineContradiction {
  language: Language;
  layout: ColumnLayout;
  kind: LineKind;
  isWrong: boolean;
}

export const lineContradictions = (): LineContradiction[] =>
  (Object.keys(LANGUAGES) as Language[]).flatMap((language) =>
    COLUMN_LAYOUTS.flatMap((layout) => LINE_KINDS.map((kind) => ({ language, layout, kind, isWrong: true }))),
  );

const TAX = { en: 'VAT', de: 'MwSt.', fr: 'TVA', es: 'IVA', it: 'IVA', nl: 'Btw' };
const GROSS = { en: 'Gross', de: 'Brutto', fr: 'Total TTC', es: 'Total con IVA', it: 'Totale ivato', nl: 'Bruto' };
const DISCOUNT = { en: 'Disc.', de: 'Rabatt', fr: 'Remise', es: 'Dto.', it: 'Sconto', nl: 'Korting' };
/** Of which no program knows what it is. */
const UNNAMED = { en: 'Memo', de: 'Info', fr: 'Info', es: 'Nota', it: 'Nota', nl: 'Info' };

const GOODS = [
  { description: 'HX-0812 M8', quantity: 20, price: 1250 },
  { description: 'DR-1400 X', quantity: 2, price: 18_000 },
  { description: 'CB-0042 L', quantity: 5, price: 780 },
];
const PERCENT_OFF = 10;
const RATE = 20;

interface Column {
  heading: string;
  cells: string[];
}

export function lineContradictionPrint({ language, layout, kind, isWrong }: LineContradiction): Printed[] {
  const words = LANGUAGES[language];
  const label = (part: keyof (typeof FREE_LABELS)['en']): string => FREE_LABELS[language][part][0]!.replace(/ ?:$/, '');
  const amount = (cents: number): string => {
    const [whole, fraction] = (cents / 100).toFixed(2).split('.');
    const figure = `${whole!.replace(/\B(?=(\d{3})+$)/g, words.groupMark)}${words.decimalMark}${fraction}`;
    return words.signBehind ? `${figure} €` : `€${figure}`;
  };
  const isOff = kind.includes('discount');
  const lines = GOODS.map(({ quantity, price, ...of }, index) => {
    const full = quantity * price;
    const off = isOff && index === 0 ? full / PERCENT_OFF : 0;
    const without = isWrong && kind === 'discount without effect';
    const twice = isWrong && kind === 'discount that is taken off twice';
    return { ...of, quantity, price, total: full - (without ? 0 : twice ? 2 * off : off) };
  });
  const wrong = (index: number, cents: number): number => (isWrong && index === 1 ? cents : 0);
  const tax = (total: number): number => (total * RATE) / 100;
  const further: Column[] = {
    'tax that is not its share': [
      { heading: TAX[language], cells: lines.map(({ total }, index) => amount(tax(total) + wrong(index, 300))) },
    ],
    'sum with tax that is not the sum': [
      {
        heading: GROSS[language],
        cells: lines.map(({ total }, index) => amount(total + tax(total) + wrong(index, 500))),
      },
    ],
    'discount without effect': [discountColumn()],
    'discount that is taken off twice': [discountColumn()],
    'price after discount that is another': [
      discountColumn(),
      {
        heading: UNNAMED[language],
        cells: lines.map(({ total, quantity }, index) => amount(total / quantity + wrong(index, 700))),
      },
    ],
    'wrong figure in an unnamed column': [
      { heading: UNNAMED[language], cells: lines.map(({ total }, index) => amount(tax(total) + wrong(index, 700))) },
    ],
  }[kind];
  function discountColumn(): Column {
    return { heading: DISCOUNT[language], cells: lines.map((_, index) => (index === 0 ? `${PERCENT_OFF}%` : '')) };
  }
  const text = { heading: label('description'), cells: lines.map(({ description }) => description) };
  const quantity = { heading: label('quantity'), cells: lines.map((line) => String(line.quantity)) };
  const price = { heading: label('unitPrice'), cells: lines.map((line) => amount(line.price)) };
  const total = { heading: label('lineTotal'), cells: lines.map((line) => amount(line.total)) };
  const columns = {
    'before the total': [text, quantity, price, ...further, total],
    last: [text, quantity, price, total, ...further],
    'quantity first': [quantity, text, price, ...further, total],
  }[layout];
  const net = lines.reduce((sum, line) => sum + line.total, 0);
  const sums: [string, number][] = [
    [label('net'), net],
    [`${label('tax')} ${RATE}%`, tax(net)],
    [label('total'), net + tax(net)],
  ];
  return [
    [45, 40, 'Northgate Fasteners Ltd', 14],
    [45, 58, `${words.street}, 10115 ${words.city}`],
    [45, 100, label('title'), 14],
    [45, 122, label('number'), 9],
    [160, 122, 'INV-20417', 9],
    [45, 135, label('date'), 9],
    [160, 135, words.writeDate('2026-03-17'), 9],
    [45, 175, label('billTo')],
    [45, 188, 'Harbour Workshop Inc.'],
    [45, 201, `20 Quay Street, 20095 ${words.city}`],
    ...columns.flatMap((column, index): Printed[] =>
      [column.heading, ...column.cells].map((cell, row) => [
        45 + index * (500 / columns.length),
        240 + row * 16,
        cell,
        8,
      ]),
    ),
    ...sums.flatMap(([name, cents], index): Printed[] => [
      [320, 330 + index * 14, name],
      [485, 330 + index * 14, amount(cents)],
    ]),
  ];
}
