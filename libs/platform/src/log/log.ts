import type { LoggerService } from '@nestjs/common';
import { type DestinationStream, type Logger, type LoggerOptions, pino } from 'pino';
import { currentCall } from '../call/call.js';
import { describeError, isError } from './describe-error.js';

const SECRETS = [
  'password',
  'newPassword',
  'currentPassword',
  'confirmPassword',
  'token',
  'code',
  'secret',
  'otpauthUrl',
  'recoveryCodes',
  'cookie',
  'authorization',
];

/**
 * Structured log lines (JSON on stdout) that carry the service's name and the request id. Secrets are cut out, and of
 * errors only what {@link describeError} takes over is shown.
 */
export abstract class Log {
  abstract debug(facts: object, text: string): void;
  abstract info(facts: object, text: string): void;
  abstract warn(facts: object, text: string): void;
  abstract error(facts: object, text: string): void;
}

/** The log of one service, on stdout unless told otherwise. `level` is one of pino's. */
export function createLog(service: string, level: string, to: DestinationStream = pino.destination(1)): Logger & Log {
  const options: LoggerOptions = {
    level,
    base: { service },
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }), log: describeErrors },
    // Done above, for errors under any name.
    serializers: { err: (described: unknown) => described },
    mixin: () => {
      const requestId = currentCall()?.requestId;
      return requestId === undefined ? {} : { requestId };
    },
    redact: { paths: [...SECRETS, ...SECRETS.map((name) => `*.${name}`)], censor: '[redacted]' },
  };
  return pino(options, to);
}

function describeErrors(facts: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(facts).map(([name, fact]) => [name, isError(fact) ? describeError(fact) : fact]),
  );
}

/** Nest's own messages through our log; its start-up chatter counts as debug. */
export class NestLog implements LoggerService {
  constructor(private readonly target: Log) {}

  log(message: unknown, ...context: unknown[]): void {
    this.target.debug({ context }, String(message));
  }
  warn(message: unknown, ...context: unknown[]): void {
    this.target.warn({ context }, String(message));
  }
  error(message: unknown, ...context: unknown[]): void {
    if (isError(message)) this.target.error({ err: message }, 'error in the framework');
    // Nest hands over the stack as the first of the context, and a stack repeats the error's message.
    else this.target.error({ context: context.slice(-1) }, String(message));
  }
}
