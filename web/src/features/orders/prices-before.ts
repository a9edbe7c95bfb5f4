import { useLocation } from 'react-router-dom';

/** What a duplicate's lines cost in the order that they are copied from, by product, where that was another price. */
export interface PricesBefore {
  pricesBefore: Record<number, number>;
}

/** Of the order whose page this is: it was led to with them. */
export const usePricesBefore = (): PricesBefore['pricesBefore'] =>
  (useLocation().state as Partial<PricesBefore> | null)?.pricesBefore ?? {};
