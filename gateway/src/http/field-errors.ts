import type { ValidationError } from '@nestjs/common';
import { labelOf, plainly } from './plain-words.js';

export interface FieldError {
  /** As in the request, e.g. `items.0.quantity`. */
  field: string;
  message: string;
}

/**
 * class-validator says everything that is wrong with a value: no text, and so empty, too short and too long as well. A
 * person is told one thing for each field: the rule that stands first in its class, where the type comes before the
 * bounds; of a missing field that it is required.
 */
export function fieldErrors(error: ValidationError, path = ''): FieldError[] {
  const field = path ? `${path}.${error.property}` : error.property;
  // Decorators apply from the last to the first.
  const broken = Object.entries(error.constraints ?? {}).reverse();
  if (broken.length > 0) {
    const isRequired = isMissing(error) && !error.constraints?.['whitelistValidation'];
    return [{ field, message: isRequired ? required(broken, error) : worst(broken, error) }];
  }
  return (error.children ?? []).flatMap((child) => fieldErrors(child, field));
}

type Broken = [rule: string, message: string][];

/** Rules whose sentence tells of a value that is there. */
const OF_A_VALUE = new Set([
  'min',
  'max',
  'minLength',
  'maxLength',
  'arrayMaxSize',
  'arrayUnique',
  'isObject',
  'isUsername',
  'nestedValidation',
]);

const isMissing = ({ value }: ValidationError): boolean => value === undefined || value === null;

/** The field's own sentence where it has one (`You must select a product`). */
function required(broken: Broken, { property }: ValidationError): string {
  const own = broken.filter(([rule, message]) => !OF_A_VALUE.has(rule) && !isStock(message, property));
  const [, message] = own.find(([rule]) => rule === 'isNotEmpty') ?? own[0] ?? [];
  return message ?? `${labelOf(property)} is required`;
}

function worst(broken: Broken, { property }: ValidationError): string {
  const [rule, message] = broken.find(([name]) => name !== 'nestedValidation') ?? broken[0]!;
  if (rule === 'whitelistValidation') return `Unknown field: ${property}`;
  if (rule === 'nestedValidation') return 'An object is expected here';
  if (isStock(message, property)) return `${labelOf(property)} ${plainly(stock(message).slice(property.length + 1))}`;
  const kind = KINDS[rule];
  return kind ? message.replace(/ is required$/, ` must be ${kind}`) : message;
}

/** A value of another kind is there: that the field is required is no help then. */
const KINDS: Record<string, string> = { isInt: 'a whole number', isString: 'text' };

/** class-validator's own messages begin with the property's name: `currentStock must ...`. */
const isStock = (message: string, property: string): boolean => stock(message).startsWith(`${property} `);
const stock = (message: string): string => message.replace(/^each value in /, '');
