import { SettingOutlined } from '@ant-design/icons';
import { Checkbox, Segmented } from 'antd';
import { PopoverButton } from '../page/popover-button';
import styles from './list-settings.module.css';
import type { ColumnChoice } from './use-columns';
import { PAGE_SIZES } from './list-query';

interface Props {
  pageSize: number;
  onPageSize: (size: number) => void;
  /** Absent where there are no columns: in a grid, on a phone. */
  columns?: ColumnChoice[];
}

/** Which columns and how many rows; kept for the person. */
export function ListSettings({ pageSize, onPageSize, columns }: Props) {
  return (
    <PopoverButton
      icon={<SettingOutlined aria-hidden />}
      aria-label="List settings"
      panel={() => (
        <div className={styles.panel} role="dialog" aria-label="List settings">
          {columns && columns.length > 0 && (
            <fieldset className={styles.group}>
              <legend className={styles.title}>Columns</legend>
              {columns.map(({ key, title, visible, setVisible }) => (
                <Checkbox key={key} checked={visible} onChange={(event) => setVisible(event.target.checked)}>
                  {title}
                </Checkbox>
              ))}
            </fieldset>
          )}
          <div className={styles.group}>
            <span className={styles.title} id="page-size">
              Per page
            </span>
            <Segmented aria-labelledby="page-size" options={[...PAGE_SIZES]} value={pageSize} onChange={onPageSize} />
          </div>
        </div>
      )}
    />
  );
}
