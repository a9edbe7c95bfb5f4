import { Button, Modal } from 'antd';
import { clsx } from 'clsx';
import { type ReactNode, useState } from 'react';
import styles from './welcome-dialog.module.css';

export interface WelcomeStep {
  drawing: ReactNode;
  title: string;
  content: ReactNode;
}

interface Props {
  steps: WelcomeStep[];
  /** The last step's buttons, beside Back. */
  last: ReactNode;
  onClose: () => void;
}

/** Three short steps for somebody's first visit. */
export function WelcomeDialog({ steps, last, onClose }: Props) {
  const [index, setIndex] = useState(0);
  const step = steps[index];
  if (!step) return null;
  return (
    <Modal
      open
      footer={null}
      onCancel={onClose}
      width={480}
      centered
      styles={{ header: { margin: 0 } }}
      // The dialog is called by its title, and by nothing else.
      title={
        <>
          <div className={styles.drawing}>{step.drawing}</div>
          <h2 className={styles.title}>{step.title}</h2>
        </>
      }
    >
      <div className={styles.content}>{step.content}</div>
      <div className={styles.foot}>
        <span className={styles.dots} role="img" aria-label={`Step ${index + 1} of ${steps.length}`}>
          {steps.map(({ title }, number) => (
            <span key={title} className={clsx(styles.dot, number === index && styles.current)} />
          ))}
        </span>
        {index > 0 && <Button onClick={() => setIndex(index - 1)}>Back</Button>}
        {index < steps.length - 1 ? (
          <Button type="primary" onClick={() => setIndex(index + 1)}>
            Next
          </Button>
        ) : (
          last
        )}
      </div>
    </Modal>
  );
}

/** What one can do here, or what to do first. */
export function WelcomeList({ items, numbered }: { items: [title: string, text: string][]; numbered?: boolean }) {
  const List = numbered ? 'ol' : 'ul';
  return (
    <List className={styles.list}>
      {items.map(([title, text]) => (
        <li key={title}>
          <strong>{title}</strong>
          <br />
          {text}
        </li>
      ))}
    </List>
  );
}
