import { useQuery } from '@tanstack/react-query';
import { api, body } from '../../../lib/api-client';
import { supplierKeys } from '../../../lib/query-keys';

export const useSupplier = (id: number) =>
  useQuery({
    queryKey: supplierKeys.detail(id),
    queryFn: async () => body(await api.GET('/api/suppliers/{id}', { params: { path: { id } } })),
  });
