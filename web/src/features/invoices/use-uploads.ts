import { useEffect, useState } from 'react';
import type { Schemas } from '../../lib/api-client';
import { errorText } from '../../lib/api-error';
import { inTurn } from '../../lib/in-turn';
import { UnknownOutcome } from '../../lib/unknown-outcome';
import { useToast } from '../../lib/use-toast';
import { Upload, useUploadInvoice } from './api/upload-invoice';
import { MOST_FILES, refusalOf } from './upload-rules';

/** A file on its way, or one that became an invoice (of an email: several). */
export interface UploadedFile {
  key: string;
  upload: Upload;
  name: string;
  phase: 'waiting' | 'uploading' | 'processing' | 'success' | 'error';
  problem?: string;
  /** It was never sent, and would not be taken a second time either. */
  refused?: boolean;
  invoiceId?: number;
  /** The same bytes were uploaded before; this is the earlier invoice. */
  duplicate?: boolean;
}

/** More would only make each slower. */
const AT_ONCE = 3;

const isUnderWay = ({ phase }: UploadedFile) => phase !== 'success' && phase !== 'error';

let uploads = 0;

/** The files that were given since the page was opened. `onAlone` is told of an invoice that came by itself. */
export function useUploads(onAlone: (invoiceId: number) => void) {
  const [files, setFiles] = useState<UploadedFile[]>([]);
  const { mutateAsync } = useUploadInvoice();
  const toast = useToast();
  const [run] = useState(() => inTurn(AT_ONCE));
  const underWay = files.some(isUnderWay);

  useEffect(() => {
    // What has arrived is safe; what has not would be lost with the page.
    const onLeave = (event: BeforeUnloadEvent) => event.preventDefault();
    if (underWay) window.addEventListener('beforeunload', onLeave);
    return () => window.removeEventListener('beforeunload', onLeave);
  }, [underWay]);

  const replace = (key: string, by: (file: UploadedFile) => UploadedFile[]) =>
    setFiles((before) => before.flatMap((file) => (file.key === key ? by(file) : [file])));
  const update = (key: string, change: Partial<UploadedFile>) => replace(key, (file) => [{ ...file, ...change }]);

  const send = async (key: string, upload: Upload, alone: boolean) => {
    try {
      const answer = await mutateAsync({ upload, onPhase: (phase) => update(key, { phase }) });
      replace(key, (sent) => invoicesOf(sent, answer));
      if (alone && (answer.invoices ?? [answer]).length === 1) onAlone(answer.invoiceId);
    } catch (error) {
      update(key, { phase: 'error', problem: problemOf(error) });
      toast.failure('Upload failed', error);
    }
  };

  const start = (key: string, upload: Upload, alone: boolean) => {
    update(key, { phase: 'waiting', problem: undefined });
    run(() => send(key, upload, alone));
  };

  /** antd hands over the files of one choice one by one, each with the whole batch beside it; false: not sent by antd. */
  const take = (file: File, batch: File[]): false => {
    const position = batch.indexOf(file);
    if (position >= MOST_FILES) {
      if (position === MOST_FILES) {
        toast.refusal('Too many files', `The first ${MOST_FILES} of ${batch.length} are taken; give the others next.`);
      }
      return false;
    }
    const refusal = refusalOf(file);
    const key = `upload-${++uploads}`;
    const upload = new Upload(file);
    const given = { key, upload, name: file.name };
    if (refusal) {
      toast.refusal(refusal.title, refusal.text);
      setFiles((before) => [{ ...given, phase: 'error', problem: refusal.text, refused: true }, ...before]);
      return false;
    }
    setFiles((before) => [{ ...given, phase: 'waiting' }, ...before]);
    start(key, upload, batch.length === 1);
    return false;
  };

  const retry = ({ key, upload }: UploadedFile) => start(key, upload, files.length === 1);

  return { files, take, retry };
}

const problemOf = (error: unknown): string =>
  error instanceof UnknownOutcome ? error.message : errorText(error, 'Failed to process invoice. Please try again.');

/** One row for a file, one each for what came with an email, also where it is not read. */
function invoicesOf(
  sent: UploadedFile,
  { invoices, leftOut = [], ...one }: Schemas['ProcessedInvoice'],
): UploadedFile[] {
  if (!invoices) return [{ ...sent, ...one, phase: 'success' }];
  const named = (fileName: string) => `${fileName} (${sent.name})`;
  return [
    ...invoices.map(({ fileName, invoiceId, duplicate }) => ({
      ...{ ...sent, key: `${sent.key}-${invoiceId}`, name: named(fileName) },
      ...{ phase: 'success' as const, invoiceId, duplicate },
    })),
    ...leftOut.map(({ fileName, reason }, n) => ({
      ...{ ...sent, key: `${sent.key}-left-${n}`, name: named(fileName) },
      ...{ phase: 'error' as const, problem: `Not read. ${reason}`, refused: true },
    })),
  ];
}
