import { type FactoryProvider, type Type } from '@nestjs/common';
import { plainToInstance } from 'class-transformer';
import { validateSync } from 'class-validator';
import { type Environment, ENVIRONMENT } from './environment.js';

/** A setting is missing or wrong. The message names the variables, never their values. */
export class ConfigError extends Error {}

/**
 * Reads a config class from the environment: its property names are the variables, its defaults apply where one is
 * unset or blank, its class-validator decorators are the rules. Throws a {@link ConfigError} that names every variable.
 */
export function loadConfig<T extends object>(type: Type<T>, environment: Environment = process.env): T {
  const config = new type();
  const set = Object.entries(environment).filter(([, value]) => value !== undefined && value !== '');
  const known = plainToInstance(type, Object.fromEntries(set), { exposeDefaultValues: true });
  Object.assign(config, known);
  const problems = validateSync(config, { whitelist: true, skipUndefinedProperties: false });
  if (problems.length === 0) return config;
  const reasons = problems.flatMap(({ constraints }) => Object.values(constraints ?? {}));
  throw new ConfigError(`Configuration: ${reasons.join('; ')}`);
}

/** Makes a config class injectable. */
export function provideConfig<T extends object>(type: Type<T>): FactoryProvider<T> {
  return {
    provide: type,
    inject: [ENVIRONMENT],
    useFactory: (environment: Environment) => loadConfig(type, environment),
  };
}
