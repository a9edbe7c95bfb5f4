import { Modal, type ModalProps } from 'antd';
import { clsx } from 'clsx';
import { useEffect, useRef, useState } from 'react';
import { usePhone } from '../../lib/media';
import { forget, UnsavedScope } from '../form/unsaved';
import { useAskToDiscard } from './ask-to-discard';
import styles from './dialog.module.css';
import { DialogClose } from './dialog-close';
import { openerOf, returnFocus } from './opener';
import { useOverlay } from './overlays';

interface Props extends Omit<ModalProps, 'onOk' | 'okText' | 'cancelText' | 'afterOpenChange' | 'onCancel'> {
  title: string;
  /** By its cross, Esc, the mask or 'Cancel'; after a question where something was typed. */
  onCancel: () => void;
}

/**
 * A dialog; on a phone a full-height sheet. Its content starts afresh each time it opens. The focus goes to its first
 * field and, when it is closed, back to where it was opened.
 */
export function Dialog({ className, children, onCancel, open, ...props }: Props) {
  const phone = usePhone();
  const [unsaved] = useState(() => new Set<object>());
  const askToDiscard = useAskToDiscard();
  const content = useRef<HTMLDivElement>(null);

  // Asked for before its own fields take the focus.
  const [opening, setOpening] = useState(() => ({ open, opener: openerOf() }));
  if (opening.open !== open) setOpening({ open, opener: openerOf() });
  const { opener } = opening;
  useEffect(() => (open ? () => returnFocus(opener) : undefined), [open, opener]);

  const close = () => {
    if (unsaved.size === 0) return onCancel();
    void askToDiscard().then((discard) => {
      if (!discard) return;
      forget(unsaved);
      onCancel();
    });
  };

  useOverlay(open ?? false, close);

  return (
    <Modal
      footer={null}
      destroyOnHidden
      styles={{ header: { marginBottom: 16 } }}
      {...props}
      open={open}
      onCancel={close}
      className={clsx(styles.dialog, className)}
      // On a phone the keyboard would cover what has just opened.
      afterOpenChange={(isOpen) => isOpen && !phone && focusFirstField(content.current)}
    >
      <UnsavedScope of={unsaved}>
        <DialogClose value={close}>
          <div ref={content} className={styles.content}>
            {children}
          </div>
        </DialogClose>
      </UnsavedScope>
    </Modal>
  );
}

const FIELD = ':is(input, textarea):not([hidden], [type="hidden"], [readonly], :disabled)';

/** `autoFocus` comes too early, before the dialog is part of the document: the close button has the focus by now. */
function focusFirstField(content: HTMLElement | null): void {
  if (!content || (content.contains(document.activeElement) && document.activeElement?.matches(FIELD))) return;
  const fields = content.querySelectorAll<HTMLElement>(FIELD);
  [...fields].find((field) => field.offsetParent !== null)?.focus();
}
