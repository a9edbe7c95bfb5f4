import { SearchOutlined } from '@ant-design/icons';
import { Button, Input, type InputRef } from 'antd';
import { useShortcut } from '../shortcuts/use-shortcut';
import { type CSSProperties, useEffect, useRef, useState } from 'react';
import styles from './search-field.module.css';

interface Props {
  value: string;
  onSearch: (text: string) => void;
  placeholder: string;
  className?: string;
  /** Absent where the list has another way to clear it. */
  onClear?: () => void;
}

/** Searches 300 ms after the last key, at once on Enter. */
export function SearchField({ value, onSearch, placeholder, className, onClear }: Props) {
  const [draft, setDraft] = useState(value);
  const [known, setKnown] = useState(value);
  const field = useRef<InputRef>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  // The search was changed from outside ('Clear', Back): show that.
  if (value !== known) {
    setKnown(value);
    setDraft(value);
  }

  useShortcut({ keys: 'f', description: 'Search this list', group: 'This page', run: () => field.current?.focus() });

  useEffect(() => () => clearTimeout(timer.current), []);

  const send = (text: string) => {
    clearTimeout(timer.current);
    const trimmed = text.trim();
    if (trimmed === value) return;
    setKnown(trimmed);
    onSearch(trimmed);
  };

  return (
    <Input
      ref={field}
      type="search"
      className={className}
      // For whoever gives it room for the words it asks with.
      style={{ '--words': placeholder.length } as CSSProperties}
      prefix={<SearchOutlined aria-hidden />}
      placeholder={placeholder}
      aria-label={placeholder}
      allowClear={!onClear}
      suffix={
        onClear && (
          <Button type="text" size="small" className={styles.clear} onClick={onClear}>
            Clear
          </Button>
        )
      }
      value={draft}
      onChange={(event) => {
        const text = event.target.value;
        setDraft(text);
        clearTimeout(timer.current);
        timer.current = setTimeout(() => send(text), text ? 300 : 0);
      }}
      onPressEnter={() => send(draft)}
    />
  );
}
