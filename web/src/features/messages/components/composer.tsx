import { CloseOutlined, FileTextOutlined, SendOutlined } from '@ant-design/icons';
import { Button, Input, Tooltip } from 'antd';
import type { TextAreaRef } from 'antd/es/input/TextArea';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useOrder } from '../../../api/get-order';
import { OrderStatusTag } from '../../../components/order-status-tag';
import { problemOfLength } from '../../../kit/form/at-most';
import { PopoverButton } from '../../../kit/page/popover-button';
import { Money } from '../../../kit/values/money';
import { formatNumber } from '../../../lib/numbers';
import { usePhone } from '../../../lib/media';
import type { Parties } from '../api/list-conversations';
import { keptDraft, keepDraft } from '../drafts';
import type { Outgoing } from '../outgoing';
import { OrderPanel } from './order-panel';
import styles from './thread.module.css';

const LONGEST = 4000;
/** From here on the count is shown. */
const NEARLY = 3600;

type Order = NonNullable<Outgoing['order']>;

interface Props {
  parties: Parties;
  /** To find the buyer's orders among those of others. */
  buyerName?: string;
  /** Pointed at from the start. */
  orderId?: number;
  sending?: boolean;
  /** Answers whether it was taken: what was not is still there. */
  onSend: (text: string, order?: Order) => Promise<boolean>;
}

/** Where one writes. Enter sends, Shift and Enter begins a line; on a phone Enter begins a line. */
export function Composer({ parties, buyerName, orderId, sending, onSend }: Props) {
  const place = `${parties.supplierId}-${parties.buyerId ?? ''}`;
  const [text, setText] = useState(() => keptDraft(place));
  const [chosen, setChosen] = useState<Order | null>();
  const field = useRef<TextAreaRef>(null);
  const phone = usePhone();
  const asked = useOrder(orderId);
  const order = chosen === undefined ? asked.data && toReference(asked.data) : (chosen ?? undefined);
  const words = text.trim();
  const tooLong = problemOfLength(words, LONGEST);

  useEffect(() => {
    // On a phone the keyboard would cover what there is to read.
    if (!phone) field.current?.focus({ preventScroll: true });
  }, [phone]);

  const write = (next: string) => {
    setText(next);
    keepDraft(place, next);
  };
  const send = async () => {
    if (!words || tooLong || sending) return;
    if (!(await onSend(words, order))) return;
    write('');
    setChosen(null);
    field.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // A word that is still being composed (Japanese, Chinese) is finished by Enter.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing || phone) return;
    event.preventDefault();
    void send();
  };

  return (
    <form
      className={styles.composer}
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      {order && (
        <div className={styles.about}>
          About <span className={styles.orderNumber}>{order.orderNumber}</span>
          <OrderStatusTag status={order.status} />
          <Money cents={order.total} currency={order.currency} />
          <Button
            type="text"
            size="small"
            icon={<CloseOutlined aria-hidden />}
            aria-label={`Do not point at ${order.orderNumber}`}
            onClick={() => setChosen(null)}
          />
        </div>
      )}
      <div className={styles.fields}>
        <PopoverButton
          type="text"
          icon={<FileTextOutlined aria-hidden />}
          aria-label="Point at an order"
          panel={(close) => (
            <OrderPanel
              parties={parties}
              buyerName={buyerName}
              onChoose={(one) => {
                setChosen(toReference(one));
                close();
                field.current?.focus();
              }}
            />
          )}
        />
        <Input.TextArea
          ref={field}
          aria-label="Message"
          {...(tooLong && { status: 'error' as const, 'aria-invalid': true })}
          placeholder="Write a message"
          autoSize={{ minRows: 1, maxRows: 7 }}
          value={text}
          onChange={(event) => write(event.target.value)}
          onKeyDown={onKeyDown}
        />
        <Tooltip title={phone ? undefined : 'Enter sends, Shift + Enter begins a line'}>
          <Button
            type="primary"
            htmlType="submit"
            icon={<SendOutlined aria-hidden />}
            aria-label="Send"
            loading={sending}
            disabled={!words || tooLong !== undefined}
          />
        </Tooltip>
      </div>
      {words.length >= NEARLY && (
        <span className={tooLong ? styles.problem : styles.hint} aria-live="polite">
          {tooLong ?? `${formatNumber(LONGEST - words.length)} letters left`}
        </span>
      )}
    </form>
  );
}

function toReference({ id, orderNumber, status, total, currency }: Order): Order {
  return { id, orderNumber, status, total, currency };
}
