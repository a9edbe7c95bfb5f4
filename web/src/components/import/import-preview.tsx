import { Select } from 'antd';
import type { ReactNode } from 'react';
import { StatusTag } from '../../kit/page/status-tag';
import { formatNumber } from '../../lib/numbers';
import type { Tone } from '../../lib/tone';
import styles from './import-dialog.module.css';
import type { ImportColumn, ImportedRow, ImportField, ImportTold, Mapping as AnyMapping } from './import-told';

const VERDICT: Record<ImportedRow['verdict'], { label: string; tone: Tone }> = {
  created: { label: 'New', tone: 'motion' },
  updated: { label: 'Update', tone: 'done' },
  unchanged: { label: 'Unchanged', tone: 'over' },
  rejected: { label: 'Rejected', tone: 'action' },
};

const SHOWN_PROBLEMS = 200;

interface Props<Mapping extends AnyMapping, Row extends ImportedRow> {
  told: ImportTold<Mapping, Row>;
  fields: ImportField<Mapping>[];
  columns: ImportColumn<Row>[];
  /** What else is to be known before it is imported. */
  notes?: ReactNode;
  busy: boolean;
  onMapping: (mapping: Mapping) => void;
}

/** What would become of a file: which column is which, what is wrong, and each row. */
export function ImportPreview<Mapping extends AnyMapping, Row extends ImportedRow>(props: Props<Mapping, Row>) {
  const { told, fields, columns, notes, busy, onMapping } = props;
  const { created, updated, unchanged, rejectedRows, rejected, rows } = told;
  return (
    <div className={styles.preview}>
      <p className={styles.counts} role="status">
        <strong>{told.fileName}</strong>
        <StatusTag tone="motion">{`${formatNumber(created)} new`}</StatusTag>
        <StatusTag tone="done">{`${formatNumber(updated)} to update`}</StatusTag>
        {unchanged > 0 && <StatusTag tone="over">{`${formatNumber(unchanged)} unchanged`}</StatusTag>}
        {rejectedRows > 0 && <StatusTag tone="action">{`${formatNumber(rejectedRows)} rejected`}</StatusTag>}
      </p>
      {notes && <p className={styles.hint}>{notes}</p>}
      <ColumnChoice told={told} fields={fields} busy={busy} onMapping={onMapping} />
      {rejected.length > 0 && (
        <section>
          <h3 className={styles.heading}>To be put right in the file</h3>
          <div className={styles.scroll} tabIndex={0} role="region" aria-label="Problems">
            <table className={styles.table}>
              <thead>
                <tr>
                  <th scope="col" className={styles.number}>
                    Line
                  </th>
                  <th scope="col">Column</th>
                  <th scope="col">Problem</th>
                </tr>
              </thead>
              <tbody>
                {rejected.slice(0, SHOWN_PROBLEMS).map(({ line, column, message }) => (
                  <tr key={`${line} ${column} ${message}`}>
                    <td className={styles.number}>{line}</td>
                    <td>{column}</td>
                    <td>{message}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
          {rejected.length > SHOWN_PROBLEMS && (
            <p className={styles.hint}>
              The first {SHOWN_PROBLEMS} are shown. Nothing is imported while a row is rejected.
            </p>
          )}
        </section>
      )}
      {rows.length > 0 && <RowTable rows={rows} columns={columns} all={created + updated + unchanged + rejectedRows} />}
    </div>
  );
}

type ChoiceProps<Mapping extends AnyMapping> = Pick<
  Props<Mapping, ImportedRow>,
  'told' | 'fields' | 'busy' | 'onMapping'
>;

function ColumnChoice<Mapping extends AnyMapping>(props: ChoiceProps<Mapping>) {
  const { told, fields, busy, onMapping } = props;
  const { headings, mapping } = told;
  const options = [...new Set(headings.filter(Boolean))].map((value) => ({ value, label: value }));
  return (
    <fieldset className={styles.mapping} disabled={busy}>
      <legend className={styles.heading}>Columns of the file</legend>
      {fields.map(({ field, label }) => (
        <label key={field} className={styles.field}>
          <span>{label}</span>
          <Select
            allowClear
            showSearch
            disabled={busy}
            aria-label={`Column for ${label}`}
            placeholder="Not in the file"
            value={mapping[field] ?? undefined}
            options={options}
            onChange={(heading?: string) => onMapping({ ...mapping, [field]: heading ?? null })}
          />
        </label>
      ))}
    </fieldset>
  );
}

interface RowTableProps<Row> {
  rows: Row[];
  columns: ImportColumn<Row>[];
  all: number;
}

/** On a phone each row is two lines: the verdict with the figures, then the words. */
function RowTable<Row extends ImportedRow>({ rows, columns, all }: RowTableProps<Row>) {
  const classOf = ({ number }: ImportColumn<Row>) => (number ? styles.number : styles.text);
  return (
    <section>
      <h3 className={styles.heading}>{rows.length < all ? `The first ${rows.length} rows` : 'Rows'}</h3>
      <div className={styles.scroll} tabIndex={0} role="region" aria-label="Rows of the file">
        <table className={`${styles.table} ${styles.rows}`}>
          <thead>
            <tr>
              <th scope="col" className={styles.number}>
                Line
              </th>
              <th scope="col">What happens</th>
              {columns.map((column) => (
                <th scope="col" key={column.title} className={classOf(column)}>
                  {column.title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.line}>
                <td className={styles.number}>{row.line}</td>
                <td className={styles.verdict}>
                  <StatusTag tone={VERDICT[row.verdict].tone}>{VERDICT[row.verdict].label}</StatusTag>
                </td>
                {columns.map((column) => (
                  <td key={column.title} className={classOf(column)} data-title={column.title}>
                    {column.render(row)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
