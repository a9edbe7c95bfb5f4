import { FAMILIES } from './families.mjs';

/** What the families differ in unless they say otherwise. Choices that stand several times are commoner. */
const USUAL = {
  font: [
    'Liberation Sans',
    'Liberation Sans',
    'Liberation Sans',
    'Noto Sans',
    'Liberation Serif',
    'Noto Sans Display',
    'Noto Serif',
  ],
  size: [8.6, 9.1, 9.4, 9.8],
  leading: [1.28, 1.38],
  margin: [13, 15, 17],
  accent: ['#2456a6', '#0b7285', '#2f2f2f', '#c2410c', '#146c43', '#5b3fa8', '#7c1d3f'],
  logo: ['badge', 'badge', 'picture', 'none'],
  meta: ['pairs', 'pairs', 'pairs', 'stack', 'line', 'ledger'],
  metaOrder: ['number date due', 'number date', 'date number', 'number date customer', 'date due number'],
  metaMore: [1, 2, 2, 3, 4],
  title: ['plain', 'plain', 'big', 'caps'],
  labelMark: [':', ':', '', ''],
  datePattern: [0, 0, 0, 1, 2],
  columns: [
    'item quantity price discount rate amount',
    'code item quantity unit price discount rate amount',
    'pos code item quantity unit price discount rate amount',
    'item quantity unit price discount rate tax amount gross',
  ],
  lineForm: ['table'],
  headForm: ['rule', 'tint', 'solid', 'line'],
  rowForm: ['hair', 'none', 'striped'],
  codePlace: ['column', 'column', 'below', 'brackets', 'none'],
  eanShown: [false, false, false, true],
  unitPlace: ['column', 'joined', 'none', 'joined'],
  posForm: ['1', '1', '1.', '10'],
  detailForm: ['small'],
  rateForm: ['rate', 'rate', 'none'],
  amountAlign: ['right'],
  currencyPlace: ['cells', 'sums', 'sums', 'heading'],
  symbol: [0, 0, 1],
  symbolSide: ['usual'],
  groupMark: [0, 0, 0, 1],
  negative: ['front', 'front', 'front', 'accounting'],
  quantityDecimals: [0, 0, 0, 2],
  shareForm: ['bare', 'bare', 'space', 'decimals'],
  zeroDiscount: ['empty', 'zero'],
  totals: ['half', 'shaded', 'ladder', 'boxed'],
  subtotalShown: [true, true, false],
  netShown: [true],
  summary: [false, false, true],
  dueRow: [false, false, false, true],
  factsForm: ['sentences', 'sentences', 'run'],
  footer: ['plain', 'bar', 'none'],
  bank: ['list', 'line', 'list'],
  pages: ['carry', 'flow', 'sheets'],
  slip: ['none'],
  greeting: [false, true],
  ships: [false, false, true],
  vendorLines: ['lines', 'lines', 'labelled', 'packed'],
  buyerLines: ['lines', 'lines', 'attention'],
  interlude: [false],
  laterDate: [true, false],
  remarks: [false, true],
  smallPrint: [false, true],
  paidMark: [false, false, true],
  vatTwice: [false, false, true],
};

/** What the shared parts ask for and no family of this group has. */
const NEVER = { rows: [29, 40], form: 'program', stamp: 'none', groups: false, totalLook: 'bold' };

/** The design of one paper: a family that its country knows, the commoner ones oftener, and a choice for each axis. */
export function sealedDesign(random, { country, lang }) {
  const known = Object.entries(FAMILIES).flatMap(([family, { weight, home, homeWeight = 0, never }]) => {
    if (never?.includes(country)) return [];
    return Array(weight + (home?.includes(country) ? homeWeight : 0)).fill(family);
  });
  const family = random.fork('family').pick(known);
  const { trades, axes = {}, numbers } = FAMILIES[family];
  const choices = { ...USUAL, ...axes };
  const drawn = Object.entries(choices).map(([axis, list]) => [axis, random.fork(axis).pick(list)]);
  return {
    ...NEVER,
    ...Object.fromEntries(drawn),
    ...{ group: 'sealed', family, seed: random.digits(9), numbers: numbers?.length ? numbers : NUMBERS },
    tradeName: random.fork('trade').pick(trades),
    sheet: country === 'US' ? 'Letter' : 'A4',
    bilingual: lang !== 'en' && random.fork('bilingual').chance(0.07) ? ' | ' : '',
  };
}

const NUMBERS = [
  '####',
  '1####',
  '{y}0####',
  'INV-00####',
  'SI-{y}-####',
  'R{s}-#####',
  'F{s}/####',
  '{s}-#####',
  'IN#######',
  '{y}-0###',
];

/** Countries of the group, those with more firms oftener. */
export const SEALED_CODES = [
  ...['en-GB', 'en-GB', 'en-US', 'en-US', 'en-US', 'en-AU', 'de-DE', 'de-DE', 'de-DE', 'de-AT', 'de-CH'],
  ...['fr-FR', 'fr-FR', 'es-ES', 'es-ES', 'it-IT', 'it-IT', 'nl-NL', 'nl-NL', 'pl-PL', 'pl-PL', 'pt-PT'],
  ...['sv-SE', 'da-DK', 'nb-NO', 'fi-FI', 'cs-CZ', 'ro-RO', 'hu-HU', 'tr-TR'],
];
