import { OWN_DATA, type OwnDataPage } from '#contracts';
import {
  type Actor,
  Call,
  calendarOf,
  DomainError,
  type Requests,
  runInCall,
  safeName,
  type Storage,
  type TableColumn,
  tableFile,
  type Tally,
  type ZipEntry,
} from '#platform';

type Row = OwnDataPage['rows'][number];
type Part = (typeof OWN_DATA)[keyof typeof OWN_DATA];

const ABOUT = `Everything that this marketplace keeps of you, a folder for each part of it.

Each area is a JSON file, and a CSV file for spreadsheets where its rows fit into a table.
Amounts are whole numbers in the smallest unit of their currency. Times are in UTC.
What is kept of others (the buyers behind your sales, the answers to your messages) is not yours, and is not here; nor
are secrets (your password and your second factor), which are kept in a form that nobody can read.
`;

interface Sources {
  requests: Requests;
  storage: Storage;
}

/** Asks every service for its part of what is kept of a person, and for the files that belong to it. */
export async function* gatherOwnData(actor: Actor, sources: Sources, tally: Tally): AsyncGenerator<ZipEntry> {
  yield { name: 'README.txt', content: once(ABOUT) };
  for (const [service, part] of Object.entries(OWN_DATA)) {
    for (const area of part.areas) yield* entriesOf({ ...sources, actor, service, part, area, tally });
  }
}

interface Area extends Sources {
  actor: Actor;
  service: string;
  part: Part;
  area: string;
  tally: Tally;
}

async function* entriesOf(asked: Area): AsyncGenerator<ZipEntry> {
  const { service, area, storage } = asked;
  const path = `${service}/${area}`;
  const seen: Seen = { files: [], columns: undefined };
  yield { name: `${path}.json`, content: json(watched(pagesOf(asked), asked.tally, seen)) };
  // Asked for once more: what does not fit into memory is not kept there.
  if (seen.columns?.length)
    yield {
      name: `${path}.csv`,
      content: tableFile('csv', seen.columns, rowsOf(pagesOf(asked)), calendarOf({})),
    };
  for (const { key, name } of seen.files) {
    const content = await inCall(asked, () => storage.read(key)).catch(unlessMissing);
    if (content) yield { name: `${path}/${safeName(name)}`, content };
  }
}

/** A row that is told may have been deleted since, and its file with it. */
function unlessMissing(error: unknown): undefined {
  if (!(error instanceof DomainError) || error.kind !== 'not-found') throw error;
}

/** What a file in words has told of the area by the time that it is written. */
interface Seen {
  files: OwnDataPage['files'];
  /** Of a table; undefined while there was no row, none where a row holds more than a cell can. */
  columns: TableColumn<Row>[] | undefined;
}

async function* pagesOf(asked: Area): AsyncGenerator<OwnDataPage> {
  const { part, area, requests } = asked;
  let after: number | null = null;
  do {
    const page: OwnDataPage = await inCall(asked, () => requests.send(part.request, { area, after }));
    yield page;
    after = page.next;
  } while (after !== null);
}

/** In the person's name. Each request has a time of its own. */
function inCall<T>({ actor, area }: Area, ask: () => Promise<T>): Promise<T> {
  return runInCall(new Call({ requestId: `own-data-${actor.userId}-${area}`, actor }), ask);
}

async function* watched(pages: AsyncIterable<OwnDataPage>, tally: Tally, seen: Seen): AsyncGenerator<Row[]> {
  for await (const { rows, files } of pages) {
    tally.count += rows.length;
    seen.files.push(...files);
    if (rows[0]) seen.columns ??= columnsOf(rows[0]);
    if (!rows.every(isFlat)) seen.columns = [];
    yield rows;
  }
}

async function* rowsOf(pages: AsyncIterable<OwnDataPage>): AsyncGenerator<Row[]> {
  for await (const { rows } of pages) yield rows;
}

async function* json(batches: AsyncIterable<Row[]>): AsyncGenerator<string> {
  let separator = '[\n';
  for await (const rows of batches) {
    for (const row of rows) {
      yield separator + JSON.stringify(row);
      separator = ',\n';
    }
  }
  yield separator === '[\n' ? '[]\n' : '\n]\n';
}

const columnsOf = (row: Row): TableColumn<Row>[] =>
  Object.keys(row).map((name) => ({ title: name, cell: (one) => cellOf(one[name]) }));

const isFlat = (row: Row): boolean =>
  Object.values(row).every((value) => typeof value !== 'object' || value === null || isList(value));

/** Of words: they are told with commas between them. */
const isList = (value: object): boolean => Array.isArray(value) && value.every((one) => typeof one === 'string');

function cellOf(value: unknown): string | number | null {
  if (value === null || value === undefined) return null;
  if (typeof value === 'number' || typeof value === 'string') return value;
  return Array.isArray(value) ? value.join(', ') : String(value);
}

async function* once(text: string): AsyncGenerator<string> {
  yield text;
}
