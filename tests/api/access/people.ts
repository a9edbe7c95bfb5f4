import type { ApiClient } from '../../../deploy/local/demo/api-client.js';
import { ADMIN_LOGIN, connect, openShop, PASSWORD, signUp, type TestProduct } from '../../support/product.js';
import { documentedFetch } from '../../support/documented-fetch.js';

/** Who tries each call, in the order in which the table tells what they are answered. */
export const CALLERS = ['owner', 'other', 'otherRole', 'admin', 'impersonator', 'token', 'nobody'] as const;
export type Caller = (typeof CALLERS)[number];

/** Whose things a row is about. */
export type Side = 'buyer' | 'seller';

type Headers = Record<string, string>;

/** Two buyers and two sellers; the first of each trade with each other. */
export interface People {
  buyer: Awaited<ReturnType<typeof signUp>>;
  seller: Awaited<ReturnType<typeof openShop>>;
  /** How each caller proves who they are, seen from whose things are asked for. */
  headers: Record<Side, Record<Caller, Headers>>;
  /** The same people, logged in anew: for calls that end the session they are made in. */
  anew(side: Side, caller: Caller): Promise<Headers>;
}

const READ = ['stock', 'orders', 'products', 'network', 'invoices', 'messages', 'notifications'].map(
  (area) => `${area}:read`,
);

/** They need a product of their own, or at least names that nobody else takes. */
export async function people(product: TestProduct): Promise<People> {
  const { url } = product;
  const buyer = await signUp(url, 'buyer', 'Alder Works');
  const otherBuyer = await signUp(url, 'buyer', 'Birch Works');
  const seller = await openShop(product, 'Access Tools', [500, 600, 700]);
  const otherSeller = await openShop(product, 'Elsewhere Tools', [900]);
  await connect(buyer, seller);

  const logIn = async (username: string): Promise<string> =>
    cookieOf(await post(url, '/api/login', { username, password: PASSWORD }));
  const names = new Map<number, string>();
  for (const { id, client } of [buyer, otherBuyer, seller, otherSeller]) {
    names.set(id, (await client.get<{ username: string }>('/api/user')).body.username);
  }
  const impersonate = async (id: number): Promise<Headers> => {
    const admin = cookieOf(await post(url, '/api/login', ADMIN_LOGIN));
    return { cookie: cookieOf(await post(url, `/api/admin/impersonate/${id}`, undefined, { cookie: admin })) };
  };
  const tokenOf = async (client: ApiClient): Promise<Headers> => {
    const wanted = { name: 'Reader', scopes: READ, expiresInDays: 1, password: PASSWORD };
    const { body } = await client.post<{ token: string }>('/api/user/tokens', wanted);
    return { authorization: `Bearer ${body.token}` };
  };
  const sides = {
    buyer: { owner: buyer, other: otherBuyer, otherRole: otherSeller },
    seller: { owner: seller, other: otherSeller, otherRole: otherBuyer },
  };
  const headersOf = async (side: Side): Promise<Record<Caller, Headers>> => ({
    owner: { cookie: sides[side].owner.client.sessionCookie },
    other: { cookie: sides[side].other.client.sessionCookie },
    otherRole: { cookie: sides[side].otherRole.client.sessionCookie },
    admin: { cookie: product.admin.sessionCookie },
    impersonator: await impersonate(sides[side].owner.id),
    token: await tokenOf(sides[side].owner.client),
    nobody: {},
  });
  const headers = { buyer: await headersOf('buyer'), seller: await headersOf('seller') };
  return {
    buyer,
    seller,
    headers,
    async anew(side, caller) {
      if (caller === 'token' || caller === 'nobody') return headers[side][caller];
      if (caller === 'impersonator') return impersonate(sides[side].owner.id);
      if (caller === 'admin') return { cookie: cookieOf(await post(url, '/api/login', ADMIN_LOGIN)) };
      return { cookie: await logIn(names.get(sides[side][caller].id)!) };
    },
  };
}

async function post(url: string, path: string, body?: object, headers: Headers = {}): Promise<Response> {
  const answer = await documentedFetch(new URL(path, url), {
    method: 'POST',
    headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
    body: body && JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return answer;
}

const cookieOf = (answer: Response): string => answer.headers.getSetCookie()[0]!.split(';', 1)[0]!;
