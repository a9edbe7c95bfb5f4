import { type InvoiceSpec, randomFrom } from './invoice-spec.js';

/** An electronic invoice with known truth, before it is written in any syntax. Amounts as decimal texts. */
export interface EInvoiceSpec {
  typeCode: string;
  number: string;
  /** ISO date. */
  date: string;
  seller: string;
  currency: string;
  lines: ESpecLine[];
  adjustments: ESpecAdjustment[];
  taxes: { rate: string; basis: string; amount: string }[];
  totals: ESpecTotals;
  /** The tax once more, in the currency of the tax office. */
  foreignTax?: { currency: string; amount: string };
}

export interface ESpecLine {
  sku: string;
  name: string;
  quantity: string;
  price: string;
  /** The price is for so many. */
  base?: string;
  adjustments?: ESpecAdjustment[];
  taxRate: string;
  total: string;
}

export interface ESpecAdjustment {
  isCharge: boolean;
  reason: string;
  amount: string;
}

export interface ESpecTotals {
  lines: string;
  allowances: string;
  charges: string;
  net: string;
  tax: string;
  total: string;
  prepaid: string;
  payable: string;
}

const money = (cents: number): string => (cents / 100).toFixed(2);
const centsOf = (amount: string): number => Math.round(Number(amount) * 100);

/** Adds up lines and adjustments: all that follows from them. Adjustments carry the first line's rate of tax. */
export function addedUp(spec: Omit<EInvoiceSpec, 'taxes' | 'totals'>, prepaid = 0): EInvoiceSpec {
  const sum = (items: { amount: string }[]): number => items.reduce((total, { amount }) => total + centsOf(amount), 0);
  const charges = sum(spec.adjustments.filter(({ isCharge }) => isCharge));
  const allowances = sum(spec.adjustments.filter(({ isCharge }) => !isCharge));
  const bases = new Map<string, number>();
  for (const { taxRate, total } of spec.lines) bases.set(taxRate, (bases.get(taxRate) ?? 0) + centsOf(total));
  const first = spec.lines[0]?.taxRate;
  if (first) bases.set(first, bases.get(first)! + charges - allowances);
  const taxes = [...bases].map(([rate, basis]) => {
    return { rate, basis: money(basis), amount: money(Math.round((basis * Number(rate)) / 100)) };
  });
  const lines = spec.lines.reduce((total, line) => total + centsOf(line.total), 0);
  const net = lines + charges - allowances;
  const tax = sum(taxes);
  const amounts = { lines, allowances, charges, net, tax, total: net + tax, prepaid, payable: net + tax - prepaid };
  const totals = Object.fromEntries(Object.entries(amounts).map(([name, cents]) => [name, money(cents)]));
  return { ...spec, taxes, totals: totals as unknown as ESpecTotals };
}

const PLAIN: Omit<EInvoiceSpec, 'taxes' | 'totals'> = {
  typeCode: '380',
  number: 'INV-20417',
  date: '2026-03-17',
  seller: 'Northgate Fasteners Ltd',
  currency: 'EUR',
  lines: [
    { sku: 'HX-08', name: 'Hex bolt M8', quantity: '20', price: '1.25', taxRate: '19', total: '25.00' },
    { sku: 'DR-14', name: 'Cordless drill', quantity: '2', price: '80.00', taxRate: '19', total: '160.00' },
  ],
  adjustments: [],
};

/** A plain electronic invoice; a test names only what differs. */
export const eInvoiceSpec = (
  changes: Partial<Omit<EInvoiceSpec, 'taxes' | 'totals'>> = {},
  prepaid = 0,
): EInvoiceSpec => addedUp({ ...PLAIN, ...changes }, prepaid);

/** The same invoice as is set on the page. */
export const asEInvoice = ({ number, date, vendor, currency, lines, freight, taxPercent }: InvoiceSpec): EInvoiceSpec =>
  eInvoiceSpec({
    ...{ number, date, seller: vendor, currency },
    lines: lines.map(({ sku, description, quantity, unitPrice, lineTotal }) => ({
      ...{ sku, name: description, quantity: String(quantity), price: money(unitPrice) },
      ...{ taxRate: String(taxPercent), total: money(lineTotal) },
    })),
    adjustments: freight ? [adjustment(true, freight)] : [],
  });

/** Repeatable: the same seed gives the same invoice, which adds up to the cent. */
export function randomEInvoice(seed: number): EInvoiceSpec {
  const random = randomFrom(seed);
  const lines = Array.from({ length: 1 + random(8) }, (_, index): ESpecLine => {
    const [quantity, base] = [1 + random(40), [1, 1, 1, 3, 100][random(5)]!];
    const tenthsOfCents = 50 + random(900_000);
    const goods = Math.round((quantity * tenthsOfCents) / 10 / base);
    const adjustments = random(3) === 0 ? [adjustment(random(2) === 0, random(Math.max(1, goods)))] : [];
    const off = adjustments.reduce((sum, { isCharge, amount }) => sum + (isCharge ? 1 : -1) * centsOf(amount), 0);
    return {
      sku: `AB-${100 + index}`,
      name: `Part no. ${index + 1} & more`,
      quantity: String(quantity),
      price: (tenthsOfCents / 1000).toFixed(3),
      ...(base === 1 ? {} : { base: String(base) }),
      adjustments,
      taxRate: ['19', '7', '5.5', '0'][random(4)]!,
      total: money(goods + off),
    };
  });
  const changes = {
    number: `E-${10_000 + random(90_000)}`,
    currency: ['EUR', 'USD', 'PLN'][random(3)]!,
    lines,
    adjustments: random(2) === 0 ? [adjustment(true, 1 + random(5000)), adjustment(false, 1 + random(90))] : [],
  };
  return eInvoiceSpec(changes, random(3) === 0 ? 1 + random(100) : 0);
}

const adjustment = (isCharge: boolean, cents: number): ESpecAdjustment => ({
  isCharge,
  reason: isCharge ? 'Freight' : 'Loyalty',
  amount: money(cents),
});
