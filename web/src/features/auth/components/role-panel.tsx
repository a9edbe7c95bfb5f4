import { CheckOutlined } from '@ant-design/icons';
import { Logo } from '../../../components/logo';
import { type AuthRole, ROLE_COPY } from '../role-copy';
import styles from './role-panel.module.css';

/** What an account is good for, in the colour of its side of the market. */
export function RolePanel({ role }: { role: AuthRole }) {
  const { heading, points } = ROLE_COPY[role];
  return (
    <aside className={styles.panel} data-role={role}>
      <Logo onColour />
      <div className={styles.words}>
        <h2 className={styles.heading}>{heading}</h2>
        <ul className={styles.points}>
          {points.map((point) => (
            <li key={point} className={styles.point}>
              <CheckOutlined aria-hidden className={styles.check} />
              {point}
            </li>
          ))}
        </ul>
      </div>
    </aside>
  );
}
