import { addDays } from './formats.mjs';

/**
 * Kinds of business: which articles, how many lines, and what else their papers tell. `detail` adds to a line what only
 * this business prints; every figure there follows from the line.
 */
const whole = ({ quantity }) => quantity % 1000 === 0;

/** Cartons of equal content, where the quantity divides. */
function packs(random, line) {
  const count = line.quantity / 1000;
  const per = [12, 10, 6, 4, 8, 5].find((size) => whole(line) && count > size && count % size === 0);
  if (per && random.chance(0.7)) line.packs = { count: count / per, per };
}

function serials(random, line) {
  const count = line.quantity / 1000;
  if (line.unit !== 'pc' || count > 4 || !random.chance(0.45)) return;
  const stem = random.pattern('@@##');
  line.serials = Array.from({ length: count }, () => stem + random.digits(5));
}

/** Part of what was ordered. */
function backorder(random, line) {
  if (whole(line) && random.chance(0.12)) line.backorder = { open: random.int(1, 6) * 1000 };
  if (line.backorder) line.backorder.ordered = line.quantity + line.backorder.open;
}

/** Days on which the hours were worked; their sum is the quantity. */
function timesheet(random, line, paper) {
  if (line.unit !== 'h' || line.quantity < 2000 || !random.chance(0.5)) return;
  const days = Math.min(5, Math.max(2, Math.ceil(line.quantity / 8000)));
  const each = Math.floor(line.quantity / days / 250) * 250;
  const hours = Array.from({ length: days }, (_, i) => (i < days - 1 ? each : line.quantity - each * (days - 1)));
  if (Math.max(...hours) > 10_000) return;
  line.timesheet = hours.map((quantity, i) => {
    const from = 7 * 60 + 15 * random.int(0, 8);
    return { date: addDays(paper.period.from, i * 3 + 1), from, to: from + (quantity * 60) / 1000, quantity };
  });
}

function meter(random, line) {
  if (line.unit !== 'kwh') return;
  const before = random.int(2000, 60_000) * 1000;
  line.meter = { number: random.pattern('1@@##########'), before, after: before + line.quantity };
}

function period(random, line, paper) {
  if (line.unit === 'mon' && random.chance(0.6)) line.period = { ...paper.period };
}

function waybill(random, line, paper) {
  line.waybill = random.pattern('7## #### ####').replace(/ /g, '');
  line.served = addDays(paper.period.from, random.int(0, 27));
}

/** The room's line says how long the guest stayed. */
function stay(random, line, paper) {
  if (line.unit !== 'night') return;
  const nights = line.quantity / 1000;
  paper.stay = { from: addDays(paper.date, -nights), to: paper.date, nights, room: random.int(101, 428) };
}

function vehicle(random, line, paper) {
  paper.vehicle ??= {
    model: random.pick(['VW Caddy 2.0', 'Ford Transit 350', 'Skoda Octavia Combi', 'Renault Kangoo', 'Fiat Ducato']),
    plate: random.pattern('@@ ### @@'),
    vin: random.pattern('WV@ZZZ##Z@@######'),
    mileage: `${random.int(18, 240)}${random.digits(3)} km`,
  };
}

export const TRADES = {
  tools: {
    lists: ['goods'],
    lines: [1, 9],
    lineDiscountShare: 0.22,
    weighs: true,
    detail: (...all) => [serials, backorder].forEach((add) => add(...all)),
  },
  wholesale: {
    lists: ['goods', 'food'],
    lines: [4, 14],
    longShare: 0.35,
    severalRates: true,
    finePrices: true,
    empties: true,
    weighs: true,
    lineDiscountShare: 0.15,
    detail: (...all) => [packs, backorder].forEach((add) => add(...all)),
  },
  work: {
    small: true,
    lists: ['work'],
    lines: [1, 5],
    longShare: 0,
    freightShare: 0,
    withholds: true,
    period: true,
    detail: timesheet,
  },
  workshop: {
    lists: ['goods'],
    also: 'work',
    lines: [2, 7],
    longShare: 0,
    freightShare: 0.1,
    lineDiscountShare: 0.15,
    detail: (...all) => [serials, timesheet].forEach((add) => add(...all)),
  },
  freight: {
    lists: ['haulage'],
    lines: [2, 8],
    freightShare: 0,
    packingShare: 0,
    period: true,
    weighs: true,
    detail: waybill,
  },
  utility: {
    lists: ['energy'],
    lines: [1, 3],
    longShare: 0,
    freightShare: 0,
    packingShare: 0,
    discountShare: 0,
    period: true,
    detail: meter,
  },
  plans: {
    small: true,
    lists: ['plans'],
    lines: [1, 4],
    longShare: 0,
    freightShare: 0,
    packingShare: 0,
    period: true,
    detail: period,
  },
  shop: {
    small: true,
    lists: ['goods'],
    lines: [1, 6],
    longShare: 0,
    grossShare: 0.6,
    freightShare: 0.6,
    lineDiscountShare: 0.1,
    paidAtOnce: true,
    shop: true,
  },
  hotel: {
    small: true,
    lists: ['rooms'],
    also: 'extras',
    lines: [1, 1],
    longShare: 0,
    gross: true,
    severalRates: true,
    freightShare: 0,
    packingShare: 0,
    discountShare: 0.05,
    cashShare: 0,
    paidAtOnce: true,
    detail: stay,
  },
  garage: {
    small: true,
    lists: ['parts'],
    also: 'labour',
    sections: true,
    lines: [1, 6],
    longShare: 0,
    freightShare: 0,
    packingShare: 0.1,
    lineDiscountShare: 0.15,
    detail: vehicle,
  },
  till: {
    lists: ['food', 'goods'],
    lines: [2, 10],
    longShare: 0,
    gross: true,
    severalRates: true,
    freightShare: 0,
    packingShare: 0,
    discountShare: 0.1,
    cashShare: 0,
    paidAtOnce: true,
    till: true,
    small: true,
    numbers: ['####-#####', '00######', '#/######', '######', 'R-####/##'],
  },
};

/** How often each is drawn. */
export const TRADE_MIX = [
  'tools',
  'tools',
  'tools',
  'wholesale',
  'wholesale',
  'wholesale',
  'work',
  'work',
  'workshop',
  'workshop',
  'freight',
  'utility',
  'plans',
  'shop',
  'shop',
  'till',
];
