import { squash } from './understanding/fold.js';
import { withoutLegalForm } from './understanding/vocabulary.js';

const keyOf = (name: string): string => squash(withoutLegalForm(name));

/** Whether two spellings name one company: case, accents, punctuation and legal form ("Ltd", "GmbH") aside. */
export function sameCompany(a: string, b: string): boolean {
  return keyOf(a) !== '' && keyOf(a) === keyOf(b);
}
