import type { Decimal } from '../decimal.js';
import type { AmountKind } from '../draft.js';
import { multipliesOut } from '../line-arithmetic.js';
import type { ColumnRole } from './column-vocabulary.js';
import { areAlike, figuresOf, headingsOf, isSameLabel, rolesOf, type Figure } from './block-figures.js';
import type { DecimalMark } from './numbers.js';
import { fold } from './fold.js';
import { textOf, type TextLine } from './text-lines.js';
import { classifyAmountLabel } from './words/amount-labels.js';

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
    chains: chainsOf(productsOf(own, lines)),
  }));
  const score = (chain: Product[]): number => 100 * chain.length + 50 * tellingIn(chain) + evidence(chain, lines);
  const best = pages
    .flatMap(({ chains }) => chains)
    .reduce<Product[] | null>((a, b) => (a && score(a) >= score(b) ? a : b), null);
  if (!best) return null;
  const items = pages.flatMap(({ figures: own, chains }) => {
    const fitting = chains.filter((chain) => areOfOneShape(chain[0]!, best[0]!));
    const chain = fitting.includes(best)
      ? best
      : fitting.reduce<Product[]>((a, b) => (score(b) > score(a) ? b : a), []);
    return chain.length > 0 ? withOthers(withUnproved(chain, own), own, lines) : [];
  });
  const products = items.map((item): Product => item);
  const lead = evidence(products, lines) - evidence(products.map(swapped), lines);
  const isSure = lead >= CERTAIN && areDiscounts(items, lines);
  if (tellingIn(products) === 0 && !(isSure && items.every(isCountedOnce))) return null;
  return { items, figures, isCertain: isSure };
}
const CERTAIN = 2;

/** One times what stands on another line, of which one is called a sum, is a sum said twice. */
const areOnSums = (figures: readonly Figure[], lines: TextLine[]): boolean =>
  figures.some(({ token }) => token.value.toNumber() === 1) &&
  figures.some(({ index }) => index !== figures[0]!.index) &&
  figures.some(({ index }) => isSum(lines[index]!));

const isSum = (line: TextLine): boolean =>
  SUMS.has(classifyAmountLabel(fold(textOf(line).replace(/\S*\d\S*/g, ' '))) ?? 'other');
const SUMS = new Set<AmountKind>(['net', 'tax', 'total', 'due']);

/** One times anything is the same again: the one must be a count, and no other may stand beside it. */
const isCountedOnce = ({ quantity, bare }: ItemFigures): boolean => quantity.counts && bare === 0;

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
  const found: Product[] = [];
  for (const amount of figures) {
    if (!isMoney(amount)) continue;
    const near = figures.filter((other) => other !== amount && isNear(other, amount, lines));
    const factors = near.filter(({ token }) => !token.percent && token.value.toNumber() > 0);
    const shares = near.filter(({ token }) => token.percent && !token.value.isZero());
    const isBeside = (share: Figure, ...of: Figure[]): boolean => of.some(({ index }) => index === share.index);
    for (const quantity of factors) {
      for (const price of factors) {
        if (quantity === price) continue;
        const of = [quantity, price, amount] as const;
        if (areOnSums(of, lines)) continue;
        if (leads(...of)) found.push({ quantity, price, amount, discount: null });
        else {
          for (const discount of shares) {
            if (isBeside(discount, ...of) && leads(...of, discount)) found.push({ quantity, price, amount, discount });
          }
        }
      }
    }
  }
  return found;
}

export const isMoney = ({ token }: Figure): boolean =>
  !token.percent && token.value.decimals === 2 && token.value.toNumber() > 0;

const isNothing = ({ token }: Figure): boolean => !token.percent && token.value.decimals === 2 && token.value.isZero();

function isNear(figure: Figure, amount: Figure, lines: TextLine[]): boolean {
  const [a, b] = [lines[figure.index]!.box, lines[amount.index]!.box];
  return Math.abs(figure.index - amount.index) <= REACH && Math.abs(a.y - b.y) < FAR * b.height;
}

function leads(quantity: Figure, price: Figure, amount: Figure, discount?: Figure): boolean {
  const [q, p, a] = [quantity, price, amount].map(({ token }) => token.value) as [Decimal, Decimal, Decimal];
  const off = discount?.token.value.abs();
  // Most pairs lead nowhere near: exact arithmetic is for the rest.
  const share = off ? 1 - off.toNumber() / 100 : 1;
  if (Math.abs(q.toNumber() * p.toNumber() * share - a.toNumber()) > 0.01) return false;
  return multipliesOut(q, p, a, { discount: off });
}

/** Products one under the other, in the same places. */
function chainsOf(products: Product[]): Product[][] {
  const chains: Product[][] = [];
  for (const seed of products) {
    if (chains.some((chain) => chain.includes(seed))) continue;
    const alike = products.filter((other) => isOfChain(other, seed));
    const chain = [...groupBy(alike, ({ amount }) => amount).values()].map((ones) =>
      ones.includes(seed) ? seed : ones.reduce((a, b) => (rank(b) < rank(a) ? b : a)),
    );
    chains.push(withoutOverlaps(chain));
  }
  return chains;
}

const rank = ({ quantity, price, amount, discount }: Product): number =>
  Math.abs(quantity.index - amount.index) + Math.abs(price.index - amount.index) + (discount ? 10 : 0);

const isOfChain = (product: Product, seed: Product): boolean =>
  areAlike(product.amount, seed.amount) &&
  areAlike(product.quantity, seed.quantity) &&
  areAlike(product.price, seed.price) &&
  areOfOneShape(product, seed);

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

/** Above, beside or below the amount, and in the same order, wherever on the page. */
function areOfOneShape(a: Product, b: Product): boolean {
  const parts = ['quantity', 'price', 'amount'] as const;
  const areCalledAlike = parts.every(
    (part) => (a[part].label === '') === (b[part].label === '') && isSameLabel(a[part].label, b[part].label),
  );
  return areCalledAlike && shapeOf(a) === shapeOf(b);
}

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
    return quantity && price && quantity !== price ? [{ quantity, price, amount, discount: null }] : [];
  });
  return [...chain, ...others].sort(
    (a, b) => a.amount.index - b.amount.index || a.amount.token.box.x - b.amount.token.box.x,
  );
}

/** Discounts in the place of one that takes effect, or so called; a share that is left is a tax's. */
function withOthers(products: Product[], figures: Figure[], lines: TextLine[]): ItemFigures[] {
  const effective = products.flatMap(({ discount }) => discount ?? []);
  const isDiscount = (figure: Figure): boolean =>
    effective.some((one) => areAlike(one, figure)) || rolesOf(figure, lines, HEADINGS)[0] === 'discount';
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
    const bare = beside.filter((figure) => !figure.token.percent && !isMoney(figure)).length;
    return { quantity, price, amount, discount, tax: rates.length === 1 ? rates[0]! : null, others, bare };
  });
}

function groupBy<T, K>(all: readonly T[], keyOf: (one: T) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>();
  for (const one of all) groups.set(keyOf(one), [...(groups.get(keyOf(one)) ?? []), one]);
  return groups;
}
