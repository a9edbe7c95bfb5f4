/** Tells when the program that started us is gone. */

const LOOK_MS = 500;
/** Noted at once: it may be gone before anybody asks. */
const PARENT = process.ppid;

/**
 * Calls `gone` once when npm has ended, or the shell it put between us. Without npm nobody is watched: a parent may go
 * and leave us running.
 */
export function whenNpmEnds(gone) {
  if (!process.env.npm_lifecycle_event) return;
  const timer = setInterval(() => {
    if (process.ppid === PARENT) return;
    clearInterval(timer);
    gone();
  }, LOOK_MS);
  timer.unref();
}
