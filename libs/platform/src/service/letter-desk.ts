import { Controller, type Type } from '@nestjs/common';
import type { Actor, Call } from '../call/call.js';
import { COMMAND_LETTER, reviveCommand } from '../commands/command-rows.js';
import { Commands } from '../commands/commands.js';
import { Db } from '../database/db.js';
import type { Tx } from '../database/tx.js';
import { conflict, DomainError, forbidden, notFound } from '../errors/domain-error.js';
import { withoutSecrets } from '../log/without-secrets.js';
import { GivenUpJobs, JOB_LETTER, type JobEnvelope } from '../jobs/given-up-jobs.js';
import { Handles } from '../messaging/decorators.js';
import type { EventDefinition, RequestDefinition } from '../messaging/definitions.js';
import { isTooOld, noteFailure, type TakenLetter, takeLetter } from '../events/dead-letters.js';
import type { Envelope } from '../events/envelope.js';
import { EventConsumers } from '../events/event-consumers.js';
import { Outbox } from '../events/outbox.js';

export interface ParkedLettersInput {
  limit: number;
  /** Those below, newest first. */
  before: { parkedAt: string; id: number } | null;
}

export interface ParkedLetter {
  id: number;
  kind: 'event' | 'command' | 'job';
  subject: string;
  error: string;
  tries: number;
  parkedAt: string;
  occurredAt: string;
  requestId: string;
  actorId: number | null;
  data: Record<string, unknown>;
}

export interface LetterDecided {
  decision: 'replayed' | 'dropped';
  id: number;
  kind: 'event' | 'command' | 'job';
  subject: string;
  error: string;
}

interface Decide {
  id: number;
  decision: LetterDecided['decision'];
}

interface Desk {
  list: RequestDefinition<ParkedLettersInput, { letters: ParkedLetter[]; total: number }>;
  decide: RequestDefinition<Decide, null>;
  decided: EventDefinition<LetterDecided>;
}

interface LetterRow extends Omit<ParkedLetter, 'kind' | 'occurredAt' | 'requestId' | 'actorId' | 'data'> {
  handler: string;
  envelope: Envelope;
}

/** A controller by which administrators see, replay and drop a service's dead letters; an event tells who did. */
export function answersDeadLetters({ list, decide, decided }: Desk): Type {
  @Controller()
  class DeadLettersController {
    constructor(
      private readonly db: Db,
      private readonly outbox: Outbox,
      private readonly commands: Commands,
      private readonly consumers: EventConsumers,
      private readonly jobs: GivenUpJobs,
    ) {}

    @Handles(list)
    async list(
      { limit, before }: ParkedLettersInput,
      { actor }: Call,
    ): Promise<{ letters: ParkedLetter[]; total: number }> {
      requireAdmin(actor);
      const [rows, counted] = await Promise.all([
        this.db.rows<LetterRow>(
          `SELECT id, handler, subject, error, tries, iso(parked_at) AS "parkedAt", envelope FROM dead_letter
           WHERE (parked_at, id) < ($1::timestamptz, $2::bigint) ORDER BY parked_at DESC, id DESC LIMIT $3`,
          [before?.parkedAt ?? 'infinity', before?.id ?? 0, limit],
        ),
        this.db.row<{ count: number }>('SELECT count(*)::int AS count FROM dead_letter'),
      ]);
      return { letters: rows.map(shown), total: counted!.count };
    }

    @Handles(decide)
    async decide({ id, decision }: Decide, { actor }: Call): Promise<null> {
      requireAdmin(actor);
      let failure: unknown;
      let job: JobEnvelope | undefined;
      try {
        await this.db.transaction(async (tx) => {
          const letter = await takeLetter(tx, id);
          if (!letter) throw notFound('This dead letter is not there any more');
          const { handler, subject, error } = letter;
          if (handler === JOB_LETTER) job = letter.envelope as JobEnvelope;
          await this.outbox.add(tx, decided, { decision, id, kind: kindOf(handler), subject, error });
          if (decision === 'dropped') return this.drop(tx, letter);
          if (job) return this.reopen(tx, job);
          await this.replay(tx, letter).catch((reason: unknown) => {
            failure = reason;
            throw reason;
          });
        });
      } catch (error) {
        if (failure === undefined || error !== failure) throw error;
        await this.failedAgain(id, failure);
      }
      // After the commit: what is to be done is waiting now, and upkeep finds it should Redis be away.
      if (job) await (decision === 'replayed' ? this.jobs.again(job) : this.jobs.forget(job));
      return null;
    }

    private async drop(tx: Tx, { handler, eventId }: TakenLetter): Promise<void> {
      if (handler === COMMAND_LETTER) await this.commands.giveUp(tx, eventId);
    }

    private async reopen(tx: Tx, job: JobEnvelope): Promise<void> {
      if (await this.jobs.reopen(tx, job)) return;
      throw conflict('Nothing is left to do of this job: it was done, begun anew or deleted since. Drop it.');
    }

    private async replay(tx: Tx, letter: TakenLetter): Promise<void> {
      const { handler, eventId, envelope } = letter;
      if (handler !== COMMAND_LETTER) return this.consumers.again(tx, handler, envelope);
      if (await isTooOld(tx, letter)) {
        throw conflict('This command is more than four weeks old: sent again, it might take effect twice');
      }
      await reviveCommand(tx, eventId);
    }

    private async failedAgain(id: number, failure: unknown): Promise<never> {
      if (failure instanceof DomainError && failure.kind === 'unavailable') throw failure;
      const reason = failure instanceof Error ? failure.message : String(failure);
      await noteFailure(this.db, id, reason);
      throw conflict(`It failed again: ${reason}`);
    }
  }
  return DeadLettersController;
}

function requireAdmin(actor: Actor): void {
  if (actor.role !== 'admin') throw forbidden('Administrators only');
}

function kindOf(handler: string): ParkedLetter['kind'] {
  if (handler === JOB_LETTER) return 'job';
  return handler === COMMAND_LETTER ? 'command' : 'event';
}

function shown({ handler, envelope, ...row }: LetterRow): ParkedLetter {
  const { occurredAt, requestId, actor, data } = envelope;
  return {
    ...row,
    kind: kindOf(handler),
    occurredAt,
    requestId,
    actorId: actor?.userId ?? null,
    data: inList(withoutSecrets(data ?? {}) as Record<string, unknown>),
  };
}

/** Of all that a page has, so much of each fits into one message. */
const SHOWN_LETTERS = 10_000;

function inList(data: Record<string, unknown>): Record<string, unknown> {
  const { length } = JSON.stringify(data);
  return length <= SHOWN_LETTERS ? data : { leftOut: `Too long to be shown: ${length} letters` };
}
