import { type QueryKey, useQuery, type UseQueryOptions, type UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { isNotFound } from '../../lib/api-error';
import { QueryState } from '../state/query-state';
import { recordId } from './record-id';

type RecordQuery<Data, Key extends QueryKey> = (id: number) => UseQueryOptions<Data, Error, Data, Key>;

/**
 * The record that a parameter of the address names. It is missing where the server knows none, which it is asked once
 * (the route has asked ahead: see ofRecord), and where the address cannot name one, about which nobody is asked.
 */
export function useRecord<Data, Key extends QueryKey>(
  param: string,
  queryOf: RecordQuery<Data, Key>,
): { query: UseQueryResult<Data>; isMissing: boolean } {
  const id = recordId(useParams(), param);
  const query = useQuery({
    ...queryOf(id ?? 0),
    enabled: id !== undefined,
    retryOnMount: ({ state }) => !isNotFound(state.error),
  });
  return { query, isMissing: id === undefined || isNotFound(query.error) };
}

interface Props<Data, Key extends QueryKey> extends Omit<React.ComponentProps<typeof QueryState<Data>>, 'query'> {
  /** Of the route: 'orderId'. */
  param: string;
  query: RecordQuery<Data, Key>;
  /** In its place where it is missing. */
  notFound: ReactNode;
}

/** The page of one record. */
export function RecordPage<Data, Key extends QueryKey>({
  param,
  query: queryOf,
  notFound,
  ...state
}: Props<Data, Key>) {
  const { query, isMissing } = useRecord(param, queryOf);
  return isMissing ? notFound : <QueryState query={query} {...state} />;
}
