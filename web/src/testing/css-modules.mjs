/** A CSS module as the tests see it: every class is its own name. */
export default new Proxy({}, { get: (_styles, name) => (typeof name === 'string' ? name : undefined) });
