import { ApiError } from './api-error';

export interface OpenOrder {
  id: number;
  orderNumber: string;
  status: string;
  side: 'buyer' | 'seller';
}

/** The orders that keep an account open, as the refusal to close it lists them. */
export function openOrdersOf(error: unknown): OpenOrder[] {
  if (!(error instanceof ApiError) || error.status !== 409) return [];
  const { orders } = error.body;
  return Array.isArray(orders) ? (orders as OpenOrder[]) : [];
}
