import { Button } from 'antd';
import styles from './form-actions.module.css';

interface Props {
  /** A verb with its object: 'Place order'. */
  submit: string;
  busy: boolean;
  onCancel?: () => void;
  danger?: boolean;
  disabled?: boolean;
}

/** The foot of a form or dialog; on a phone it stays within the thumb's reach. */
export function FormActions({ submit, busy, onCancel, danger, disabled }: Props) {
  return (
    <div className={styles.actions}>
      {onCancel && <Button onClick={onCancel}>Cancel</Button>}
      <Button type="primary" htmlType="submit" loading={busy} danger={danger} disabled={disabled}>
        {submit}
      </Button>
    </div>
  );
}
