/** What several examples of a message have in common: for each path, the JSON types seen there. */
export type Shape = Record<string, string[]>;

/** `a.b` is a field, `a[]` an item of a list; `absent` stands where an example lacks a field that another has. */
export function shapeOf(examples: unknown[]): Shape {
  const seen = new Map<string, Set<string>>();
  const note = (path: string, type: string): void => void seen.set(path, (seen.get(path) ?? new Set()).add(type));
  visit(examples, '', note);
  return Object.fromEntries([...seen].sort().map(([path, types]) => [path, [...types].sort()]));
}

function visit(values: unknown[], path: string, note: (path: string, type: string) => void): void {
  for (const value of values) note(path, typeOf(value));
  const objects = values.filter((value) => typeOf(value) === 'object') as Record<string, unknown>[];
  for (const field of new Set(objects.flatMap((object) => Object.keys(object)))) {
    const under = `${path}.${field}`;
    if (objects.some((object) => !(field in object))) note(under, 'absent');
    visit(
      objects.filter((object) => field in object).map((object) => object[field]),
      under,
      note,
    );
  }
  const items = values.filter(Array.isArray).flat() as unknown[];
  if (items.length > 0) visit(items, `${path}[]`, note);
}

function typeOf(value: unknown): string {
  return value === null ? 'null' : Array.isArray(value) ? 'list' : typeof value;
}

/** What callers who know `before` would be refused with or misunderstood in; a new field of an input must be optional. */
export function inputBreaks(before: Shape, now: Shape): string[] {
  const demanded = Object.keys(now).filter((path) => !(path in before) && isDemanded(path, before, now));
  return [
    ...gone(before, now),
    ...changed(before, now, before),
    ...demanded.map((path) => `${path} is new and not optional`),
  ];
}

/** What readers who know `before` would trip over in an answer; a new field is none of their business. */
export function answerBreaks(before: Shape, now: Shape): string[] {
  return [...gone(before, now), ...changed(before, now, now)];
}

/** An event is kept: old ones are read by new consumers, new ones by old consumers. */
export function eventBreaks(before: Shape, now: Shape): string[] {
  return [...new Set([...inputBreaks(before, now), ...answerBreaks(before, now)])];
}

const gone = (before: Shape, now: Shape): string[] =>
  Object.keys(before)
    .filter((path) => !(path in now))
    .map((path) => `${path} is gone`);

/** Paths where a type of `narrow` is unknown to the other side. */
const changed = (before: Shape, now: Shape, narrow: Shape): string[] => {
  const wide = narrow === before ? now : before;
  return Object.keys(before)
    .filter((path) => path in now && narrow[path]!.some((type) => !wide[path]!.includes(type)))
    .map((path) => `${path} was ${before[path]!.join('|')} and is ${now[path]!.join('|')}`);
};

function isDemanded(path: string, before: Shape, now: Shape): boolean {
  return parentOf(path) in before && !now[path]!.includes('absent');
}

const parentOf = (path: string): string => path.slice(0, Math.max(path.lastIndexOf('.'), path.lastIndexOf('[]'), 0));

/**
 * What in `message` does not fit the examples behind `shape`: another type than any of them has, a field that none has,
 * or one that all have and it lacks. Empty when it fits. An object that the examples show without fields may hold any.
 */
export function misfits(message: unknown, shape: Shape): string[] {
  const types = shapeOf([message]);
  const unlike = Object.entries(types).flatMap(([path, found]) => {
    if (!(path in shape)) return isOpen(path, shape) ? [] : [`${path} is unknown`];
    const strange = found.filter((type) => !shape[path]!.includes(type));
    return strange.length === 0 ? [] : [`${path} is ${strange.join('|')}`];
  });
  const missing = Object.keys(shape).filter(
    (path) => isField(path) && !(path in types) && !shape[path]!.includes('absent') && hasObject(types, parentOf(path)),
  );
  return [...unlike, ...missing.map((path) => `${path} is missing`)];
}

/** Within an object without known fields, or an item of a list that no example shows filled. */
function isOpen(path: string, shape: Shape): boolean {
  let parent = parentOf(path);
  while (parent !== '' && !(parent in shape)) parent = parentOf(parent);
  return (
    shape[parent]?.includes('object') === true && !Object.keys(shape).some((known) => known.startsWith(`${parent}.`))
  );
}

const isField = (path: string): boolean => path !== '' && !path.endsWith('[]');
const hasObject = (types: Shape, path: string): boolean => types[path]?.includes('object') === true;
