import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { TokenArea } from '#contracts';
import { forbidden } from '#platform';
import type { FastifyRequest } from 'fastify';
import { TOKEN_AREA } from './for-programs.js';
import { missingScope } from './scopes.js';

/** What a program may call: what says so, with the scope that it asks for. */
@Injectable()
export class TokenGuard implements CanActivate {
  constructor(private readonly reflector: Reflector) {}

  canActivate(context: ExecutionContext): boolean {
    const { accessToken, method } = context.switchToHttp().getRequest<FastifyRequest>();
    if (!accessToken) return true;
    const areas = this.reflector.getAllAndOverride<TokenArea[] | null | undefined>(TOKEN_AREA, [
      context.getHandler(),
      context.getClass(),
    ]);
    if (!areas) throw forbidden('This cannot be done with an access token');
    const missing = missingScope(accessToken.scopes, areas, method);
    if (missing !== undefined) throw forbidden(`The access token needs the scope ${missing}`);
    return true;
  }
}
