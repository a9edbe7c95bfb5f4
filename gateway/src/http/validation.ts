import { type ArgumentMetadata, ValidationPipe, type ValidationError } from '@nestjs/common';
import { isInheritedFirst } from '#contracts';
import { DomainError, invalid } from '#platform';
import { getMetadataStorage } from 'class-validator';
import { type FieldError, fieldErrors } from './field-errors.js';

/**
 * The edge where shapes are checked: a body is an object, unknown fields are refused, and every message is a sentence
 * for people, one for each wrong field. The first one becomes the answer's `message`.
 */
class EdgeValidation extends ValidationPipe {
  constructor() {
    super({
      transform: true,
      whitelist: true,
      forbidNonWhitelisted: true,
      forbidUnknownValues: true,
      // Whether a value is there decides what is said of it.
      validationError: { target: false, value: true },
      exceptionFactory: (errors: ValidationError[]) => refuse(errors.flatMap((error) => fieldErrors(error))),
    });
  }

  /** No body at all is an empty one; `null` would pass for one, and a list for an object whose fields are optional. */
  override async transform(value: unknown, metadata: ArgumentMetadata): Promise<unknown> {
    if (metadata.type === 'body' && value !== undefined && !isObject(value)) {
      throw invalid('The request body must be a JSON object');
    }
    return (await super.transform(value, metadata)) as unknown;
  }
}

export const validation = new EdgeValidation();
rememberRules();

/**
 * For each object, class-validator looks through the rules of all classes for those that it inherits: two fifths of what an
 * order's validation takes. They are the same each time; we use none of the options that would change them.
 */
function rememberRules(): void {
  const storage = getMetadataStorage();
  type Find = typeof storage.getTargetValidationMetadatas;
  const find: Find = storage.getTargetValidationMetadatas.bind(storage);
  const known = new Map<Parameters<Find>[0], ReturnType<Find>>();
  storage.getTargetValidationMetadatas = (type, ...options) => {
    const before = known.get(type);
    if (before) return before;
    const rules = find(type, ...options);
    const isOwn = ({ target }: (typeof rules)[number]) => target === type;
    const told = isInheritedFirst(type) ? [...rules.filter((rule) => !isOwn(rule)), ...rules.filter(isOwn)] : rules;
    known.set(type, told);
    return told;
  };
}

function refuse(errors: FieldError[]): DomainError {
  return new DomainError('invalid', errors[0]?.message ?? 'The request is not valid', { errors });
}

export function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
