import type { FastifyInstance } from 'fastify';
import findMyWay, { type HTTPMethod } from 'find-my-way';

/** The pages of the web client have one address for all; which of them there are, their own router knows. */
const ANY_PAGE = '/*';

/**
 * The methods that an address takes. Fastify tells them of its routes, but not of an address: another router of its kind is
 * given the same routes.
 */
export class AllowedMethods {
  private readonly router = findMyWay();
  private readonly methods = new Set<HTTPMethod>();

  /** Before the first route. */
  constructor(fastify: FastifyInstance) {
    fastify.addHook('onRoute', ({ method, url }) => {
      if (url === ANY_PAGE) return;
      for (const one of [method].flat() as HTTPMethod[]) {
        if (this.router.hasRoute(one, url)) continue;
        this.router.on(one, url, () => undefined);
        this.methods.add(one);
      }
    });
  }

  /** In the order of the alphabet; none where there is no such address. */
  of(url: string): string[] {
    const path = url.split(/[?#]/, 1)[0]!;
    return [...this.methods].filter((method) => this.router.find(method, path) !== null).toSorted();
  }
}
