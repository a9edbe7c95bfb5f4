import { useMedia } from '../../lib/media';
import { usePreference } from '../../lib/preferences';
import { ACTIONS, type Column } from './column';

const WIDE = '(min-width: 1600px)';

export interface ColumnChoice {
  key: string;
  title: string;
  visible: boolean;
  setVisible: (visible: boolean) => void;
}

/** The columns that a person wants to see. The first, which names the row, and the buttons are always there. */
export function useColumns<Row, Sort extends string>(name: string, columns: Column<Row, Sort>[]) {
  const wide = useMedia(WIDE);
  const [wanted, setWanted] = usePreference<Record<string, boolean>>(`${name}.columns`, {});
  const isVisible = ({ key, wideOnly }: Column<Row, Sort>) => wanted[key] ?? (!wideOnly || wide);
  const choices = columns
    .slice(1)
    .filter(({ key }) => key !== ACTIONS)
    .map((column): ColumnChoice => ({
      key: column.key,
      title: column.title,
      visible: isVisible(column),
      setVisible: (visible) => setWanted({ ...wanted, [column.key]: visible }),
    }));
  const hidden = new Set(choices.filter(({ visible }) => !visible).map(({ key }) => key));
  return { visible: columns.filter(({ key }) => !hidden.has(key)), choices };
}
