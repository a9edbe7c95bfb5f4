import { Modal, type ModalProps } from 'antd';
import { clsx } from 'clsx';
import { usePhone } from '../../lib/media';
import styles from './dialog.module.css';

type Props = Omit<ModalProps, 'onOk' | 'okText' | 'cancelText' | 'afterOpenChange'> & { title: string };

/** A dialog; on a phone a full-height sheet. Its content starts afresh each time it opens. */
export function Dialog({ className, ...props }: Props) {
  const phone = usePhone();
  return (
    <Modal
      footer={null}
      destroyOnHidden
      styles={{ header: { marginBottom: 16 } }}
      {...props}
      className={clsx(styles.dialog, className)}
      // On a phone the keyboard would cover what has just opened.
      afterOpenChange={(open) => open && !phone && focusFirstField()}
    />
  );
}

/** `autoFocus` comes too early, before the dialog is part of the document: the close button has the focus by now. */
function focusFirstField(): void {
  const dialog = [...document.querySelectorAll(`.${styles.dialog}`)].at(-1);
  if (!dialog || document.activeElement?.matches('input, textarea')) return;
  const field = ':is(input, textarea):not([hidden], [type="hidden"], [readonly], :disabled)';
  const fields = dialog.querySelectorAll<HTMLElement>(`.ant-modal-body form ${field}`);
  [...fields].find((element) => element.offsetParent !== null)?.focus();
}
