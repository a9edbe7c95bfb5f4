import { afterEach, beforeEach } from '@jest/globals';
import { cleanup, configure } from '@testing-library/react';
import { answerFetch } from './fake-server';

/** What a browser has, jsdom has not, and the components ask for. */
const lacking = {
  matchMedia: (query: string) => ({
    matches: false,
    media: query,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    addListener: () => undefined,
    removeListener: () => undefined,
  }),
  ResizeObserver: class {
    observe() {}
    unobserve() {}
    disconnect() {}
  },
  // Node's own keeps the process from ending.
  MessageChannel: class {
    port1: { onmessage?: () => void } = {};
    port2 = { postMessage: () => setTimeout(() => this.port1.onmessage?.()) };
  },
  // Before anything imports the API client, which keeps the one it finds.
  fetch: answerFetch,
};
Object.assign(globalThis, lacking);
Object.assign(window, lacking);
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
Element.prototype.scrollIntoView = () => undefined;
Element.prototype.getAnimations = () => [];
window.scrollTo = () => undefined;
// It measures scroll bars with a pseudo element, which jsdom complains of instead of ignoring.
const { getComputedStyle } = window;
window.getComputedStyle = (element) => getComputedStyle(element);

// A loaded machine is slow; what never comes is what fails.
configure({ asyncUtilTimeout: 10_000 });

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(cleanup);
