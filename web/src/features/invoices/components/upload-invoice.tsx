import { CloudUploadOutlined } from '@ant-design/icons';
import { Upload } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { errorText } from '../../../lib/api-error';
import { paths } from '../../../lib/paths';
import { useToast } from '../../../lib/use-toast';
import { useUploadInvoice } from '../api/upload-invoice';
import { ACCEPT, refusalOf } from '../upload-rules';
import styles from './upload-invoice.module.css';
import { type UploadedFile, UploadRow } from './upload-row';

/** Time to see that it worked, before the review opens. */
const REVIEW_DELAY_MS = 1000;

export function UploadInvoice() {
  const [files, setFiles] = useState<UploadedFile[]>([]);
  const { mutateAsync: upload } = useUploadInvoice();
  const navigate = useNavigate();
  const toast = useToast();
  const opening = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => () => clearTimeout(opening.current), []);

  const update = (key: string, change: Partial<UploadedFile>) =>
    setFiles((before) => before.map((file) => (file.key === key ? { ...file, ...change } : file)));

  const send = async (key: string, file: File, alone: boolean) => {
    update(key, { phase: 'uploading', problem: undefined });
    try {
      const { invoiceId, duplicate } = await upload({ file, onPhase: (phase) => update(key, { phase }) });
      update(key, { phase: 'success', invoiceId, duplicate });
      if (alone) {
        opening.current = setTimeout(() => void navigate(paths.invoice(invoiceId)), REVIEW_DELAY_MS);
      }
    } catch (error) {
      const problem = errorText(error, 'Failed to process invoice. Please try again.');
      update(key, { phase: 'error', problem });
      toast.failure('Upload failed', error);
    }
  };

  /** antd hands over the files of one drop one by one, each with the whole batch beside it. */
  const take = (file: File, batch: File[]) => {
    const refusal = refusalOf(file);
    if (refusal) {
      toast.refusal(refusal.title, refusal.text);
      return false;
    }
    const key = `${file.name}-${file.size}-${file.lastModified}-${Date.now()}`;
    setFiles((before) => [{ key, file, name: file.name, phase: 'uploading' }, ...before]);
    void send(key, file, batch.length === 1);
    return false;
  };

  return (
    <div className={styles.upload}>
      <Upload.Dragger multiple accept={ACCEPT} showUploadList={false} beforeUpload={take}>
        <div className={styles.target}>
          <CloudUploadOutlined className={styles.icon} />
          <strong>Drop invoices here, or click to choose</strong>
          <span className={styles.hint}>PDF, XML, CSV, PNG, JPEG, GIF or WEBP, up to 10MB each</span>
        </div>
      </Upload.Dragger>
      {files.length > 0 && (
        <ul className={styles.files} aria-label="Uploads">
          {files.map((uploaded) => (
            <UploadRow
              key={uploaded.key}
              uploaded={uploaded}
              onRetry={() => void send(uploaded.key, uploaded.file, files.length === 1)}
            />
          ))}
        </ul>
      )}
    </div>
  );
}
