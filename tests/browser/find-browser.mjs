import { existsSync } from 'node:fs';
import { aptInstall, onPath } from '../../deploy/local/packages.mjs';

/** What has no window to draw needs a tenth less of the processor. */
const NAMES = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** The Chromium of this machine; undefined when there is none. */
export function findBrowser() {
  if (process.env.CHROME_PATH) return process.env.CHROME_PATH;
  return NAMES.map(onPath).find(Boolean) ?? PLACES.find((place) => existsSync(place));
}

/** As above, installed on Debian and Ubuntu as root when it is missing; Ubuntu has the whole browser alone. */
export async function requireBrowser() {
  if (!findBrowser() && process.getuid?.() === 0 && onPath('apt-get')) {
    console.log('Installing Chromium for the browser tests');
    await aptInstall(['chromium-headless-shell', 'fonts-liberation']);
    if (!findBrowser()) await aptInstall(['chromium', 'fonts-liberation']);
  }
  const found = findBrowser();
  if (!found) throw new Error('The browser tests need Chromium: install it, or set CHROME_PATH.');
  return found;
}
