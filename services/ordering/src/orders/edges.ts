import { DAY_MS } from '#platform';

/**
 * Figures are kept by days and months of UTC; those of a time zone begin at other moments. What lies between such a
 * moment and where the figures are cut instead is counted row by row, and moved to the part that it belongs to.
 */
export interface Edge<Part> {
  gains: Part;
  loses: Part;
  since: Date;
  until: Date;
}

/** Of parts that begin at `moments`, in order, and in the figures at `kept`; none where these are the same. */
export function edgesOf<Part>(
  moments: readonly Date[],
  kept: readonly Date[],
  partOf: (index: number) => Part,
): Edge<Part>[] {
  return moments.flatMap((moment, i) => {
    const cut = kept[i]!;
    const [before, after] = [partOf(i - 1), partOf(i)];
    if (moment < cut) return [{ gains: after, loses: before, since: moment, until: cut }];
    return moment > cut ? [{ gains: before, loses: after, since: cut, until: moment }] : [];
  });
}

/** Where figures by the day are cut for a moment, at most half a day from it. */
export const nearestMidnight = (moment: Date): Date => new Date(Math.round(moment.getTime() / DAY_MS) * DAY_MS);

/** The values that {@link movedRows} names. */
export const edgeValues = <Part>(edges: Edge<Part>[]): unknown[] => [
  edges.map(({ gains }) => gains),
  edges.map(({ loses }) => loses),
  edges.map(({ since }) => since.toISOString()),
  edges.map(({ until }) => until.toISOString()),
];

/**
 * SQL behind FROM: what `rows` says of each `edge`, as `r`, once for either part of it, as `moved` with its `part` and
 * `sign`. `rows` adds up, so that each edge is read once.
 */
export function movedRows([gains, loses, since, until]: string[], type: 'int' | 'text', rows: string): string {
  return `
    unnest(${gains}::${type}[], ${loses}::${type}[], ${since}::timestamptz[], ${until}::timestamptz[])
      edge (gains, loses, since, until)
    CROSS JOIN LATERAL (${rows}) r
    CROSS JOIN LATERAL (VALUES (edge.gains, 1), (edge.loses, -1)) moved (part, sign)`;
}
