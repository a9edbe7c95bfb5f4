import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { api, body } from './api-client';
import { ApiError } from './api-error';
import { queryClient } from './query-client';
import { preferencesKey } from './query-keys';
import { useToast } from './use-toast';

type Values = Record<string, string>;

/** Empty while nobody is logged in. */
async function fetchPreferences(): Promise<Values> {
  try {
    const { values } = body(await api.GET('/api/user/preferences'));
    return Object.fromEntries(values.map(({ name, value }) => [name, value]));
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return {};
    throw error;
  }
}

/**
 * Asked for with the user, before anything is drawn. Looked at again when the person comes back to the page: they may
 * have been at another device.
 */
export const preferencesQuery = queryOptions({
  queryKey: preferencesKey,
  queryFn: fetchPreferences,
  staleTime: 30_000,
  refetchOnWindowFocus: true,
  retry: false,
});

/** Only reads: the application's layout fetches. */
const useKept = <T>(select: (values: Values) => T) => useQuery({ ...preferencesQuery, enabled: false, select }).data;

interface Change {
  name: string;
  text: string;
}

/** Takes effect at once, and goes back when it could not be kept. */
function useKeep() {
  const queryClient = useQueryClient();
  const toast = useToast();
  const show = (name: string, text: string | undefined) =>
    queryClient.setQueryData(preferencesKey, (values: Values = {}): Values => {
      const { [name]: _, ...others } = values;
      return text === undefined ? others : { ...others, [name]: text };
    });
  return useMutation({
    // One after the other, so that the last choice is the one that is kept.
    scope: { id: 'preferences' },
    mutationFn: async ({ name, text }: Change) =>
      body(await api.PUT('/api/user/preferences/{name}', { params: { path: { name } }, body: { value: text } })),
    onMutate: async ({ name, text }) => {
      await queryClient.cancelQueries({ queryKey: preferencesKey });
      const before = queryClient.getQueryData<Values>(preferencesKey)?.[name];
      show(name, text);
      return { before };
    },
    onError: (error, { name, text }, context) => {
      // Unless something else was chosen meanwhile.
      const isShown = queryClient.getQueryData<Values>(preferencesKey)?.[name] === text;
      if (isShown) show(name, context?.before);
      toast.failure('Your choice could not be kept', error);
    },
  });
}

/** A choice that is kept for the person, on every device: which columns, how many rows. Unreadable: the initial one. */
export function usePreference<T>(name: string, initial: T): [T, (value: T) => void] {
  const text = useKept((values) => values[name]);
  const { mutate } = useKeep();
  const set = useCallback((value: T) => mutate({ name, text: JSON.stringify(value) }), [name, mutate]);
  return [parse(text, initial), set];
}

/** The same outside of a component, as it is now. */
export const readPreference = <T>(name: string, initial: T): T =>
  parse(queryClient.getQueryData<Values>(preferencesKey)?.[name], initial);

function parse<T>(text: string | undefined, initial: T): T {
  if (text === undefined) return initial;
  try {
    const value = JSON.parse(text) as T;
    return typeof value === typeof initial && Array.isArray(value) === Array.isArray(initial) && value !== null
      ? value
      : initial;
  } catch {
    return initial;
  }
}
