import { Controller } from '@nestjs/common';
import { type FindBuyersInput, FindPotentialBuyers, type FoundBuyers } from '#contracts';
import { type Call, Handles } from '#platform';
import { DiscoveryQueries } from './discovery.queries.js';

@Controller()
export class DiscoveryController {
  constructor(private readonly queries: DiscoveryQueries) {}

  @Handles(FindPotentialBuyers)
  find(input: FindBuyersInput, { actor }: Call): Promise<FoundBuyers> {
    return this.queries.find(actor, input);
  }
}
