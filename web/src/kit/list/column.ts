import type { ReactNode } from 'react';

export interface Column<Row, Sort extends string = string> {
  key: string;
  title: string;
  render: (row: Row) => ReactNode;
  /** Numbers and money: right-aligned, tabular figures. */
  number?: boolean;
  width?: number | string;
  /** Left out where the table is narrower than a desktop's, unless the person wants it. */
  wideOnly?: boolean;
  /** The sorts of the list that its heading stands for. */
  sort?: { ascend?: Sort; descend?: Sort };
}

/** The column of this key holds a row's buttons. */
export const ACTIONS = 'actions';
