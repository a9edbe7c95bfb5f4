import { useMutation, useQueryClient } from '@tanstack/react-query';
import { followImport, importForm, type ImportRequest } from '../../../components/import/import-told';
import { api, body, type Schemas } from '../../../lib/api-client';
import { nowStale } from '../../../lib/live/stale';

export type ProductImport = Schemas['ProductImport'];
export type ProductImportMapping = Schemas['ProductImportMapping'];

async function importProducts(
  supplierId: number,
  { file, mapping, dryRun, onProgress }: ImportRequest<ProductImportMapping>,
): Promise<ProductImport> {
  const begun = body(
    await api.POST('/api/products/import', {
      params: { query: { supplierId, ...(dryRun && { dryRun: 'true' }) }, header: { Prefer: 'respond-async' } },
      body: { file: file.name },
      bodySerializer: () => importForm({ file, mapping }),
    }),
  );
  const ask = async (id: number) => body(await api.GET('/api/products/imports/{id}', { params: { path: { id } } }));
  return followImport(begun, ask, onProgress);
}

export function useImportProducts(supplierId: number) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (request: ImportRequest<ProductImportMapping>) => importProducts(supplierId, request),
    onSuccess: ({ dryRun }) => (dryRun ? undefined : nowStale(queryClient, 'product')),
  });
}
