import { Button } from 'antd';
import { LinkButton } from '../../../kit/page/link-button';
import { StatusTag } from '../../../kit/page/status-tag';
import { paths } from '../../../lib/paths';
import type { Tone } from '../../../lib/tone';
import { useInvoice } from '../api/get-invoice';
import { EXTRACTION_STATUS } from '../extraction-status';
import type { UploadedFile } from '../use-uploads';
import styles from './upload-invoice.module.css';

const PHASES: Record<UploadedFile['phase'], { label: string; tone: Tone }> = {
  waiting: { label: 'Waiting', tone: 'motion' },
  uploading: { label: 'Uploading', tone: 'motion' },
  processing: { label: 'Processing', tone: 'motion' },
  success: { label: 'Uploaded', tone: 'done' },
  error: { label: 'Failed', tone: 'action' },
};

export function UploadRow({ uploaded, onRetry }: { uploaded: UploadedFile; onRetry: () => void }) {
  const { name, phase, problem, refused, invoiceId, duplicate } = uploaded;
  return (
    <li className={styles.file}>
      <div className={styles.words}>
        <span className={styles.name}>{name}</span>
        {problem && <span className={styles.problem}>{problem}</span>}
        {duplicate && <span className={styles.hint}>You uploaded this file before; this is that invoice.</span>}
      </div>
      {invoiceId === undefined ? (
        <StatusTag tone={PHASES[phase].tone}>{refused ? 'Not taken' : PHASES[phase].label}</StatusTag>
      ) : (
        <ReadingState invoiceId={invoiceId} />
      )}
      {phase === 'error' && !refused && (
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

/** How far the invoice is that the file has become, and why it is no further. */
function ReadingState({ invoiceId }: { invoiceId: number }) {
  const { data } = useInvoice(invoiceId);
  if (!data) return <StatusTag tone={PHASES.success.tone}>{PHASES.success.label}</StatusTag>;
  const { extractionStatus, failureReason } = data.invoice;
  const { label, tone } = EXTRACTION_STATUS[extractionStatus];
  return (
    <>
      {failureReason && <span className={styles.problem}>{failureReason}</span>}
      <StatusTag tone={tone}>{label}</StatusTag>
    </>
  );
}
