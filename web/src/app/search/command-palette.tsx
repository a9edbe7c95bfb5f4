import { ClockCircleOutlined, LoadingOutlined, SearchOutlined } from '@ant-design/icons';
import { Command } from 'cmdk';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { SearchDrawing } from '../../kit/state/drawings';
import { EmptyState } from '../../kit/state/empty-state';
import { ErrorState } from '../../kit/state/error-state';
import { useCurrentUser } from '../../lib/auth/current-user';
import { useViewMode } from '../../lib/view-mode';
import styles from './command-palette.module.css';
import { commands, type Entry, foundGroups, soughtOf, stockActions } from './entries';
import { recentSearches, rememberSearch } from './recent-searches';
import { SEARCH_HINT } from './search-hint';
import { useSearch } from './use-search';

interface Props {
  typed: string;
  onType: (text: string) => void;
  onClose: () => void;
}

/** Search over everything, and the ways to every page and common action, without a mouse. */
export default function CommandPalette({ typed, onType, onClose }: Props) {
  const { role } = useCurrentUser();
  const view = useViewMode(role);
  const navigate = useNavigate();
  const [recent] = useState(recentSearches);
  const sought = soughtOf(typed);
  const { data, isBehind, isLoading, isError, error, refetch } = useSearch(sought, view);

  const go = (to: string) => {
    rememberSearch(typed);
    onClose();
    void navigate(to);
  };
  const isAdjusting = sought !== typed.trim();
  const found = data ? foundGroups(data, sought, view) : [];
  const ofFound = data ? stockActions(data, isAdjusting ? data.inventory.length : 1) : [];
  const actions = commands(typed, view, { isAdmin: role === 'admin', ofFound });
  // What is asked for by name comes first.
  const groups = isAdjusting ? [...actions, ...found] : [...found, ...actions];
  const waiting = isLoading || isBehind;

  return (
    <Command shouldFilter={false} loop label="Search" className={styles.palette}>
      <div className={styles.field}>
        {waiting ? (
          <LoadingOutlined aria-hidden className={styles.icon} />
        ) : (
          <SearchOutlined aria-hidden className={styles.icon} />
        )}
        <Command.Input
          // The dialog exists for this field alone.
          autoFocus
          value={typed}
          onValueChange={onType}
          placeholder={SEARCH_HINT}
          className={styles.input}
          maxLength={100}
        />
        <kbd className={styles.key}>Esc</kbd>
      </div>
      <Command.List className={styles.list} aria-busy={waiting}>
        {typed === '' && recent.length > 0 && (
          <Command.Group heading="Recent searches" className={styles.group}>
            {recent.map((q) => (
              <Command.Item key={q} value={`recent ${q}`} onSelect={() => onType(q)} className={styles.item}>
                <ClockCircleOutlined aria-hidden className={styles.icon} />
                <span className={styles.label}>{q}</span>
              </Command.Item>
            ))}
          </Command.Group>
        )}
        {groups.map(({ heading, entries, all }) => (
          <Command.Group key={heading} heading={heading} className={styles.group}>
            {entries.map((entry) => (
              <Line key={entry.to + entry.label} group={heading} entry={entry} onSelect={() => go(entry.to)} />
            ))}
            {all && (
              <Command.Item value={`all ${heading}`} onSelect={() => go(all)} className={styles.item}>
                <span className={styles.all}>View all in {heading.toLowerCase()}</span>
              </Command.Item>
            )}
          </Command.Group>
        ))}
      </Command.List>
      {/* Beside the list, which holds options and nothing else. */}
      {isError && <ErrorState title="The search could not be made" error={error} onRetry={() => void refetch()} />}
      {groups.length === 0 && !waiting && !isError && (
        <EmptyState drawing={<SearchDrawing />} title={`Nothing found for “${typed.trim()}”`}>
          Try fewer words, a code or an order number.
        </EmptyState>
      )}
    </Command>
  );
}

function Line({ group, entry, onSelect }: { group: string; entry: Entry; onSelect: () => void }) {
  const { to, icon, label, meta, aside } = entry;
  return (
    <Command.Item value={`${group} ${to} ${label}`} onSelect={onSelect} className={styles.item}>
      <span className={styles.icon}>{icon}</span>
      <span className={styles.text}>
        <span className={styles.label}>{label}</span>
        {meta && <span className={styles.meta}>{meta}</span>}
      </span>
      {aside && <span className={styles.aside}>{aside}</span>}
    </Command.Item>
  );
}
