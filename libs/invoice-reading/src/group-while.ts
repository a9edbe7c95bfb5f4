/** Cuts a list into runs: a thing joins the run before it while it belongs to that run's last one. */
export function groupWhile<T>(things: T[], belongs: (thing: T, last: T) => boolean): T[][] {
  const runs: T[][] = [];
  for (const thing of things) {
    const run = runs.at(-1);
    if (run && belongs(thing, run.at(-1)!)) run.push(thing);
    else runs.push([thing]);
  }
  return runs;
}
