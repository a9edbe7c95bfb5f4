import { CheckCircleFilled, WarningFilled } from '@ant-design/icons';
import { Button } from 'antd';
import { useState } from 'react';
import { Row, Rows } from '../../../kit/page/rows';
import { Surface } from '../../../kit/page/surface';
import { accountOf, type Step } from '../account';
import type { InvoiceDetail } from '../api/get-invoice';
import styles from './account-card.module.css';

interface Props {
  detail: InvoiceDetail;
  /** Tells which amount is being looked at, for the document beside it. */
  onLook: (target: string) => void;
}

/** The arithmetic of what was read or, where a person corrected it, of what is entered, step by step. At once where it is to be reviewed, on demand where it was completed. */
export function AccountCard({ detail, onLook }: Props) {
  const isCompleted = detail.invoice.extractionStatus === 'completed';
  const [isOpen, setIsOpen] = useState(!isCompleted);
  const steps = accountOf(detail);
  if (steps.length === 0) return null;
  const open = steps.filter(({ isExplained }) => !isExplained).length;
  return (
    <Surface
      title={detail.account ? 'How it adds up, as corrected' : 'How it adds up, as it was read'}
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
