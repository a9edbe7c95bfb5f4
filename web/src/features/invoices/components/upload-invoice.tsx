import { CameraOutlined, CloudUploadOutlined } from '@ant-design/icons';
import { Button, Upload } from 'antd';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { useMedia } from '../../../lib/media';
import { TOUCH } from '../../../lib/media-queries';
import { paths } from '../../../lib/paths';
import { ACCEPT, MOST_FILES } from '../upload-rules';
import { useUploads } from '../use-uploads';
import styles from './upload-invoice.module.css';
import { UploadRow } from './upload-row';

/** Time to see that it worked, before the review opens. */
const REVIEW_DELAY_MS = 1000;

interface Props {
  /** The invoices that are listed below: a file that has become one of them is shown there. */
  listed: ReadonlySet<number>;
}

export function UploadInvoice({ listed }: Props) {
  const navigate = useNavigate();
  const hasCamera = useMedia(TOUCH);
  const opening = useRef<ReturnType<typeof setTimeout>>(undefined);
  const { files, take, retry } = useUploads((invoiceId) => {
    opening.current = setTimeout(() => void navigate(paths.invoice(invoiceId)), REVIEW_DELAY_MS);
  });

  useEffect(() => () => clearTimeout(opening.current), []);

  // That a file was uploaded before is said nowhere else.
  const open = files.filter(
    ({ invoiceId, duplicate }) => duplicate || invoiceId === undefined || !listed.has(invoiceId),
  );

  return (
    <div className={styles.upload}>
      <Upload.Dragger multiple accept={ACCEPT} showUploadList={false} beforeUpload={take}>
        <div className={styles.target}>
          <CloudUploadOutlined aria-hidden className={styles.icon} />
          <strong>Drop invoices here, or click to choose</strong>
          <span className={styles.hint}>
            {`PDF, XML, CSV, PNG, JPEG, GIF or WEBP, or a mail (EML) that brings them; up to 10MB each, ${MOST_FILES} at once`}
          </span>
        </div>
      </Upload.Dragger>
      {hasCamera && (
        // Named kinds, not any picture: telephones then hand over JPEG instead of a format of their own.
        <Upload capture="environment" accept="image/jpeg,image/png" showUploadList={false} beforeUpload={take}>
          <Button icon={<CameraOutlined aria-hidden />} block size="large">
            Take a photo
          </Button>
        </Upload>
      )}
      {open.length > 0 && (
        <ul className={styles.files} aria-label="Uploads">
          {open.map((uploaded) => (
            <UploadRow key={uploaded.key} uploaded={uploaded} onRetry={() => retry(uploaded)} />
          ))}
        </ul>
      )}
    </div>
  );
}
