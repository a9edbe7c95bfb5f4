import { useEffect } from 'react';
import { type SetURLSearchParams, useSearchParams } from 'react-router-dom';

/** A tab or view kept in the URL. The first choice is the default and stays out of it. */
export function useUrlChoice<T extends string>(name: string, choices: readonly [T, ...T[]]) {
  const [params, setParams] = useSearchParams();
  const chosen = useKnown(name, choices, params, setParams);
  const choose = (choice: T) =>
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        if (choice === choices[0]) after.delete(name);
        else after.set(name, choice);
        return after;
      },
      { preventScrollReset: true },
    );
  return [chosen, choose] as const;
}

/** A tab is another list: nothing of the last one's search or page is carried over. */
export function useTab<T extends string>(tabs: readonly [T, ...T[]]) {
  const [params, setParams] = useSearchParams();
  const chosen = useKnown('tab', tabs, params, setParams);
  const choose = (tab: string) => setParams(tab === tabs[0] ? {} : { tab }, { preventScrollReset: true });
  return [chosen, choose] as const;
}

/** What the address names. A word that is no choice leaves it, so that it says what is shown. */
function useKnown<T extends string>(
  name: string,
  choices: readonly [T, ...T[]],
  params: URLSearchParams,
  setParams: SetURLSearchParams,
): T {
  const word = params.get(name);
  const known = choices.find((choice) => choice === word);
  const isUnknown = word !== null && known === undefined;
  useEffect(() => {
    if (!isUnknown) return;
    const without = (before: URLSearchParams) => new URLSearchParams([...before].filter(([key]) => key !== name));
    setParams(without, { replace: true, preventScrollReset: true });
  }, [isUnknown, name, setParams]);
  return known ?? choices[0];
}
