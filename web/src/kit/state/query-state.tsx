import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Delayed } from './delayed';
import { ErrorState } from './error-state';

interface Props<Data> {
  query: UseQueryResult<Data>;
  skeleton: ReactNode;
  /** What to say when it could not be loaded. */
  errorTitle: string;
  children: (data: Data) => ReactNode;
}

/** The three states of whatever comes from the server: not yet, not at all, here. */
export function QueryState<Data>({ query, skeleton, errorTitle, children }: Props<Data>) {
  if (query.data !== undefined) return children(query.data);
  if (query.isError) {
    return <ErrorState title={errorTitle} error={query.error} onRetry={() => void query.refetch()} />;
  }
  return <Delayed>{skeleton}</Delayed>;
}
