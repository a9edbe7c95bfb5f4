import { isProduct, ownDiscount } from './block-discounts.js';
import type { ColumnRole } from './column-vocabulary.js';
import { areAlike, figuresOf, headingsOf, isSameLabel, rolesOf, type Figure } from './block-figures.js';
import { type DecimalMark, WITH_CURRENCY } from './numbers.js';
import { fold } from './fold.js';
import { groupBy } from '../group-by.js';
import { textOf, type TextLine } from './text-lines.js';
import { classifyAmountLabel, isSumKind } from './words/amount-labels.js';

/** The figures of one invoice line, wherever in its block of text lines they stand. */
export interface ItemFigures {
  quantity: Figure;
  price: Figure;
  amount: Figure;
  discount: Figure | null;
  /** A share that is no discount. */
  tax: Figure | null;
  /** The rest of the amounts on the same text lines, with what stands over their columns. */
  others: AmountOfBlock[];
  /** How many plain numbers stand beside these. */
  bare: number;
}

export interface AmountOfBlock {
  figure: Figure;
  heading: string;
}

export interface ItemBlocks {
  items: ItemFigures[];
  /** All that the paper prints. */
  figures: Figure[];
  /** Something beside the arithmetic tells which of the factors is the quantity. */
  isCertain: boolean;
}

interface Product {
  quantity: Figure;
  price: Figure;
  amount: Figure;
  discount: Figure | null;
}

/** Products at the same places or under the same labels, and how much speaks for them as the lines of the invoice. */
interface Chain {
  products: Product[];
  score: number;
}

const PARTS = ['quantity', 'price', 'amount'] as const;

/** The figures of a line stand within so many text lines and text heights of its amount. */
const REACH = 3;
const FAR = 6;

/**
 * The invoice lines by arithmetic: groups of figures of which one is the product of two others, again and again at the
 * same places or under the same labels. In a table the group is a row; in lists and cards it is a block of lines.
 */
export function findItemBlocks(lines: TextLine[], mark: DecimalMark): ItemBlocks | null {
  const figures = figuresOf(lines, mark);
  const pages = [...groupBy(figures, ({ page }) => page).values()].map((own) => ({
    figures: own,
    chains: chainsOf(productsOf(own, lines), lines),
  }));
  const better = (a: Chain | null, b: Chain): Chain => (a && a.score >= b.score ? a : b);
  const best = pages.flatMap(({ chains }) => chains).reduce<Chain | null>(better, null);
  if (!best) return null;
  const [first] = best.products;
  const items = pages.flatMap(({ figures: own, chains }) => {
    const fitting = chains.filter(({ products: [one] }) => areOfOneShape(one!, first!));
    const chain = fitting.includes(best) ? best : fitting.reduce<Chain | null>(better, null);
    return chain ? withOthers(withUnproved(chain.products, own), own, lines) : [];
  });
  const products = items.map((item): Product => item);
  const lead = evidence(products, lines) - evidence(products.map(swapped), lines);
  const isSure = lead >= CERTAIN && areDiscounts(items, lines) && !items.some(isCountedInWords);
  if (tellingIn(products) === 0 && !(isSure && items.every((item) => isCountedOnce(item, lines)))) return null;
  return { items, figures, isCertain: isSure };
}
const CERTAIN = 2;

/** One times what stands on another line, of which one is called a sum, is a sum said twice. */
const areOnSums = (figures: readonly Figure[], lines: TextLine[]): boolean =>
  figures.some(({ token }) => token.value.toNumber() === 1) &&
  figures.some(({ index }) => index !== figures[0]!.index) &&
  figures.some(({ index }) => isSum(lines[index]!));

const isSum = (line: TextLine): boolean => isSumKind(classifyAmountLabel(fold(textOf(line).replace(/\S*\d\S*/g, ' '))));

/** One times anything is the same again: the one must be a count, or be called so, and no other may stand beside it. */
const isCountedOnce = ({ quantity, bare }: ItemFigures, lines: TextLine[]): boolean =>
  bare === 0 && (quantity.counts || rolesOf(quantity, lines, HEADINGS)[0] === 'quantity');

/** "Ordered 12, delivered 10" below a name, with another figure beside the amount, which may be the quantity. */
const isCountedInWords = ({ quantity, bare }: ItemFigures): boolean => bare > 0 && isPartOfName(quantity);

/** The same share on every line may be the tax, and its effect a wrong quantity's, unless it is named or has its minus. */
function areDiscounts(items: ItemFigures[], lines: TextLine[]): boolean {
  const shares = items.flatMap(({ discount }) => discount ?? []);
  const isSaid = (share: Figure): boolean =>
    /[-–−]/.test(share.token.text) || rolesOf(share, lines, HEADINGS)[0] === 'discount';
  const values = new Set(items.map(({ discount }) => discount?.token.value.toString()));
  return shares.length === 0 || values.size > 1 || shares.every(isSaid);
}

const swapped = (product: Product): Product => ({ ...product, quantity: product.price, price: product.quantity });

/** Whatever a figure is the product of, nearby. */
function productsOf(figures: Figure[], lines: TextLine[]): Product[] {
  const numbers = new Map(figures.map((figure) => [figure, figure.token.value.toNumber()]));
  return figures.filter(isMoney).flatMap((amount) => {
    const near = figures.filter((other) => other !== amount && isNear(other, amount, lines));
    const factors = near.filter((figure) => !figure.token.percent && numbers.get(figure)! > 0);
    const shares = near.filter(({ token }) => token.percent && !token.value.isZero());
    const discountsOf = (quantity: Figure, price: Figure): Array<Figure | null> => {
      // Most pairs lead nowhere near: exact arithmetic is for the rest.
      const product = numbers.get(quantity)! * numbers.get(price)!;
      const leads = (share: Figure | null): boolean => {
        const effect = share ? product * (1 - Math.abs(numbers.get(share)!) / 100) : product;
        return Math.abs(effect - numbers.get(amount)!) <= 0.01 && isProduct(quantity, price, amount, share);
      };
      if (leads(null)) return [null];
      return shares.filter(
        (share) => [quantity, price, amount].some(({ index }) => index === share.index) && leads(share),
      );
    };
    return factors.flatMap((quantity) =>
      factors.flatMap((price) => {
        const discounts = quantity === price ? [] : discountsOf(quantity, price);
        if (discounts.length === 0 || areOnSums([quantity, price, amount], lines)) return [];
        return discounts.map((discount): Product => ({ quantity, price, amount, discount }));
      }),
    );
  });
}

/** With cents, or whole with its currency. */
export const isMoney = ({ token }: Figure): boolean =>
  !token.percent &&
  token.value.toNumber() > 0 &&
  (token.value.decimals === 2 || (token.value.decimals === 0 && WITH_CURRENCY.test(token.text)));

/** Beside a repeated label it may be another count. */
const isPartOfName = ({ isInName, label }: Figure): boolean => isInName && label === '';

const isNothing = ({ token }: Figure): boolean => !token.percent && token.value.decimals === 2 && token.value.isZero();

function isNear(figure: Figure, amount: Figure, lines: TextLine[]): boolean {
  const [a, b] = [lines[figure.index]!.box, lines[amount.index]!.box];
  return Math.abs(figure.index - amount.index) <= REACH && Math.abs(a.y - b.y) < FAR * b.height;
}

/** Products one under the other, in the same places. */
function chainsOf(products: Product[], lines: TextLine[]): Chain[] {
  const chained = new Set<Product>();
  return [...groupBy(products, shapeOf).values()].flatMap((ofShape) =>
    ofShape.flatMap((seed): Chain[] => {
      if (chained.has(seed)) return [];
      const alike = ofShape.filter((other) => isOfChain(other, seed));
      const chain = withoutOverlaps(
        [...groupBy(alike, ({ amount }) => amount).values()].map((ones) =>
          ones.includes(seed) ? seed : ones.reduce((a, b) => (rank(b) < rank(a) ? b : a)),
        ),
      );
      for (const product of chain) chained.add(product);
      return [{ products: chain, score: 100 * chain.length + 50 * tellingIn(chain) + evidence(chain, lines) }];
    }),
  );
}

const rank = ({ quantity, price, amount, discount }: Product): number =>
  Math.abs(quantity.index - amount.index) + Math.abs(price.index - amount.index) + (discount ? 10 : 0);

const isOfChain = (product: Product, seed: Product): boolean =>
  PARTS.every((part) => areAlike(product[part], seed[part])) && areCalledAlike(product, seed);

/** Each figure belongs to one line. */
function withoutOverlaps(chain: Product[]): Product[] {
  const taken = new Set<Figure>();
  return chain.filter(({ quantity, price, amount }) => {
    const own = [quantity, price, amount];
    if (own.some((figure) => taken.has(figure))) return false;
    for (const figure of own) taken.add(figure);
    return true;
  });
}

/** In the same order, and called the same, wherever on the page. */
const areOfOneShape = (a: Product, b: Product): boolean => shapeOf(a) === shapeOf(b) && areCalledAlike(a, b);

const areCalledAlike = (a: Product, b: Product): boolean =>
  PARTS.every((part) => (a[part].label === '') === (b[part].label === '') && isSameLabel(a[part].label, b[part].label));

/** Which of the figures stand above, beside or below which. */
function shapeOf({ quantity, price, amount }: Product): string {
  const order = (x: Figure, y: Figure): number =>
    x.index === y.index ? Math.sign(x.token.box.x - y.token.box.x) : 2 * Math.sign(x.index - y.index);
  return [order(quantity, price), order(quantity, amount), order(price, amount)].join();
}

/** What is multiplied by one tells nothing. */
const tellingIn = (chain: Product[]): number =>
  chain.filter(({ quantity, price }) => [quantity, price].every(({ token }) => token.value.toNumber() !== 1)).length;

/** How much speaks for the one factor as the quantity and the other as the price. */
function evidence(chain: Product[], lines: TextLine[]): number {
  const [first] = chain;
  if (!first) return 0;
  const most = (test: (product: Product) => boolean): boolean => chain.filter(test).length * 2 > chain.length;
  const all = (test: (product: Product) => boolean): boolean => chain.every(test);
  const decimals = ({ token }: Figure): number => token.value.trimmed().decimals;
  // "4" and "4.000" count; "4.00" is a price.
  const isCount = (figure: Figure): boolean => decimals(figure) === 0 && figure.token.value.decimals !== 2;
  return (
    (most(({ quantity }) => quantity.counts) ? 2 : 0) +
    (most(({ price }) => price.costs) ? 2 : 0) -
    (most(({ quantity }) => quantity.costs) ? 2 : 0) -
    (most(({ price }) => price.counts) ? 2 : 0) +
    spoken(first.quantity, 'quantity', lines) +
    spoken(first.price, 'unitPrice', lines) +
    spoken(first.amount, 'lineTotal', lines) +
    (all(({ quantity, price }) => isCount(quantity) && price.token.value.decimals >= 2) ? 2 : 0) +
    (most(({ price }) => price.token.value.decimals >= 2) && !all(({ quantity }) => decimals(quantity) >= 2) ? 1 : 0) +
    (first.amount.token.box.x > first.price.token.box.x ? 1 : 0)
  );
}

function spoken(figure: Figure, role: ColumnRole, lines: TextLine[]): number {
  const roles = rolesOf(figure, lines, HEADINGS);
  if (roles.length === 0) return 0;
  return roles.includes(role) ? 3 : -3;
}
/** Headings stand within so many lines above. */
const HEADINGS = 5;

/** Where all three figures stand in their places but do not multiply out, it is a line all the same. */
function withUnproved(chain: Product[], figures: Figure[]): Product[] {
  const [seed] = chain;
  const spent = new Set(chain.flatMap(({ quantity, price, amount }) => [quantity, price, amount]));
  const offset = (figure: Figure): number => figure.index - seed!.amount.index;
  const others = figures.flatMap((amount): Product[] => {
    // What is free comes to nothing.
    if (
      spent.has(amount) ||
      !(isMoney(amount) || isNothing(amount)) ||
      !chain.some((one) => areAlike(one.amount, amount))
    )
      return [];
    const inPlace = (of: 'quantity' | 'price'): Figure | undefined =>
      figures.find(
        (other) =>
          !spent.has(other) &&
          !other.token.percent &&
          other !== amount &&
          other.index - amount.index === offset(seed![of]) &&
          chain.some((one) => areAlike(one[of], other)),
      );
    const [quantity, price] = [inPlace('quantity'), inPlace('price')];
    if (!quantity || !price || quantity === price) return [];
    return [{ quantity, price, amount, discount: ownDiscount(quantity, price, amount, figures) }];
  });
  return [...chain, ...others].sort(
    (a, b) => a.amount.index - b.amount.index || a.amount.token.box.x - b.amount.token.box.x,
  );
}

/** Discounts in the place of one that takes effect, or so called; a share that is left is a tax's. */
function withOthers(products: Product[], figures: Figure[], lines: TextLine[]): ItemFigures[] {
  const effective = products.flatMap(({ discount }) => discount ?? []);
  const isSignedAs = (one: Figure, { token }: Figure): boolean =>
    token.value.isZero() || one.token.value.isNegative() === token.value.isNegative();
  const isDiscount = (figure: Figure): boolean =>
    effective.some((one) => areAlike(one, figure) && isSignedAs(one, figure)) ||
    rolesOf(figure, lines, HEADINGS)[0] === 'discount';
  const headings = new Map<Figure, string>();
  for (const figure of figures) {
    const first = [...headings].find(([other]) => areAlike(other, figure));
    headings.set(figure, first?.[1] ?? headingsOf(figure, lines, HEADINGS)[0] ?? '');
  }
  return products.map((product) => {
    const { quantity, price, amount } = product;
    const own = new Set([quantity.index, price.index, amount.index]);
    const beside = figures.filter(
      (figure) => own.has(figure.index) && ![quantity, price, amount, product.discount].includes(figure),
    );
    const shares = beside.filter(({ token }) => token.percent);
    const discount = product.discount ?? shares.find(isDiscount) ?? null;
    const rates = shares.filter((share) => share !== discount);
    const others = beside
      .filter((figure) => isMoney(figure) && !figure.counts)
      .map((figure) => ({ figure, heading: headings.get(figure)! }));
    const bare = beside.filter((figure) => !figure.token.percent && !isMoney(figure) && !isPartOfName(figure)).length;
    return { quantity, price, amount, discount, tax: rates.length === 1 ? rates[0]! : null, others, bare };
  });
}
