import { SetMetadata } from '@nestjs/common';

export const FAILURES = 'gateway:failures';

/** Documents errors of a route that do not follow from its shape (see `errors.ts`): `@CanFail(409)`. */
export const CanFail = (...statuses: (401 | 403 | 404 | 409 | 413 | 415 | 422 | 429)[]): MethodDecorator =>
  SetMetadata(FAILURES, statuses);
