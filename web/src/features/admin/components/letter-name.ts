import type { DeadLetter } from '../api/dead-letters';

/** `evt.catalog.product.updated` is `catalog.product.updated`: its details say what it is. */
export const letterName = ({ subject }: Pick<DeadLetter, 'subject'>): string => subject.replace(/^(evt|rpc|job)\./, '');
