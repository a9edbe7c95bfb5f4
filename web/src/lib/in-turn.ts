/** Runs jobs in the order they come, at most so many at once. A job deals with its own failure. */
export function inTurn(atOnce: number): (job: () => Promise<void>) => void {
  const waiting: (() => Promise<void>)[] = [];
  let running = 0;
  const next = () => {
    const job = running < atOnce ? waiting.shift() : undefined;
    if (!job) return;
    running += 1;
    void job().finally(() => {
      running -= 1;
      next();
    });
  };
  return (job) => {
    waiting.push(job);
    next();
  };
}
