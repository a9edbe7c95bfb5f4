import { queryOptions, useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api, body, type Schemas } from '../../../lib/api-client';
import { nowStale } from '../../../lib/live/stale';
import { page } from '../../../lib/page';
import { webhookKeys } from '../../../lib/query-keys';

export type Webhook = Schemas['Webhook'];
export type NewWebhook = Schemas['NewWebhook'];
export type WebhookInput = Schemas['CreateWebhookInput'];
export type WebhookChange = Schemas['UpdateWebhookInput'];
export type Delivery = Schemas['WebhookDelivery'];

/** What is under way changes by itself: looked at again while somebody looks. */
const UNDER_WAY_MS = 5000;

/** They are switched off by themselves, so they are asked for whenever somebody looks. */
export const webhooksQuery = queryOptions({
  queryKey: webhookKeys.lists,
  queryFn: async () => body(await api.GET('/api/webhooks')),
  staleTime: 0,
});

export const useWebhooks = () => useQuery(webhooksQuery);

/** Newest first; older ones follow on demand. */
export const useDeliveries = (id: number, status: Delivery['status'] | undefined) =>
  useInfiniteQuery({
    queryKey: [...webhookKeys.part(id, 'deliveries'), { status }],
    queryFn: async ({ pageParam }) =>
      page(
        await api.GET('/api/webhooks/{id}/deliveries', {
          params: { path: { id }, query: { limit: 20, status, ...(pageParam && { cursor: pageParam }) } },
        }),
      ),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    staleTime: 0,
    refetchInterval: ({ state }) =>
      state.data?.pages.some(({ items }) => items.some(isUnderWay)) ? UNDER_WAY_MS : false,
  });

const isUnderWay = ({ status }: Delivery) => status === 'waiting' || status === 'sending';

function useChange<Input, Answer>(send: (input: Input) => Promise<Answer>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSettled: () => nowStale(queryClient, 'webhook'),
    // A secret among the answers is nobody's to find later.
    gcTime: 0,
  });
}

const at = (id: number) => ({ params: { path: { id } } });

export const useCreateWebhook = () =>
  useChange(async (input: WebhookInput) => body(await api.POST('/api/webhooks', { body: input })));

export const useUpdateWebhook = () =>
  useChange(async ({ id, ...change }: WebhookChange & { id: number }) =>
    body(await api.PATCH('/api/webhooks/{id}', { ...at(id), body: change })),
  );

export const useDeleteWebhook = () =>
  useChange(async (id: number) => body(await api.DELETE('/api/webhooks/{id}', at(id))));

export const useRotateWebhookSecret = () =>
  useChange(async (id: number) => body(await api.POST('/api/webhooks/{id}/rotate', at(id))));

export const useTestWebhook = () =>
  useChange(async (id: number) => body(await api.POST('/api/webhooks/{id}/test', at(id))));

export const useReplayDelivery = () =>
  useChange(async ({ webhookId, id }: Delivery) =>
    body(
      await api.POST('/api/webhooks/{id}/deliveries/{deliveryId}/replay', {
        params: { path: { id: webhookId, deliveryId: id } },
      }),
    ),
  );
