import { ArrowDownOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useEffect, useRef, useState } from 'react';
import type { ViewMode } from '../../../lib/view-mode';
import type { Message } from '../api/list-messages';
import { byDay } from '../days';
import type { Outgoing } from '../outgoing';
import { MessageBubble } from './message-bubble';
import styles from './thread.module.css';

interface Props {
  side: ViewMode;
  /** Whom one talks with. */
  other: string;
  /** Newest first. */
  messages: Message[];
  waiting: Outgoing[];
  hasOlder: boolean;
  isLoadingOlder: boolean;
  onOlder: () => void;
  onRetry: (outgoing: Outgoing) => void;
  onDiscard: (outgoing: Outgoing) => void;
}

/** So far from an edge counts as being there. */
const NEAR_PX = 80;

/**
 * What was written, the latest at the bottom and in sight. The column is reversed, so that the browser measures from the
 * bottom: older messages that arrive above move nothing. Who has scrolled up stays there and is told of news.
 */
export function MessageLog(props: Props) {
  const { side, other, messages, waiting, hasOlder, isLoadingOlder, onOlder, onRetry, onDiscard } = props;
  const box = useRef<HTMLDivElement>(null);
  const [isAway, setIsAway] = useState(false);
  const newest = messages[0]?.id;
  const [seen, setSeen] = useState(newest);
  if (!isAway && seen !== newest) setSeen(newest);
  const hasNews = isAway && newest !== seen && messages[0]?.side !== side;

  const toBottom = () => {
    if (box.current) box.current.scrollTop = 0;
  };
  // What one has written oneself is looked at.
  useEffect(() => {
    if (waiting.length > 0) toBottom();
  }, [waiting.length]);

  const onScroll = ({ currentTarget: { scrollTop, scrollHeight, clientHeight } }: React.UIEvent<HTMLElement>) => {
    setIsAway(-scrollTop > NEAR_PX);
    if (hasOlder && !isLoadingOlder && scrollHeight - clientHeight + scrollTop < NEAR_PX) onOlder();
  };

  return (
    <div className={styles.logFrame}>
      {/* Scrolls by keyboard, so it takes the focus. */}
      <div
        ref={box}
        className={styles.log}
        role="log"
        aria-label={`Messages with ${other}`}
        tabIndex={0}
        onScroll={onScroll}
      >
        <div className={styles.inner}>
          {hasOlder && (
            <Button type="text" size="small" className={styles.older} loading={isLoadingOlder} onClick={onOlder}>
              Older messages
            </Button>
          )}
          {byDay(messages.toReversed(), new Date()).map(({ label, items }) => (
            <section key={label} aria-label={label} className={styles.day}>
              <h3 className={styles.separator}>{label}</h3>
              {items.map((message) => (
                <MessageBubble key={message.id} message={message} isOwn={message.side === side} side={side} />
              ))}
            </section>
          ))}
          {waiting.map((one) => (
            <MessageBubble
              key={one.key}
              message={one}
              isOwn
              side={side}
              onRetry={() => onRetry(one)}
              onDiscard={() => onDiscard(one)}
            />
          ))}
        </div>
      </div>
      {hasNews && (
        <Button className={styles.news} shape="round" icon={<ArrowDownOutlined aria-hidden />} onClick={toBottom}>
          New messages
        </Button>
      )}
    </div>
  );
}
