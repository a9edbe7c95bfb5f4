import { LeftOutlined, RightOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useNavigate } from 'react-router-dom';
import { useShortcut } from '../shortcuts/use-shortcut';
import { neighboursOf } from '../list/last-list';
import { LinkButton } from './link-button';
import styles from './record-nav.module.css';

interface Props {
  /** The list's name. */
  list: string;
  id: number;
  to: (id: number) => string;
}

/** From one record of a list to the next, without the list in between. */
export function RecordNav({ list, id, to }: Props) {
  const neighbours = neighboursOf(list, id);
  const navigate = useNavigate();
  const go = (neighbour: number | undefined) => {
    if (neighbour !== undefined) void navigate(to(neighbour), { replace: true });
  };
  const several = (neighbours?.of ?? 0) > 1;
  useShortcut({
    keys: 'k',
    description: 'Previous record',
    group: 'This page',
    run: () => go(neighbours?.previous),
    enabled: several,
  });
  useShortcut({
    keys: 'j',
    description: 'Next record',
    group: 'This page',
    run: () => go(neighbours?.next),
    enabled: several,
  });
  if (!neighbours || neighbours.of < 2) return null;
  const { previous, next, place, of } = neighbours;
  return (
    <nav className={styles.nav} aria-label="Records">
      <Step
        to={previous === undefined ? undefined : to(previous)}
        label="Previous"
        icon={<LeftOutlined aria-hidden />}
      />
      <span className={styles.place}>
        {place} of {of}
      </span>
      <Step to={next === undefined ? undefined : to(next)} label="Next" icon={<RightOutlined aria-hidden />} />
    </nav>
  );
}

function Step({ to, label, icon }: { to?: string; label: string; icon: React.ReactNode }) {
  const look = { type: 'text', size: 'small', icon, 'aria-label': label, title: label } as const;
  return to === undefined ? <Button {...look} disabled /> : <LinkButton {...look} to={to} replace />;
}
