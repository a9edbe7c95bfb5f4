import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api, body, type Schemas } from '../../../lib/api-client';
import { ApiError } from '../../../lib/api-error';
import { nowStale } from '../../../lib/live/stale';

export type StockImport = Schemas['InventoryImport'];
export type ImportMapping = Schemas['ImportMapping'];

interface Import {
  file: File;
  /** Guessed by the server when absent. */
  mapping?: ImportMapping;
  /** Only says what would happen. */
  dryRun: boolean;
  /** 0..100 */
  onProgress: (percent: number) => void;
}

const POLL_MS = 400;

/** Sends the file, then asks how far it is until it has ended. A file that could not be read is an error. */
async function importStock({ file, mapping, dryRun, onProgress }: Import): Promise<StockImport> {
  const form = new FormData();
  if (mapping) form.set('mapping', JSON.stringify(mapping));
  form.set('file', file);
  let told = body(
    await api.POST('/api/inventory/import', {
      params: { query: dryRun ? { dryRun: 'true' } : {}, header: { Prefer: 'respond-async' } },
      body: { file: file.name },
      bodySerializer: () => form,
    }),
  );
  while (told.status === 'running') {
    onProgress(told.progress);
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
    told = body(await api.GET('/api/inventory/imports/{id}', { params: { path: { id: told.id } } }));
  }
  if (told.status === 'failed') throw new ApiError(422, told.message ?? '');
  return told;
}

export function useImportStock() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: importStock,
    onSuccess: ({ dryRun }) => (dryRun ? undefined : nowStale(queryClient, 'inventory')),
  });
}
