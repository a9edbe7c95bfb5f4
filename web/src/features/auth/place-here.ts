/**
 * A place on this site, as browsers read it: a link must not carry people elsewhere after they logged in. They take a tab
 * out, and a backslash for a slash.
 */
export function placeHere(url: string | null, origin = window.location.origin): string | undefined {
  const place = url && URL.canParse(url, origin) ? new URL(url, origin) : undefined;
  if (place?.origin !== origin || place.pathname.startsWith('//')) return undefined;
  return place.pathname + place.search + place.hash;
}
