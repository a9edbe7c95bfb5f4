import type { Doubt } from '../../draft.js';
import type { Printed } from './leftovers.js';

/** "Page 1 of 2" on the only page: what the others say is not known. */
export function leftPages({ lines }: Printed): Doubt[] {
  const last = Math.max(0, ...lines.map(({ page }) => page));
  const left = lines.flatMap(({ page, cells }) =>
    cells.flatMap(({ text }) => {
      const [, at, of] = PAGE_OF.exec(text) ?? [];
      return Number(at) === page && Number(of) > last ? text : [];
    }),
  );
  return left.slice(0, 1).map((text) => ({
    code: 'missing-pages',
    message: `The paper says “${text}”, but the file ends with page ${last}.`,
  }));
}
/** And nothing else. */
const PAGE_OF = /^(?:\p{L}{1,12}[.:]? )?(\d{1,2})(?: ?\/ ?| \p{L}{1,4} )(\d{1,2})$/u;
