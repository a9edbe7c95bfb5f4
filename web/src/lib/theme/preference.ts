export type Preference = 'light' | 'dark' | 'system';

/** public/appearance.js reads the same key before the first paint. */
export const PREFERENCE_KEY = 'vite-ui-theme';
