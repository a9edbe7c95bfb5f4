/** What one euro is in the other currencies, so that prices look usual. */
export const WORTH = {
  EUR: 1,
  USD: 1.1,
  GBP: 0.85,
  INR: 90,
  AUD: 1.65,
  CHF: 0.95,
  PLN: 4.3,
  CZK: 25,
  HUF: 390,
  SEK: 11,
  DKK: 7.45,
  NOK: 11.5,
  RON: 5,
  TRY: 35,
  BGN: 1.95,
};
