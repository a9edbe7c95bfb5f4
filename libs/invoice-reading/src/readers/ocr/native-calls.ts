/** Runs a call into a native library, and returns what it returns. */
export type NativeGate = <T>(call: () => Promise<T>) => Promise<T>;

let gate: NativeGate = (call) => call();

/**
 * Sets what every call into onnxruntime goes through. A thread that is ended inside such a call takes its process with it:
 * the library cannot hand its result to a thread that is going away, and aborts. Whoever reads in threads must end none
 * while one is under way.
 */
export function guardNativeCalls(own: NativeGate): void {
  gate = own;
}

/** Goes through the gate; calls neither overlap nor nest. */
export const nativeCall: NativeGate = (call) => gate(call);
