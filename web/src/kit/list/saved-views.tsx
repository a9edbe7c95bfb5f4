import { DeleteOutlined, PushpinOutlined } from '@ant-design/icons';
import { Button, Input } from 'antd';
import { useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { usePreference } from '../../lib/preferences';
import { useCopy } from '../values/use-copy';
import { PopoverButton } from '../page/popover-button';
import styles from './saved-views.module.css';

interface View {
  name: string;
  search: string;
}

const MOST = 20;

/** A view is its address: it is saved under a name, and shared by its link. What is only this page of it is left out. */
function viewOf(search: string): string {
  const params = new URLSearchParams(search);
  for (const name of ['cursor', 'item']) params.delete(name);
  params.sort();
  return params.toString();
}

export function SavedViews({ list }: { list: string }) {
  const [views, setViews] = usePreference<View[]>(`${list}.views`, []);
  const [name, setName] = useState('');
  const { pathname, search } = useLocation();
  const copy = useCopy();
  const current = viewOf(search);

  const save = () => {
    const trimmed = name.trim();
    if (!trimmed) return;
    setViews([...views.filter((view) => view.name !== trimmed), { name: trimmed, search: current }].slice(-MOST));
    setName('');
  };
  const copyLink = () => void copy(`${window.location.origin}${pathname}${current && `?${current}`}`, 'Link copied');

  return (
    <PopoverButton
      icon={<PushpinOutlined aria-hidden />}
      aria-label="Saved views"
      panel={(close) => (
        <div className={styles.panel} role="dialog" aria-label="Saved views">
          {views.length > 0 && (
            <ul className={styles.views}>
              {views.map((view) => (
                <li key={view.name} className={styles.view}>
                  <Link
                    to={{ pathname, search: view.search }}
                    className={styles.name}
                    title={view.name}
                    dir="auto"
                    aria-current={view.search === current ? 'true' : undefined}
                    onClick={close}
                  >
                    {view.name}
                  </Link>
                  <Button
                    type="text"
                    size="small"
                    icon={<DeleteOutlined aria-hidden />}
                    aria-label={`Delete view ${view.name}`}
                    onClick={() => setViews(views.filter((other) => other !== view && other.name !== view.name))}
                  />
                </li>
              ))}
            </ul>
          )}
          <div className={styles.save}>
            <Input
              aria-label="Name of the view"
              placeholder="Name this view"
              maxLength={60}
              value={name}
              onChange={(event) => setName(event.target.value)}
              onPressEnter={save}
            />
            <Button onClick={save} disabled={!name.trim()}>
              Save
            </Button>
          </div>
          <Button type="text" size="small" onClick={copyLink}>
            Copy link to this view
          </Button>
        </div>
      )}
    />
  );
}
