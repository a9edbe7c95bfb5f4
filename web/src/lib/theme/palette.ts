import type { ThemeFile } from './theme-file';

interface Hsl {
  h: number;
  s: number;
  l: number;
}

const DEFAULT: Hsl = { h: 210, s: 79, l: 46 };
const GREY_SATURATION = { professional: 14, tint: 24, vibrant: 34 } as const;

function parseHsl(text: string): Hsl {
  const [h, s, l] = (text.match(/-?\d+(\.\d+)?/g) ?? []).map(Number);
  return h === undefined || s === undefined || l === undefined ? DEFAULT : { h, s, l };
}

const hsl = (h: number, s: number, l: number) => `hsl(${h}, ${s}%, ${l}%)`;

/** The greys and the accent's neighbours, all made from the theme file's primary. */
export function palette(theme: ThemeFile, dark: boolean) {
  const { h, s, l } = parseHsl(theme.primary);
  const saturation = GREY_SATURATION[theme.variant];
  const grey = (lightness: number) => hsl(h, saturation, lightness);
  /** The accent's hue at another lightness; text on a dark surface needs a lighter one than a filled button. */
  const accent = (lightness: number) => hsl(h, s, lightness);
  return { primary: hsl(h, s, l), text: dark ? accent(70) : accent(Math.min(l, 42)), grey, accent };
}

/** Green is done, amber waits for someone, red needs action now, blue is in motion. Lightness keeps AA on its own tint. */
const STATES = { success: [152, 58], warning: [36, 88], error: [4, 70], info: [212, 75] } as const;

export function stateTokens(dark: boolean) {
  return Object.fromEntries(
    Object.entries(STATES).flatMap(([name, [h, s]]) => {
      const key = `color${name[0]?.toUpperCase()}${name.slice(1)}`;
      return dark
        ? [
            [key, hsl(h, s * 0.85, name === 'error' ? 74 : 50)],
            [`${key}Text`, hsl(h, s * 0.8, 70)],
            [`${key}Bg`, hsl(h, s * 0.45, 17)],
            [`${key}Border`, hsl(h, s * 0.45, 28)],
          ]
        : [
            [key, hsl(h, s, name === 'error' ? 46 : 33)],
            [`${key}Text`, hsl(h, s, name === 'error' ? 40 : 27)],
            [`${key}Bg`, hsl(h, s * 0.8, 95)],
            [`${key}Border`, hsl(h, s * 0.6, 84)],
          ];
    }),
  );
}
