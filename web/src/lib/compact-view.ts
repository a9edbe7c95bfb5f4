import { createContext, useContext } from 'react';

/** The user's choice of lower rows; the application shell provides it. */
export const CompactView = createContext(false);

export const useCompactView = () => useContext(CompactView);
