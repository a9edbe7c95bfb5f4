import { Button } from 'antd';
import { useEffect, useRef } from 'react';
import { KeyHint } from '../../../kit/shortcuts/key-hint';
import { useShortcut } from '../../../kit/shortcuts/use-shortcut';
import type { InvoiceDetail } from '../api/get-invoice';
import { doubtsOf, goToNext, hasLostFocus } from '../doubts';

/** From doubt to doubt. Whoever settles one by a button that is gone with it comes to the next, and behind the last to the import. */
export function NextDoubt({ detail }: { detail: InvoiceDetail }) {
  const doubts = doubtsOf(detail);
  const next = () => goToNext(doubts);
  useShortcut({
    ...{ keys: 'F8', description: 'Next to check', group: 'This page', whileTyping: true },
    enabled: doubts.length > 0,
    run: next,
  });
  const before = useRef(doubts);
  useEffect(() => {
    const settled = before.current.filter((id) => !doubts.includes(id));
    before.current = doubts;
    if (settled.length > 0 && hasLostFocus(settled)) goToNext(doubts);
  });
  if (doubts.length === 0) return null;
  return (
    <Button onClick={next} aria-keyshortcuts="F8" data-in-reach>
      Next to check ({doubts.length})<KeyHint>F8</KeyHint>
    </Button>
  );
}
