import 'reflect-metadata';
import { type FactoryProvider, type Type } from '@nestjs/common';
import { plainToInstance } from 'class-transformer';
import { validateSync, type ValidationError } from 'class-validator';
import { type Environment, ENVIRONMENT } from './environment.js';
import { purposeOf } from './purpose.js';

/** A setting is missing or wrong. The message names the variables, never their values. */
export class ConfigError extends Error {}

/** A provider that needs settings, and can tell what is wrong with them before it is made. */
export interface ConfiguredProvider<T> extends FactoryProvider<T> {
  settingProblems(environment: Environment): string[];
}

/**
 * Reads a config class from the environment: its property names are the variables, its defaults apply where one is
 * unset or blank, its class-validator decorators are the rules. Throws a {@link ConfigError} that names every variable.
 */
export function loadConfig<T extends object>(type: Type<T>, environment: Environment = process.env): T {
  const { config, problems } = read(type, environment);
  if (problems.length > 0) throw configError(problems);
  return config;
}

/** One line for everything that is wrong. */
export function configError(problems: string[]): ConfigError {
  return new ConfigError(`Configuration: ${[...new Set(problems)].join('; ')}`);
}

/** `NATS_URL is required: the broker, e.g. nats://...`; without a purpose the first half alone. */
export function isRequired(variable: string, purpose?: string): string {
  return `${variable} is required${purpose === undefined ? '' : `: ${purpose}`}`;
}

/** Makes a config class injectable. */
export function provideConfig<T extends object>(type: Type<T>): ConfiguredProvider<T> {
  return {
    provide: type,
    inject: [ENVIRONMENT],
    useFactory: (environment: Environment) => loadConfig(type, environment),
    settingProblems: (environment) => problemsOf(type, environment),
  };
}

/** What is wrong with a config class's variables: a phrase for each. */
export function problemsOf(type: Type<object>, environment: Environment): string[] {
  return read(type, environment).problems;
}

function read<T extends object>(type: Type<T>, environment: Environment): { config: T; problems: string[] } {
  const config = new type();
  const set = Object.entries(environment).filter(([, value]) => value !== undefined && value !== '');
  const known = plainToInstance(type, Object.fromEntries(set), { exposeDefaultValues: true });
  Object.assign(config, known);
  const errors = validateSync(config, { whitelist: true, skipUndefinedProperties: false });
  return { config, problems: errors.flatMap((error) => phrases(config, error)) };
}

function phrases(config: object, { property, value, constraints }: ValidationError): string[] {
  if (value === undefined) return [isRequired(property, purposeOf(config, property))];
  return Object.values(constraints ?? {});
}
