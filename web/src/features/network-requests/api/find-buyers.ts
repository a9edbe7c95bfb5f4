import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { api, body, type Schemas } from '../../../lib/api-client';
import { nextCursor, type Page } from '../../../lib/page';
import { relationshipKeys } from '../../../lib/query-keys';
import type { INDUSTRIES } from '../../../lib/vocabulary';

export type PotentialBuyer = Schemas['PotentialBuyer'];

export interface BuyerFilter {
  q?: string;
  industry?: (typeof INDUSTRIES)[number];
  minScore?: number;
  cursor?: string;
  limit?: number;
}

/** Buyers who can be found, best match first, and what they are matched with. */
export interface FoundBuyers extends Page<PotentialBuyer> {
  supplierCategories: string[];
  industryMatches: number;
}

export const potentialBuyersQuery = (filter: BuyerFilter) =>
  queryOptions({
    queryKey: relationshipKeys.list({ side: 'potential', ...filter }),
    queryFn: async (): Promise<FoundBuyers> => {
      const answer = await api.GET('/api/potential-buyers', { params: { query: filter } });
      const { potentialBuyers, totalFound, ...rest } = body(answer);
      const next = nextCursor(answer.response.headers.get('Link'));
      return { items: potentialBuyers, total: String(totalFound), next, ...rest };
    },
    placeholderData: keepPreviousData,
  });

export const usePotentialBuyers = (filter: BuyerFilter) => useQuery(potentialBuyersQuery(filter));
