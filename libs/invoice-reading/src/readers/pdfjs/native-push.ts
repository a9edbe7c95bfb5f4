/** As the engine brings it; to be loaded before pdf.js. */
export const nativePush = Array.prototype.push;
