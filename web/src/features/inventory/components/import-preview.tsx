import { Select } from 'antd';
import { StatusTag } from '../../../kit/page/status-tag';
import { formatNumber } from '../../../lib/numbers';
import type { ImportMapping, StockImport } from '../api/import-stock';
import { IMPORT_FIELDS, type ImportedRow, VERDICT } from '../import-fields';
import styles from './import-dialog.module.css';

const SHOWN_PROBLEMS = 200;

interface Props {
  told: StockImport;
  busy: boolean;
  onMapping: (mapping: ImportMapping) => void;
}

/** What would become of a file: which column is which, what is wrong, and each row. */
export function ImportPreview({ told, busy, onMapping }: Props) {
  const { created, updated, rejectedRows, rejected, rows } = told;
  return (
    <div className={styles.preview}>
      <p className={styles.counts} role="status">
        <strong>{told.fileName}</strong>
        <StatusTag tone="motion">{`${formatNumber(created)} new`}</StatusTag>
        <StatusTag tone="done">{`${formatNumber(updated)} to update`}</StatusTag>
        {rejectedRows > 0 && <StatusTag tone="action">{`${formatNumber(rejectedRows)} rejected`}</StatusTag>}
      </p>
      <Mapping told={told} busy={busy} onMapping={onMapping} />
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
      {rows.length > 0 && <RowTable rows={rows} all={created + updated + rejectedRows} />}
    </div>
  );
}

function Mapping({ told: { headings, mapping }, busy, onMapping }: Props) {
  const options = [...new Set(headings.filter(Boolean))].map((value) => ({ value, label: value }));
  return (
    <fieldset className={styles.mapping} disabled={busy}>
      <legend className={styles.heading}>Columns of the file</legend>
      {IMPORT_FIELDS.map(({ field, label }) => (
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

function RowTable({ rows, all }: { rows: ImportedRow[]; all: number }) {
  return (
    <section>
      <h3 className={styles.heading}>{rows.length < all ? `The first ${rows.length} rows` : 'Rows'}</h3>
      <div className={styles.scroll} tabIndex={0} role="region" aria-label="Rows of the file">
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col" className={styles.number}>
                Line
              </th>
              <th scope="col">SKU</th>
              <th scope="col">Name</th>
              <th scope="col" className={styles.number}>
                Stock
              </th>
              <th scope="col">What happens</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.line}>
                <td className={styles.number}>{row.line}</td>
                <td>{row.sku}</td>
                <td>
                  {row.name}
                  {row.newProduct && row.verdict === 'created' && <span className={styles.hint}> · new product</span>}
                </td>
                <td className={styles.number}>{stockOf(row)}</td>
                <td>
                  <StatusTag tone={VERDICT[row.verdict].tone}>{VERDICT[row.verdict].label}</StatusTag>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

/** '12', or '12 → 7' where there is an item. */
function stockOf({ stock, previousStock }: ImportedRow): string {
  const after = stock ?? previousStock;
  if (after === null) return '';
  if (previousStock === null || previousStock === after) return formatNumber(after);
  return `${formatNumber(previousStock)} → ${formatNumber(after)}`;
}
