/** What was typed and not sent, by whom it is for: still there when one comes back, gone with the page. */
const drafts = new Map<string, string>();

export const keptDraft = (place: string) => drafts.get(place) ?? '';

export function keepDraft(place: string, text: string): void {
  if (text) drafts.set(place, text);
  else drafts.delete(place);
}
