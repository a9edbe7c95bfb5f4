import { type ExecutionContext, Injectable } from '@nestjs/common';
import { AuthGuard } from '@nestjs/passport';
import { LoginInput } from '#contracts';
import type { FastifyRequest } from 'fastify';
import { validation } from '../http/validation.js';

/** Guards run before pipes: the body's shape is checked here, so that a blank field is a 400 and not a failed login. */
@Injectable()
export class LoginGuard extends AuthGuard('local') {
  override async canActivate(context: ExecutionContext): Promise<boolean> {
    const { body } = context.switchToHttp().getRequest<FastifyRequest>();
    await validation.transform(body ?? {}, { type: 'body', metatype: LoginInput });
    return (await super.canActivate(context)) as boolean;
  }

  override handleRequest<User>(error: unknown, user: User): User {
    if (error) throw error as Error;
    return user;
  }
}
