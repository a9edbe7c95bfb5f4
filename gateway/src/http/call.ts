import { applyDecorators, createParamDecorator, type ExecutionContext, SetMetadata } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import type { KnownAccessToken } from '#contracts';
import { type Actor, type Call, invalid } from '#platform';
import type { FastifyRequest } from 'fastify';
import type { Session } from '../session/session.store.js';

declare module 'fastify' {
  interface FastifyRequest {
    /** Who calls, on whose behalf, under which request id. Set before any route runs. */
    call: Call;
    /** When its head had been read, in milliseconds since the epoch. */
    arrivedAt: number;
    /** The session's user; absent when not logged in, and on public routes. */
    session?: Session;
    /** What a program calls with; there is no session then. */
    accessToken?: KnownAccessToken;
  }

  interface FastifyContextConfig {
    /** The route needs no session, so none is looked for. */
    public?: boolean;
  }
}

export const IS_PUBLIC = 'gateway:public';
/** The route answers without a session; whose cookie is sent along does not matter. */
export const Public = (): MethodDecorator =>
  applyDecorators(SetMetadata(IS_PUBLIC, true), RouteConfig({ public: true }));

export const ROLES_ALLOWED = 'gateway:roles';
/** Only users of these roles may call the route: others 403. */
export const Roles = (...roles: string[]): ClassDecorator & MethodDecorator => SetMetadata(ROLES_ALLOWED, roles);

/** The calling user. */
export const CurrentActor = createParamDecorator(
  (_: unknown, context: ExecutionContext): Actor => context.switchToHttp().getRequest<FastifyRequest>().call.actor,
);

/** The `Idempotency-Key` header, at most 64 printable characters. */
export const IdempotencyKey = createParamDecorator((_: unknown, context: ExecutionContext): string | undefined => {
  const key = context.switchToHttp().getRequest<FastifyRequest>().headers['idempotency-key'];
  if (key === undefined) return undefined;
  if (typeof key !== 'string' || !/^[\x21-\x7e]{1,64}$/.test(key)) {
    throw invalid('Idempotency-Key must be 1 to 64 printable characters');
  }
  return key;
});
