import { Type } from 'class-transformer';
import { IsIn, IsInt, IsOptional, IsString, IsUrl, Max, Min } from 'class-validator';
import { Purpose } from './purpose.js';

/** What a process is, whatever it hosts; see docs/operations.md. */
export class ProcessConfig {
  /** Where /healthz, /readyz and /metrics answer. */
  @Type(() => Number)
  @IsInt()
  @Min(0)
  @Max(65535)
  OPS_PORT = 9090;

  /** Milliseconds for finishing what was begun when the process is told to end. */
  @Type(() => Number)
  @IsInt()
  @Min(0)
  FINISH_MS = 30_000;
}

/** What every service and the gateway read from their environment; see docs/operations.md. */
export class PlatformConfig {
  /** e.g. `nats://user:password@host:4222`; several servers separated by commas. */
  @IsString()
  @Purpose('the broker, e.g. nats://user:password@host:4222')
  NATS_URL: string;

  /** Needed by services with job queues and by the gateway. */
  @IsOptional()
  @IsString()
  REDIS_URL?: string;

  /** Prefix of subjects, the event stream and Redis keys, so that several installations can share servers. */
  @IsString()
  NAMESPACE = '';

  @IsIn(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'])
  LOG_LEVEL = 'info';

  /** Base URL of an OTLP collector that takes traces as JSON over HTTP; absent: no tracing. */
  @IsOptional()
  @IsUrl({ require_tld: false, require_protocol: true, protocols: ['http', 'https'] })
  OTEL_EXPORTER_OTLP_ENDPOINT?: string;

  /** Connections to PostgreSQL per service process. */
  @Type(() => Number)
  @IsInt()
  @Min(2)
  @Max(200)
  DATABASE_POOL = 10;

  /** Copies of the event stream in a NATS cluster. */
  @Type(() => Number)
  @IsInt()
  @Min(1)
  @Max(5)
  EVENTS_REPLICAS = 1;

  /** How often a failing event is tried before it is parked. */
  @Type(() => Number)
  @IsInt()
  @Min(1)
  @Max(100)
  EVENT_TRIES = 10;

  /** First pause between tries, in milliseconds; doubles each time, up to five minutes. */
  @Type(() => Number)
  @IsInt()
  @Min(1)
  EVENT_BACKOFF_MS = 500;

  /** `off`: this process takes no jobs, another one does. */
  @IsIn(['on', 'off'])
  WORKERS = 'on';

  /** `off`: this process answers no requests and hears no events, it only does jobs. */
  @IsIn(['on', 'off'])
  REQUESTS = 'on';
}
