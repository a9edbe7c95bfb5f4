import { useQuery } from '@tanstack/react-query';
import { api, body, type Schemas } from '../lib/api-client';
import { orderKeys } from '../lib/query-keys';

export type OrderSummary = Schemas['OrderSummary'];

/** Of the side in view. */
export const useOrderSummary = () =>
  useQuery({
    queryKey: orderKeys.summary(),
    queryFn: async () => body(await api.GET('/api/orders/summary')),
    staleTime: 30_000,
  });
