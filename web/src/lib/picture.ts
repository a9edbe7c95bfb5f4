/** The same picture with another longest side, where it is one of ours; one from elsewhere as it is. */
export const inSize = (url: string, size: 160 | 480 | 1200): string =>
  url.replace(/^(\/api\/pictures\/[0-9a-f]{64})\/480\.webp$/, `$1/${size}.webp`);
