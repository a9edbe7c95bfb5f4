export { type Actor, Call, currentCall, currentImpersonator, runInCall } from './call/call.js';
export { Commands } from './commands/commands.js';
export { type Concluded, Concludes, type Outcome } from './commands/concludes.js';
export { CopyTable } from './copies/copy-table.js';
export {
  rebuild,
  type RebuildAnswer,
  rebuildOf,
  type RebuildPosition,
  type SendAgain,
  sendBatchAgain,
} from './copies/rebuild.js';
export { type Environment, ENVIRONMENT, EnvironmentModule } from './config/environment.js';
export { ConfigError, loadConfig, provideConfig } from './config/load-config.js';
export { builtFile, projectRoot } from './config/project-root.js';
export { Purpose } from './config/purpose.js';
export { requireSettings } from './config/require-settings.js';
export { Resources } from './config/resources.js';
export { PlatformConfig } from './config/service-config.js';
export { Db } from './database/db.js';
export { afterChanges, type ChangedRows, dropAfterChanges } from './database/changed-rows.js';
export { createFigures, dropFigures, type Figures, foldFigures, keepFigures } from './database/figures.js';
export { Filters, likePrefix } from './database/filters.js';
export { FORGIVING_SEARCH, quickSearch, searched, type Searched, searchPage } from './database/text-search.js';
export {
  createNearWords,
  createWords,
  dropNearWords,
  forgetWords,
  rememberWords,
  WORD_LETTERS,
} from './database/words.js';
export type { List, PageRequest, Sort, Sorts } from './database/list.js';
export { orderBy, pageStatement } from './database/page-statement.js';
export type { Sql } from './database/sql.js';
export { sweep } from './database/sweep.js';
export type { Tx } from './database/tx.js';
export {
  conflict,
  DomainError,
  type ErrorDetails,
  type ErrorKind,
  forbidden,
  impossible,
  invalid,
  notFound,
  unauthenticated,
  unavailable,
  taken,
} from './errors/domain-error.js';
export { Failures } from './errors/failures.js';
export { isUnavailable, isUniqueViolation, sqlState, toDomainError } from './errors/postgres-errors.js';
export { type Envelope, readEnvelope } from './events/envelope.js';
export { type DeadLetter, listDeadLetters, replayDeadLetters } from './events/dead-letters.js';
export { Slots } from './events/slots.js';
export { EventStream, eventStreamName } from './events/event-stream.js';
export { type Origin, Outbox } from './events/outbox.js';
export { OutboxRelay } from './events/outbox-relay.js';
export { keyOfUpload, uploadedBytes } from './storage/uploaded.js';
export { addDays, addMonths, type Calendar, calendarOf, DAY_MS, isTimeZone } from './time/calendar.js';
export { decimal } from './money/decimal.js';
export { formatMoney } from './money/format-money.js';
export { CreateExports1764100000000 } from './exports/exports-migration.js';
export {
  type ExportAnswer,
  type ExportFacts,
  exportsOf,
  type ExportServers,
  type FilePlan,
  type StoredFile,
  type TablePlan,
  type Tally,
} from './exports/exports.js';
export { safeName, type ZipEntry, zipFile } from './exports/zip-file.js';
export { type OwnDataArea, ownDataOf, type OwnDataInput, type OwnDataPage } from './own-data/own-data.js';
export {
  harmless,
  type TableCell,
  type TableColumn,
  TABLE_FORMATS,
  tableFile,
  type TableFormat,
} from './exports/table-file.js';
export { batches } from './imports/batches.js';
export { chosenColumns, guessColumns, type ImportColumns, plainWord } from './imports/import-columns.js';
export {
  IMPORT_MOST_ROWS,
  importOutcome,
  type ImportOutcome,
  type ImportRow,
  importsOf,
  takeTurn,
} from './imports/imports.js';
export {
  minorUnitsOf,
  refuseColumns,
  refuseOtherCurrency,
  refuseRepeatedSku,
  Rejections,
  RowReader,
} from './imports/rejections.js';
export type { CellAmount } from './tables/amounts.js';
export { type CellNumber, decimalNumber, quoted, textOf, wholeNumber } from './tables/cells.js';
export { meantText } from './text/meant-text.js';
export { foldedName, foldName } from './text/same-name.js';
export { readTable } from './tables/read-table.js';
export type { SheetCell, SheetRow } from './tables/sheet.js';
export { Every, UpkeepTimers } from './jobs/every.js';
export type { HealthCheck } from './health/health-check.js';
export { OpsServer } from './health/ops-server.js';
export { Jobs } from './jobs/jobs.js';
export { defineQueue, Job, type JobContext, type QueueDefinition, Reopens } from './jobs/queue.js';
export { createLog, Log, NestLog } from './log/log.js';
export { type Arrival, type Delivery, Handles, Subscribes, SubscribesInBatches } from './messaging/decorators.js';
export {
  type EventDefinition,
  Json,
  Page,
  type PageBytes,
  type PageDefinition,
  pingOf,
  type RequestDefinition,
} from './messaging/definitions.js';
export type { Declarations } from './messaging/declared.js';
export { endOfTurn } from './messaging/end-of-turn.js';
export { LiveEvents } from './messaging/live-events.js';
export { NatsLink } from './messaging/nats-link.js';
export { callHeaders, callOf, respondError } from './messaging/wire.js';
export { Requests, type RequestOptions } from './messaging/requests.js';
export { httpSeconds, httpStreams, Metrics, registry } from './metrics/metrics.js';
export { hashToken, LinkConfig, provideSecretTokens, SecretTokens } from './secrets/secret-tokens.js';
export { LifeCycle, type Phase } from './service/life-cycle.js';
export type { OpenSpan } from './tracing/span.js';
export { runInSpan, Tracing } from './tracing/tracing.js';
export { type Messages, messagesOf } from './service/messages-of.js';
export { answersDeadLetters, type LetterDecided } from './service/letter-desk.js';
export { answersFigures, type QueueFigures, type ServiceFigures } from './service/service-figures.js';
export { PlatformModule, type ServiceDefinition } from './service/platform.module.js';
export { RedisConnections } from './service/redis-connections.js';
export { createStorage, provideStorage, StorageConfig } from './storage/create-storage.js';
export { Storage, type UploadQuery } from './storage/storage.js';
export { run, type Running, runProcess } from './service/run.js';
export { type RunningService, startService } from './service/start-service.js';
