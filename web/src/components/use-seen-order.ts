import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { orderQuery } from '../api/get-order';
import type { Order } from '../api/list-orders';
import { ApiError } from '../lib/api-error';
import type { OrderStatus } from '../lib/order-status';
import { useToast } from '../lib/use-toast';

export interface SeenOrder {
  /** As it was when the dialog opened, or as a refusal has shown it since: what is decided is decided on that. */
  seen: Order;
  /** What it was before others took a step; undefined while nobody has. */
  was?: OrderStatus;
  /** For `useEntry`: of a refusal because of such a step, the dialog tells. */
  onRefused: (error: unknown) => boolean;
}

/** The order that a dialog decides on. Where somebody was faster, the dialog stays, and the decision is made anew. */
export function useSeenOrder(order: Order, failure: string): SeenOrder {
  const [seen, setSeen] = useState(order);
  const [was, setWas] = useState<OrderStatus>();
  const queries = useQueryClient();
  const toast = useToast();

  const look = async (error: ApiError) => {
    const now = await queries.fetchQuery({ ...orderQuery(order.id), staleTime: 0 }).catch(() => seen);
    if (now.status === seen.status) return toast.failure(failure, error);
    setWas(seen.status);
    setSeen(now);
  };
  const onRefused = (error: unknown): boolean => {
    const mayBeLate = error instanceof ApiError && error.status === 409;
    if (mayBeLate) void look(error);
    return mayBeLate;
  };
  return { seen, was, onRefused };
}
