import { Progress } from 'antd';
import { formatNumber } from '../../../lib/numbers';
import { Surface } from '../../../kit/page/surface';
import styles from './goals.module.css';

export interface Goal {
  label: string;
  reached: number;
  target: number;
}

export function Goals({ goals }: { goals: Goal[] }) {
  return (
    <Surface title="Business Goals Progress">
      <ul className={styles.goals}>
        {goals.map(({ label, reached, target }) => (
          <li key={label}>
            <div className={styles.words}>
              <span>{label}</span>
              <span className={styles.figure}>
                {formatNumber(reached)} of {target}
              </span>
            </div>
            <Progress
              aria-label={label}
              percent={Math.min(100, Math.round((reached / target) * 100))}
              status={reached >= target ? 'success' : 'normal'}
              showInfo={false}
              size="small"
            />
          </li>
        ))}
      </ul>
    </Surface>
  );
}
