import { useMutation } from '@tanstack/react-query';
import { saveFile } from '../../lib/save-file';
import { useToast } from '../../lib/use-toast';
import type { ExportChoice } from './export-choices';

/** Takes a list away as a file, or says that a notification will lead to it. */
export function useExport() {
  const toast = useToast();
  const { mutate, isPending } = useMutation({
    mutationFn: (request: ExportChoice['request']) => request(),
    onSuccess: (answer) => {
      if (answer.response.status !== 202) return saveFile(answer);
      toast.info('The export is being made', 'The list is long; a notification leads to the file when it is ready.');
    },
    onError: (error) => toast.failure('The export failed', error),
  });
  return { save: mutate, isPending };
}
