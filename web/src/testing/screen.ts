import { afterEach } from '@jest/globals';
import { PHONE } from '../lib/media-queries';

const { matchMedia } = window;
afterEach(() => {
  window.matchMedia = matchMedia;
});

/** What a test shows from now on is shown on a screen that this media query is true of. */
export function onScreen(media: string): void {
  window.matchMedia = (query) => ({ ...matchMedia(query), matches: query === media });
}

export const onPhone = () => onScreen(PHONE);
