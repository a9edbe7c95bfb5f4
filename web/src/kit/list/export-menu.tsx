import { DownloadOutlined } from '@ant-design/icons';
import { useMutation } from '@tanstack/react-query';
import { Button, Dropdown } from 'antd';
import { saveFile } from '../../lib/save-file';
import { useToast } from '../../lib/use-toast';
import type { ExportChoice } from './export-choices';

/** Takes the list away as a file: all of it, as it is filtered and sorted now. */
export function ExportMenu({ choices }: { choices: ExportChoice[] }) {
  const toast = useToast();
  const { mutate, isPending } = useMutation({
    mutationFn: (request: ExportChoice['request']) => request(),
    onSuccess: (answer) => {
      if (answer.response.status !== 202) return saveFile(answer);
      toast.info('The export is being made', 'The list is long; a notification leads to the file when it is ready.');
    },
    onError: (error) => toast.failure('The export failed', error),
  });
  return (
    <Dropdown
      trigger={['click']}
      menu={{
        items: choices.map(({ label, request }) => ({ key: label, label, onClick: () => mutate(request) })),
      }}
    >
      <Button icon={<DownloadOutlined />} loading={isPending} aria-label="Export" title="Export" />
    </Dropdown>
  );
}
