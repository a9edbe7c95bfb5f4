export type { components, paths } from '@tradeyard/client/schema';
export { createTradeyard, type Tradeyard, type TradeyardOptions } from './create-tradeyard.js';
export { everyPage } from './every-page.js';
export { TradeyardError } from './tradeyard-error.js';
