import { useId } from 'react';
import { NumberInput, type NumberInputProps } from './number-input';
import styles from './number-field.module.css';

interface Props extends Omit<NumberInputProps, 'status'> {
  label: string;
  /** What is wrong with what was typed; it stays as it was typed. */
  problem?: string;
}

/** A number outside a form, with what is wrong with it below. */
export function NumberField({ label, problem, ...rest }: Props) {
  const id = useId();
  return (
    <div className={styles.field}>
      <NumberInput
        {...rest}
        aria-label={label}
        {...(problem && { status: 'error' as const, 'aria-invalid': true, 'aria-describedby': id })}
      />
      {problem && (
        <span id={id} role="alert" className={styles.problem}>
          {problem}
        </span>
      )}
    </div>
  );
}
