import { designTokens } from '../../lib/theme/design-tokens';
import type { ThemeFile } from '../../lib/theme/theme-file';

/** Those that the landing page's style sheets use. */
const USED = [
  ...(['colorPrimary', 'colorPrimaryHover', 'colorPrimaryActive', 'colorLink'] as const),
  ...(['colorBgLayout', 'colorBgContainer', 'colorBorder', 'colorBorderSecondary'] as const),
  ...(['colorText', 'colorTextHeading', 'colorTextSecondary', 'colorTextTertiary'] as const),
  ...(['borderRadius', 'controlHeight', 'controlHeightLG', 'motionDurationMid'] as const),
  ...(['fontFamily', 'fontSize', 'fontSizeHeading1'] as const),
];

/** What antd would derive from the tokens; the landing page is shown without antd. */
const derived = (file: ThemeFile) => ({
  colorTextLightSolid: '#fff',
  borderRadiusLG: file.radius * 16,
  fontSizeLG: 16,
  fontSizeSM: 12,
});

/** 'fontSizeHeading1' → '--ant-font-size-heading-1', as antd names them. */
const variable = (token: string) => `--ant-${token.replace(/([A-Z]+|\d+)/g, '-$1').toLowerCase()}`;

function variables(file: ThemeFile, dark: boolean): string {
  const tokens = designTokens(file, { dark, touch: false, reducedMotion: false });
  const used = { ...derived(file), ...Object.fromEntries(USED.map((name) => [name, tokens[name]])) };
  return Object.entries(used)
    .map(([name, value]) => `${variable(name)}:${typeof value === 'number' ? `${value}px` : value}`)
    .join(';');
}

/** The theme file as the CSS variables that antd would write, for both appearances. */
export function themeStyle(file: ThemeFile): string {
  return (
    `:root{color-scheme:light;${variables(file, false)}}` +
    `:root[data-appearance='dark']{color-scheme:dark;${variables(file, true)}}`
  );
}
