import { renderToStaticMarkup } from 'react-dom/server';
import type { ThemeFile } from '../../lib/theme/theme-file';
import { LandingPage } from './pages/landing.page';
import { themeStyle } from './theme-style';

const sheets = import.meta.glob<string>(
  ['../../app/base.css', '../../components/logo.module.css', './**/*.module.css'],
  { eager: true, query: '?inline', import: 'default' },
);

/** The landing page as the build writes it into index.html: the first answer is all that its first paint needs. */
export function render(file: ThemeFile) {
  const theme = themeStyle(file);
  const style = Object.values(sheets).join('\n');
  const missing = style.match(/--ant-[\w-]+/g)?.filter((name) => !theme.includes(`${name}:`)) ?? [];
  if (missing.length > 0) throw new Error(`theme-style.ts does not write ${missing.join(', ')}`);
  return { theme, style, markup: renderToStaticMarkup(<LandingPage />), appearance: file.appearance };
}
