import { createStore } from '../store';

/** The look of an installation, as `/theme.json` states it. */
export interface ThemeFile {
  /** How much of the primary's hue the greys carry. */
  variant: 'professional' | 'tint' | 'vibrant';
  /** An `hsl(h s% l%)` colour: the one accent. */
  primary: string;
  /** What people see who have not chosen. */
  appearance: 'light' | 'dark' | 'system';
  /** Corner radius in rem. */
  radius: number;
}

const DEFAULT_THEME: ThemeFile = {
  variant: 'professional',
  primary: 'hsl(210 79% 46%)',
  appearance: 'light',
  radius: 0.5,
};

/** The defaults until the file has been read, which is once per page load. */
export const themeFile = createStore(DEFAULT_THEME);

/** A missing or broken file must not keep the product from starting. */
export async function loadThemeFile(): Promise<void> {
  try {
    const answer = await fetch('/theme.json', { credentials: 'same-origin' });
    if (!answer.ok) throw new Error(`${answer.status}`);
    themeFile.set({ ...DEFAULT_THEME, ...((await answer.json()) as Partial<ThemeFile>) });
  } catch (error) {
    console.warn('/theme.json could not be read, the default theme is used', error);
  }
}
