import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { keep, kept } from '../../kit/form/kept';
import { useCurrentUser } from '../../lib/auth/current-user';
import type { OrderDraft, Step } from './components/order-dialog';

interface Kept {
  draft: OrderDraft;
  step: Step;
}

/** An order that is being written, with its step: a reload, or another login, finds it as it was at this address. */
export function useKeptOrder(begunWith: OrderDraft) {
  const { id } = useCurrentUser();
  const [params] = useSearchParams();
  const place = `order:${id}:${params.toString()}`;
  const [initial] = useState(begunWith);
  const [order, setOrder] = useState<Kept>(
    () => keptOrder(place) ?? { draft: initial, step: initial.supplier ? 1 : 0 },
  );

  const { draft, step } = order;
  useEffect(() => {
    if (draft !== initial) keep(place, { draft, step });
  }, [place, initial, draft, step]);

  const setDraft = (change: OrderDraft | ((before: OrderDraft) => OrderDraft)) =>
    setOrder((before) => ({ ...before, draft: typeof change === 'function' ? change(before.draft) : change }));
  const setStep = (next: Step) => setOrder((before) => ({ ...before, step: next }));
  return { initial, draft, step, setDraft, setStep };
}

/** Nothing of what another version of the page may have kept. */
function keptOrder(place: string): Kept | undefined {
  const { draft, step } = (kept(place) ?? {}) as Partial<Kept>;
  const isWhole =
    draft !== undefined && Array.isArray(draft.lines) && (step === 0 || (step !== undefined && draft.supplier));
  return isWhole ? { draft, step } : undefined;
}
