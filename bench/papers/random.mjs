/** A generator of chances that gives the same row for the same seed (mulberry32 over a hash of the words of the seed). */
export function randomOf(seed) {
  let state = hash(String(seed));
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
  const int = (low, high) => low + Math.floor(next() * (high - low + 1));
  const shuffle = (list) => {
    const copy = [...list];
    for (let i = copy.length - 1; i > 0; i--) {
      const j = int(0, i);
      [copy[i], copy[j]] = [copy[j], copy[i]];
    }
    return copy;
  };
  return {
    int,
    shuffle,
    chance: (share) => next() < share,
    pick: (list) => list[int(0, list.length - 1)],
    sample: (list, count) => shuffle(list).slice(0, count),
    digits: (count) => Array.from({ length: count }, () => int(0, 9)).join(''),
    /** `#` becomes a figure, `@` a letter. */
    pattern: (shape) => shape.replace(/#/g, () => int(0, 9)).replace(/@/g, () => 'ABCDEFGHKLMNPRSTVWXZ'[int(0, 19)]),
    fork: (name) => randomOf(`${seed}/${name}`),
  };
}

function hash(text) {
  let value = 2166136261;
  for (const character of text) value = Math.imul(value ^ character.codePointAt(0), 16777619);
  return value;
}
