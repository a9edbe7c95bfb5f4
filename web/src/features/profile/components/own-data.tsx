import { Button } from 'antd';
import { useToast } from '../../../lib/use-toast';
import { useExportOwnData } from '../api/own-data';
import { SettingRow } from './setting-row';

/** Everything that is kept of the person, to take away. */
export function OwnData() {
  const { mutate, isPending } = useExportOwnData();
  const toast = useToast();
  const ask = () =>
    mutate(undefined, {
      onSuccess: ({ message }) => toast.info('Your data is being put together', message),
      onError: (error) => toast.failure('Your data could not be put together', error),
    });
  return (
    <SettingRow
      id="own-data"
      label="Your data"
      hint="A ZIP file of everything that is kept of you, your invoices among it"
      control={
        <Button loading={isPending} onClick={ask}>
          Download my data
        </Button>
      }
    />
  );
}
