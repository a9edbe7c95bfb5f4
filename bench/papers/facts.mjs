import { rounded, share, total } from './arithmetic.mjs';
import { addDays } from './formats.mjs';
import { WORTH } from './worth.mjs';

/** What the paper says besides: terms, payments, weights. All of it follows from the sums. */
export function finished(random, paper, trade, locale) {
  const facts = (paper.facts = {});
  const often = (part, make) => {
    if (random.chance(part)) make();
  };
  const days = random.pick([7, 8, 10, 14, 14, 15, 20, 30, 30, 30, 45, 60]);
  if (!trade.paidAtOnce) {
    facts.days = days;
    paper.due = addDays(paper.date, days);
  }
  paper.payable = paper.total;
  const professional =
    locale.withholding && trade.withholds && paper.mode === 'rates' && paper.prices === 'net' && random.chance(0.6);
  if (professional) {
    paper.withheld = { share: locale.withholding, amount: share(paper.net, locale.withholding, paper.step) };
    paper.payable -= paper.withheld.amount;
  } else if (!trade.paidAtOnce && random.chance(0.14)) {
    paper.paid = {
      date: addDays(paper.orderDate, -1),
      amount: Math.min(paper.total, rounded(paper.total, random.pick([2, 3, 4]), paper.step === 100 ? 100_000 : 1000)),
    };
    if (paper.paid.amount < paper.total) paper.payable -= paper.paid.amount;
    else delete paper.paid;
  }
  if (!trade.paidAtOnce) openFacts(often, random, paper, facts, days);
  if (trade.till) often(0.5, () => (facts.cash = cashOf(random, paper)));
  else if (trade.paidAtOnce) often(0.7, () => (facts.paidBy = { date: paper.date, amount: paper.total }));
  if (!trade.till) often(0.2, () => (facts.orderNote = true));
  if (!trade.paidAtOnce) often(0.25, () => (facts.reference = true));
  paper.periodShown = trade.period && random.chance(0.7);
  paper.codeless = ['work', 'energy', 'plans'].includes(trade.lists[0]) && random.chance(0.75);
  paper.asMail = trade.shop && random.chance(0.35);
  if (!paper.lines.some(({ optional }) => optional)) often(0.3, () => (facts.itemCount = paper.lines.length));
  const unit = paper.lines[0].unit;
  if (paper.lines.every((line) => line.unit === unit && !line.optional)) {
    often(0.4, () => (facts.quantity = { unit, sum: total(paper.lines, ({ quantity }) => quantity) }));
  }
  if (trade.weighs) often(0.4, () => (facts.weight = weightsOf(random)));
  if (paper.step === 1 && ['en', 'de'].includes(locale.lang))
    often(locale.country === 'IN' ? 0.8 : 0.15, () => (facts.inWords = paper.total));
  often(0.12, () => (facts.currencyNote = paper.currency));
  if (paper.lines.some(({ discount }) => discount) || paper.discount) often(0.2, () => (facts.saved = savedOf(paper)));
  paper.echo = secondMentions(paper);
  return paper;
}

/** What the paper says twice: later pages, footers and slips print these. */
const secondMentions = ({ vendor, number, date, due, payable, customer, order, currency, deliveryNote, supply }) => ({
  ...{ number, date, due, payable, customer, order, currency, deliveryNote, supply },
  ...{ vendorName: vendor.name, payee: vendor.name, vat: vendor.vat, local: vendor.local, iban: vendor.iban },
});

/** Notes put on the counter and the change. */
function cashOf(random, { total: sum, step }) {
  const note = step === 100 ? 500_000 : random.pick([1000, 2000, 5000]);
  const given = Math.ceil(sum / note) * note;
  return { given, back: given - sum };
}

function openFacts(often, random, paper, facts, days) {
  if (days > 10 && !paper.paid && !paper.withheld && !paper.rounding) {
    often(0.28, () => {
      const part = random.pick([200, 300, 150]);
      const off = share(paper.total, part, paper.step);
      facts.early = { share: part, date: addDays(paper.date, 8), days: 8, off, pay: paper.total - off };
    });
  }
  if (!facts.early && !paper.paid && !paper.withheld) {
    often(0.12, () => (facts.instalments = instalmentsOf(random, paper)));
    if (!facts.instalments) often(0.1, () => (facts.account = accountOf(random, paper)));
  }
  if (paper.currency !== 'EUR' && paper.mode === 'rates' && !['US', 'IN', 'AU'].includes(paper.country)) {
    often(0.08, () => {
      const rate = Math.round((10_000 / WORTH[paper.currency]) * (0.97 + random.int(0, 6) / 100) * 100);
      facts.abroad = { currency: 'EUR', rate, amount: rounded(BigInt(paper.total) * BigInt(rate), 1_000_000) };
    });
  }
}

function instalmentsOf(random, paper) {
  const count = random.int(2, 3);
  const each = rounded(paper.total, count, paper.step);
  const part = (index) => (index < count - 1 ? each : paper.total - each * (count - 1));
  return Array.from({ length: count }, (_, i) => ({ date: addDays(paper.due, 30 * i), amount: part(i) }));
}

/** The customer's account with this invoice in it. */
function accountOf(random, paper) {
  const previous = rounded(paper.total, random.int(2, 5), paper.step) + random.int(1, 90) * 100;
  const payments = random.chance(0.6) ? previous : rounded(previous, 2, paper.step);
  return { previous, payments, balance: previous - payments + paper.total };
}

function weightsOf(random) {
  const net = random.int(80, 9000) * 100;
  const tare = random.int(8, 300) * 100;
  return { net, tare, gross: net + tare, packages: random.int(1, 9) };
}

/** What list prices less discounts save, without tax. */
function savedOf(paper) {
  const list = total(paper.lines, (line) =>
    rounded(BigInt(line.quantity) * BigInt(line.price), 100_000 * (line.per ?? 1), paper.step),
  );
  return list - paper.linesSum + (paper.discount?.amount ?? 0);
}
