import { Injectable } from '@nestjs/common';
import { MatchProducts, type ProductMatch, type ProductSuggestion } from '#contracts';
import { type Actor, DomainError, Log, Requests } from '#platform';

export interface PrintedLine {
  sku: string | null;
  description: string;
}

/** What a line may be in the catalogue. */
export interface LineMatch {
  /** Only for an exact code or name. */
  productId: number | null;
  suggestion: ProductSuggestion[];
}

const AT_A_TIME = 200;
const NO_MATCH: LineMatch = { productId: null, suggestion: [] };

/** Asks the catalogue which products the printed lines are. */
@Injectable()
export class MatchLines {
  constructor(
    private readonly requests: Requests,
    private readonly log: Log,
  ) {}

  /** One answer per line. A catalogue that is away costs the suggestions, not the invoice. */
  async find(actor: Actor, supplierId: number | null, lines: PrintedLine[]): Promise<LineMatch[]> {
    const matches: LineMatch[] = [];
    try {
      for (let start = 0; start < lines.length; start += AT_A_TIME) {
        matches.push(...(await this.ask(actor, supplierId, lines.slice(start, start + AT_A_TIME))));
      }
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      this.log.warn({ err: error, supplierId }, 'no product suggestions');
    }
    return lines.map((_, index) => matches[index] ?? NO_MATCH);
  }

  private async ask(actor: Actor, supplierId: number | null, lines: PrintedLine[]): Promise<LineMatch[]> {
    const asked = lines.map(({ sku, description }) => ({ sku, description }));
    const answer = await this.requests.send(MatchProducts, { supplierId, lines: asked }, { as: actor });
    return answer.lines.map(({ certain, suggestions }) => ({
      productId: certain?.productId ?? null,
      suggestion: withoutRepeats([...(certain ? [certain] : []), ...suggestions]),
    }));
  }
}

function withoutRepeats(matches: ProductMatch[]): ProductSuggestion[] {
  const byProduct = new Map(matches.map((match) => [match.productId, match]));
  return [...byProduct.values()].map(({ productId, name, score, reason }) => ({ productId, name, score, reason }));
}
