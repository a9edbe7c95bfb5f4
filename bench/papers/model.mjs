import { settle } from './arithmetic.mjs';
import { finished } from './facts.mjs';
import { eanOf, firmOf } from './firms.mjs';
import { addDays, endOfMonth } from './formats.mjs';
import { LOCALES } from './locales.mjs';
import { TRADES } from './trades.mjs';
import { articlesOf, vocabularyOf } from './words.mjs';
import { WORTH } from './worth.mjs';

const ABROAD = ['de-DE', 'fr-FR', 'it-IT', 'nl-NL', 'pl-PL', 'es-ES'];

/** An invoice as its vendor keeps it, before anybody decides how it looks. */
export function draftPaper(random, { code, group, tradeName, numbers }) {
  const locale = LOCALES[code];
  const vocabulary = vocabularyOf(random.fork('words'), code, locale.lang, group);
  const trade = { ...TRADES[tradeName], ...(numbers && { numbers }) };
  for (let attempt = 0; ; attempt++) {
    const paper = attempted(random.fork(`draft ${attempt}`), { code, locale, vocabulary, trade, tradeName, group });
    if (settle(paper) && paper.total > 0) return finished(random.fork('facts'), paper, trade, locale);
  }
}

function attempted(random, { code, locale, vocabulary, trade, tradeName, group }) {
  const vendor = firmOf(random.fork('vendor'), locale, vocabulary);
  const taxing = taxingOf(random, code, locale, trade);
  const buyer =
    taxing.mode === 'reverse'
      ? foreignBuyer(random, code, group)
      : firmOf(random.fork('buyer'), locale, vocabulary, vendor.stem);
  const date = addDays('2023-01-09', random.int(0, 1060));
  const step = locale.whole ? 100 : 1;
  const rates =
    taxing.mode === 'rates' && trade.severalRates && random.chance(0.4)
      ? locale.rates.slice(0, 2)
      : locale.rates.slice(0, 1);
  const paper = {
    ...{ code, tradeName, vendor, buyer, date, step, currency: locale.currency, country: locale.country },
    mode: taxing.mode,
    prices:
      taxing.mode !== 'rates'
        ? 'untaxed'
        : trade.gross || random.chance(grossShare(trade, group, code))
          ? 'gross'
          : 'net',
    split: locale.country === 'IN' ? (random.chance(0.75) ? ['CGST', 'SGST'] : undefined) : undefined,
    number: numberOf(random, date, trade),
    customer: random.pattern(random.pick(['#####', '1#####', 'K-####', 'C####', '##-####'])),
    order: random.pattern(random.pick(['PO-#####', '45########', '######', 'B-####/##', '@@###', 'WEB######'])),
    deliveryNote: random.pattern(random.pick(['DN######', '8#######', 'LS-#####', '#####/1', 'A-#####'])),
  };
  paper.goods = ['goods', 'food'].includes(trade.lists[0]);
  paper.supply = addDays(date, -random.int(0, 9));
  paper.orderDate = addDays(paper.supply, -random.int(2, 20));
  paper.period = { from: firstOfMonth(addDays(date, -31)), to: endOfMonth(addDays(date, -31)) };
  paper.lines = linesOf(random, { paper, locale, vocabulary, trade, rates });
  const perLine = paper.prices === 'net' && random.chance(perLineShare(trade, group, locale.country)) && !paper.split;
  if (perLine) paper.taxPerLine = true;
  else if (random.chance(trade.discountShare ?? 0.2))
    paper.discount = { share: random.pick([200, 300, 500, 500, 1000, 250, 750]) };
  if (!perLine) paper.charges = chargesOf(random, { trade, locale, rate: rates[0], prices: paper.prices, step });
  if (paper.charges?.length === 1 && random.chance(0.3)) asLine(paper, vocabulary);
  if (random.chance(trade.cashShare ?? 0.25) && locale.cash && paper.prices !== 'untaxed') paper.cash = locale.cash;
  if (locale.country === 'IN' && random.chance(0.5)) paper.cash = 100;
  return paper;
}

/** In the east of Europe the tax of each line is usually printed. */
function perLineShare(trade, group, country) {
  if (trade.gross) return 0;
  return group === 'sealed' && ['PL', 'CZ', 'RO', 'HU', 'TR'].includes(country) ? 0.5 : 0.15;
}

/** In the United States tax comes on top. */
const grossShare = (trade, group, code) => (group === 'sealed' && code === 'en-US' ? 0 : (trade.grossShare ?? 0.06));

const firstOfMonth = (iso) => `${iso.slice(0, 8)}01`;

/** Small firms are exempt, foreign buyers owe the tax themselves, in the United States some sales are free of it. */
function taxingOf(random, code, locale, trade) {
  if (!trade.gross && locale.lang !== 'en' && code !== 'tr-TR' && random.chance(0.07)) return { mode: 'exempt' };
  const inUnion = locale.country !== 'CH' && locale.country !== 'NO' && locale.country !== 'TR' && locale.lang !== 'en';
  if (!trade.gross && inUnion && random.chance(0.09)) return { mode: 'reverse' };
  return { mode: 'rates' };
}

function foreignBuyer(random, code, group) {
  const abroad = random.pick(ABROAD.filter((other) => other !== code));
  const locale = LOCALES[abroad];
  return firmOf(random.fork('buyer'), locale, vocabularyOf(random.fork('abroad'), abroad, locale.lang, group));
}

function numberOf(random, date, trade) {
  const year = date.slice(0, 4);
  const shapes = trade.numbers ?? [
    '{y}-####',
    'RE######',
    '9#######',
    '{y}/####',
    '{s}####',
    '####-{s}',
    'F{y}-00###',
    '@@-#####',
    'INV-#####',
    '{y}0####',
    '10####',
    'A/{s}/###',
    '##/####',
    '#####',
  ];
  const shape = random.pick(shapes).replace('{y}', year).replace('{s}', year.slice(2));
  const number = random.pattern(shape);
  return /^0/.test(number) ? `7${number.slice(1)}` : number;
}

function linesOf(random, { paper, locale, vocabulary, trade, rates }) {
  const articles = articlesOf(vocabulary, random.pick(trade.lists));
  const extra = trade.also ? random.sample(articlesOf(vocabulary, trade.also), random.int(1, 2)) : [];
  const many = random.chance(trade.longShare ?? 0.18);
  const count = Math.min(many ? random.int(12, 34) : random.int(...trade.lines), articles.length * 3);
  const drawn = random.shuffle(articles);
  const chosen = Array.from({ length: count }, (_, i) => ({
    ...drawn[i % drawn.length],
    again: Math.floor(i / drawn.length),
  }));
  const shape = random.pick(['@@-####', '######', '####.##', '@###-##', '1#####', '@@@##', '###-###-#']);
  const pricesExact = random.pick([100, 100, 100, 50, 1, 10]);
  return [...chosen, ...extra.map((article) => ({ ...article, again: 0, extra: true }))].map((article) =>
    lineOf(random, { article, paper, locale, trade, rates, shape, pricesExact }),
  );
}

/** Variants of an article that is drawn again, as catalogues have them. */
const VARIANTS = ['', ['40', '60', '80', '120'], ['XL', 'XXL', 'S', 'M']];

function lineOf(random, { article, paper, locale, trade, rates, shape, pricesExact }) {
  const { unit } = article;
  const euros = article.price * (0.75 + random.int(0, 60) / 100) * WORTH[locale.currency];
  const fine =
    unit === 'kwh' || (unit !== 'h' && trade.finePrices && random.chance(0.4)) ? random.pick([1, 10]) : pricesExact;
  const grain = locale.whole && fine > 1 ? 10_000 : fine === 50 ? 500 : fine;
  const price = Math.max(grain, Math.round((euros * 10_000) / grain) * grain);
  const line = {
    name: article.again ? `${article.name} ${random.pick(VARIANTS[article.again] ?? VARIANTS[1])}` : article.name,
    code: random.pattern(shape),
    ean: eanOf(random, locale.country),
    hsn: random.pattern('8#######'),
    unit,
    quantity: quantityOf(random, unit, trade.small),
    price,
    rate: paper.prices === 'untaxed' ? 0 : random.chance(0.7) ? rates[0] : rates.at(-1),
    discount: random.chance(trade.lineDiscountShare ?? 0) ? random.pick([500, 1000, 1500, 2000, 250, 3000]) : 0,
  };
  if (article.extra && trade.sections) line.extra = true;
  trade.detail?.(random, line, paper);
  return line;
}

function quantityOf(random, unit, small) {
  const whole = (low, high) => random.int(low, high) * 1000;
  const ranges = {
    pc: () => whole(1, random.pick([4, 12, 40, 250])),
    box: () => whole(1, 24),
    kg: () => random.int(400, 90_000),
    l: () => random.pick([whole(1, 60), random.int(10, 900) * 100]),
    m: () => random.pick([whole(2, 120), random.int(10, 900) * 100]),
    h: () => random.int(1, 64) * 250,
    mon: () => whole(1, random.pick([1, 1, 3, 12])),
    kwh: () => whole(140, 9200),
    night: () => whole(1, 5),
    km: () => whole(30, 900),
    t: () => random.int(300, 24_000),
  };
  if (small && unit === 'kg') return random.int(120, 2600);
  if (small && ['pc', 'box', 'l', 'm'].includes(unit)) return whole(1, random.pick([1, 1, 2, 5]));
  return ranges[unit]();
}

function chargesOf(random, { trade, locale, rate, prices, step }) {
  const rateOf = prices === 'untaxed' ? 0 : rate;
  const amount = (euros) =>
    Math.max(
      step,
      Math.round((euros * WORTH[locale.currency] * 100) / (locale.whole ? 1000 : 5)) * (locale.whole ? 1000 : 5),
    );
  const charges = [];
  if (random.chance(trade.freightShare ?? 0.25))
    charges.push({ key: 'freight', amount: amount(random.int(49, 390) / 10), rate: rateOf });
  if (random.chance(trade.packingShare ?? 0.08))
    charges.push({ key: 'packing', amount: amount(random.int(20, 120) / 10), rate: rateOf });
  if (trade.empties && random.chance(0.7)) charges.push(...emptiesOf(random, amount, rateOf));
  return charges;
}

/** Freight as a row among the lines; whether it counts as one of them is a matter of taste. */
function asLine(paper, vocabulary) {
  const [{ key, amount, rate }] = paper.charges.splice(0);
  const { code, ean, hsn } = paper.lines[0];
  const row = { name: vocabulary.word(key), unit: 'pc', quantity: 1000, price: amount * 100, rate, discount: 0 };
  paper.lines.push({ ...row, code: code.replace(/\d/g, '9'), ean, hsn, optional: true });
}

/** Crates given out and taken back, at one price. */
function emptiesOf(random, amount, rate) {
  const each = amount(random.pick([3.1, 3.3, 3.42, 4.5]));
  const [out, back] = [random.int(4, 16), random.int(1, 9)];
  return [
    { key: 'deposit', count: out, each, amount: out * each, rate },
    { key: 'returned', count: back, each, amount: -back * each, rate },
  ];
}
