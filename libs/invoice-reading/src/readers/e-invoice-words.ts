import type { ReadValue } from '../draft.js';

/** The name, which products are known by; what describes it further is kept with it as the text that was read. */
export function describe(
  name: ReadValue<string> | null,
  description: ReadValue<string> | null,
): ReadValue<string> | null {
  if (!name || !description) return name ?? description;
  const both = description.value.includes(name.value) || name.value.includes(description.value);
  return both ? name : { ...name, text: `${name.text}, ${description.text}` };
}

/** Each name once. */
export const joinNames = (names: ReadValue<string>[]): string[] => [...new Set(names.map(({ value }) => value))];
