import { Button } from 'antd';
import { LinkButton } from '../../../kit/page/link-button';
import { StatusTag } from '../../../kit/page/status-tag';
import type { Tone } from '../../../lib/tone';
import { paths } from '../../../lib/paths';
import type { UploadPhase } from '../api/upload-invoice';
import styles from './upload-invoice.module.css';

export interface UploadedFile {
  key: string;
  file: File;
  name: string;
  phase: UploadPhase | 'success' | 'error';
  problem?: string;
  invoiceId?: number;
  /** The same bytes were uploaded before; this is the earlier invoice. */
  duplicate?: boolean;
}

const PHASES: Record<UploadedFile['phase'], { label: string; tone: Tone }> = {
  uploading: { label: 'Uploading', tone: 'motion' },
  processing: { label: 'Processing', tone: 'motion' },
  success: { label: 'Uploaded', tone: 'done' },
  error: { label: 'Failed', tone: 'action' },
};

export function UploadRow({ uploaded, onRetry }: { uploaded: UploadedFile; onRetry: () => void }) {
  const { name, phase, problem, invoiceId, duplicate } = uploaded;
  const { label, tone } = PHASES[phase];
  return (
    <li className={styles.file}>
      <div className={styles.words}>
        <span className={styles.name}>{name}</span>
        {problem && <span className={styles.problem}>{problem}</span>}
        {duplicate && <span className={styles.hint}>You uploaded this file before; this is that invoice.</span>}
      </div>
      <StatusTag tone={tone}>{label}</StatusTag>
      {phase === 'error' && (
        <Button size="small" onClick={onRetry}>
          Try again
        </Button>
      )}
      {invoiceId !== undefined && (
        <LinkButton size="small" to={paths.invoice(invoiceId)}>
          Review
        </LinkButton>
      )}
    </li>
  );
}
