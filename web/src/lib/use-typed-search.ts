import { useState } from 'react';
import { useDebounced } from './use-debounced';

/** Whatever a search of the server offers to choose from. */
interface Offered {
  label: string;
  /** What else it may be found by. */
  words?: string;
}

/** What is typed into a picker that has the server search: `q` is what it is asked for, once the typing pauses. */
export function useTypedSearch() {
  const [typed, setTyped] = useState('');
  const words = typed.trim();
  const q = useDebounced(words);

  /**
   * While the answer is on its way the options are those of an earlier question. Only those among them that fit are
   * offered, since Enter takes the first.
   */
  function fitting<Option extends Offered>(options: Option[], isFetching: boolean): Option[] {
    if (words === q && !isFetching) return options;
    const wanted = words.toLowerCase();
    return options.filter(({ label, words: more = '' }) => `${label} ${more}`.toLowerCase().includes(wanted));
  }

  return { typed, setTyped, words, q, fitting };
}
