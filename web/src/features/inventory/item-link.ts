import { useSearchParams } from 'react-router-dom';
import { anId } from '../../kit/list/parsers';

const PARAM = 'item';

/** The item whose panel is open is part of the URL, so that a row is a link that can be opened elsewhere. */
export function useItemLink() {
  const [params, setParams] = useSearchParams();
  return {
    openId: anId(params.get(PARAM) ?? ''),
    linkTo: (id: number) => {
      const after = new URLSearchParams(params);
      after.set(PARAM, String(id));
      return `?${after.toString()}`;
    },
    close: () =>
      setParams(
        (before) => {
          const after = new URLSearchParams(before);
          after.delete(PARAM);
          return after;
        },
        { preventScrollReset: true },
      ),
  };
}
