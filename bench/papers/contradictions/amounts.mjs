import { share } from '../arithmetic.mjs';
import { cents, mistyped, onLine, sum } from './ways.mjs';

/** Amounts, taxes and sums that do not follow from each other. */
export const AMOUNTS = [
  {
    kind: 'line-amount',
    needs: ['line.amount', 'line.price', 'line.quantity'],
    change: onLine(
      ({ amount }) => amount > 100,
      (line, random, paper) => {
        const before = line.amount;
        line.amount = mistyped(random, before, paper.step);
        return `${line.name}: quantity × price is ${cents(before)}, printed ${cents(line.amount)}`;
      },
    ),
  },
  {
    kind: 'line-quantity',
    needs: ['line.amount', 'line.price', 'line.quantity'],
    change: onLine(
      (line) => !line.packs && !line.serials && !line.timesheet && !line.meter && !line.backorder,
      (line, random, paper) => {
        if (paper.facts.quantity) return undefined;
        const before = line.quantity;
        line.quantity += random.pick([1000, 2000, 10_000]);
        return `${line.name}: amount ${cents(line.amount)} is for ${before / 1000}, printed quantity ${line.quantity / 1000}`;
      },
    ),
  },
  {
    kind: 'line-price',
    needs: ['line.amount', 'line.price', 'line.quantity'],
    change: onLine(
      ({ price }) => price > 10_000,
      (line, random, paper) => {
        const before = line.price;
        line.price = mistyped(random, Math.round(before / 100), paper.step) * 100;
        return line.price === before
          ? undefined
          : `${line.name}: amount is for a price of ${before / 10_000}, printed ${line.price / 10_000}`;
      },
    ),
  },
  {
    kind: 'line-discount',
    needs: ['line.amount', 'line.price', 'line.quantity', 'line.discount'],
    change: onLine(
      ({ discount, amount }) => discount && amount > 2000,
      (line, random) => {
        const before = line.discount;
        line.discount = before === 1500 ? 2500 : before + 500;
        return `${line.name}: amount is with ${before / 100}% off, printed ${line.discount / 100}%`;
      },
    ),
  },
  {
    kind: 'line-discount-ignored',
    needs: ['line.amount', 'line.price', 'line.quantity', 'line.discount'],
    change: onLine(
      ({ discount, amount }) => !discount && amount > 2000,
      (line, random) => {
        line.discount = random.pick([500, 1000, 2000]);
        return `${line.name}: ${line.discount / 100}% off is printed, the amount is without it`;
      },
    ),
  },
  {
    kind: 'line-tax',
    needs: ['line.tax', 'line.rate', 'line.amount'],
    change: onLine(
      ({ rate, amount }) => rate && amount > 1000,
      (line, random, paper) => {
        const before = share(line.amount, line.rate, paper.step);
        line.printedTax = mistyped(random, before, paper.step);
        return `${line.name}: tax is ${cents(before)}, printed ${cents(line.printedTax)}`;
      },
    ),
  },
  {
    kind: 'line-gross',
    needs: ['line.gross', 'line.amount'],
    change: onLine(
      ({ amount }) => amount > 1000,
      (line, random, paper) => {
        const before = line.amount + share(line.amount, line.rate, paper.step);
        line.printedGross = mistyped(random, before, paper.step);
        return `${line.name}: gross is ${cents(before)}, printed ${cents(line.printedGross)}`;
      },
    ),
  },
  sum('subtotal', 'linesSum', 'the lines', ['linesSum', 'total']),
  { ...sum('net', 'net', 'lines, discount and charges', ['net', 'total']), when: ({ prices }) => prices === 'net' },
  sum('total', 'total', 'net and taxes', ['total', 'line.amount']),
  {
    kind: 'tax',
    needs: ['tax', 'total'],
    when: ({ taxes }) => taxes.some(({ amount }) => amount > 100),
    change(paper, random) {
      const tax = random.pick(paper.taxes.filter(({ amount }) => amount > 100));
      const before = tax.amount;
      tax.amount = mistyped(random, before, paper.step);
      tax.printed = before;
      return `tax ${tax.rate / 100}% is ${cents(before)}, printed ${cents(tax.amount)}`;
    },
  },
  {
    kind: 'tax-rate',
    needs: ['tax', 'taxRate', 'total'],
    when: ({ taxes, net }) => taxes.length === 1 && taxes[0].rate > 0 && net > 2000,
    change(paper) {
      const [tax] = paper.taxes;
      const before = tax.rate;
      tax.rate = before === 1900 ? 1600 : before + 300;
      for (const line of paper.lines) if (line.rate === before) line.rate = tax.rate;
      return `the tax is ${before / 100}% of the net amount, printed ${tax.rate / 100}%`;
    },
  },
  {
    kind: 'tax-in-summary',
    needs: ['tax', 'summary.tax'],
    when: ({ taxes }) => taxes.some(({ amount }) => amount > 100),
    change(paper, random) {
      const tax = random.pick(paper.taxes.filter(({ amount }) => amount > 100));
      tax.printed = mistyped(random, tax.amount, paper.step);
      return `tax ${cents(tax.amount)} among the sums, ${cents(tax.printed)} in the table of taxes`;
    },
  },
  {
    kind: 'base-in-summary',
    needs: ['summary.base', 'summary.tax', 'total'],
    change(paper, random) {
      const [tax] = paper.taxes;
      const before = tax.base;
      tax.base = mistyped(random, before, paper.step);
      return `the table of taxes has a base of ${cents(tax.base)}, the lines make ${cents(before)}`;
    },
  },
  {
    kind: 'gross-in-summary',
    needs: ['summary.base', 'summary.tax'],
    when: (paper, { form }) => form !== 'till',
    change(paper, random) {
      const tax = random.pick(paper.taxes);
      const before = tax.gross;
      tax.gross = mistyped(random, before, paper.step);
      return `in the table of taxes net and tax make ${cents(before)}, printed ${cents(tax.gross)}`;
    },
  },
  {
    kind: 'summary-total',
    needs: ['summary.all'],
    change(paper, random) {
      paper.echo.summaryTax = mistyped(random, paper.taxAmount, paper.step);
      return `the taxes by rate make ${cents(paper.taxAmount)}, below them stands ${cents(paper.echo.summaryTax)}`;
    },
  },
  {
    kind: 'discount-amount',
    needs: ['discount', 'total'],
    change(paper, random) {
      const before = paper.discount.amount;
      paper.discount.amount = mistyped(random, before, paper.step);
      return `the discount is ${cents(before)}, printed ${cents(paper.discount.amount)}`;
    },
  },
  {
    kind: 'discount-rate',
    needs: ['discount', 'total'],
    when: ({ linesSum }) => linesSum > 5000,
    change(paper) {
      const before = paper.discount.share;
      paper.discount.share += 300;
      return `the discount printed as ${paper.discount.share / 100}% is ${before / 100}% of the lines`;
    },
  },
  {
    kind: 'charge',
    needs: ['charge', 'total'],
    change(paper, random) {
      const charge = random.pick(paper.charges);
      const before = charge.amount;
      charge.amount = mistyped(random, before, paper.step);
      return `${charge.key} of ${cents(charge.amount)}; the sums have ${cents(before)}`;
    },
  },
  {
    kind: 'empties-count',
    needs: ['charge', 'total'],
    when: ({ charges }) => charges?.some(({ count }) => count),
    change(paper, random) {
      const charge = random.pick(paper.charges.filter(({ count }) => count));
      charge.count += 2;
      return `${charge.count} × ${cents(charge.each)} is not ${cents(charge.amount)}`;
    },
  },
  sum('withheld', 'payable', 'total and withholding', ['withheld', 'payable']),
  { ...sum('balance', 'payable', 'total and payment', ['paid', 'payable']) },
  {
    kind: 'part-payment',
    needs: ['paid', 'payable'],
    change(paper, random) {
      const before = paper.paid.amount;
      paper.paid.amount = mistyped(random, before, paper.step);
      return `a payment of ${cents(paper.paid.amount)}, but the balance is for one of ${cents(before)}`;
    },
  },
  {
    kind: 'carried-forward',
    needs: ['brought', 'carry'],
    change(paper, random, document) {
      const printed = /class="carried"><td[^>]*>[^<]*<\/td><td class="number">([^<]*)/.exec(document.html)?.[1];
      const figure = /\d/.exec(printed ?? '');
      if (!figure) return undefined;
      paper.echo.brought = printed.replace(/\d/, String((Number(figure[0]) % 9) + 1));
      return `carried forward ${printed}, brought forward ${paper.echo.brought}`;
    },
  },
  {
    kind: 'carried-sum',
    needs: ['brought', 'carry', 'line.amount'],
    change(paper, random) {
      paper.echo.carriedError = random.pick([1000, -1000, 10_000, 900]) * paper.step;
      return `the sums carried over are ${cents(paper.echo.carriedError)} off the lines above them`;
    },
  },
  {
    kind: 'section-sum',
    needs: ['section.parts', 'line.amount'],
    change(paper, random) {
      const error = random.pick([1000, -100, 10_000]) * paper.step;
      paper.echo.sectionError = { parts: error };
      return `the sum below the parts is ${cents(error)} off its lines`;
    },
  },
  {
    kind: 'dropped-line',
    needs: ['line.amount', 'total'],
    when: ({ lines, facts }) => lines.length > 2 && !facts.itemCount && !facts.quantity,
    change(paper, random) {
      const [gone] = paper.lines.splice(random.int(1, paper.lines.length - 2), 1);
      return `the sums contain ${cents(gone.amount)} of a line that is not there (${gone.name})`;
    },
  },
  {
    kind: 'repeated-line',
    needs: ['line.amount', 'total'],
    when: ({ lines, facts }) => lines.length > 1 && !facts.itemCount && !facts.quantity,
    change(paper, random) {
      const line = random.pick(paper.lines);
      paper.lines.splice(paper.lines.indexOf(line) + 1, 0, structuredClone(line));
      return `a line stands twice, the sums contain it once (${line.name})`;
    },
  },
];
