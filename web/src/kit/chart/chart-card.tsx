import { Button } from 'antd';
import { type ReactNode, useState } from 'react';
import { Surface } from '../page/surface';
import styles from './chart-card.module.css';

export interface ChartTable {
  headings: string[];
  /** The first cell names its row. */
  rows: { key: string; cells: ReactNode[] }[];
}

interface Part {
  key: string;
  /** What the picture says. */
  words: string;
  chart: ReactNode;
  table: ChartTable;
}

/** A chart with its sentence above it, and its numbers as a table for who would rather read. */
export function ChartCard({ title, parts }: { title: string; parts: Part[] }) {
  const [asTable, setAsTable] = useState(false);
  return (
    <Surface
      title={title}
      extra={
        <Button type="text" size="small" onClick={() => setAsTable(!asTable)}>
          {asTable ? 'Show chart' : 'Show table'}
        </Button>
      }
    >
      {parts.map(({ key, words, chart, table }) => (
        <div key={key} className={styles.part}>
          <p className={styles.words}>{words}</p>
          {asTable ? <Numbers table={table} label={title} /> : chart}
        </div>
      ))}
    </Surface>
  );
}

function Numbers({ table: { headings, rows }, label }: { table: ChartTable; label: string }) {
  return (
    <table className={styles.table} aria-label={label}>
      <thead>
        <tr>
          {headings.map((heading) => (
            <th key={heading} scope="col">
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, cells: [name, ...cells] }) => (
          <tr key={key}>
            <th scope="row">{name}</th>
            {cells.map((cell, i) => (
              <td key={i}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
