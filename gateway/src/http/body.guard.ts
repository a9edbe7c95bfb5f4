import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { ROUTE_ARGS_METADATA } from '@nestjs/common/constants.js';
import { RouteParamtypes } from '@nestjs/common/enums/route-paramtypes.enum.js';
import { invalid } from '#platform';
import type { FastifyRequest } from 'fastify';
import { isObject } from './validation.js';

/** A call without a body of its own refuses the fields of one that is sent, as others refuse unknown fields. */
@Injectable()
export class BodyGuard implements CanActivate {
  canActivate(context: ExecutionContext): boolean {
    const { body, routeOptions } = context.switchToHttp().getRequest<FastifyRequest>();
    if (body === undefined || body === null || routeOptions.config.takesForm || takesBody(context)) return true;
    if (!isObject(body)) throw invalid('The request body must be a JSON object');
    const [field] = Object.keys(body);
    if (field !== undefined) throw invalid(`Unknown field: ${field}`, field);
    return true;
  }
}

/** Nest keeps by `<kind>:<position>` what the parameters of a route are. */
function takesBody(context: ExecutionContext): boolean {
  const args = Reflect.getMetadata(ROUTE_ARGS_METADATA, context.getClass(), context.getHandler().name) as object;
  return Object.keys(args ?? {}).some((arg) => arg.startsWith(`${RouteParamtypes.BODY}:`));
}
