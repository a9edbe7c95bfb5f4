import { Controller } from '@nestjs/common';
import type { Call } from '../call/call.js';
import { Db } from '../database/db.js';
import { invalid } from '../errors/domain-error.js';
import { Handles } from '../messaging/decorators.js';
import type { RequestDefinition } from '../messaging/definitions.js';

/** What a service keeps of a person, in areas: each is asked for page by page, in the person's name. */
export interface OwnDataInput {
  area: string;
  /** The last key of the page before; null: the first page. */
  after: number | null;
}

export interface OwnDataPage {
  rows: Record<string, unknown>[];
  /** In the file store, beside these rows. */
  files: { key: string; name: string }[];
  /** Null when this is the last page. */
  next: number | null;
}

export interface OwnDataArea {
  /** Those that it draws on. */
  tables: string[];
  /**
   * SQL over `$1`, the person's id, with a number `key` that tells rows apart; its other columns are what is told. A
   * column `file_key` names a file of the store that belongs to the row, `file_name` how it is called.
   */
  text: string;
}

const ROWS_AT_ONCE = 1000;
/** Answers travel in one message. */
const BYTES_AT_ONCE = 400_000;

interface Row extends Record<string, unknown> {
  key: number;
  file_key?: string | null;
  file_name?: string;
}

/** Answers a service's part: a controller for its module. `exempt` says of other tables that name people why they are no part of it. */
export function ownDataOf<Area extends string>(
  request: RequestDefinition<OwnDataInput, OwnDataPage>,
  areas: Record<Area, OwnDataArea>,
  exempt: Record<string, string>,
) {
  @Controller()
  class OwnDataController {
    static readonly areas: Record<string, OwnDataArea> = areas;
    static readonly exempt = exempt;

    constructor(readonly db: Db) {}

    @Handles(request)
    async page({ area, after }: OwnDataInput, { actor }: Call): Promise<OwnDataPage> {
      const wanted = Object.hasOwn(areas, area) ? areas[area as Area] : undefined;
      if (!wanted) throw invalid(`There is no area ${area}`);
      const found = await this.db.rows<{ row: Row; bytes: number }>(
        `SELECT to_json(t) AS row, octet_length(to_json(t)::text) AS bytes FROM (${wanted.text}) t
         WHERE $2::bigint IS NULL OR t.key > $2 ORDER BY t.key LIMIT ${ROWS_AT_ONCE}`,
        [actor.userId, after],
      );
      return pageOf(found);
    }
  }
  return OwnDataController;
}

/** As many as fit into a message, one at least. */
function pageOf(found: { row: Row; bytes: number }[]): OwnDataPage {
  let bytes = 0;
  const fitting = found.filter((one, i) => (bytes += one.bytes) <= BYTES_AT_ONCE || i === 0);
  const isLast = fitting.length === found.length && found.length < ROWS_AT_ONCE;
  return {
    rows: fitting.map(({ row: { key: _, file_key: __, ...told } }) => told),
    files: fitting.flatMap(({ row: { key, file_key, file_name } }) =>
      file_key ? [{ key: file_key, name: `${key}-${file_name ?? 'file'}` }] : [],
    ),
    next: isLast ? null : fitting.at(-1)!.row.key,
  };
}
