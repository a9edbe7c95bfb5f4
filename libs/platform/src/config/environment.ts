import { type DynamicModule, Global, Module } from '@nestjs/common';
import { Resources } from './resources.js';

/** The variables a process or a test was given. */
export type Environment = Record<string, string | undefined>;

/** Injection token of the {@link Environment}. */
export const ENVIRONMENT = Symbol('environment');

/** Makes the environment injectable, so that many services in one process and many tests can each have their own. */
@Global()
@Module({})
export class EnvironmentModule {
  static with(environment: Environment, resources = new Resources()): DynamicModule {
    return {
      module: EnvironmentModule,
      providers: [
        { provide: ENVIRONMENT, useValue: environment },
        { provide: Resources, useValue: resources },
      ],
      exports: [ENVIRONMENT, Resources],
    };
  }
}
