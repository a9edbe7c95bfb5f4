const PREFIX = 'kept:';

/**
 * What was entered and not sent yet, for this tab alone: it outlasts a reload and the end of a session, not that it is
 * sent or thrown away (`forgetKept`). `place` names whose it is and where it was entered.
 */
export function keep(place: string, value: unknown): void {
  try {
    sessionStorage.setItem(PREFIX + place, JSON.stringify(value));
  } catch {
    // It then lasts as long as the page.
  }
}

export function kept(place: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(PREFIX + place) ?? 'null');
  } catch {
    return null;
  }
}

export function forgetKept(): void {
  try {
    for (const place of Object.keys(sessionStorage)) if (place.startsWith(PREFIX)) sessionStorage.removeItem(place);
  } catch {
    // Nothing was kept.
  }
}
