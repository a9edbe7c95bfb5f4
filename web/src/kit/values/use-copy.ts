import { useToast } from '../../lib/use-toast';

/** Puts a text on the clipboard and says so; `said` names it, as in 'Link copied'. */
export function useCopy() {
  const toast = useToast();
  return (text: string, said: string): Promise<void> =>
    navigator.clipboard.writeText(text).then(
      () => toast.success(said),
      (error: unknown) => toast.failure('Failed to copy', error),
    );
}
