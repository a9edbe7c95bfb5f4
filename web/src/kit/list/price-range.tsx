import { Space } from 'antd';
import { useId, useState } from 'react';
import { formatMoney } from '../../lib/money';
import { MoneyInput, problemOfAmount } from '../form/money-input';
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

const isCrossed = ({ priceMin, priceMax }: Range) =>
  priceMin !== undefined && priceMax !== undefined && priceMin > priceMax;

const CROSSED = 'The lowest price is above the highest';

/** From one price to another, both included; sent when a field is left or Enter is pressed, not with every digit. */
export function PriceRange({ priceMin, priceMax, currency, bounds, onChange }: Props) {
  const [problem, setProblem] = useState<{ end: 'from' | 'to'; words: string } | undefined>(() =>
    isCrossed({ priceMin, priceMax }) ? { end: 'from', words: CROSSED } : undefined,
  );
  // An end that waits for the other: from 5–10 to 20–30 there is no way that is no range in between.
  const [waiting, setWaiting] = useState<Range>({});
  const id = useId();

  const done = (name: 'from' | 'to', end: Range) => {
    const range = { priceMin, priceMax, ...waiting, ...end };
    if (isCrossed(range)) {
      setWaiting(end);
      return setProblem({ end: name, words: CROSSED });
    }
    setWaiting({});
    setProblem(undefined);
    if (range.priceMin !== priceMin || range.priceMax !== priceMax) onChange(range);
  };

  const end = (name: 'from' | 'to', props: Pick<EndProps, 'label' | 'value' | 'placeholder' | 'onDone'>) => (
    <End
      key={`${name} ${props.value}`}
      {...props}
      currency={currency}
      describedBy={problem?.end === name ? id : undefined}
      onProblem={(words) => {
        if (words) setProblem({ end: name, words });
        else if (problem?.end === name) setProblem(undefined);
      }}
    />
  );
  return (
    <div className={styles.range}>
      <Space.Compact block role="group" aria-label="Price">
        {end('from', {
          label: 'Price from',
          value: priceMin,
          placeholder: bounds ? formatMoney(bounds.min, currency) : 'From',
          onDone: (value) => done('from', { priceMin: value }),
        })}
        {end('to', {
          label: 'Price to',
          value: priceMax,
          placeholder: bounds ? formatMoney(bounds.max, currency) : 'To',
          onDone: (value) => done('to', { priceMax: value }),
        })}
      </Space.Compact>
      {problem && (
        <span id={id} role="alert" className={styles.problem}>
          {problem.words}
        </span>
      )}
    </div>
  );
}

interface EndProps {
  label: string;
  value: number | undefined;
  currency: string;
  placeholder: string;
  /** What says what is wrong with it. */
  describedBy: string | undefined;
  onProblem: (words: string | undefined) => void;
  onDone: (value: number | undefined) => void;
}

function End({ label, value, currency, placeholder, describedBy, onProblem, onDone }: EndProps) {
  const [typed, setTyped] = useState<number | null>(value ?? null);
  const done = () => {
    const problem = typed === null ? undefined : problemOfAmount(typed, { min: 0 }, currency);
    onProblem(problem);
    if (!problem) onDone(typed ?? undefined);
  };
  return (
    <MoneyInput
      aria-label={label}
      currency={currency}
      value={typed}
      onChange={setTyped}
      placeholder={placeholder}
      controls={false}
      {...(describedBy && { status: 'error' as const, 'aria-invalid': true, 'aria-describedby': describedBy })}
      onBlur={done}
      onPressEnter={done}
    />
  );
}
