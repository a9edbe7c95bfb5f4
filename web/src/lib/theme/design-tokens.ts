import { palette, stateTokens } from './palette';
import type { ThemeFile } from './theme-file';

export interface Conditions {
  dark: boolean;
  /** Fingers need targets of 44 px. */
  touch: boolean;
  reducedMotion: boolean;
}

/** The theme file as antd's tokens: the only place where colours are named. Knows no antd: the landing page uses it too. */
export function designTokens(file: ThemeFile, { dark, touch, reducedMotion }: Conditions) {
  const { primary, text, grey, accent } = palette(file, dark);
  const surface = dark ? grey(11) : '#fff';
  const shadow = dark
    ? '0 0 0 1px rgb(255 255 255 / 6%), 0 12px 32px rgb(0 0 0 / 50%)'
    : '0 0 0 1px rgb(15 23 42 / 4%), 0 12px 32px rgb(15 23 42 / 12%)';
  const muted = dark ? grey(64) : grey(41);
  const hairline = dark ? grey(19) : grey(91);
  return {
    ...stateTokens(dark),
    colorPrimary: primary,
    // The filled button gets darker under the pointer, so that its white letters stay readable.
    colorPrimaryHover: accent(40),
    colorPrimaryActive: accent(35),
    colorPrimaryBg: dark ? accent(14) : accent(96),
    colorPrimaryBgHover: dark ? accent(19) : accent(93),
    colorPrimaryBorder: dark ? accent(30) : accent(82),
    colorPrimaryText: text,
    // antd's dark algorithm takes some of its light: what is left is readable on the tints of the states, too.
    colorLink: dark ? accent(75) : text,
    colorLinkHover: dark ? accent(78) : accent(36),
    colorLinkActive: dark ? accent(64) : accent(30),
    colorBgLayout: dark ? grey(8) : grey(98),
    colorBgContainer: surface,
    colorBgElevated: dark ? grey(14) : '#fff',
    colorBgSpotlight: dark ? grey(22) : grey(16),
    colorBorder: dark ? grey(28) : grey(82),
    colorBorderSecondary: hairline,
    colorSplit: hairline,
    colorText: dark ? grey(94) : grey(12),
    colorTextHeading: dark ? grey(97) : grey(9),
    colorTextSecondary: dark ? grey(75) : grey(34),
    colorTextTertiary: muted,
    colorTextQuaternary: muted,
    colorTextDescription: muted,
    colorTextPlaceholder: muted,
    colorIcon: muted,
    borderRadius: file.radius * 16,
    boxShadow: shadow,
    boxShadowSecondary: shadow,
    boxShadowTertiary: 'none',
    controlHeight: touch ? 44 : 36,
    controlHeightLG: 44,
    controlHeightSM: touch ? 44 : 28,
    fontFamily: "'Inter Variable', system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif",
    fontSize: 14,
    fontSizeHeading1: 30,
    fontSizeHeading2: 24,
    fontSizeHeading3: 20,
    fontSizeHeading4: 16,
    fontSizeHeading5: 14,
    fontWeightStrong: 600,
    motion: !reducedMotion,
    motionDurationMid: '0.15s',
    motionDurationSlow: '0.2s',
    wireframe: false,
  };
}
