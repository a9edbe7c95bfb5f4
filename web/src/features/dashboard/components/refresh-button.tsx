import { ReloadOutlined } from '@ant-design/icons';
import { useIsFetching, useQueryClient } from '@tanstack/react-query';
import { Button } from 'antd';

/** Asks for everything on the page again; the page stays where it is. */
export function RefreshButton() {
  const queryClient = useQueryClient();
  const fetching = useIsFetching() > 0;
  return (
    <Button
      icon={<ReloadOutlined aria-hidden spin={fetching} />}
      onClick={() => void queryClient.refetchQueries({ type: 'active' })}
    >
      Refresh
    </Button>
  );
}
