import { CheckCircleFilled, WarningFilled } from '@ant-design/icons';
import { Button } from 'antd';
import { useState } from 'react';
import { Row, Rows } from '../../../kit/page/rows';
import { Surface } from '../../../kit/page/surface';
import { accountOf, type Step } from '../account';
import type { Invoice } from '../api/list-invoices';
import styles from './account-card.module.css';

interface Props {
  invoice: Invoice;
  /** Tells which amount is being looked at, for the document beside it. */
  onLook: (target: string) => void;
}

/** The arithmetic of what was read, whatever was corrected since, step by step: at once where it is to be reviewed, on demand where it was completed. */
export function AccountCard({ invoice, onLook }: Props) {
  const isCompleted = invoice.extractionStatus === 'completed';
  const [isOpen, setIsOpen] = useState(!isCompleted);
  const steps = accountOf(invoice);
  if (steps.length === 0) return null;
  const open = steps.filter(({ isExplained }) => !isExplained).length;
  return (
    <Surface
      title="How it adds up, as it was read"
      flush
      extra={
        <Button size="small" type="text" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          {isOpen ? 'Hide' : isCompleted && open === 0 ? 'Why it was completed' : 'Show'}
        </Button>
      }
    >
      {isOpen && (
        <Rows label="How it adds up">
          {steps.map((step, index) => (
            <StepRow key={index} step={step} onLook={onLook} />
          ))}
        </Rows>
      )}
    </Surface>
  );
}

function StepRow({
  step: { title, detail, figure, isExplained, target },
  onLook,
}: { step: Step } & Pick<Props, 'onLook'>) {
  return (
    <Row
      leading={
        isExplained ? (
          <CheckCircleFilled className={styles.explained} role="img" aria-label="In order" />
        ) : (
          <WarningFilled className={styles.open} role="img" aria-label="Open" />
        )
      }
      title={
        target === undefined ? (
          title
        ) : (
          <Button type="text" size="small" className={styles.look} onClick={() => onLook(target)}>
            {title}
          </Button>
        )
      }
      meta={detail}
      figure={figure}
    />
  );
}
