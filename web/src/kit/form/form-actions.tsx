import { Button } from 'antd';
import { clsx } from 'clsx';
import { useContext } from 'react';
import { DialogClose } from '../dialog/dialog-close';
import styles from './form-actions.module.css';

interface Props {
  /** A verb with its object: 'Place order'. */
  submit: string;
  busy: boolean;
  /** In a dialog its own way out, which asks before something is lost. */
  onCancel?: () => void;
  danger?: boolean;
  disabled?: boolean;
}

/** The foot of a form or dialog; on a phone it stays within the thumb's reach. */
export function FormActions({ submit, busy, onCancel, danger, disabled }: Props) {
  const closeDialog = useContext(DialogClose);
  const leave = closeDialog ?? onCancel;
  return (
    <div className={clsx(styles.actions, closeDialog && styles.inDialog)}>
      {leave && <Button onClick={leave}>Cancel</Button>}
      <Button type="primary" htmlType="submit" loading={busy} danger={danger} disabled={disabled}>
        {submit}
      </Button>
    </div>
  );
}
