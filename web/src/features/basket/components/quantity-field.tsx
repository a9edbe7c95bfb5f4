import { InputNumber } from 'antd';
import { useState } from 'react';

interface Props {
  label: string;
  value: number;
  minimum: number;
  onSet: (quantity: number, onRefused: () => void) => void;
}

/**
 * Follows what is typed and tells of it once it is complete: on Enter, on leaving the field and with each step. Shows the
 * old quantity again when the new one is refused.
 */
export function QuantityField({ label, value, minimum, onSet }: Props) {
  const [typed, setTyped] = useState<number | null>(value);
  const [shown, setShown] = useState(value);
  // The cart has changed elsewhere.
  if (shown !== value) {
    setShown(value);
    setTyped(value);
  }
  const set = (quantity: number | null) => {
    if (quantity === null || quantity === value) return setTyped(value);
    onSet(quantity, () => setTyped(value));
  };
  return (
    <InputNumber
      aria-label={label}
      min={minimum}
      max={1_000_000}
      precision={0}
      value={typed}
      onChange={setTyped}
      onStep={(next) => set(Number(next))}
      onPressEnter={() => set(typed)}
      onBlur={() => set(typed)}
    />
  );
}
