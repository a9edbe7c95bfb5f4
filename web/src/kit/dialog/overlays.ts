import { useEffect, useRef } from 'react';

/** What lies over the page, the topmost last: how each is closed, as by its cross. */
const overlays: { close: () => void }[] = [];

/** The topmost; undefined: the page itself is in front. */
export const topOverlay = () => overlays.at(-1);

/** Puts something over the page, which the browser's Back closes. Returns how it is told to be gone. */
export function overlay(close: () => void): () => void {
  const own = { close };
  overlays.push(own);
  return () => {
    const at = overlays.indexOf(own);
    if (at >= 0) overlays.splice(at, 1);
  };
}

/** The same of a component, while it is open. */
export function useOverlay(open: boolean, close: () => void): void {
  const latest = useRef(close);
  useEffect(() => {
    latest.current = close;
  });
  useEffect(() => (open ? overlay(() => latest.current()) : undefined), [open]);
}

let passing = false;

/** The next step back is one that closing itself takes: it is let through. */
export function letBackThrough(): void {
  passing = true;
}

/** Whether it is that one. Asked once. */
export function isLetThrough(): boolean {
  const was = passing;
  passing = false;
  return was;
}
