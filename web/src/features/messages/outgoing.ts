import { createStore } from '../../lib/store';
import type { Message } from './api/list-messages';

/** A message on its way, or one that could not be sent. */
export interface Outgoing {
  /** Names it to the server, which takes it in once. */
  key: string;
  text: string;
  order?: NonNullable<Message['order']>;
  createdAt: string;
  /** Why it could not be sent. */
  failure?: string;
}

/** By conversation; outside of the components, so that a failed one is still there when its conversation is opened again. */
export const outgoing = createStore<Record<number, Outgoing[]>>({});

export function changeOutgoing(conversationId: number, change: (all: Outgoing[]) => Outgoing[]): void {
  const all = outgoing.get();
  outgoing.set({ ...all, [conversationId]: change(all[conversationId] ?? []) });
}
