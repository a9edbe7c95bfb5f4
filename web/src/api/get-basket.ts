import { useQuery } from '@tanstack/react-query';
import { api, body, type Schemas } from '../lib/api-client';
import { basketKey } from '../lib/query-keys';

export type BasketGroup = Schemas['BasketGroup'];
export type BasketItem = Schemas['BasketItem'];

/** What the buyer means to order, by supplier, at today's prices. */
export const useBasket = (enabled = true) =>
  useQuery({
    queryKey: basketKey,
    queryFn: async () => body(await api.GET('/api/basket')),
    staleTime: 30_000,
    enabled,
  });
