import { setTimeout as pause } from 'node:timers/promises';
import { randomUUID } from 'node:crypto';
import { type Actor, Call, currentCall, runInCall } from '../call/call.js';
import type { Db } from '../database/db.js';
import { isKeyReused } from '../database/idempotency.js';
import type { Tx } from '../database/tx.js';
import { conflict, DomainError, impossible } from '../errors/domain-error.js';
import { toDomainError } from '../errors/postgres-errors.js';
import type { Log } from '../log/log.js';
import type { RequestDefinition } from '../messaging/definitions.js';
import { DEFAULT_DEADLINE_MS, type Requests } from '../messaging/requests.js';
import { CommandRows, type LeasedCommand } from './command-rows.js';
import type { Conclusion, Outcome } from './concludes.js';

/** Answers after which nothing has happened and nothing will. Whatever else comes leaves the outcome open. */
const REFUSALS = new Set(['invalid', 'forbidden', 'not-found', 'impossible', 'too-large', 'unsupported']);
/** A service that is away is no fault of the command: with pauses of five minutes this is a week. */
const TRIES_WHILE_AWAY = 2000;
const AT_A_TIME = 8;
const LOOK_AGAIN_MS = 50;

interface CommandsOptions {
  /** How often a command that fails is tried before it is put among the dead letters. */
  tries: number;
  /** First pause between tries; doubles each time. */
  backoffMs: number;
}

/**
 * Requests to other services that change something there, each of which takes effect exactly once. What is sent is
 * written down in the transaction that decides on it, and sent again as it is, under the same idempotency key, until
 * an answer or a refusal is known; the `@Concludes` method of that request then takes note of it.
 */
export class Commands {
  private conclusions = new Map<string, Conclusion>();
  private readonly rows: CommandRows;

  constructor(
    private readonly db: Db,
    private readonly requests: Requests,
    private readonly options: CommandsOptions,
    private readonly log: Log,
  ) {
    this.rows = new CommandRows(db, options.backoffMs);
  }

  /** Told once, before the first command. */
  concludedBy(conclusions: Map<string, Conclusion>): void {
    this.conclusions = conclusions;
  }

  /**
   * Writes a command down; it happens once the transaction has committed, by {@link attempt} at once or by the sweep
   * soon after. Answers its id. `key` is the idempotency key: one for the same business, whatever is sent.
   */
  add<Input, Answer>(
    tx: Tx,
    { subject }: RequestDefinition<Input, Answer>,
    payload: Input,
    { key, actor, context = {} }: { key: string; actor: Actor; context?: object },
  ): Promise<string> {
    if (!this.conclusions.has(subject)) throw new Error(`No method concludes the command ${subject}`);
    const requestId = currentCall()?.requestId ?? randomUUID();
    return this.rows.insert(tx, { subject, key, payload, actor, requestId, context });
  }

  /**
   * Tries a command now; while another process is trying it, waits for that outcome. Throws the refusal, or `unavailable`
   * and the like while the outcome is unknown: the command then goes on by itself.
   */
  async attempt(id: string): Promise<void> {
    for (;;) {
      const leased = await this.rows.lease(id);
      if (leased) return this.ask(leased);
      const { state, lastError } = await this.rows.progress(id);
      if (state === 'done') return;
      if (state === 'dead') throw conflict('This could not be finished and has been put aside for an operator');
      if (state === 'refused') throw new DomainError(lastError!.kind, lastError!.message, lastError!.details);
      currentCall()?.requireInTime();
      await pause(LOOK_AGAIN_MS);
    }
  }

  /** Tries what is due, the longest due first; what fails waits longer each time, so that it never starves the rest. */
  async sweep(stopping?: AbortSignal): Promise<void> {
    const due = (await this.rows.due()).values();
    const work = async (): Promise<void> => {
      for (const id of due) if (!stopping?.aborted) await this.attemptDue(id);
    };
    await Promise.all(Array.from({ length: AT_A_TIME }, work));
  }

  /** Ends a dead command as refused, so that whatever waits for it is free again. */
  async giveUp(tx: Tx, id: string): Promise<void> {
    const refusal = impossible('This could not be finished, and an administrator has given it up');
    const command = await this.rows.endDead(tx, id, refusal);
    if (!command) return;
    const { subject, payload: input, actor, context, requestId } = command;
    await runInCall(new Call({ requestId, actor }), () =>
      this.conclusionOf(subject).conclude({ refusal }, { tx, input, actor, context }),
    );
  }

  private async attemptDue(id: string): Promise<void> {
    const leased = await this.rows.lease(id);
    if (!leased) return;
    await this.ask(leased).catch((err: unknown) => {
      this.log.warn({ err, command: id, subject: leased.subject, tries: leased.tries }, 'command is not through');
    });
  }

  /** Work of its own: the call that began it may be over before the outcome is written down. */
  private async ask(command: LeasedCommand): Promise<void> {
    const waitsUntil = currentCall()?.deadlineAt ?? Infinity;
    const call = new Call({ requestId: command.requestId, actor: command.actor });
    await runInCall(call, async () => {
      let outcome: Outcome<unknown>;
      try {
        outcome = await this.send(command, waitsUntil);
        await this.conclude(command, outcome);
      } catch (error) {
        await this.fail(command, toDomainError(error));
        throw error;
      }
      if ('refusal' in outcome) throw outcome.refusal;
    });
  }

  private async send({ subject, payload, key, actor }: LeasedCommand, waitsUntil: number): Promise<Outcome<unknown>> {
    const { definition } = this.conclusionOf(subject);
    const deadlineMs = Math.min(definition.deadlineMs ?? DEFAULT_DEADLINE_MS, waitsUntil - Date.now());
    try {
      return { answer: await this.requests.send(definition, payload, { as: actor, idempotencyKey: key, deadlineMs }) };
    } catch (error) {
      // A key that is taken says that something has happened before: anything but a refusal.
      if (!(error instanceof DomainError) || !REFUSALS.has(error.kind) || isKeyReused(error)) throw error;
      return { refusal: error };
    }
  }

  private async conclude(command: LeasedCommand, outcome: Outcome<unknown>): Promise<void> {
    await this.db.transaction(async (tx) => {
      const refusal = 'refusal' in outcome ? outcome.refusal : undefined;
      if (!(await this.rows.end(tx, command.id, refusal))) return;
      const { payload: input, actor, context } = command;
      await this.conclusionOf(command.subject).conclude(outcome, { tx, input, actor, context });
    });
  }

  private async fail(command: LeasedCommand, error: DomainError): Promise<void> {
    const limit = error.kind === 'unavailable' ? TRIES_WHILE_AWAY : this.options.tries;
    if (command.tries < limit && !isKeyReused(error)) return this.rows.postpone(command.id, error);
    await this.rows.bury(command, error);
    this.log.error({ err: error, command: command.id, subject: command.subject }, 'command put among the dead letters');
  }

  private conclusionOf(subject: string): Conclusion {
    const conclusion = this.conclusions.get(subject);
    if (!conclusion) throw new Error(`No method concludes the command ${subject}`);
    return conclusion;
  }
}
