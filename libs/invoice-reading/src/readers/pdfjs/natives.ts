/** As the engine brings them; to be loaded before pdf.js. */
export const { push } = Array.prototype;
export const { parse, stringify } = JSON;
