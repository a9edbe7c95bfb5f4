/** No place has a longer name; an index has both. */
const MOST_LETTERS = 100;

/** Where a company is, as far as one can compare it; in lower case. */
export interface Area {
  /** With its region, where it has one: 'portland, or'. */
  city: string | null;
  region: string | null;
}

/**
 * The place in an address or a location: 'Portland, OR', '14 Dock Road, Portland, OR 97209', '20457 Hamburg'. Streets
 * stand before it, numbers are postal codes.
 */
export function areaOf(text: string | null | undefined): Area & { location: string | null } {
  const lastLine = (text ?? '').trim().split('\n').at(-1) ?? '';
  const parts = lastLine
    .split(',')
    .map((part) =>
      part
        .replace(/\S*\d\S*/g, '')
        .replace(/\s+/g, ' ')
        .trim(),
    )
    .filter(Boolean);
  const [city, region] = parts.length > 1 ? parts.slice(-2) : [parts[0]];
  if (!city) return { city: null, region: null, location: null };
  const location = region ? `${city}, ${region}` : city;
  return { city: compared(location), region: region === undefined ? null : compared(region), location };
}

function compared(place: string): string {
  return [...place.toLowerCase()].slice(0, MOST_LETTERS).join('');
}
