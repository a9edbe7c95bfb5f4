import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api, body, idempotencyKey } from '../../../lib/api-client';
import { nowStale } from '../../../lib/live/stale';
import { extensionOf, storeFile } from '../../../lib/upload';

export type UploadPhase = 'uploading' | 'processing';

interface Upload {
  file: File;
  onPhase: (phase: UploadPhase) => void;
}

/** The file goes straight to the store, then into the queue. */
async function uploadInvoice({ file, onPhase }: Upload) {
  onPhase('uploading');
  const fileExtension = extensionOf(file.name);
  const { uploadURL, fileUrl } = body(
    await api.POST('/api/invoices/upload-url', { body: { fileExtension, fileSize: file.size } }),
  );
  await storeFile(uploadURL, file);
  onPhase('processing');
  return body(
    await api.POST('/api/invoices/process', {
      params: { header: { 'Idempotency-Key': idempotencyKey() } },
      body: { fileUrl, fileName: file.name, fileType: file.type || `application/${fileExtension}` },
    }),
  );
}

export function useUploadInvoice() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: uploadInvoice,
    onSuccess: () => nowStale(queryClient, 'invoice'),
  });
}
