import type { DynamicModule, ForwardReference, Provider, Type } from '@nestjs/common';
import type { Environment } from './environment.js';
import { configError, type ConfiguredProvider } from './load-config.js';

type Imported = Type | DynamicModule | Promise<DynamicModule> | ForwardReference;

/**
 * Throws one ConfigError for all the settings that a module and those it imports miss or find wrong. Nest would make
 * provider after provider and stop at the first that fails.
 */
export function requireSettings(module: Type, environment: Environment): void {
  const problems = [...providersOf(module, new Set())].flatMap(
    (provider) => (provider as Partial<ConfiguredProvider<unknown>>).settingProblems?.(environment) ?? [],
  );
  if (problems.length > 0) throw configError(problems);
}

function* providersOf(imported: Imported, seen: Set<unknown>): Generator<Provider> {
  if (seen.has(imported) || imported instanceof Promise || 'forwardRef' in imported) return;
  seen.add(imported);
  const dynamic: Partial<DynamicModule> = 'module' in imported ? imported : {};
  const type = dynamic.module ?? (imported as Type);
  yield* [...(dynamic.providers ?? []), ...declared<Provider>(type, 'providers')];
  for (const next of [...(dynamic.imports ?? []), ...declared<Imported>(type, 'imports')]) {
    yield* providersOf(next, seen);
  }
}

function declared<T>(module: Type, what: 'imports' | 'providers'): T[] {
  return (Reflect.getMetadata(what, module) as T[] | undefined) ?? [];
}
