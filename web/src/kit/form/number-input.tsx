import { InputNumber, type InputNumberProps } from 'antd';
import { useCallback, useRef } from 'react';
import { format } from '../../lib/format';
import { readNumber } from './read-number';

export interface NumberInputProps extends Omit<
  InputNumberProps<number>,
  'value' | 'defaultValue' | 'onChange' | 'min' | 'max' | 'precision' | 'formatter' | 'parser' | 'decimalSeparator'
> {
  value?: number | null;
  /** NaN: what was typed is no number, or could be two. */
  onChange?: (value: number | null) => void;
  /** How many are written when nobody is typing. */
  decimals?: number;
  /** A difference: what is more than nothing has a plus. */
  withPlus?: boolean;
}

/**
 * Every field for a number. What was typed stays as it was typed until it is a number, and is never made another to
 * fit: limits are the business of `within`.
 */
export function NumberInput({ value, onChange, decimals = 0, withPlus = false, ...rest }: NumberInputProps) {
  const typed = useRef('');
  // Read back as what it says, and not by its looks: '1.234' is clear where we wrote it.
  const written = useRef<{ text: string; value: number }>(undefined);

  const read = (text: string) => {
    typed.current = text;
    return text === written.current?.text ? written.current.value : readNumber(text);
  };
  // The same function each time: antd writes the field anew with another.
  const write = useCallback(
    (number: string | number | undefined, { userTyping, input }: { userTyping: boolean; input: string }) => {
      if (userTyping) return input;
      if (number === undefined || number === '') return '';
      if (Number.isNaN(Number(number))) return typed.current;
      const text = (withPlus && Number(number) > 0 ? '+' : '') + withDecimals(String(number), decimals);
      written.current = { text, value: Number(number) };
      return text;
    },
    [decimals, withPlus],
  );

  return (
    <InputNumber<number>
      inputMode={decimals === 0 ? 'numeric' : 'decimal'}
      {...rest}
      value={value ?? null}
      formatter={write}
      // antd takes null for nothing, though its type does not say so.
      parser={(text) => read(text ?? '') as number}
      onChange={(next) => {
        // antd empties what it cannot read when the field is left.
        if (next !== null || typed.current.trim() === '') onChange?.(next);
      }}
      onInput={(text) => {
        // Of what it cannot read, and of such being taken away, antd does not tell.
        const number = read(text);
        if (number === null || Number.isNaN(number)) onChange?.(number);
      }}
    />
  );
}

function withDecimals(number: string, decimals: number): string {
  const [whole, fraction = ''] = number.split('.');
  const shown = fraction.padEnd(decimals, '0');
  return shown ? whole + format().decimalSeparator + shown : whole!;
}
