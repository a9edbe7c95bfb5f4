import {
  adjust,
  importInvoice,
  placeOrder,
  rateOrder,
  setStock,
  stockOf,
  takeInvoice,
  takeStep,
  type StockItem,
} from './business.js';
import { bySku } from './calls.js';
import { LATEST_INVOICE, STOCK, STOCKTAKE_DAYS_AGO } from './market.js';
import { talkAbout } from './messages.js';
import type { At, Market } from './seed.js';

export const YEAR_DAYS = 365;
const WEEK_DAYS = 7;
/** Nobody rates everything. */
const RATED_WEEKS = 5;
/** What is bought over the counter, and comes by invoice alone, every sixth week. */
const COUNTER_WEEKS = 6;
const COUNTER_GOODS = ['HF-W8', 'KL-HX9', 'HF-RV432'];
/** There is not something to say about every order. */
const TALKED_WEEKS = 3;
/** One order in so many is turned down. */
const REFUSED = 1 / 15;

/**
 * A year of the workshop's business, week by week: goods are used, more of them as the year goes on; what runs low is
 * ordered, shipped the next day and there a week later; now and then an order is turned down or an invoice is taken
 * into stock.
 */
export async function yearOfBusiness(market: Market, at: At): Promise<void> {
  const random = seeded(7);
  await at(YEAR_DAYS - 1, 9, () =>
    setStock(
      market,
      STOCK.map(([sku, , threshold, place]) => [sku, 2 * threshold, threshold, place]),
    ),
  );
  let coming: number[] = [];
  let week = 0;
  for (let daysAgo = YEAR_DAYS - WEEK_DAYS; daysAgo > STOCKTAKE_DAYS_AGO + 1; daysAgo -= WEEK_DAYS) {
    week += 1;
    const arrived = coming;
    const placed = await at(daysAgo, 9, async () => {
      for (const orderId of arrived) {
        await takeStep(market, orderId, 'received');
        if (week % RATED_WEEKS === 0) await rateOrder(market, orderId, week % 2 === 0 ? 5 : 4);
      }
      await useUp(market, { share: 0.7 + (0.6 * (YEAR_DAYS - daysAgo)) / YEAR_DAYS, week, random });
      return orderWhatIsLow(market);
    });
    coming = placed.filter(() => random() > REFUSED);
    if (placed.length > 0) {
      await at(daysAgo, 11, async () => {
        for (const orderId of placed)
          await takeStep(market, orderId, coming.includes(orderId) ? 'confirmed' : 'rejected');
      });
      await at(daysAgo - 1, 14, async () => {
        for (const orderId of coming)
          for (const step of ['processing', 'shipped'] as const) await takeStep(market, orderId, step);
      });
    }
    const talkedOf = coming[0];
    if (week % TALKED_WEEKS === 0 && talkedOf !== undefined) {
      await at(daysAgo - 1, 15, () => talkAbout(market, talkedOf, week / TALKED_WEEKS));
    }
    if (week % COUNTER_WEEKS === 0) await at(daysAgo - 1, 16, () => buyOverTheCounter(market, daysAgo - 1, random));
  }
  await at(STOCKTAKE_DAYS_AGO, 9, async () => {
    for (const orderId of coming) await takeStep(market, orderId, 'received');
    // A tidy desk: only the last days' news is unread.
    for (const user of [market.buyer, ...market.sellers.values()]) await user.put('/api/notifications/read-all');
  });
}

async function useUp(
  market: Market,
  { share, week, random }: { share: number; week: number; random: () => number },
): Promise<void> {
  for (const item of await stockOf(market)) {
    if (random() < 0.5) continue;
    const used = Math.min(item.currentStock, Math.ceil(item.reorderThreshold * share * random()));
    await adjust(market.buyer, item, -used, 'Other', `Used on job ${1000 + week}`);
  }
}

async function orderWhatIsLow(market: Market): Promise<number[]> {
  const placed: number[] = [];
  for (const low of lowBySupplier(market, await stockOf(market))) {
    const lines = low.map((item): [string, number] => [item.product.sku, orderQuantity(item)]);
    placed.push(await placeOrder(market, { lines }));
  }
  return placed;
}

async function buyOverTheCounter(market: Market, daysAgo: number, random: () => number): Promise<void> {
  const number = `HF-${Number(LATEST_INVOICE.number.slice(3)) - daysAgo}`;
  const lines = COUNTER_GOODS.map((sku): [string, number] => [sku, 1 + Math.floor(4 * random())]);
  await importInvoice(market, await takeInvoice(market, { number, daysAgo, lines }));
}

/** What is at its threshold or below, by supplier; few lines an order, as people order. */
function lowBySupplier({ products, sellers }: Market, items: StockItem[]): StockItem[][] {
  const low = items.filter((item) => item.currentStock <= item.reorderThreshold);
  return [...sellers.keys()]
    .map((id) => low.filter((item) => bySku(products, item.product.sku).supplierId === id).slice(0, 5))
    .filter((group) => group.length > 0);
}

/** Back to three times the threshold, in fives. */
function orderQuantity({ currentStock, reorderThreshold }: StockItem): number {
  return Math.max(5, 5 * Math.ceil((3 * reorderThreshold - currentStock) / 5));
}

/** Numbers that look random and are the same each time (mulberry32). */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
