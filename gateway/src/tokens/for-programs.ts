import { applyDecorators, SetMetadata } from '@nestjs/common';
import type { TokenArea } from '#contracts';

export const TOKEN_AREA = 'gateway:token-area';

/**
 * Programs may call it with an access token that has the area's scope: reading for GET, writing for anything else. What does
 * not say so is for people alone.
 */
export const ForPrograms = (...areas: TokenArea[]): ClassDecorator & MethodDecorator =>
  applyDecorators(SetMetadata(TOKEN_AREA, areas));

/** One call of a controller that programs may otherwise call. */
export const ForPeople = (): MethodDecorator => SetMetadata(TOKEN_AREA, null);
