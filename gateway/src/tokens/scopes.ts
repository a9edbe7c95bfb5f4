import type { TokenArea, TokenScope } from '#contracts';

/** The scopes that a call asks for, all of them. */
export function scopesOf(areas: readonly TokenArea[], method: string): TokenScope[] {
  const what = method === 'GET' || method === 'HEAD' ? 'read' : 'write';
  return areas.map((area): TokenScope => `${area}:${what}`);
}

/** The first scope that a call asks for and `owned` does not have; writing includes reading. */
export function missingScope(
  owned: readonly TokenScope[],
  areas: readonly TokenArea[],
  method: string,
): TokenScope | undefined {
  const includes = (scope: string): boolean => (owned as readonly string[]).includes(scope);
  return scopesOf(areas, method).find((scope) => !includes(scope) && !includes(scope.replace(':read', ':write')));
}
