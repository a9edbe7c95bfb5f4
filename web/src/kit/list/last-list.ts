/** A list as it was last seen, for the way back to it and to the next record of it. */
interface LastList {
  ids: number[];
  /** Its address with search, filters and page. */
  address: string;
}

const lists = new Map<string, LastList>();

export function rememberList(name: string, list: LastList): void {
  lists.set(name, list);
}

export const addressOfList = (name: string, otherwise: string) => lists.get(name)?.address ?? otherwise;

interface Neighbours {
  previous?: number;
  next?: number;
  /** Counted from 1. */
  place: number;
  of: number;
}

/** Undefined where the record was reached by another way than the list. */
export function neighboursOf(name: string, id: number): Neighbours | undefined {
  const ids = lists.get(name)?.ids ?? [];
  const at = ids.indexOf(id);
  if (at < 0) return undefined;
  return { previous: ids[at - 1], next: ids[at + 1], place: at + 1, of: ids.length };
}
