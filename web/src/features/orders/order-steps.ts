import type { OrderStatus } from '../../lib/order-status';
import type { ViewMode } from '../../lib/view-mode';

/** How far an order is, in percent; nothing for what never started or was called off. */
export const PROGRESS: Partial<Record<OrderStatus, number>> = {
  pending: 25,
  confirmed: 50,
  processing: 60,
  shipped: 75,
  delivered: 100,
};

export interface Step {
  to: OrderStatus;
  label: string;
  /** primary: the expected next step; quiet: possible; stop: ends the order. */
  weight: 'primary' | 'quiet' | 'stop';
  /** Written into the history with the step. */
  notes?: string;
  /** Whether it is asked before. */
  asks?: boolean;
}

/** What each side calls its steps. Which of them are legal now is the server's word (`nextStatuses`). */
const STEPS: Record<ViewMode, Step[]> = {
  buyer: [
    { to: 'pending', label: 'Place order', weight: 'primary' },
    { to: 'confirmed', label: 'Mark as confirmed', weight: 'quiet' },
    { to: 'shipped', label: 'Mark as shipped', weight: 'quiet' },
    { to: 'delivered', label: 'Mark as delivered', weight: 'quiet', asks: true },
    { to: 'cancelled', label: 'Cancel order', weight: 'stop', asks: true },
  ],
  seller: [
    { to: 'confirmed', label: 'Accept order', weight: 'primary', notes: 'Order accepted and confirmed' },
    { to: 'processing', label: 'Start processing', weight: 'primary' },
    { to: 'shipped', label: 'Mark as shipped', weight: 'primary' },
    { to: 'delivered', label: 'Mark as delivered', weight: 'primary' },
    { to: 'rejected', label: 'Reject order', weight: 'stop' },
  ],
};

export const stepsOf = (side: ViewMode, nextStatuses: readonly OrderStatus[] = []) =>
  STEPS[side].filter(({ to }) => nextStatuses.includes(to));
