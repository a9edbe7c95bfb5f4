import { notFound } from '../errors/domain-error.js';

const KEY = /^[a-z0-9][a-z0-9._-]{0,199}$/i;

/** Keys come from outside too; one that could leave the store's folder names nothing. */
export function checkedKey(key: string): string {
  if (!KEY.test(key)) throw noSuchFile();
  return key;
}

export const noSuchFile = () => notFound('There is no such file');
