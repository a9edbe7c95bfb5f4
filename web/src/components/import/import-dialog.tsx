import { CloudUploadOutlined } from '@ant-design/icons';
import { Alert, Button, Progress, Upload } from 'antd';
import { type ReactNode, useState } from 'react';
import { Dialog } from '../../kit/dialog/dialog';
import { errorText } from '../../lib/api-error';
import { count } from '../../lib/numbers';
import styles from './import-dialog.module.css';
import { ImportPreview } from './import-preview';
import type { ImportColumn, ImportedRow, ImportField, ImportRequest, ImportTold, Mapping } from './import-told';

interface Props<Columns extends Mapping, Row extends ImportedRow, Told extends ImportTold<Columns, Row>> {
  title: string;
  /** What the rows are, and how they are found. */
  hint: string;
  fields: ImportField<Columns>[];
  columns: ImportColumn<Row>[];
  /** What is to be chosen before the file. */
  before?: ReactNode;
  notes?: (told: Told) => ReactNode;
  send: (request: ImportRequest<Columns>) => Promise<Told>;
  onDone: (told: Told) => void;
  onClose: () => void;
}

/** A table is chosen, looked at, imported. Nothing is changed before the last step. */
export function ImportDialog<Columns extends Mapping, Row extends ImportedRow, Told extends ImportTold<Columns, Row>>(
  props: Props<Columns, Row, Told>,
) {
  const { title, hint, fields, columns, before, notes, send, onDone, onClose } = props;
  const [file, setFile] = useState<File>();
  const [preview, setPreview] = useState<Told>();
  const [progress, setProgress] = useState<number>();
  const [problem, setProblem] = useState<string>();

  const run = async (chosen: File, dryRun: boolean, mapping?: Columns) => {
    setProgress(0);
    setProblem(undefined);
    try {
      return await send({ file: chosen, mapping, dryRun, onProgress: setProgress });
    } catch (error) {
      setProblem(errorText(error, 'The file could not be imported'));
      return undefined;
    } finally {
      setProgress(undefined);
    }
  };
  const look = async (chosen: File, mapping?: Columns) => {
    setFile(chosen);
    const told = await run(chosen, true, mapping);
    // A mapping that was refused leaves what there is.
    if (told || !mapping) setPreview(told);
  };
  const finish = async (chosen: File, mapping: Columns) => {
    const told = await run(chosen, false, mapping);
    if (!told) return;
    if (told.status === 'rejected') return setPreview(told);
    onDone(told);
    onClose();
  };
  const startOver = () => {
    setFile(undefined);
    setPreview(undefined);
    setProblem(undefined);
  };

  const whyNot = preview && refusalOf(preview);

  return (
    <Dialog title={title} open onCancel={onClose} width={820}>
      {!preview && progress === undefined && (
        <>
          {before}
          <ChooseFile hint={hint} onFile={(chosen) => void look(chosen)} />
        </>
      )}
      {progress !== undefined && (
        <div className={styles.progress} role="status">
          <Progress percent={progress} showInfo={false} aria-label="How far the file is" />
          <span className={styles.hint}>
            {preview ? 'Working on' : 'Reading'} {file?.name}…
          </span>
        </div>
      )}
      {problem && <Alert type="error" showIcon title={problem} className={styles.problem} role="alert" />}
      {preview && file && (
        <>
          <ImportPreview
            told={preview}
            fields={fields}
            columns={columns}
            notes={notes?.(preview)}
            busy={progress !== undefined}
            onMapping={(mapping) => void look(file, mapping)}
          />
          <div className={styles.actions}>
            {whyNot && (
              <span id={REASON} className={styles.reason}>
                {whyNot}
              </span>
            )}
            <Button onClick={startOver} disabled={progress !== undefined}>
              Choose another file
            </Button>
            <Button
              type="primary"
              disabled={whyNot !== undefined}
              aria-describedby={whyNot && REASON}
              loading={progress !== undefined}
              onClick={() => void finish(file, preview.mapping)}
            >
              Import {count(preview.created + preview.updated, 'row')}
            </Button>
          </div>
        </>
      )}
    </Dialog>
  );
}

const REASON = 'import-refused';

/** Why a file is not imported: all of it is, or nothing. */
function refusalOf({
  rejectedRows,
  created,
  updated,
  unchanged,
}: ImportTold<Mapping, ImportedRow>): string | undefined {
  if (rejectedRows > 0)
    return `Nothing is imported while ${count(rejectedRows, 'row')} ${rejectedRows === 1 ? 'is' : 'are'} rejected.`;
  if (created + updated > 0) return undefined;
  return unchanged > 0 ? 'Everything is as the file has it already.' : 'There is no row to import.';
}

function ChooseFile({ hint, onFile }: { hint: string; onFile: (file: File) => void }) {
  const take = (file: File) => {
    onFile(file);
    return false;
  };
  return (
    <Upload.Dragger accept=".csv,.txt,.tsv,.xlsx" showUploadList={false} beforeUpload={take}>
      <div className={styles.target}>
        <CloudUploadOutlined aria-hidden className={styles.icon} />
        <strong>Drop a table here, or click to choose</strong>
        <span className={styles.hint}>CSV or XLSX, up to 10MB and 50,000 rows: {hint}</span>
      </div>
    </Upload.Dragger>
  );
}
