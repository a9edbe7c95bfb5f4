import createClient, { type Client } from 'openapi-fetch';
import type { paths } from '@tradeyard/client/schema';
import { patientFetch } from './patient-fetch.js';
import { TradeyardError } from './tradeyard-error.js';

export interface TradeyardOptions {
  /** Of the installation, e.g. `https://market.example.com`. */
  url: string;
  /** An access token, made in the settings. */
  token: string;
  /** How often a request is made that is told to come back later (429, 503); 3 unless given. */
  attempts?: number;
  fetch?: (request: Request) => Promise<Response>;
}

/** Every call of the API by its path, typed. Answers that are errors are thrown as {@link TradeyardError}. */
export type Tradeyard = Client<paths>;

export function createTradeyard({ url, token, attempts = 3, fetch = globalThis.fetch }: TradeyardOptions): Tradeyard {
  const client = createClient<paths>({
    baseUrl: url,
    headers: { authorization: `Bearer ${token}` },
    fetch: patientFetch(fetch, attempts),
  });
  client.use({
    async onResponse({ response }) {
      if (!response.ok) throw await TradeyardError.from(response);
    },
  });
  return client;
}
