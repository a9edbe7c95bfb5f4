import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { keepEventStream } from './event-stream';

/** A stream of the browser; the test says what the server answers. */
class Stream extends EventTarget {
  static readonly CLOSED = 2;
  static readonly opened: Stream[] = [];
  readyState = 0;

  constructor() {
    super();
    Stream.opened.push(this);
  }

  succeeds() {
    this.readyState = 1;
    this.dispatchEvent(new Event('open'));
  }

  isRefused() {
    this.readyState = Stream.CLOSED;
    this.dispatchEvent(new Event('error'));
  }

  /** The browser connects again by itself. */
  breaksOff() {
    this.readyState = 0;
    this.dispatchEvent(new Event('error'));
  }

  close() {
    this.readyState = Stream.CLOSED;
  }
}

const original = globalThis.EventSource;
let close: () => void;
const onGap = jest.fn();
const onRefused = jest.fn();
beforeEach(() => {
  globalThis.EventSource = Stream as unknown as typeof EventSource;
  Stream.opened.length = 0;
  onGap.mockClear();
  onRefused.mockClear();
  close = keepEventStream('/stream', {}, { onGap, onRefused });
});
afterEach(() => {
  close();
  globalThis.EventSource = original;
});
const stream = () => Stream.opened.at(-1)!;
const tryAgain = () => window.dispatchEvent(new Event('online'));

it('a stream that is refused says so once, however often it is tried again, and anew after it was open', () => {
  stream().succeeds();
  stream().isRefused();
  tryAgain();
  stream().isRefused();
  expect(Stream.opened).toHaveLength(2);
  expect(onRefused).toHaveBeenCalledTimes(1);
  tryAgain();
  stream().succeeds();
  expect(onGap).toHaveBeenCalledTimes(1);
  stream().isRefused();
  expect(onRefused).toHaveBeenCalledTimes(2);
});

it('a stream that breaks off and comes back was not refused', () => {
  stream().succeeds();
  stream().breaksOff();
  stream().succeeds();
  expect(onRefused).not.toHaveBeenCalled();
  expect(onGap).toHaveBeenCalledTimes(1);
});
