import { Injectable } from '@nestjs/common';
import { MatchProducts, type ProductMatch, type ProductSuggestion } from '#contracts';
import { type Actor, DomainError, Log, Requests } from '#platform';
import { ProductPairs } from '../learning/product-pairs.js';
import type { LinkedOrder } from './linked-orders.js';
import { orderedProduct } from './order-lines.js';

export interface PrintedLine {
  sku: string | null;
  description: string;
}

/** Who sent the invoice, chosen by the user or as printed, and what was ordered. */
export interface LineVendor {
  supplierId: number | null;
  vendorName: string | null;
  /** The order that the invoice is for. */
  order?: LinkedOrder | null;
}

/** What a line may be in the catalogue. */
export interface LineMatch {
  /** Only for what was ordered, an exact code or name, or as the buyer imported it before. */
  productId: number | null;
  suggestion: ProductSuggestion[];
}

const AT_A_TIME = 200;
const NO_MATCH: LineMatch = { productId: null, suggestion: [] };

/** Looks in the order, then asks the catalogue, which products the printed lines are. */
@Injectable()
export class MatchLines {
  constructor(
    private readonly requests: Requests,
    private readonly pairs: ProductPairs,
    private readonly log: Log,
  ) {}

  /** One answer per line. A catalogue that is away costs the suggestions, not the invoice. */
  async find(actor: Actor, vendor: LineVendor, lines: PrintedLine[]): Promise<LineMatch[]> {
    const matches: LineMatch[] = [];
    try {
      for (let start = 0; start < lines.length; start += AT_A_TIME) {
        matches.push(...(await this.ask(actor, vendor, lines.slice(start, start + AT_A_TIME))));
      }
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      this.log.warn({ err: error, supplierId: vendor.supplierId }, 'no product suggestions');
    }
    return lines.map((line, index) => withOrdered(vendor.order, line, matches[index] ?? NO_MATCH));
  }

  private async ask(actor: Actor, vendor: LineVendor, lines: PrintedLine[]): Promise<LineMatch[]> {
    const confirmed = await this.pairs.find(actor.userId, vendor, lines);
    const asked = lines.map(({ sku, description }, index) => ({
      sku,
      description,
      confirmedProductId: confirmed[index],
    }));
    const { supplierId } = vendor;
    const answer = await this.requests.send(MatchProducts, { supplierId, lines: asked }, { as: actor });
    return answer.lines.map(({ certain, suggestions }) => ({
      productId: certain?.productId ?? null,
      suggestion: withoutRepeats([...(certain ? [certain] : []), ...suggestions]),
    }));
  }
}

/** What was ordered comes first. */
function withOrdered(order: LinkedOrder | null | undefined, line: PrintedLine, match: LineMatch): LineMatch {
  const ordered = order && orderedProduct(order, line);
  if (!ordered) return match;
  const others = match.suggestion.filter(({ productId }) => productId !== ordered.productId);
  return { productId: ordered.productId, suggestion: [ordered, ...others] };
}

function withoutRepeats(matches: ProductMatch[]): ProductSuggestion[] {
  const byProduct = new Map(matches.map((match) => [match.productId, match]));
  return [...byProduct.values()].map(({ productId, name, score, reason }) => ({ productId, name, score, reason }));
}
