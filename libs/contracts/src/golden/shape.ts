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

/** What consumers of `before` would trip over; empty when they would not. A new field is fine if it is optional. */
export function breaks(before: Shape, now: Shape): string[] {
  const gone = Object.keys(before).filter((path) => !(path in now));
  const changed = Object.keys(before).filter((path) => path in now && now[path]!.join() !== before[path]!.join());
  const demanded = Object.keys(now).filter((path) => !(path in before) && isDemanded(path, before, now));
  return [
    ...gone.map((path) => `${path} is gone`),
    ...changed.map((path) => `${path} was ${before[path]!.join('|')} and is ${now[path]!.join('|')}`),
    ...demanded.map((path) => `${path} is new and not optional`),
  ];
}

function isDemanded(path: string, before: Shape, now: Shape): boolean {
  const parent = path.slice(0, Math.max(path.lastIndexOf('.'), path.lastIndexOf('[]')));
  return parent in before && !now[path]!.includes('absent');
}
