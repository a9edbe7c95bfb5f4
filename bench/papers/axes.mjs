import { LOCALES } from './locales.mjs';
import { sealedDesign } from './sealed/designs.mjs';

/**
 * What papers differ in. Each axis is drawn for itself; engineers may look at `open` papers, and `closed` ones combine
 * only choices that no open paper has, so they measure layouts that nobody has tuned to. A choice that stands several times is commoner.
 */
const COLUMNS = {
  open: [
    'pos code item quantity unit price discount rate amount',
    'code item quantity unit price discount amount rate',
    'item quantity unit price discount rate amount',
    'quantity unit code item price discount rate amount',
    'pos item quantity price discount rate tax amount gross',
    'pos quantity unit item code ean price discount amount',
    'item rate price quantity discount amount',
  ],
  closed: [
    'code ean item rate quantity unit price discount amount',
    'pos code quantity unit item price discount amount rate',
    'item code unit price quantity discount rate amount',
    'item price quantity unit discount amount rate gross',
    'quantity item code price unit discount rate amount',
    'pos item code rate unit quantity price discount tax amount gross',
    'rate code item discount price quantity unit amount',
  ],
};

export const AXES = {
  form: { open: [...Array(11).fill('letter'), 'matrix'], closed: [...Array(9).fill('letter'), 'matrix'] },
  bilingual: { open: ['', '', '', '', '', ' / '], closed: ['', '', '', '', ' – '] },
  interlude: { open: [false, false, false, true], closed: [false, false, true] },
  sheet: { open: ['A4', 'A4', 'A4', 'A4', 'Letter', 'wide'], closed: ['A4', 'A4', 'A4', 'A4', 'Legal', 'wide'] },
  font: {
    open: ['Liberation Sans', 'Liberation Serif', 'DejaVu Sans', 'Noto Sans'],
    closed: [
      'Liberation Sans Narrow',
      'DejaVu Serif',
      'Noto Serif',
      'Liberation Mono',
      'DejaVu Sans Condensed',
      'Noto Sans Display',
    ],
  },
  size: { open: [8.5, 9, 9.5, 10], closed: [8, 8.8, 9.2, 10.4] },
  leading: { open: [1.25, 1.35], closed: [1.18, 1.3, 1.45] },
  margin: { open: [14, 18, 20], closed: [10, 16, 23] },
  accent: {
    open: ['#1f3f77', '#333', '#a32020', '#0a6b52', '#555'],
    closed: ['#6a1b6e', '#b35900', '#00698c', '#111', '#7a8b00'],
  },
  frame: {
    open: ['letterhead', 'letterhead', 'split', 'window', 'window', 'sidebar', 'band'],
    closed: ['centred', 'footerOnly', 'rightColumn', 'boxes', 'boxes', 'swapped', 'bottom'],
  },
  logo: { open: ['none', 'mark', 'mark'], closed: ['none', 'picture', 'stripe'] },
  vendorLines: { open: ['stacked', 'comma'], closed: ['dotted', 'labelled', 'mixed'] },
  buyerLabel: { open: ['billto', 'none', 'none'], closed: ['billto', 'billto', 'customerno', 'none'] },
  buyerLines: { open: ['stacked', 'person'], closed: ['department', 'vatFirst', 'stacked'] },
  meta: { open: ['rows', 'above', 'right', 'titled'], closed: ['boxes', 'strip', 'run', 'columns', 'tabbed'] },
  metaOrder: {
    open: ['number date', 'date number', 'customer number date'],
    closed: ['date order number', 'order customer number date', 'number due date', 'due number date'],
  },
  metaMore: { open: [2, 3, 4], closed: [1, 3, 5, 6] },
  title: {
    open: ['plain', 'large', 'numbered', 'capitals'],
    closed: ['spaced', 'underlined', 'corner', 'absent', 'boxed', 'vertical'],
  },
  labelMark: { open: [':', ':', ''], closed: [' :', '.:', '', ' ›'] },
  datePattern: { open: [0, 0, 1], closed: [0, 1, 2, 3] },
  columns: COLUMNS,
  lineForm: {
    open: ['table', 'table', 'table', 'table', 'table', 'storeys', 'inline'],
    closed: ['table', 'table', 'table', 'table', 'storeys2', 'list', 'cards', 'merged'],
  },
  headForm: {
    open: ['ruled', 'filled', 'bold', 'filled'],
    closed: ['capitals', 'light', 'boxed', 'absent', 'twoStorey', 'outlined'],
  },
  rowForm: { open: ['ruled', 'zebra', 'plain'], closed: ['boxed', 'dotted', 'columns', 'airy'] },
  codePlace: { open: ['column', 'column', 'below', 'none'], closed: ['column', 'brackets', 'above', 'prefix', 'none'] },
  eanShown: { open: [false, false, true], closed: [false, true] },
  unitPlace: { open: ['column', 'joined', 'none'], closed: ['column', 'joined', 'perPrice'] },
  posForm: { open: ['1', '10'], closed: ['001', '1.', '1)'] },
  detailForm: { open: ['small', 'plain'], closed: ['italic', 'dash', 'small'] },
  rateForm: { open: ['rate', 'rate', 'none'], closed: ['rate', 'letter', 'none'] },
  amountAlign: { open: ['right', 'right', 'right', 'left'], closed: ['right', 'right', 'center', 'right'] },
  currencyPlace: { open: ['cells', 'sums', 'heading'], closed: ['sums', 'note', 'codeCells', 'heading'] },
  symbol: { open: [0, 0, 1], closed: [0, 1, 2] },
  symbolSide: { open: ['usual'], closed: ['usual', 'usual', 'other'] },
  groupMark: { open: [0, 0, 1], closed: [0, 1, 2] },
  negative: { open: ['front', 'front', 'long'], closed: ['front', 'back', 'brackets'] },
  quantityDecimals: { open: [0, 0, 2], closed: [0, 0, 3, 1] },
  shareForm: { open: ['bare', 'space'], closed: ['decimals', 'spaceDecimals', 'bare'] },
  zeroDiscount: { open: ['empty', 'dash'], closed: ['zero', 'empty'] },
  totals: {
    open: ['right', 'right', 'foot', 'left', 'sentence'],
    closed: ['grid', 'band', 'dotted', 'foot2', 'stub', 'wide'],
  },
  totalLook: { open: ['bold', 'double'], closed: ['inverse', 'large', 'plain', 'boxed'] },
  subtotalShown: { open: [true, true, false], closed: [true, false] },
  netShown: { open: [true, true, false], closed: [true, true, false] },
  summary: { open: [false, false, true], closed: [false, true] },
  notesPlace: { open: ['after', 'after', 'before'], closed: ['after', 'beside', 'before', 'end'] },
  factsForm: { open: ['sentences', 'list'], closed: ['run', 'table', 'sentences'] },
  footer: { open: ['columns', 'line', 'columns'], closed: ['two', 'centred', 'small', 'ruledLine'] },
  pages: { open: ['carry', 'flow'], closed: ['carry', 'flow', 'sheets'] },
  slip: { open: ['none', 'none', 'transfer', 'remit'], closed: ['none', 'none', 'part', 'coupon'] },
  greeting: { open: [false, true], closed: [false, true] },
  ships: { open: [false, false, true], closed: [false, true, true] },
  stamp: { open: ['none', 'none', 'original'], closed: ['none', 'none', 'copy', 'paidStamp'] },
  groups: { open: [false, false, false, true], closed: [false, false, true] },
  vatTwice: { open: [false, true], closed: [false, true] },
};

/** The choices of one paper. */
export function designOf(random, group, code) {
  if (group === 'sealed') return sealedDesign(random, LOCALES[code]);
  const entries = Object.entries(AXES).map(([axis, choices]) => [axis, random.fork(axis).pick(choices[group])]);
  return { group, seed: random.digits(9), ...Object.fromEntries(entries) };
}

/** How the figures of one design are written in a country. */
export function styleOf(design, locale) {
  const at = (list, index) => list[index % list.length];
  const iso = design.currencyPlace === 'codeCells';
  const symbol = iso ? locale.currency : at(locale.money, design.symbol);
  const usual = locale.lang === 'en' || ['NL', 'TR', 'AT', 'CH'].includes(locale.country) ? 'before' : 'after';
  const side = design.symbolSide === 'usual' || locale.lang === 'en' ? usual : usual === 'before' ? 'after' : 'before';
  return {
    group: at(locale.groups, design.groupMark),
    symbol,
    symbolPlace: ['cells', 'codeCells'].includes(design.currencyPlace) ? side : 'none',
    symbolEverywhere: design.currencyPlace === 'cells',
    sumSide: design.currencyPlace === 'note' || design.currencyPlace === 'heading' ? 'none' : side,
    negative: design.negative,
    datePattern: at(locale.dates, design.datePattern),
    quantityDecimals: design.quantityDecimals,
    shareDecimals: design.shareForm.endsWith('ecimals') ? 2 : 0,
    shareSpace: design.shareForm.startsWith('space'),
  };
}
