import { Input, type InputRef } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { useToast } from '../../lib/use-toast';
import styles from './editable-cell.module.css';

interface Props {
  /** 'Threshold of Hex bolt' */
  label: string;
  value: string;
  /** Shown where there is no value. */
  placeholder?: string;
  number?: boolean;
  /** What is wrong with it, in words. */
  check?: (text: string) => string | undefined;
  save: (text: string) => Promise<unknown>;
}

/** A cell that is changed where it stands: Enter and leaving it save, Escape does not. */
export function EditableCell(props: Props) {
  const { label, value, placeholder = '–', number } = props;
  const [editing, setEditing] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(false);

  // Who came by keyboard goes on from here.
  useEffect(() => {
    if (wasEditing.current && !editing) button.current?.focus();
    wasEditing.current = editing;
  }, [editing]);

  if (editing) return <Editor {...props} onDone={() => setEditing(false)} />;
  return (
    <button
      ref={button}
      type="button"
      className={number ? `${styles.cell} ${styles.number}` : styles.cell}
      aria-label={`${label}: ${value || 'none'}. Change`}
      title={value}
      onClick={() => setEditing(true)}
    >
      {value || <span className={styles.none}>{placeholder}</span>}
    </button>
  );
}

function Editor({ label, value, number, check, save, onDone }: Props & { onDone: () => void }) {
  const [text, setText] = useState(value);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const input = useRef<InputRef>(null);
  const over = useRef(false);
  const toast = useToast();

  useEffect(() => input.current?.focus({ cursor: 'all' }), []);

  const finish = () => {
    if (over.current) return;
    const entered = text.trim();
    const wrong = entered === value ? undefined : check?.(entered);
    setProblem(wrong);
    if (wrong) return;
    over.current = true;
    if (entered === value) return onDone();
    setBusy(true);
    save(entered).then(onDone, (error: unknown) => {
      over.current = false;
      setBusy(false);
      toast.failure(`${label} was not changed`, error);
    });
  };
  const cancel = () => {
    over.current = true;
    onDone();
  };

  return (
    <>
      <Input
        ref={input}
        size="small"
        className={number ? `${styles.editor} ${styles.number}` : styles.editor}
        aria-label={label}
        aria-invalid={problem !== undefined}
        status={problem ? 'error' : undefined}
        inputMode={number ? 'numeric' : undefined}
        value={text}
        disabled={busy}
        onChange={({ target }) => setText(target.value)}
        onBlur={finish}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' && event.key !== 'Escape') return;
          // Or the key would go on to the button, which has the keyboard by then, and open the editor again.
          event.preventDefault();
          if (event.key === 'Enter') finish();
          else cancel();
        }}
      />
      {problem && (
        <span role="alert" className={styles.problem}>
          {problem}
        </span>
      )}
    </>
  );
}
