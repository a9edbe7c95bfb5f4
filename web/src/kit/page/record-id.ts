import type { Params } from 'react-router-dom';
import type { Visit } from '../../lib/ahead';
import { anId } from '../list/parsers';

/** The record that an address names; undefined where it cannot name one: `/orders/abc`. */
export const recordId = (params: Params, name: string): number | undefined => anId(params[name] ?? '');

/** What is asked ahead for the page of a record: nothing where the address names none. */
export const ofRecord =
  <Query>(name: string, queries: (id: number) => Query[]) =>
  ({ params }: Pick<Visit, 'params'>): Query[] => {
    const id = recordId(params, name);
    return id === undefined ? [] : queries(id);
  };
