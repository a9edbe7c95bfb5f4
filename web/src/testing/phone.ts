import { afterEach } from '@jest/globals';
import { PHONE } from '../lib/media-queries';

const { matchMedia } = window;
afterEach(() => {
  window.matchMedia = matchMedia;
});

/** What a test shows from now on is shown on a phone. */
export function onPhone(): void {
  window.matchMedia = (query) => ({ ...matchMedia(query), matches: query === PHONE });
}
