/** One number, which another thread can look at. */
export type Progress = Int32Array<SharedArrayBuffer>;
export const newProgress = (): Progress => new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
