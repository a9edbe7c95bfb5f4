import type { DynamicModule, Type, ValueProvider } from '@nestjs/common';
import type { Declarations } from '../messaging/declared.js';
import { DECLARATIONS } from './platform.module.js';

/** All that a process exchanges, by subject. */
export interface Messages {
  name: string;
  handles: string[];
  subscribes: string[];
  asks: string[];
  publishes: string[];
  listens: string[];
}

/** What Nest's own decorators leave on a handler. */
const PATTERN = 'microservices:pattern';
const HANDLER_TYPE = 'microservices:handler_type';
const EVENT_HANDLER = 2;

/** Reads from a root module, without starting it, what its process exchanges: what is declared, and its handlers. */
export function messagesOf(module: Type): Messages {
  const platform = metadata<DynamicModule>(module, 'imports').find((imported) => declarationsOf(imported));
  if (!platform) throw new Error(`${module.name} does not import PlatformModule`);
  const { name, asks, publishes, listens } = declarationsOf(platform)!;
  const handlers = metadata<Type>(module, 'controllers').flatMap(handlersOf);
  const subjects = (definitions: { subject: string }[] = []): string[] =>
    [...new Set(definitions.map(({ subject }) => subject))].sort();
  return {
    name,
    handles: subjects(handlers.filter(({ isEvent }) => !isEvent)),
    subscribes: subjects(handlers.filter(({ isEvent }) => isEvent)),
    asks: subjects(asks),
    publishes: subjects(publishes),
    listens: subjects(listens),
  };
}

function declarationsOf({ providers = [] }: DynamicModule): (Declarations & { name: string }) | undefined {
  const found = providers.find((provider) => 'provide' in provider && provider.provide === DECLARATIONS);
  return (found as ValueProvider<Declarations & { name: string }> | undefined)?.useValue;
}

function handlersOf(controller: Type): { subject: string; isEvent: boolean }[] {
  return methodsOf(controller.prototype as object)
    .filter((method) => typeof method === 'function')
    .flatMap((method) => {
      const patterns = (Reflect.getMetadata(PATTERN, method) as string[] | undefined) ?? [];
      const isEvent = Reflect.getMetadata(HANDLER_TYPE, method) === EVENT_HANDLER;
      return patterns.map((subject) => ({ subject, isEvent }));
    });
}

/** With those that it inherits, which Nest routes to as well. */
function methodsOf(prototype: object | null): unknown[] {
  if (prototype === null || prototype === Object.prototype) return [];
  const own = Object.values(Object.getOwnPropertyDescriptors(prototype)).map(({ value }) => value as unknown);
  return [...own, ...methodsOf(Object.getPrototypeOf(prototype) as object | null)];
}

function metadata<T>(module: Type, what: 'imports' | 'controllers'): T[] {
  return (Reflect.getMetadata(what, module) as T[] | undefined) ?? [];
}
