import Sequencer from '@jest/test-sequencer';

/** What takes minutes: pages, which draw all the time, beside drills, which mostly wait. */
const LONG = [
  'browser/screens',
  'browser/buyer-screens',
  'drill/replace',
  'api/access',
  'drill/jobs',
  'start/npm-start',
  'browser/journeys',
  'drill/outage',
];

/**
 * Where no run has left its times, Jest begins with the largest files. These are small: begun last, they would be what
 * everybody waits for in the end.
 */
export default class extends Sequencer {
  sort(tests) {
    const place = ({ path }) => {
      const found = LONG.findIndex((part) => path.includes(`/tests/${part}`));
      return found < 0 ? LONG.length : found;
    };
    return super.sort(tests).sort((one, other) => place(one) - place(other));
  }
}
