/** An invoice with known truth, before it is set in any layout. Amounts in cents. */
export interface InvoiceSpec {
  number: string;
  /** ISO date. */
  date: string;
  vendor: string;
  buyer: string;
  currency: 'USD' | 'EUR' | 'GBP';
  lines: SpecLine[];
  /** Freight outside the lines. */
  freight: number;
  taxPercent: number;
  /** Cents by which the printed total is wrong. */
  misprint: number;
}

export interface SpecLine {
  sku: string;
  description: string;
  quantity: number;
  unitPrice: number;
  lineTotal: number;
}

export interface Totals {
  net: number;
  tax: number;
  total: number;
}

export function totalsOf({ lines, freight, taxPercent, misprint }: InvoiceSpec): Totals {
  const net = lines.reduce((sum, line) => sum + line.lineTotal, 0);
  const tax = Math.round(((net + freight) * taxPercent) / 100);
  return { net, tax, total: net + freight + tax + misprint };
}

/** A line that multiplies out. */
export function line(sku: string, description: string, quantity: number, unitPrice: number): SpecLine {
  return { sku, description, quantity, unitPrice, lineTotal: quantity * unitPrice };
}

/** A plain invoice; a test names only what differs. */
export function invoiceSpec(overrides: Partial<InvoiceSpec> = {}): InvoiceSpec {
  return {
    number: 'INV-20417',
    date: '2026-03-17',
    vendor: 'Northgate Fasteners Ltd',
    buyer: 'Harbour Workshop Inc.',
    currency: 'USD',
    lines: [
      line('HX-0812', 'Hex bolt M8 x 12, zinc plated', 200, 14),
      line('WS-0008', 'Washer M8', 500, 3),
      line('DR-1400', 'Cordless drill, two batteries', 2, 18_950),
    ],
    freight: 0,
    taxPercent: 10,
    misprint: 0,
    ...overrides,
  };
}

const GOODS = [
  'Hex bolt',
  'Steel bracket',
  'Work gloves',
  'Cable tie',
  'Paint roller',
  'Epoxy adhesive',
  'Copper pipe',
];
const FIRMS = ['Northgate Fasteners', 'Blue Harbor Supply', 'Kessler Metall', 'Atelier Dubois', 'Van Loon Techniek'];

/** Repeatable: the same seed gives the same invoice. */
export function randomSpec(seed: number): InvoiceSpec {
  const random = randomFrom(seed);
  const count = 1 + random(12);
  return invoiceSpec({
    number: `${['INV-', 'R', '', 'RE/2026/'][random(4)]}${10_000 + random(80_000)}`,
    date: `2026-${String(1 + random(12)).padStart(2, '0')}-${String(1 + random(28)).padStart(2, '0')}`,
    vendor: `${FIRMS[random(FIRMS.length)]} ${['Ltd', 'GmbH', 'Inc.', 'SARL', 'B.V.'][random(5)]}`,
    buyer: 'Harbour Workshop LLC',
    currency: (['USD', 'EUR', 'GBP'] as const)[random(3)]!,
    lines: Array.from({ length: count }, (_, index) =>
      line(`AB-${100 + index}`, `${GOODS[random(GOODS.length)]} no. ${index + 1}`, 1 + random(60), 5 + random(250_000)),
    ),
    freight: random(3) === 0 ? 500 + random(5000) : 0,
    taxPercent: [0, 7, 10, 19, 20][random(5)]!,
  });
}

/** Repeatable random numbers: the same seed gives the same sequence. */
export function randomFrom(seed: number): (below: number) => number {
  let state = seed * 2_654_435_761 + 12_345;
  return (below) => {
    state = (Math.imul(state ^ (state >>> 15), 2_246_822_519) + 374_761_393) | 0;
    return ((state ^ (state >>> 13)) >>> 0) % below;
  };
}
