import { expect, it } from '@jest/globals';
import { showWithin } from './show-within';

/** A lit box in the document's window on a page, each this far down and so high. */
function drawn(lit: [top: number, height: number]) {
  document.body.innerHTML = '<main><div role="region"><p><b></b></p></div></main>';
  const at = (selector: string, [top, height]: [number, number]) => {
    const element = document.querySelector<HTMLElement>(selector)!;
    element.getBoundingClientRect = () => ({ top, bottom: top + height, left: 0, right: 100 }) as DOMRect;
    return element;
  };
  const page = at('main', [0, 800]);
  const region = at('[role=region]', [100, 300]);
  at('p', [100, 2000]);
  return { page, region, lit: at('b', lit) };
}

it.each<[string, [number, number], number]>([
  ['below its window', [500, 20], 120],
  ['above it', [40, 20], -60],
  ['in it', [200, 20], 0],
  ['larger than it', [450, 900], 350],
])('what is lit %s is scrolled to within the window, and the page stays', (_, place, scrolled) => {
  const { page, region, lit } = drawn(place);
  region.scrollTop = 1000;
  showWithin(lit);
  expect(region.scrollTop).toBe(1000 + scrolled);
  expect([page.scrollTop, document.documentElement.scrollTop]).toEqual([0, 0]);
});
