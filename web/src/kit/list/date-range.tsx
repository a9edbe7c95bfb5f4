import { CalendarOutlined } from '@ant-design/icons';
import { Button, Input, Popover } from 'antd';
import { useState } from 'react';
import { formatDay } from '../../lib/dates';
import styles from './date-range.module.css';
import { type Preset, presets } from './filters';

interface Range {
  from?: string;
  to?: string;
}

interface Props extends Range {
  /** Offered by name; what people ask for most unless told otherwise. */
  choices?: Preset[];
  /** There is always a range. */
  required?: boolean;
  onChange: (range: Range) => void;
}

/** 'Jan 1, 2026 – Jan 31, 2026', or one of its ends. */
export function rangeInWords({ from, to }: Range): string {
  if (from && to) return from === to ? formatDay(from) : `${formatDay(from)} – ${formatDay(to)}`;
  if (from) return `since ${formatDay(from)}`;
  return to ? `until ${formatDay(to)}` : 'Any time';
}

/** From one day to another, both included. The browser's own date fields: they speak the person's language. */
export function DateRange({ from, to, choices = presets(), required, onChange }: Props) {
  const [open, setOpen] = useState(false);
  const choose = (range: Range) => {
    onChange(range);
    setOpen(false);
  };
  return (
    <Popover
      open={open}
      onOpenChange={setOpen}
      trigger="click"
      placement="bottomLeft"
      arrow={false}
      destroyOnHidden
      content={
        <div className={styles.panel} role="dialog" aria-label="Date range">
          <div className={styles.presets}>
            {choices.map(({ label, ...range }) => (
              <Button key={label} size="small" onClick={() => choose(range)}>
                {label}
              </Button>
            ))}
          </div>
          <div className={styles.fields}>
            <label className={styles.field}>
              From
              <Input
                type="date"
                value={from ?? ''}
                max={to}
                onChange={(event) => onChange({ from: event.target.value || undefined, to })}
              />
            </label>
            <label className={styles.field}>
              To
              <Input
                type="date"
                value={to ?? ''}
                min={from}
                onChange={(event) => onChange({ from, to: event.target.value || undefined })}
              />
            </label>
          </div>
          {!required && (from || to) && (
            <Button size="small" type="text" onClick={() => choose({})}>
              Any time
            </Button>
          )}
        </div>
      }
    >
      <Button icon={<CalendarOutlined aria-hidden />} aria-haspopup="dialog" aria-expanded={open}>
        {rangeInWords({ from, to })}
      </Button>
    </Popover>
  );
}
