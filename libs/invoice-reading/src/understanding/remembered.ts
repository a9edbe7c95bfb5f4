/** Texts of so many kinds are remembered at once: more than the labels of the longest document. */
const MOST = 4000;

/** A pure function of a text that is asked the same again and again: labels recur within a document and from one to the next. */
export function remembered<T>(find: (text: string) => T): (text: string) => T {
  const known = new Map<string, T>();
  return (text) => {
    if (known.has(text)) return known.get(text)!;
    if (known.size >= MOST) known.clear();
    const found = find(text);
    known.set(text, found);
    return found;
  };
}
