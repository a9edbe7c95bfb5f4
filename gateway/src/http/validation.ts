import { ValidationPipe, type ValidationError } from '@nestjs/common';
import { DomainError } from '#platform';
import { rememberRules } from './remember-rules.js';

rememberRules();

interface FieldError {
  field: string;
  message: string;
}

/**
 * The edge where shapes are checked: unknown fields are refused, numbers in a query become numbers, and every message
 * is a sentence for people. The first one becomes the answer's `message`.
 */
export const validation = new ValidationPipe({
  transform: true,
  whitelist: true,
  forbidNonWhitelisted: true,
  forbidUnknownValues: true,
  stopAtFirstError: true,
  validationError: { target: false, value: false },
  exceptionFactory: (errors) => {
    const fields = errors.flatMap((error) => flatten(error));
    return new DomainError('invalid', fields[0]?.message ?? 'The request is not valid', { errors: fields });
  },
});

function flatten(error: ValidationError, path = ''): FieldError[] {
  const field = path ? `${path}.${error.property}` : error.property;
  const own = Object.values(error.constraints ?? {}).map((message) => ({ field, message: sentence(message, error) }));
  return [...own, ...(error.children ?? []).flatMap((child) => flatten(child, field))];
}

/** class-validator's stock messages begin with the property's name: `currentStock must ...` becomes `Current stock must ...`. */
function sentence(message: string, { property }: ValidationError): string {
  if (message === `property ${property} should not exist`) return `Unknown field: ${property}`;
  const each = message.replace(/^each value in /, '');
  if (!each.startsWith(`${property} `)) return message;
  const words = property.replace(/([A-Z])/g, ' $1').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1) + each.slice(property.length);
}
