import { useSearchParams } from 'react-router-dom';
import { anId } from '../../kit/list/parsers';

const PARAM = 'item';
/** Set by a link that leads to an item to adjust it. */
const ADJUST = 'adjust';

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
    wantsAdjust: params.get(ADJUST) === 'true',
    adjustBegun: () =>
      setParams(
        (before) => {
          const after = new URLSearchParams(before);
          after.delete(ADJUST);
          return after;
        },
        { replace: true, preventScrollReset: true },
      ),
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
