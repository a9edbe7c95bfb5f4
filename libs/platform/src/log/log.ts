import type { LoggerService } from '@nestjs/common';
import { type Logger, pino } from 'pino';
import { currentCall } from '../call/call.js';

const SECRETS = [
  'password',
  'newPassword',
  'currentPassword',
  'confirmPassword',
  'token',
  'code',
  'cookie',
  'authorization',
];

/** Structured log lines (JSON on stdout) that carry the service's name and the request id; secrets are cut out. */
export abstract class Log {
  abstract debug(facts: object, text: string): void;
  abstract info(facts: object, text: string): void;
  abstract warn(facts: object, text: string): void;
  abstract error(facts: object, text: string): void;
}

/** The log of one service. `level` is one of pino's. */
export function createLog(service: string, level: string): Logger & Log {
  return pino({
    level,
    base: { service },
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }) },
    mixin: () => {
      const requestId = currentCall()?.requestId;
      return requestId === undefined ? {} : { requestId };
    },
    redact: { paths: [...SECRETS, ...SECRETS.map((name) => `*.${name}`)], censor: '[redacted]' },
  });
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
    this.target.error({ context, err: message instanceof Error ? message : undefined }, String(message));
  }
}
