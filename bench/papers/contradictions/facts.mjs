import { total, rounded } from '../arithmetic.mjs';
import { addDays } from '../formats.mjs';
import { cents, mistyped } from './ways.mjs';

/** What is said besides the sums. */
export const FACTS = [
  {
    kind: 'item-count',
    needs: ['itemCount'],
    change(paper, random) {
      paper.facts.itemCount += random.pick([-1, 1, 2]) || 1;
      return paper.facts.itemCount > 0
        ? `it counts ${paper.facts.itemCount} items, there are ${paper.lines.length}`
        : undefined;
    },
  },
  {
    kind: 'quantity-sum',
    needs: ['quantitySum', 'line.quantity'],
    change(paper, random) {
      const before = paper.facts.quantity.sum;
      paper.facts.quantity.sum += random.pick([1000, 2000, 10_000]);
      return `total quantity ${paper.facts.quantity.sum / 1000}, the lines make ${before / 1000}`;
    },
  },
  {
    kind: 'weight',
    needs: ['weight'],
    change(paper, random) {
      const { weight } = paper.facts;
      const before = weight.gross;
      weight.gross += random.pick([1000, 10_000, 90_000]);
      return `net and tare make ${before / 1000} kg, printed ${weight.gross / 1000} kg`;
    },
  },
  {
    kind: 'in-words',
    needs: ['inWords', 'total'],
    change(paper, random) {
      paper.facts.inWords += random.pick([100, 1000, 10_000, 100_000]);
      return `the words say ${cents(paper.facts.inWords)}, the figures ${cents(paper.total)}`;
    },
  },
  {
    kind: 'savings',
    needs: ['saved', 'total'],
    when: ({ lines, discount }) => discount ?? lines.every(({ price }) => price % 100 === 0),
    change(paper, random) {
      const before = paper.facts.saved;
      paper.facts.saved = mistyped(random, before, paper.step);
      return `discounts make ${cents(before)}, it says that ${cents(paper.facts.saved)} was saved`;
    },
  },
  {
    kind: 'early-payment-amount',
    needs: ['early', 'total'],
    change(paper, random) {
      const before = paper.facts.early.pay;
      paper.facts.early.pay = mistyped(random, before, paper.step);
      return `total less early-payment discount is ${cents(before)}, printed ${cents(paper.facts.early.pay)}`;
    },
  },
  {
    kind: 'early-payment-rate',
    needs: ['early', 'total'],
    when: ({ total: all }) => all > 20_000,
    change(paper) {
      const before = paper.facts.early.share;
      paper.facts.early.share += 200;
      return `early-payment discount is ${before / 100}% of the total, printed ${paper.facts.early.share / 100}%`;
    },
  },
  {
    kind: 'early-payment-date',
    needs: ['early', 'date'],
    change(paper) {
      paper.facts.early.date = addDays(paper.date, -3 - (paper.total % 17));
      return `the early-payment date ${paper.facts.early.date} lies before the invoice date ${paper.date}`;
    },
  },
  {
    kind: 'instalments',
    needs: ['instalments', 'total'],
    change(paper, random) {
      const part = random.pick(paper.facts.instalments);
      part.amount = mistyped(random, part.amount, paper.step);
      return `the instalments make ${cents(total(paper.facts.instalments, ({ amount }) => amount))}, the total is ${cents(paper.total)}`;
    },
  },
  {
    kind: 'account-invoice',
    needs: ['account', 'total'],
    change(paper, random) {
      const { account } = paper.facts;
      account.invoice = mistyped(random, paper.total, paper.step);
      account.balance += account.invoice - paper.total;
      return `the account has this invoice with ${cents(account.invoice)}, its total is ${cents(paper.total)}`;
    },
  },
  {
    kind: 'account-balance',
    needs: ['account', 'total'],
    change(paper, random) {
      const { account } = paper.facts;
      const before = account.balance;
      account.balance = mistyped(random, before, paper.step);
      return `the account makes ${cents(before)}, printed ${cents(account.balance)}`;
    },
  },
  {
    kind: 'paid-amount',
    needs: ['paidBy', 'total'],

    change(paper, random) {
      paper.facts.paidBy.amount = mistyped(random, paper.total, paper.step);
      return `paid were ${cents(paper.facts.paidBy.amount)}, the total is ${cents(paper.total)}`;
    },
  },
  {
    kind: 'paid-and-due',
    needs: ['paidBy', 'stillDue', 'total'],
    change(paper) {
      paper.echo.stillDue = paper.total;
      return `all of it was paid, and ${cents(paper.total)} is due`;
    },
  },
  {
    kind: 'nights',
    needs: ['stay'],
    change(paper, random) {
      const before = paper.stay.nights;
      paper.stay.nights += random.pick([1, 2]);
      return `${paper.stay.nights} nights from ${paper.stay.from} to ${paper.stay.to}, which are ${before}`;
    },
  },
  {
    kind: 'foreign-amount',
    needs: ['abroad', 'total'],
    change(paper, random) {
      const before = paper.facts.abroad.amount;
      paper.facts.abroad.amount = rounded(before * random.pick([11, 12, 9]), 10);
      return `at the printed rate the total is EUR ${cents(before)}, printed ${cents(paper.facts.abroad.amount)}`;
    },
  },
  {
    kind: 'change-given',
    needs: ['cash', 'total'],
    change(paper, random) {
      const before = paper.facts.cash.back;
      paper.facts.cash.back = mistyped(random, before || 100, paper.step);
      return `change should be ${cents(before)}, printed ${cents(paper.facts.cash.back)}`;
    },
  },
  {
    kind: 'card-amount',
    needs: ['cardPaid', 'total'],
    change(paper, random) {
      paper.echo.payable = mistyped(random, paper.total, paper.step);
      return `paid by card ${cents(paper.echo.payable)}, total ${cents(paper.total)}`;
    },
  },
  {
    kind: 'currency-of-total',
    needs: ['line.amount', 'total'],
    when: (paper, { currencyPlace, form }) => currencyPlace === 'cells' && ['letter', 'program'].includes(form),
    change(paper, random) {
      paper.echo.sumSymbol = random.pick(['USD', 'GBP', 'EUR', 'CHF'].filter((other) => other !== paper.currency));
      return `the lines are in ${paper.currency}, the total in ${paper.echo.sumSymbol}`;
    },
  },
  {
    kind: 'currency-note',
    needs: ['currencyNote', 'total'],
    when: (paper, { currencyPlace }) => currencyPlace !== 'note',
    change(paper, random) {
      paper.echo.currency = random.pick(['USD', 'GBP', 'EUR', 'CHF'].filter((other) => other !== paper.currency));
      return `amounts are in ${paper.currency}, a note says ${paper.echo.currency}`;
    },
  },
];
