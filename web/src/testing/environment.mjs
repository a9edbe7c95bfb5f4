import { TestEnvironment } from 'jest-environment-jsdom';

/** jsdom has no requests and answers of its own; Node's are what a browser's are. */
export default class extends TestEnvironment {
  async setup() {
    await super.setup();
    Object.assign(this.global, {
      Request,
      Response,
      Headers,
      TextEncoder,
      TextDecoder,
      structuredClone,
      AbortController,
      AbortSignal,
    });
  }
}
