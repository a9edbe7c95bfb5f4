import { Modal, type ModalProps } from 'antd';
import { clsx } from 'clsx';
import styles from './dialog.module.css';

type Props = Omit<ModalProps, 'onOk' | 'okText' | 'cancelText'> & { title: string };

/** A dialog; on a phone a full-height sheet. Its content starts afresh each time it opens. */
export function Dialog({ className, ...props }: Props) {
  return (
    <Modal
      footer={null}
      destroyOnHidden
      styles={{ header: { marginBottom: 16 } }}
      {...props}
      className={clsx(styles.dialog, className)}
    />
  );
}
