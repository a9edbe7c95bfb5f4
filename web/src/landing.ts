import '@fontsource-variable/inter/wght.css';
import { themeStyle } from './features/landing/theme-style';
import { readLocal } from './lib/local';
import { DARK } from './lib/media-queries';
import { PREFERENCE_KEY } from './lib/theme/preference';
import { loadThemeFile, themeFile } from './lib/theme/theme-file';

/**
 * All that the landing page runs: its markup was written by the build (vite-landing.ts), for the theme file as it was
 * then. An installation may have another one by now, and the device's own appearance may change while the page is open.
 */
const style = document.getElementById('theme')!;
const root = document.documentElement;

function showAppearance(): void {
  const chosen = readLocal(PREFERENCE_KEY) ?? themeFile.get().appearance;
  const dark = chosen === 'dark' || (chosen === 'system' && window.matchMedia(DARK).matches);
  root.dataset.appearance = dark ? 'dark' : 'light';
}

themeFile.subscribe(() => {
  style.textContent = themeStyle(themeFile.get());
  showAppearance();
});
window.matchMedia(DARK).addEventListener('change', showAppearance);
void loadThemeFile();
