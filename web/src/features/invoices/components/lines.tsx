import { PlusOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useState } from 'react';
import type { LineItem } from '../api/get-invoice';
import type { Invoice } from '../api/list-invoices';
import { isInDoubt } from '../doubts';
import { lineTarget } from '../extracted';
import type { AskWhichOrder } from '../use-which-order';
import { LineForm } from './line-form';
import { LineRow } from './line-row';
import { NewLineForm } from './new-line-form';
import styles from './lines.module.css';

interface Props {
  invoiceId: number;
  lines: LineItem[];
  /** What another reading gave of a line's values, by the line's position. */
  otherReadings: (position: number) => string[];
  /** Where it has fractions of a cent. */
  printedPrice: (line: LineItem) => string | null;
  currency: string;
  /** The one that the invoice is for. */
  order: Invoice['order'];
  askWhichOrder: AskWhichOrder;
  onLook: (target: string) => void;
}

/** What is in doubt comes first; accepting one leads to the next. */
export function Lines({
  invoiceId,
  lines,
  otherReadings,
  printedPrice,
  currency,
  order,
  askWhichOrder,
  onLook,
}: Props) {
  const [editing, setEditing] = useState<number | null>(null);
  /** Which of the lines that are added one after the other; null: none. */
  const [adding, setAdding] = useState<number | null>(null);
  const [accepted, setAccepted] = useState(false);

  const rank = (line: LineItem) => (line.importedAt || line.importing ? 2 : isInDoubt(line) ? 0 : 1);
  const sorted = lines
    .map((line) => ({ line, target: lineTarget(line.position) }))
    .sort((a, b) => rank(a.line) - rank(b.line));
  const firstDoubt = sorted.find(({ line }) => rank(line) === 0)?.line.id;

  return (
    <>
      <ul className={styles.lines} aria-label="Invoice lines">
        {sorted.map(({ line, target }) =>
          rank(line) === 0 || editing === line.id ? (
            <LineForm
              key={line.id}
              line={line}
              otherReadings={otherReadings(line.position)}
              currency={currency}
              order={order}
              takeFocus={accepted && line.id === firstDoubt}
              onFocus={() => onLook(target)}
              onAccepted={() => {
                setAccepted(true);
                setEditing(null);
              }}
              onCancel={rank(line) === 0 ? undefined : () => setEditing(null)}
            />
          ) : (
            <LineRow
              key={line.id}
              line={line}
              printedPrice={printedPrice(line)}
              currency={currency}
              order={order}
              askWhichOrder={askWhichOrder}
              onEdit={() => setEditing(line.id)}
              onLook={() => onLook(target)}
            />
          ),
        )}
      </ul>
      {lines.length === 0 && adding === null && (
        <p className={styles.none}>No lines yet. What they say is taken into stock.</p>
      )}
      {adding !== null ? (
        <NewLineForm
          key={adding}
          invoiceId={invoiceId}
          currency={currency}
          onAdded={() => setAdding(adding + 1)}
          onDone={() => setAdding(null)}
        />
      ) : (
        <Button type="text" icon={<PlusOutlined aria-hidden />} className={styles.add} onClick={() => setAdding(0)}>
          Add line
        </Button>
      )}
    </>
  );
}
