import { useSearchParams } from 'react-router-dom';

/** A tab or view kept in the URL. The first choice is the default and stays out of it. */
export function useUrlChoice<T extends string>(name: string, choices: readonly [T, ...T[]]) {
  const [params, setParams] = useSearchParams();
  const chosen = choices.find((choice) => choice === params.get(name)) ?? choices[0];
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
  const chosen = tabs.find((tab) => tab === params.get('tab')) ?? tabs[0];
  const choose = (tab: string) => setParams(tab === tabs[0] ? {} : { tab }, { preventScrollReset: true });
  return [chosen, choose] as const;
}
