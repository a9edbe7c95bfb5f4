import { Button } from 'antd';
import { useEffect, useRef } from 'react';
import { EntryForm } from '../../../kit/form/entry-form';
import { useEntry } from '../../../kit/form/use-entry';
import { answerBefore } from '../../../lib/api-error';
import { wasSentBefore } from '../../../lib/use-once';
import { useToast } from '../../../lib/use-toast';
import { useAddLine } from '../api/add-line';
import { LineFields, toLineInput, type LineValues } from './line-fields';
import styles from './lines.module.css';

interface Props {
  invoiceId: number;
  currency: string;
  onAdded: () => void;
  onDone: () => void;
}

/** One line; whoever shows the form gives an empty one for the next. */
export function NewLineForm({ invoiceId, currency, onAdded, onDone }: Props) {
  const add = useAddLine(invoiceId);
  const toast = useToast();
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => root.current?.querySelector<HTMLElement>('input')?.focus(), []);

  const entry = useEntry<LineValues, object>({
    send: ({ productId, ...values }) =>
      // Without a choice the catalogue says what it is.
      add.mutateAsync({ ...toLineInput(values), productId: productId ?? undefined }),
    failure: 'Failed to add the line',
    onDone: (line) => {
      if (wasSentBefore(line)) toast.doneOnce('The line is added');
      onAdded();
    },
    onRefused: (error) => {
      if (!answerBefore(error)) return false;
      toast.doneBefore('The line was added already', 'What you changed since is not in it.');
      onAdded();
      return true;
    },
  });

  return (
    <div ref={root} className={styles.line}>
      <EntryForm entry={entry} name="new-line" aria-label="New line" className={styles.form} requiredMark={false}>
        <LineFields
          form={entry.form}
          currency={currency}
          noProduct="Found in the catalog, or a new product of your own"
        />
        <div className={styles.actions}>
          <Button onClick={onDone}>Done</Button>
          <Button type="primary" ghost htmlType="submit" loading={entry.busy}>
            Add line
          </Button>
        </div>
      </EntryForm>
    </div>
  );
}
