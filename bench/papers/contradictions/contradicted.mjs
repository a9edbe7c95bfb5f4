import { AMOUNTS } from './amounts.mjs';
import { FACTS } from './facts.mjs';
import { HEADS } from './heads.mjs';
import { LINES } from './lines.mjs';

const KINDS = [...AMOUNTS, ...FACTS, ...LINES, ...HEADS];

/**
 * The same paper with one thing in it that cannot be true. A kind is taken that the paper's design shows on both sides
 * of the contradiction, the rarest so far first; what is printed must differ from the paper itself.
 */
export function contradicted(random, { paper, document, seen, redraw }) {
  const fits = random
    .shuffle(KINDS)
    .filter(({ needs, when }) => needs.every((name) => document.printed.has(name)) && (!when || when(paper, document)))
    .sort((a, b) => (seen.get(a.kind) ?? 0) - (seen.get(b.kind) ?? 0));
  for (const { kind, change } of fits) {
    const twin = structuredClone(paper);
    const contradiction = change(twin, random.fork(kind), document);
    if (!contradiction) continue;
    const drawn = redraw(twin);
    if (textOf(drawn.html) === textOf(document.html)) continue;
    seen.set(kind, (seen.get(kind) ?? 0) + 1);
    return { kind, contradiction, document: drawn, paper: twin };
  }
  return undefined;
}

const textOf = (html) => html.replace(/<style>.*?<\/style>|<[^>]*>/gs, ' ');
