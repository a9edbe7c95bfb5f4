import { paths } from '../paths';

let exit = paths.landing();

/** Where the protected layout sends whoever is not logged in. */
export const exitPath = () => exit;

export function leaveTo(path: string): void {
  exit = path;
}

/** To who was at work when the session ended; who is leaving has said where to. */
export function askToLogInAgain(): void {
  const { pathname, search } = window.location;
  if (exit === paths.landing()) leaveTo(paths.auth({ returnUrl: pathname + search, ended: 'true' }));
}

/**
 * While a session is being ended on purpose: other calls on their way may learn first that nobody is logged in any more,
 * and must not send the person elsewhere.
 */
export async function leavingTo<Answer>(path: string, end: () => Promise<Answer>): Promise<Answer> {
  leaveTo(path);
  try {
    return await end();
  } catch (error) {
    leaveTo(paths.landing());
    throw error;
  }
}
