/** One page of a list, with what its headers say about the whole. */
export interface Page<Item> {
  items: Item[];
  /** '312', or '10000+' where counting further would be slow. */
  total: string;
  /** The cursor of the next page. */
  next: string | null;
}

interface ListAnswer<Item> {
  data?: Item[];
  response: Response;
}

export function page<Item>({ data, response }: ListAnswer<Item>): Page<Item> {
  const items = data ?? [];
  return {
    items,
    total: response.headers.get('X-Total-Count') ?? String(items.length),
    next: nextCursor(response.headers.get('Link')),
  };
}

/** Links are relative; only their query is of interest. */
const ANY_BASE = 'http://list';

/** `</api/orders?cursor=abc>; rel="next"` → `abc` */
export function nextCursor(link: string | null): string | null {
  const url = link?.match(/<([^>]+)>;\s*rel="next"/)?.[1];
  return url ? new URL(url, ANY_BASE).searchParams.get('cursor') : null;
}
