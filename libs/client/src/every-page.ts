interface Answer<Item> {
  data?: Item[];
  response: Response;
}

/**
 * Every row of a list, page by page: `for await (const order of everyPage((cursor) => api.GET('/api/orders', { params: {
 * query: { cursor } } })))`.
 */
export async function* everyPage<Item>(
  page: (cursor: string | undefined) => Promise<Answer<Item>>,
): AsyncGenerator<Item> {
  let cursor: string | undefined;
  do {
    const { data, response } = await page(cursor);
    yield* data ?? [];
    cursor = nextCursor(response.headers.get('link'));
  } while (cursor !== undefined);
}

function nextCursor(link: string | null): string | undefined {
  const [, next] = /<([^>]+)>; rel="next"/.exec(link ?? '') ?? [];
  return next === undefined ? undefined : (new URL(next, 'http://any').searchParams.get('cursor') ?? undefined);
}
