import { createContext } from 'react';

/** Closes the dialog that something is in, as its cross does; null outside. */
export const DialogClose = createContext<(() => void) | null>(null);
