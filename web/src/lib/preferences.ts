import { createContext, useCallback, useContext, useSyncExternalStore } from 'react';
import { readLocal, writeLocal } from './local';

/** Whose preferences they are: two people at one browser do not share them. */
export const PreferenceOwner = createContext('');

const listeners = new Set<() => void>();

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** A choice that is kept in this browser: which columns, how many rows. Anything unreadable is the initial one. */
export function usePreference<T>(name: string, initial: T): [T, (value: T) => void] {
  const key = keyOf(useContext(PreferenceOwner), name);
  const text = useSyncExternalStore(subscribe, () => readLocal(key));
  const set = useCallback(
    (value: T) => {
      writeLocal(key, JSON.stringify(value));
      listeners.forEach((listener) => listener());
    },
    [key],
  );
  return [parse(text, initial), set];
}

/** The same outside of a component, as it is now. */
export function readPreference<T>(owner: string, name: string, initial: T): T {
  return parse(readLocal(keyOf(owner, name)), initial);
}

const keyOf = (owner: string, name: string) => `preference:${owner}:${name}`;

function parse<T>(text: string | null, initial: T): T {
  if (text === null) return initial;
  try {
    const value = JSON.parse(text) as T;
    return typeof value === typeof initial && Array.isArray(value) === Array.isArray(initial) && value !== null
      ? value
      : initial;
  } catch {
    return initial;
  }
}
