import { App, Button } from 'antd';
import { type ReactNode, useCallback } from 'react';
import { useToast } from '../../lib/use-toast';
import { oneDecision } from '../decision/decision-button';
import { openerOf, returnFocus } from './opener';
import { overlay } from './overlays';
import styles from './dialog.module.css';

interface Question<Answer> {
  title: string;
  /** What follows from it. */
  content?: ReactNode;
  /** The verb, as on the button that asked. */
  ok: string;
  cancel?: string;
  /** Another thing to do instead, once the question is gone; the cross cancels then. */
  other?: { label: string; run: () => void };
  /** False where nothing is lost by it. */
  danger?: boolean;
  run: () => Promise<Answer>;
  /** Said when it is done: a title, or a title and a sentence. Left out where `run` says it. */
  success?: string | ((answer: Answer) => string | [title: string, text: string]);
  /** Said when it failed, before the server's own sentence. Left out where `run` says it. */
  failure?: string;
  onDone?: (answer: Answer) => void;
}

/** Asks before what cannot be taken back, does it, and says how it went. */
export function useConfirm() {
  const { modal } = App.useApp();
  const toast = useToast();
  return useCallback(
    <Answer,>(question: Question<Answer>): void => {
      const { title, content, ok, cancel, other, danger = true, run, success, failure, onDone } = question;
      const opener = openerOf();
      let instead: (() => void) | undefined;
      const shown = modal.confirm({
        title: other ? <span className={styles.besideCross}>{title}</span> : title,
        content,
        okText: ok,
        okButtonProps: { danger, ...oneDecision },
        cancelText: cancel,
        ...(other && {
          closable: true,
          footer: (_, { OkBtn }) => (
            <>
              <Button
                onClick={() => {
                  instead = other.run;
                  shown.destroy();
                }}
              >
                {other.label}
              </Button>
              <OkBtn />
            </>
          ),
        }),
        // Enter must not delete what was opened by Enter.
        focusable: { autoFocusButton: danger ? 'cancel' : 'ok', focusTriggerAfterClose: false },
        afterClose: () => {
          gone();
          returnFocus(opener);
          instead?.();
        },
        onOk: () =>
          run().then(
            (answer) => {
              const said = typeof success === 'function' ? success(answer) : success;
              if (typeof said === 'string') toast.success(said);
              else if (said) toast.success(...said);
              onDone?.(answer);
            },
            (error: unknown) => {
              if (failure) toast.failure(failure, error);
            },
          ),
      });
      const gone = overlay(shown.destroy);
    },
    [modal, toast],
  );
}
