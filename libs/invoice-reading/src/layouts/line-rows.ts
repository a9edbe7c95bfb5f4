import type { DraftLine } from '../draft.js';
import { around, bottom, middle } from '../page-model.js';
import type { TextLine } from '../understanding/text-lines.js';

/** For each invoice line the text lines that its values stand on. */
export function linesOfRows(draftLines: DraftLine[], lines: TextLine[]): TextLine[][] {
  return draftLines.map((line) => {
    const sources = [line.description, line.quantity, line.unitPrice, line.lineTotal].flatMap((read) =>
      read?.source.box ? [{ page: read.source.page, box: read.source.box }] : [],
    );
    const page = sources[0]?.page;
    const boxes = sources.filter((source) => source.page === page).map(({ box }) => box);
    if (boxes.length === 0) return [];
    const band = around(boxes);
    const isWithin = ({ box }: TextLine): boolean => middle(box) > band.y && middle(box) < bottom(band);
    return lines.filter((other) => other.page === page && isWithin(other));
  });
}
