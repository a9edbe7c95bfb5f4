import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { forbidden } from '#platform';
import type { FastifyRequest } from 'fastify';
import { IS_PUBLIC, ROLES_ALLOWED } from '../http/call.js';

/** The first gate: is there a session, and may this role call this route. Who owns what, the services decide. */
@Injectable()
export class SessionGuard implements CanActivate {
  constructor(private readonly reflector: Reflector) {}

  canActivate(context: ExecutionContext): boolean {
    const targets = [context.getHandler(), context.getClass()];
    if (this.reflector.getAllAndOverride<boolean>(IS_PUBLIC, targets)) return true;
    const { actor } = context.switchToHttp().getRequest<FastifyRequest>().call;
    const roles = this.reflector.getAllAndOverride<string[] | undefined>(ROLES_ALLOWED, targets);
    if (roles && !roles.includes(actor.role)) throw forbidden('You are not allowed to do this');
    return true;
  }
}
