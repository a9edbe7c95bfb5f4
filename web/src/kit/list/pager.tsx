import { LeftOutlined, RightOutlined, VerticalRightOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import type { Page } from '../../lib/page';
import type { Paging } from './use-list-state';
import { ListCount } from './list-count';
import styles from './pager.module.css';

interface Props {
  page: Page<unknown>;
  paging: Paging;
  noun: string;
}

/** How much of the list is shown, and the way to the rest of it. */
export function Pager({ page, paging, noun }: Props) {
  const { isFirst, before, first, previous, next } = paging;
  return (
    <nav className={styles.pager} aria-label="Pages">
      <ListCount shown={page.items.length} before={before} total={page.total} noun={noun} />
      {(!isFirst || page.next) && (
        <div className={styles.buttons}>
          {!isFirst && !previous && (
            <Button icon={<VerticalRightOutlined aria-hidden />} onClick={first}>
              First page
            </Button>
          )}
          {previous && (
            <Button icon={<LeftOutlined aria-hidden />} onClick={previous}>
              Previous
            </Button>
          )}
          <Button
            icon={<RightOutlined aria-hidden />}
            iconPlacement="end"
            disabled={!page.next}
            onClick={() => page.next && next(page.next, page.items.length)}
          >
            Next
          </Button>
        </div>
      )}
    </nav>
  );
}
