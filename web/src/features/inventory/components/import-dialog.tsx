import { CloudUploadOutlined } from '@ant-design/icons';
import { Alert, Button, Progress, Upload } from 'antd';
import { useState } from 'react';
import { Dialog } from '../../../kit/dialog/dialog';
import { errorText } from '../../../lib/api-error';
import { count } from '../../../lib/numbers';
import { useToast } from '../../../lib/use-toast';
import { useUndoBulkChange } from '../api/bulk-changes';
import { type ImportMapping, type StockImport, useImportStock } from '../api/import-stock';
import styles from './import-dialog.module.css';
import { ImportPreview } from './import-preview';

/** A table into the stock: chosen, looked at, imported. Nothing is changed before the last step. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const [file, setFile] = useState<File>();
  const [preview, setPreview] = useState<StockImport>();
  const [progress, setProgress] = useState<number>();
  const [problem, setProblem] = useState<string>();
  const { mutateAsync: importStock } = useImportStock();
  const undo = useUndoBulkChange();
  const toast = useToast();

  const run = async (chosen: File, dryRun: boolean, mapping?: ImportMapping) => {
    setProgress(0);
    setProblem(undefined);
    try {
      return await importStock({ file: chosen, mapping, dryRun, onProgress: setProgress });
    } catch (error) {
      setProblem(errorText(error, 'The file could not be imported'));
      return undefined;
    } finally {
      setProgress(undefined);
    }
  };
  const look = async (chosen: File, mapping?: ImportMapping) => {
    setFile(chosen);
    const told = await run(chosen, true, mapping);
    // A mapping that was refused leaves what there is.
    if (told || !mapping) setPreview(told);
  };
  const finish = async (chosen: File, mapping: ImportMapping) => {
    const told = await run(chosen, false, mapping);
    if (!told) return;
    if (told.status === 'rejected') return setPreview(told);
    toast.success('Import finished', `${count(told.created, 'item')} added, ${told.updated} updated`, {
      undo: () => void undo({ kind: 'import', id: told.id }),
    });
    onClose();
  };
  const startOver = () => {
    setFile(undefined);
    setPreview(undefined);
    setProblem(undefined);
  };

  return (
    <Dialog title="Import stock" open onCancel={onClose} width={820}>
      {!preview && progress === undefined && <ChooseFile onFile={(chosen) => void look(chosen)} />}
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
            busy={progress !== undefined}
            onMapping={(mapping) => void look(file, mapping)}
          />
          <div className={styles.actions}>
            <Button onClick={startOver} disabled={progress !== undefined}>
              Choose another file
            </Button>
            <Button
              type="primary"
              disabled={preview.rejectedRows > 0 || preview.created + preview.updated === 0}
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

function ChooseFile({ onFile }: { onFile: (file: File) => void }) {
  const take = (file: File) => {
    onFile(file);
    return false;
  };
  return (
    <Upload.Dragger accept=".csv,.txt,.tsv,.xlsx" showUploadList={false} beforeUpload={take}>
      <div className={styles.target}>
        <CloudUploadOutlined className={styles.icon} />
        <strong>Drop a table here, or click to choose</strong>
        <span className={styles.hint}>
          CSV or XLSX, up to 10MB and 50,000 rows: a heading, then a row per item. Items are found by their SKU.
        </span>
      </div>
    </Upload.Dragger>
  );
}
