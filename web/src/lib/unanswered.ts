import { queryClient } from './query-client';
import { userKey } from './query-keys';

const PREFIX = 'unanswered:';
/** Whoever sends the same later than this means another one. */
const MEANT_FOR_MS = 60 * 60_000;

/** Of this user, operation and content. */
function placeOf(operation: string, content: unknown): string {
  const user = queryClient.getQueryData<{ id: number } | null>(userKey)?.id ?? '';
  return `${PREFIX}${user}:${operation}:${fingerprint(JSON.stringify(content))}`;
}

/** FNV-1a. Should two contents share one, the server sees that they differ. */
function fingerprint(text: string): string {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i += 1) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193) >>> 0;
  return hash.toString(36);
}

/**
 * The keys of what was sent and not answered, for this tab alone. They outlast a reload, which is what people do after a
 * lost answer: the same sent again then takes the same key.
 */
export const unanswered = {
  keyOf(operation: string, content: unknown): string | undefined {
    const [key, sentAt] = read(placeOf(operation, content)).split(' ');
    return key && Date.now() - Number(sentAt) < MEANT_FOR_MS ? key : undefined;
  },
  add(operation: string, content: unknown, key: string): void {
    try {
      sessionStorage.setItem(placeOf(operation, content), `${key} ${Date.now()}`);
    } catch {
      // The key then lasts as long as the page.
    }
  },
  /** An answer came: also for what was changed and sent again under the same key. */
  remove(key: string): void {
    try {
      for (const place of Object.keys(sessionStorage)) {
        if (place.startsWith(PREFIX) && read(place).startsWith(key)) sessionStorage.removeItem(place);
      }
    } catch {
      // Nothing was kept.
    }
  },
};

function read(place: string): string {
  try {
    return sessionStorage.getItem(place) ?? '';
  } catch {
    return '';
  }
}
