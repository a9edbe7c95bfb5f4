import { useMutation, useQueryClient } from '@tanstack/react-query';
import { followImport, importForm, type ImportRequest } from '../../../components/import/import-told';
import { api, body, type Schemas } from '../../../lib/api-client';
import { nowStale } from '../../../lib/live/stale';

export type StockImport = Schemas['InventoryImport'];
export type ImportMapping = Schemas['ImportMapping'];

async function importStock({ file, mapping, dryRun, onProgress }: ImportRequest<ImportMapping>): Promise<StockImport> {
  const begun = body(
    await api.POST('/api/inventory/import', {
      params: { query: dryRun ? { dryRun: 'true' } : {}, header: { Prefer: 'respond-async' } },
      body: { file: file.name },
      bodySerializer: () => importForm({ file, mapping }),
    }),
  );
  const ask = async (id: number) => body(await api.GET('/api/inventory/imports/{id}', { params: { path: { id } } }));
  return followImport(begun, ask, onProgress);
}

export function useImportStock() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: importStock,
    onSuccess: ({ dryRun }) => (dryRun ? undefined : nowStale(queryClient, 'inventory')),
  });
}
