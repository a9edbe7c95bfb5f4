import { Space } from 'antd';
import { useState } from 'react';
import { formatMoney } from '../../lib/money';
import { MoneyInput } from '../form/money-input';
import styles from './price-range.module.css';

interface Range {
  /** Minor units. */
  priceMin?: number;
  /** Minor units. */
  priceMax?: number;
}

interface Props extends Range {
  currency: string;
  /** What there is, shown where nothing is typed. */
  bounds?: { min: number; max: number };
  onChange: (range: Range) => void;
}

/** '$5.00 – $20.00', or one of its ends. */
export function pricesInWords({ priceMin, priceMax }: Range, currency: string): string {
  if (priceMin !== undefined && priceMax !== undefined) {
    return `${formatMoney(priceMin, currency)} – ${formatMoney(priceMax, currency)}`;
  }
  return priceMin !== undefined
    ? `from ${formatMoney(priceMin, currency)}`
    : `up to ${formatMoney(priceMax!, currency)}`;
}

/** From one price to another, both included; sent when a field is left or Enter is pressed, not with every digit. */
export function PriceRange({ priceMin, priceMax, currency, bounds, onChange }: Props) {
  return (
    <Space.Compact className={styles.range} role="group" aria-label="Price">
      <End
        key={`from ${priceMin}`}
        label="Price from"
        value={priceMin}
        currency={currency}
        placeholder={bounds ? formatMoney(bounds.min, currency) : 'From'}
        onDone={(value) => onChange({ priceMin: value, priceMax })}
      />
      <End
        key={`to ${priceMax}`}
        label="Price to"
        value={priceMax}
        currency={currency}
        placeholder={bounds ? formatMoney(bounds.max, currency) : 'To'}
        onDone={(value) => onChange({ priceMin, priceMax: value })}
      />
    </Space.Compact>
  );
}

interface EndProps {
  label: string;
  value: number | undefined;
  currency: string;
  placeholder: string;
  onDone: (value: number | undefined) => void;
}

function End({ label, value, currency, placeholder, onDone }: EndProps) {
  const [typed, setTyped] = useState<number | null>(value ?? null);
  const done = () => {
    if ((typed ?? undefined) !== value) onDone(typed ?? undefined);
  };
  return (
    <MoneyInput
      aria-label={label}
      currency={currency}
      value={typed}
      onChange={setTyped}
      placeholder={placeholder}
      controls={false}
      min={0}
      onBlur={done}
      onPressEnter={done}
    />
  );
}
