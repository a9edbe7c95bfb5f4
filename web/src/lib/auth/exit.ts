import { paths } from '../paths';

let exit = paths.landing();

/** Where the protected layout sends whoever is not logged in. */
export const exitPath = () => exit;

export function leaveTo(path: string): void {
  exit = path;
}
