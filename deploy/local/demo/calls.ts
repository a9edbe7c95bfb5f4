import { setTimeout as pause } from 'node:timers/promises';
import type { ApiAnswer } from './api-client.js';

const PATIENCE_MS = 60_000;

export interface Product {
  id: number;
  sku: string;
  name: string;
  /** Cents. */
  price: number;
  supplierId: number;
}

/** What a call answered; throws when it was refused. */
export async function ok<T>(call: Promise<ApiAnswer<unknown>>): Promise<T> {
  const { status, body } = await call;
  if (status >= 300) throw new Error(`demo data: ${status} ${JSON.stringify(body)}`);
  return body as T;
}

/** What one service says, another hears a moment later: each step that needs it waits for the answer it expects. */
export async function eventually<T>(what: string, attempt: () => Promise<T | undefined | false>): Promise<T> {
  for (const end = Date.now() + PATIENCE_MS; Date.now() < end; await pause(100)) {
    const found = await attempt();
    if (found) return found;
  }
  throw new Error(`demo data: waited ${PATIENCE_MS / 1000} s in vain until ${what}`);
}

export function bySku(products: Product[], sku: string): Product {
  const product = products.find((candidate) => candidate.sku === sku);
  if (!product) throw new Error(`the demo market has no product ${sku}`);
  return product;
}
