import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api, body, idempotencyKey, type Schemas } from '../../../lib/api-client';
import { answerBefore } from '../../../lib/api-error';
import { nowStale } from '../../../lib/live/stale';
import { isLost, UnknownOutcome } from '../../../lib/unknown-outcome';
import { extensionOf, storeFile } from '../../../lib/upload';

export type UploadPhase = 'uploading' | 'processing';

/** A file's way to an invoice, tried until it is one. */
export class Upload {
  private readonly key = idempotencyKey();
  /** Where the file is stored; kept while nobody knows whether it has become an invoice. */
  private fileUrl?: string;

  constructor(private readonly file: File) {}

  /** The file goes straight to the store, then into the queue; tried again after a lost answer, once. */
  async send(onPhase: (phase: UploadPhase) => void): Promise<Schemas['ProcessedInvoice']> {
    const { file, key } = this;
    onPhase('uploading');
    const fileExtension = extensionOf(file.name);
    const fileUrl = (this.fileUrl ??= await stored(file, fileExtension));
    onPhase('processing');
    try {
      return body(
        await api.POST('/api/invoices/process', {
          params: { header: { 'Idempotency-Key': key } },
          body: { fileUrl, fileName: file.name, fileType: file.type || `application/${fileExtension}` },
        }),
      );
    } catch (error) {
      if (isLost(error)) throw new UnknownOutcome(undefined, error);
      this.fileUrl = undefined;
      const before = answerBefore<Schemas['ProcessedInvoice']>(error);
      if (before) return before;
      throw error;
    }
  }
}

async function stored(file: File, fileExtension: string): Promise<string> {
  const { uploadURL, fileUrl } = body(
    await api.POST('/api/invoices/upload-url', { body: { fileExtension, fileSize: file.size } }),
  );
  await storeFile(uploadURL, file);
  return fileUrl;
}

export function useUploadInvoice() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ upload, onPhase }: { upload: Upload; onPhase: (phase: UploadPhase) => void }) =>
      upload.send(onPhase),
    // Also after a lost answer: it may have arrived.
    onSettled: () => nowStale(queryClient, 'invoice'),
  });
}
