import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { PageHeader } from '../page/page-header';
import { Delayed } from './delayed';
import { ErrorState } from './error-state';

interface Props<Data> {
  query: UseQueryResult<Data>;
  skeleton: ReactNode;
  /** What to say when it could not be loaded; a function says the reason in the same sentence. */
  errorTitle: string | ((reason: string) => string);
  /** Of a page whose own heading comes with the data: 'Order'. */
  heading?: string;
  children: (data: Data) => ReactNode;
}

/** The three states of whatever comes from the server: not yet, not at all, here. */
export function QueryState<Data>({ query, skeleton, errorTitle, heading, children }: Props<Data>) {
  if (query.data !== undefined) return children(query.data);
  if (query.isError) {
    return (
      <>
        {heading && <PageHeader title={heading} />}
        <ErrorState title={errorTitle} error={query.error} onRetry={() => void query.refetch()} />
      </>
    );
  }
  return (
    <Delayed>
      {heading && <PageHeader title={heading} />}
      {skeleton}
    </Delayed>
  );
}
