import { useEffect, useState } from 'react';
import { problemOf } from '../../../kit/form/limits';
import { NumberField } from '../../../kit/form/number-field';

interface Props {
  label: string;
  value: number;
  minimum: number;
  /** Whether what it shows is something else than what is ordered. */
  onProblem: (isWrong: boolean) => void;
  onSet: (quantity: number, onRefused: () => void) => void;
}

/** An emptied field is about to hold something else. */
const problemIn = (quantity: number | null, min: number) =>
  quantity === null ? undefined : problemOf(quantity, { min, max: 1_000_000 });

/**
 * Follows what is typed and tells of it once it is complete: on Enter, on leaving the field and with each step. What
 * cannot be ordered stays as it was typed; the old quantity is shown again when the server refuses the new one.
 */
export function QuantityField({ label, value, minimum, onProblem, onSet }: Props) {
  const [typed, setTyped] = useState<number | null>(value);
  const [shown, setShown] = useState(value);
  // The cart has changed elsewhere.
  if (shown !== value) {
    setShown(value);
    setTyped(value);
  }
  const problem = problemIn(typed, minimum);
  const isWrong = problem !== undefined;
  useEffect(() => {
    onProblem(isWrong);
    return () => onProblem(false);
  }, [isWrong, onProblem]);

  const set = (quantity: number | null) => {
    setTyped(quantity ?? value);
    if (quantity === null || quantity === value || problemIn(quantity, minimum)) return;
    onSet(quantity, () => setTyped(value));
  };
  return (
    <NumberField
      label={label}
      problem={problem}
      value={typed}
      onChange={setTyped}
      onStep={(next) => set(Number(next))}
      onPressEnter={() => set(typed)}
      onBlur={() => set(typed)}
    />
  );
}
