import { around, type Box, type OriginalPage } from '../../page-model.js';
import { fallen, type Fan, levelled } from './fan.js';
import type { PreparedPicture } from './prepare.js';

/** Where things lie: on the page turned straight, which is what understanding needs, and on the one that people see. */
export interface Places {
  /** Of the page turned straight, in points. */
  width: number;
  height: number;
  /** From pixels of the prepared picture to the straight page. */
  straight(box: Box): Box;
  /** And back. */
  prepared(box: Box): Box;
  /** The page as given, and the way from the straight page to it. */
  original: OriginalPage;
}

/** `points`: of the page per pixel of the given picture. */
export function placesOf(prepared: PreparedPicture, points: number): Places {
  const { picture, scale, degrees, quarters } = prepared;
  const sideways = quarters % 2 === 1;
  const unit = points / scale;
  const [width, height] = [prepared.width * unit, prepared.height * unit];
  const given = sideways ? { width: height, height: width } : { width, height };
  // Turning a picture enlarges its frame on all sides alike.
  const margin = { x: (picture.width - prepared.width) / 2, y: (picture.height - prepared.height) / 2 };
  const [sine, cosine] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)];

  const tilt = (x: number, y: number): [number, number] => {
    const [dx, dy] = [x - width / 2, y - height / 2];
    return [dx * cosine - dy * sine + width / 2, dx * sine + dy * cosine + height / 2];
  };
  const turnBack = ([x, y]: [number, number]): [number, number] => {
    const given: [number, number][] = [
      [x, y],
      [y, width - x],
      [width - x, height - y],
      [height - y, x],
    ];
    return given[quarters]!;
  };
  return {
    width,
    height,
    straight: (box) => ({
      x: (box.x - margin.x) * unit,
      y: (box.y - margin.y) * unit,
      width: box.width * unit,
      height: box.height * unit,
    }),
    prepared: (box) => ({
      x: box.x / unit + margin.x,
      y: box.y / unit + margin.y,
      width: box.width / unit,
      height: box.height / unit,
    }),
    original: {
      width: given.width,
      height: given.height,
      place: (box) => {
        // A tilted box is as high as its middle line says: the corners of a long one would reach into its neighbours.
        const middle = box.y + box.height / 2;
        const ends = [turnBack(tilt(box.x, middle)), turnBack(tilt(box.x + box.width, middle))];
        const half = box.height / 2;
        const [across, along] = sideways ? [half, 0] : [0, half];
        return around(ends.map(([x, y]) => ({ x: x - across, y: y - along, width: 2 * across, height: 2 * along })));
      },
    },
  };
}

/** The same for a page whose lines fall by a fan: on the straight page they are level. */
export const levelPlaces = (places: Places, fan: Fan): Places => ({
  ...places,
  straight: (box) => levelled(fan, places, places.straight(box)),
  prepared: (box) => places.prepared(fallen(fan, places, box)),
  original: { ...places.original, place: (box) => places.original.place(fallen(fan, places, box)) },
});
