import { MoreOutlined } from '@ant-design/icons';
import type { MenuProps } from 'antd';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { usePageTitle } from '../../lib/use-page-title';
import { MenuButton } from './menu-button';
import styles from './page-header.module.css';

interface Props {
  title: string;
  /** Of the browser's tab, where several addresses share the heading. */
  tabTitle?: string;
  /** One line of live counts. */
  summary?: ReactNode;
  /** A way back, a status: what stands above or beside the title. */
  above?: ReactNode;
  beside?: ReactNode;
  primary?: ReactNode;
  /** At most two. */
  secondary?: ReactNode;
  /** The rest. */
  menu?: MenuProps['items'];
  /** On a phone the primary action, and what is marked `data-in-reach`, stays above the bottom bar, however far the page is scrolled. */
  staysInReach?: boolean;
}

export function PageHeader(props: Props) {
  const { title, tabTitle = title, summary, above, beside, primary, secondary, menu, staysInReach } = props;
  usePageTitle(tabTitle);
  return (
    <header className={styles.header}>
      <div className={styles.words}>
        {above && <div className={styles.above}>{above}</div>}
        <h1 className={styles.title}>
          <bdi>{title}</bdi>
          {beside}
        </h1>
        {summary && <p className={styles.summary}>{summary}</p>}
      </div>
      {(primary || secondary || menu) && (
        <div className={clsx(styles.actions, staysInReach && styles.inReach)}>
          {secondary}
          {primary}
          {menu && <MenuButton icon={<MoreOutlined aria-hidden />} aria-label="More actions" menu={{ items: menu }} />}
        </div>
      )}
    </header>
  );
}
