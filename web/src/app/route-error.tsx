import { Button, Result } from 'antd';

/** A page that broke, or whose code could not be loaded: a new version may have been deployed meanwhile. */
export function RouteError() {
  return (
    <Result
      status="warning"
      title="This page could not be shown"
      subTitle="Reload it. If that does not help, go back and try again later."
      extra={
        <Button type="primary" onClick={() => window.location.reload()}>
          Reload
        </Button>
      }
    />
  );
}
