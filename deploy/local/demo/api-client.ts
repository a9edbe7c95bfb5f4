/** An answer of the REST API. */
export interface ApiAnswer<T = unknown> {
  status: number;
  body: T;
  headers: Headers;
}

interface CallOptions {
  viewMode?: 'buyer' | 'seller';
  idempotencyKey?: string;
}

/** A REST client for scripts and tests: one cookie jar, JSON in and out, status codes answered rather than thrown. */
export class ApiClient {
  private cookie = '';

  constructor(
    readonly baseUrl: string,
    private readonly defaults: CallOptions = {},
    /** Tests hold each answer against the API document here. */
    private readonly fetch: typeof globalThis.fetch = globalThis.fetch,
  ) {}

  /** The same session, speaking for the other side of the market. */
  as(viewMode: 'buyer' | 'seller'): ApiClient {
    const client = new ApiClient(this.baseUrl, { ...this.defaults, viewMode }, this.fetch);
    client.cookie = this.cookie;
    return client;
  }

  /** As the `cookie` header has it. */
  get sessionCookie(): string {
    return this.cookie;
  }

  get<T>(path: string): Promise<ApiAnswer<T>> {
    return this.call<T>('GET', path);
  }
  post<T>(path: string, body?: unknown, options?: CallOptions): Promise<ApiAnswer<T>> {
    return this.call<T>('POST', path, body, options);
  }
  put<T>(path: string, body?: unknown): Promise<ApiAnswer<T>> {
    return this.call<T>('PUT', path, body);
  }
  patch<T>(path: string, body?: unknown): Promise<ApiAnswer<T>> {
    return this.call<T>('PATCH', path, body);
  }
  delete<T>(path: string): Promise<ApiAnswer<T>> {
    return this.call<T>('DELETE', path);
  }

  /** The raw file to a signed upload URL, as a browser sends it: without the session. */
  async upload(url: string, bytes: Uint8Array, contentType = 'application/octet-stream'): Promise<number> {
    const answer = await this.fetch(new URL(url, this.baseUrl), {
      method: 'PUT',
      body: new Blob([Buffer.from(bytes)]),
      headers: { 'content-type': contentType },
    });
    await answer.arrayBuffer();
    return answer.status;
  }

  private async call<T>(
    method: string,
    path: string,
    body?: unknown,
    options: CallOptions = {},
  ): Promise<ApiAnswer<T>> {
    const { viewMode, idempotencyKey } = { ...this.defaults, ...options };
    const answer = await this.fetch(new URL(path, this.baseUrl), {
      method,
      headers: {
        ...(this.cookie && { cookie: this.cookie }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(viewMode && { 'x-view-mode': viewMode }),
        ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
      },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
    for (const cookie of answer.headers.getSetCookie()) this.cookie = cookie.split(';', 1)[0] ?? '';
    const text = await answer.text();
    return { status: answer.status, body: (text ? JSON.parse(text) : undefined) as T, headers: answer.headers };
  }
}
