import type { ApiAnswer, ApiClient } from '../../deploy/local/demo/api-client.js';

/** Every row of a list, page after page. */
export async function allPages<Row>(client: ApiClient, path: string): Promise<Row[]> {
  const rows: Row[] = [];
  let next: string | undefined = path;
  while (next) {
    const answer: ApiAnswer<Row[]> = await client.get<Row[]>(next);
    if (answer.status !== 200) throw new Error(`${next}: ${answer.status}`);
    rows.push(...answer.body);
    next = /<(.+?)>; rel="next"/.exec(answer.headers.get('link') ?? '')?.[1];
  }
  return rows;
}

export function sorted(ids: number[]): number[] {
  return [...ids].sort((a, b) => a - b);
}
