import NodeEnvironment from './node-environment.mjs';

/** Packages with native code are shared by all test files: what they give is of the outer world's classes. */
export default class extends NodeEnvironment {
  constructor(...given) {
    super(...given);
    this.global.Float32Array = Float32Array;
  }
}
