import { Button, Form, Input, Rate } from 'antd';
import { atMost } from '../../../kit/form/at-most';
import { cloneElement, type ReactElement, useEffect, useRef, useState } from 'react';
import type { Order } from '../../../api/list-orders';
import { EntryForm } from '../../../kit/form/entry-form';
import { useEntry } from '../../../kit/form/use-entry';
import { Surface } from '../../../kit/page/surface';
import { RelativeDate } from '../../../kit/values/relative-date';
import { useSide } from '../../../lib/auth/use-side';
import { count } from '../../../lib/numbers';
import { useToast } from '../../../lib/use-toast';
import { useRateOrder } from '../api/rate-order';
import { nothingArrived } from '../receipt';
import styles from './order-rating.module.css';

/** What the buyer thinks of a delivered order; before that, where the buyer says it. */
export function OrderRating({ order }: { order: Order }) {
  const side = useSide();
  const [given, setGiven] = useState(false);
  if (order.rating) return <GivenRating rating={order.rating} takeFocus={given} />;
  // Nobody would read it, nor see what it is a part of.
  if (side !== 'buyer' || order.status !== 'delivered' || order.supplier.account === 'closed') return null;
  if (nothingArrived(order)) return null;
  return (
    <Surface title="Rate this order">
      <RatingForm order={order} onGiven={() => setGiven(true)} />
    </Surface>
  );
}

interface GivenProps {
  rating: NonNullable<Order['rating']>;
  /** It stands where the person has just sent it. */
  takeFocus: boolean;
}

function GivenRating({ rating: { stars, comment, createdAt }, takeFocus }: GivenProps) {
  const shown = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takeFocus) shown.current?.focus({ preventScroll: true });
  }, [takeFocus]);
  return (
    <Surface title="Rating">
      <div ref={shown} tabIndex={-1} role="img" aria-label={count(stars, 'star')} className={styles.stars}>
        <Rate disabled value={stars} />
      </div>
      {comment && (
        <p dir="auto" className={styles.comment}>
          {comment}
        </p>
      )}
      <p className={styles.when}>
        <RelativeDate iso={createdAt} />
      </p>
    </Surface>
  );
}

/** Takes nothing else from its form item: what belongs on an input is not allowed on a list of stars. */
function Stars({ value, onChange }: { value?: number; onChange?: (stars: number) => void }) {
  // antd hands it on, though its type does not say so.
  const group = { role: 'radiogroup' };
  // antd names none of its radios, and checks all up to the chosen one.
  const named = (star: ReactElement, { index = 0 }) =>
    cloneElement(
      star as ReactElement<StarProps>,
      { role: 'none' },
      cloneElement((star as ReactElement<StarProps>).props.children, {
        'aria-label': count(index + 1, 'star'),
        'aria-checked': value === index + 1,
      }),
    );
  return <Rate value={value} onChange={onChange} {...group} aria-label="Stars" characterRender={named} />;
}

interface StarProps {
  role?: string;
  children: ReactElement<{ 'aria-label'?: string; 'aria-checked'?: boolean }>;
}

function RatingForm({ order, onGiven }: { order: Order; onGiven: () => void }) {
  const rate = useRateOrder();
  const toast = useToast();
  const entry = useEntry<{ stars: number; comment?: string }>({
    send: ({ stars, comment }) =>
      rate.mutateAsync({ id: order.id, input: { stars, ...(comment?.trim() && { comment: comment.trim() }) } }),
    failure: 'Failed to rate order',
    onDone: () => {
      onGiven();
      toast.success('Thank you', `${order.supplier.name} has been told.`);
    },
  });
  return (
    <EntryForm entry={entry}>
      <Form.Item label="Stars" name="stars" rules={[{ required: true, message: 'Please choose 1 to 5 stars' }]}>
        <Stars />
      </Form.Item>
      <Form.Item label="Comment" name="comment" rules={[atMost(1000)]}>
        <Input.TextArea rows={2} placeholder={`${order.supplier.name} reads it`} />
      </Form.Item>
      <Button type="primary" htmlType="submit" loading={entry.busy}>
        Send rating
      </Button>
    </EntryForm>
  );
}
