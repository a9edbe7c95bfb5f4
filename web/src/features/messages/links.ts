/** A piece of a text: words, or an address of the web in them. */
export interface Piece {
  text: string;
  href?: string;
}

const ADDRESS = /https?:\/\/[^\s<>"']+/gi;
/** Belongs to the sentence around an address, not to the address. */
const TRAILING = /[.,;:!?'")\]}]+$/;

/** Finds the addresses in a text. Nothing but http and https becomes a link. */
export function piecesOf(text: string): Piece[] {
  const pieces: Piece[] = [];
  let from = 0;
  for (const match of text.matchAll(ADDRESS)) {
    const address = trimmed(match[0]);
    if (!URL.canParse(address)) continue;
    if (match.index > from) pieces.push({ text: text.slice(from, match.index) });
    pieces.push({ text: address, href: new URL(address).href });
    from = match.index + address.length;
  }
  if (from < text.length) pieces.push({ text: text.slice(from) });
  return pieces;
}

/** A closing bracket stays where the address opens one: https://example.com/a_(b) */
function trimmed(address: string): string {
  const end = TRAILING.exec(address)?.[0] ?? '';
  const cut = address.slice(0, address.length - end.length);
  return end.startsWith(')') && cut.includes('(') && !cut.includes(')') ? `${cut})` : cut;
}
