const KEY = 'asked-for';

/** An address that somebody asked for who was not logged in; it is opened after the login. For this tab alone. */
export function askedFor(): string | null {
  try {
    return sessionStorage.getItem(KEY);
  } catch {
    return null;
  }
}

export function rememberAskedFor(address: string | null): void {
  try {
    if (address === null) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, address);
  } catch {
    // The start page is opened then.
  }
}
