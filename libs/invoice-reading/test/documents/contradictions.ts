import { FREE_LABELS, type FreeLabels } from './free-labels.js';
import { type Language, LANGUAGES } from './languages.js';
import type { Printed } from './printed-pdf.js';
import { SAID_ELSEWHERE, type SaidElsewhere, saidElsewhere } from './said-elsewhere.js';

/** Where the sums stand, and how they are set. */
export const LAYOUTS = ['below', 'left', 'one-cell', 'box-above', 'side-by-side', 'prose'] as const;
export type SumsLayout = (typeof LAYOUTS)[number];

/** What an invoice may say against itself; its twin prints the same parts, and they agree. */
export const KINDS = [
  'charge in no sum',
  'net that is not the sum',
  'rate that is not the tax',
  'discount without effect',
  'two totals',
  'due that is not the rest',
  'payment without effect',
  'base that is not taxed',
  'percentage that is not the discount',
  'amount of an unknown name',
  'carried sum that is wrong',
  'two numbers',
  'two dates',
  'two currencies',
  'two vendors',
  'request that is not the total',
  'box over the table that differs',
  'company at the foot',
  'saving that is not the discount',
  'saving of no discount',
  'included tax that does not fit',
  'shares of two rates',
  ...SAID_ELSEWHERE,
] as const;
export type Kind = (typeof KINDS)[number];

export interface Contradiction {
  language: Language;
  layout: SumsLayout;
  kind: Kind;
  /** Which of the words that a language has. */
  wording: number;
  /** Prints what contradicts itself; its twin agrees. */
  isWrong: boolean;
}

/**
 * Every kind in every language, in two of the six layouts each; these move on from one kind and one language to the
 * next, so that each layout meets every kind and every language.
 */
export function contradictions(): Contradiction[] {
  return (Object.keys(LANGUAGES) as Language[]).flatMap((language, first) =>
    KINDS.flatMap((kind, third) =>
      [0, LAYOUTS.length / 2].map((further) => {
        const second = (first + third + further) % LAYOUTS.length;
        const layout = LAYOUTS[second]!;
        return { language, layout, kind, wording: first + second * 3 + third * 5, isWrong: true };
      }),
    ),
  );
}

type Row = [label: string, cents: number];

const UNKNOWN = {
  en: ['Pallet levy', 'Assembly'],
  de: ['Palettentausch', 'Montage'],
  fr: ['Palettes', 'Montage'],
  es: ['Palets', 'Montaje'],
  it: ['Bancali', 'Montaggio'],
  nl: ['Pallets', 'Montage'],
};
const OTHER_DATES = {
  en: ['Order date', 'Delivery date', 'Printed on', 'Next billing date'],
  de: ['Bestelldatum', 'Lieferdatum', 'Gedruckt am', 'Fälligkeitsdatum'],
  fr: ['Date de commande', 'Date de livraison', 'Imprimé le', "Date d'échéance"],
  es: ['Fecha de pedido', 'Fecha de entrega', 'Impreso el', 'Fecha de vencimiento'],
  it: ['Data ordine', 'Data consegna', 'Stampato il', 'Data scadenza'],
  nl: ['Besteldatum', 'Leverdatum', 'Afgedrukt op', 'Vervaldatum'],
};
/** Around an amount: before and behind it. */
const SENTENCES = {
  en: ['Please pay the total amount of', 'within 30 days.'],
  de: ['Bitte überweisen Sie den Gesamtbetrag von', 'innerhalb von 30 Tagen.'],
  fr: ['Merci de régler le montant total de', 'sous 30 jours.'],
  es: ['Le rogamos pague el importe total de', 'en 30 días.'],
  it: ['Preghiamo di pagare il totale di', 'entro 30 giorni.'],
  nl: ['Gelieve het totaalbedrag van', 'binnen 30 dagen te betalen.'],
};

const REQUESTS = {
  en: ['Please transfer', 'to the account below.'],
  de: ['Bitte überweisen Sie', 'auf das unten genannte Konto.'],
  fr: ['Merci de virer', 'sur le compte ci-dessous.'],
  es: ['Rogamos transfieran', 'a la cuenta indicada.'],
  it: ['Si prega di versare', 'sul conto indicato.'],
  nl: ['Gelieve', 'over te maken op onze rekening.'],
};

/** The total has the tax in it: before the rate and behind it. */
const INCLUDED = {
  en: ['The total includes VAT at', ''],
  de: ['Im Gesamtbetrag enthalten sind', 'MwSt.'],
  fr: ['Dont TVA à', ''],
  es: ['IVA incluido al', ''],
  it: ['Il totale include IVA al', ''],
  nl: ['Inclusief btw van', ''],
};
const SAVED = {
  en: 'You saved',
  de: 'Sie sparen',
  fr: 'Vous économisez',
  es: 'Ahorro total',
  it: 'Hai risparmiato',
  nl: 'U bespaart',
};

const LINES = [
  { description: 'HX-0812 M8', quantity: 20, price: 1250, total: 25_000 },
  { description: 'DR-1400 X', quantity: 2, price: 18_000, total: 36_000 },
  { description: 'CB-0042 L', quantity: 5, price: 780, total: 3_900 },
];
const GOODS = 64_900;

/** The words of one document. */
export function contradictionPrint(of: Contradiction): Printed[] {
  return new ContradictionPrinter(of).print();
}

class ContradictionPrinter {
  private readonly words;

  constructor(private readonly of: Contradiction) {
    this.words = LANGUAGES[of.language];
  }

  print(): Printed[] {
    const { layout } = this.of;
    const rows = this.rows();
    const above = layout === 'box-above';
    const table: Printed[] = [
      [45, 240, this.label('description')],
      [290, 240, this.label('quantity')],
      [370, 240, this.label('unitPrice')],
      [480, 240, this.label('lineTotal')],
      ...LINES.flatMap(({ description, quantity, price, total }, index): Printed[] => {
        const y = 260 + index * 16;
        return [
          [45, y, description],
          [290, y, String(quantity)],
          [370, y, this.amount(price)],
          [480, y, this.amount(total)],
        ];
      }),
    ];
    return [
      ...this.head(),
      ...table,
      ...this.carried(),
      ...this.around(),
      ...(above ? this.setRows(rows, 320, 150) : this.sums(rows)),
    ];
  }

  private is(kind: Kind): boolean {
    return this.of.kind === kind;
  }

  private isWrong(kind: Kind): boolean {
    return this.is(kind) && this.of.isWrong;
  }

  private label(part: keyof FreeLabels, other = 0): string {
    const labels = FREE_LABELS[this.of.language][part];
    return labels[(this.of.wording + other) % labels.length]!.replace(/ ?:$/, '');
  }

  private amount(cents: number, sign = true): string {
    const { groupMark, decimalMark, signBehind } = this.words;
    const [whole, fraction] = (Math.abs(cents) / 100).toFixed(2).split('.');
    const figure = `${cents < 0 ? '-' : ''}${whole!.replace(/\B(?=(\d{3})+$)/g, groupMark)}${decimalMark}${fraction}`;
    return !sign ? figure : signBehind ? `${figure} €` : `€${figure}`;
  }

  /** What the sums say, top to bottom. */
  private rows(): Row[] {
    if (this.is('included tax that does not fit')) return [[this.label('total'), GOODS]];
    if (this.is('shares of two rates')) return this.ratedRows();
    const charge = this.is('charge in no sum') ? 1_500 : 0;
    const unknown = this.is('amount of an unknown name') ? 1_200 : 0;
    const discount = DISCOUNTED.has(this.of.kind) && !this.isWrong('saving of no discount') ? 6_490 : 0;
    const paid = this.is('due that is not the rest') || this.is('payment without effect') ? 20_000 : 0;
    const inSum = (kind: Kind, cents: number): number => (this.isWrong(kind) ? 0 : cents);
    const goods =
      GOODS +
      inSum('charge in no sum', charge) +
      inSum('amount of an unknown name', unknown) -
      inSum('discount without effect', discount);
    const tax = Math.round(goods * 0.2);
    const total = goods + tax;
    const rate = this.isWrong('rate that is not the tax') ? 19 : 20;
    const base = this.isWrong('base that is not taxed') ? goods - 4_000 : goods;
    const percent = this.is('percentage that is not the discount') ? (this.of.isWrong ? ' 15%' : ' 10%') : '';
    const taxLabel = `${this.label('tax')} ${rate}%`;
    return [
      [this.label('net'), this.isWrong('net that is not the sum') ? GOODS - 1_000 : GOODS],
      ...rowIf(charge, this.label('freight'), charge),
      ...rowIf(unknown, UNKNOWN[this.of.language][this.of.wording % 2]!, unknown),
      ...rowIf(discount, `${this.label('rebate')}${percent}`, -discount),
      [this.is('base that is not taxed') ? `${taxLabel} ${this.amount(base)}` : taxLabel, tax],
      [this.label('total'), total],
      ...rowIf(
        this.is('saving that is not the discount') || this.is('saving of no discount') ? 1 : 0,
        SAVED[this.of.language],
        this.isWrong('saving that is not the discount') ? 8_490 : 6_490,
      ),
      ...rowIf(paid, this.label('paid'), -paid),
      ...rowIf(paid, this.label('open'), this.rest(total, paid)),
    ];
  }

  /** Two lines are taxed with 20 %, the last with 5 %; what one share has too much the other has too little. */
  private ratedRows(): Row[] {
    const moved = this.of.isWrong ? 300 : 0;
    const [high, low] = [12_200 + moved, 195 - (moved ? 100 : 0)];
    return [
      [this.label('net'), GOODS],
      [`${this.label('tax')} 20%`, high],
      [`${this.label('tax')} 5%`, low],
      [this.label('total'), GOODS + high + low],
    ];
  }

  private rest(total: number, paid: number): number {
    if (this.isWrong('payment without effect')) return total;
    return total - paid - (this.isWrong('due that is not the rest') ? 1_000 : 0);
  }

  private sums(rows: Row[]): Printed[] {
    const y = 340;
    const total = rows.find(([label]) => label === this.label('total'))![1];
    const again = this.isWrong('two totals') ? total + 1_000 : total;
    const { language, layout, wording } = this.of;
    const [before, behind] = SENTENCES[language];
    const sentence: Printed[] = [[45, y + 160, `${before} ${this.amount(again)} ${behind}`]];
    const repeated: Printed[] = [
      [45, y + 160, this.label('total', 1)],
      [260, y + 160, this.amount(again)],
    ];
    const more = layout === 'prose' || wording % 2 ? sentence : repeated;
    return [
      ...this.setRows(rows, layout === 'left' ? 45 : 320, y),
      ...(this.is('two totals') || layout === 'prose' ? more : []),
    ];
  }

  private setRows(rows: Row[], x: number, y: number): Printed[] {
    const { layout } = this.of;
    const step = layout === 'box-above' ? 11 : 14;
    const size = layout === 'box-above' ? 8 : 10;
    if (layout === 'side-by-side' && rows.length <= 4 && !this.is('base that is not taxed')) {
      return rows.flatMap(([label, cents], index): Printed[] => [
        [45 + index * 130, y, label, 8],
        [45 + index * 130, y + 12, this.amount(cents), 8],
      ]);
    }
    const set = rows.flatMap(([label, cents], index): Printed[] =>
      layout === 'one-cell'
        ? [[x, y + index * step, `${label}: ${this.amount(cents)}`, size]]
        : [
            [x, y + index * step, label, size],
            [x + 165, y + index * step, this.amount(cents), size],
          ],
    );
    if (layout !== 'box-above' || !this.is('two totals')) return set;
    const total = rows.find(([label]) => label === this.label('total'))![1];
    const again: Printed[] = [
      [320, 340, this.label('total', 1)],
      [485, 340, this.amount(this.of.isWrong ? total + 1_000 : total)],
    ];
    return [...set, ...again];
  }

  /** What says the total once more, or who sent it, away from the sums. */
  private around(): Printed[] {
    const { language, isWrong } = this.of;
    const again = 77_880 + (isWrong ? 1_100 : 0);
    const [before, behind] = REQUESTS[language];
    const foot = isWrong ? 'Blue Harbor Supply Ltd' : 'Northgate Fasteners Ltd';
    if (this.is('request that is not the total')) return [[45, 560, `${before} ${this.amount(again)} ${behind}`]];
    if (this.is('company at the foot')) return [[45, 760, `${foot} · IBAN DE02 1203 0000 0000 2020 51`]];
    if (this.is('included tax that does not fit')) return this.included();
    const said = SAID_ELSEWHERE.find((one): one is SaidElsewhere => this.is(one));
    if (said) return saidElsewhere(said, this.of, (cents) => this.amount(cents, false));
    if (!this.is('box over the table that differs')) return [];
    return [
      [320, 212, this.label('total', 1)],
      [320, 224, this.amount(again)],
    ];
  }

  /** Below the total, on one line or wrapped behind its label. */
  private included(): Printed[] {
    const { language, layout, wording, isWrong } = this.of;
    const [before, behind] = INCLUDED[language];
    const figures = ` 20%${behind ? ` ${behind}` : ''}: ${this.amount(Math.round(GOODS / 6) + (isWrong ? 410 : 0))}`;
    const y = layout === 'box-above' ? 335 : 375;
    return wording % 2
      ? [[320, y, `${before}${figures}`, 8]]
      : [
          [320, y, before!, 8],
          [320, y + 10, figures.trim(), 8],
        ];
  }

  /** Between the lines, as at a page's end. */
  private carried(): Printed[] {
    if (!this.is('carried sum that is wrong')) return [];
    const cents = this.of.isWrong ? GOODS - 700 : GOODS;
    return [
      [45, 310, this.label('carried')],
      [480, 310, this.amount(cents)],
    ];
  }

  private head(): Printed[] {
    const { language, wording } = this.of;
    const date = (iso: string): string => this.words.writeDate(iso);
    const fields: [string, string][] = [
      [this.label('number'), 'INV-20417'],
      [this.label('date'), date('2026-03-17')],
    ];
    const other = <T>(wrong: T, right: T): T => (this.of.isWrong ? wrong : right);
    if (this.is('two numbers')) fields.push([other(this.label('number', 1), this.label('order')), 'INV-88123']);
    if (this.is('two dates')) {
      // Nobody orders after the invoice.
      const isOrder = wording % 4 === 0;
      fields.push([
        other(this.label('date', 1), OTHER_DATES[language][wording % 4]!),
        date(isOrder ? '2026-03-07' : '2026-03-27'),
      ]);
    }
    const second = other('Blue Harbor Supply Ltd', 'Northgate Fasteners Ltd');
    return [
      [45, 40, 'Northgate Fasteners Ltd', 14],
      [45, 58, `${this.words.street}, 10115 ${this.words.city}`],
      ...(this.is('two vendors')
        ? ([
            [320, 40, second, 14],
            [320, 58, `${this.words.street}, 10115 ${this.words.city}`],
          ] as Printed[])
        : []),
      [45, 100, this.label('title'), 14],
      ...fields.flatMap(([label, value], index): Printed[] => [
        [45, 122 + index * 13, label, 9],
        [160, 122 + index * 13, value, 9],
      ]),
      [45, 175, this.label('billTo')],
      [45, 188, 'Harbour Workshop Inc.'],
      [45, 201, `20 Quay Street, 20095 ${this.words.city}`],
      ...(this.is('two currencies')
        ? ([[45, 620, `${this.label('open')}: ${other('$', '€')}${this.amount(77_880, false)}`]] as Printed[])
        : []),
    ];
  }
}

const DISCOUNTED = new Set<Kind>([
  'discount without effect',
  'percentage that is not the discount',
  'saving that is not the discount',
  'saving of no discount',
]);

const rowIf = (isPrinted: number, label: string, cents: number): Row[] => (isPrinted ? [[label, cents]] : []);
