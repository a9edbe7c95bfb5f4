/** Sums of an invoice as a bookkeeper makes them: whole numbers only, halves are rounded up. */

export function rounded(numerator, denominator, step = 1) {
  const unit = BigInt(denominator) * BigInt(step);
  const top = BigInt(numerator);
  const half = top >= 0n ? unit : -unit;
  return Number((top * 2n + half) / (unit * 2n)) * step;
}

export const share = (cents, hundredths, step = 1) => rounded(BigInt(cents) * BigInt(hundredths), 10_000, step);

/** Cents of quantity (thousandths) × price (ten-thousandths, for `per` units) less a discount. */
export function lineAmount({ quantity, price, per = 1, discount = 0 }, step = 1) {
  return rounded(BigInt(quantity) * BigInt(price) * BigInt(10_000 - discount), 1_000_000_000n * BigInt(per), step);
}

export const total = (list, of = (value) => value) => list.reduce((sum, item) => sum + of(item), 0);

/**
 * Everything that follows from lines, discount and charges. `paper.prices`: 'net', 'gross' (tax is inside) or 'untaxed'.
 * Answers false where the discount of the paper would differ from those of its rates, so that another one is drawn.
 */
export function settle(paper) {
  const { lines, prices, charges = [], step } = paper;
  for (const line of lines) line.amount = lineAmount(line, step);
  paper.linesSum = total(lines, ({ amount }) => amount);
  const rates = [...new Set([...lines, ...charges].map(({ rate }) => rate))].sort((a, b) => b - a);
  const ofRate = (rate, list) => list.filter((item) => item.rate === rate);
  const bases = rates.map((rate) => {
    const sum = total(ofRate(rate, lines), ({ amount }) => amount);
    const off = paper.discount ? share(sum, paper.discount.share, step) : 0;
    return { rate, off, sum: sum - off + total(ofRate(rate, charges), ({ amount }) => amount) };
  });
  if (paper.discount) {
    paper.discount.amount = share(paper.linesSum, paper.discount.share, step);
    if (paper.discount.amount !== total(bases, ({ off }) => off)) return false;
  }
  paper.taxes = prices === 'untaxed' ? [] : bases.flatMap((base) => taxesOf(paper, base));
  paper.taxAmount = total(paper.taxes, ({ amount }) => amount);
  const sum = total(bases, (base) => base.sum);
  paper.net = prices === 'gross' ? sum - paper.taxAmount : sum;
  const exact = paper.net + paper.taxAmount;
  paper.total = paper.cash ? rounded(exact, 1, paper.cash) : exact;
  paper.rounding = paper.total - exact;
  return true;
}

function taxesOf({ prices, lines, taxPerLine, split, step }, { rate, sum }) {
  if (prices === 'gross') {
    const amount = rounded(BigInt(sum) * BigInt(rate), 10_000 + rate, step);
    return [{ rate, base: sum - amount, amount, gross: sum }];
  }
  if (split) {
    const amount = rounded(BigInt(sum) * BigInt(rate), 20_000, step);
    return split.map((name) => ({ name, rate: rate / 2, base: sum, amount, gross: sum + amount * 2 }));
  }
  const amount = taxPerLine
    ? total(
        lines.filter((line) => line.rate === rate),
        (line) => share(line.amount, rate, step),
      )
    : share(sum, rate, step);
  return [{ rate, base: sum, amount, gross: sum + amount }];
}
