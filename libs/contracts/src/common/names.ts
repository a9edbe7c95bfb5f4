import { ValidateBy, type ValidationOptions } from 'class-validator';

/** Scripts that have letters of the same look: `a` is Latin, and `а` Cyrillic. */
const ALIKE = ['Latin', 'Cyrillic', 'Greek', 'Armenian', 'Cherokee', 'Coptic', 'Lisu'].map(
  (script) => new RegExp(`\\p{Script=${script}}`, 'u'),
);
const OF_USERNAMES = /^[\x20-\x7e\p{L}\p{M}\p{N}]*$/u;
const UNSEEN = /\p{Default_Ignorable_Code_Point}/u;
const OF_ONE_LINE = /^[^\p{Cc}\u2028\u2029]*$/u;

/** Nobody can be taken for another: letters of one alphabet, digits and plain signs, each in its usual form. */
export function isUsername(text: string): boolean {
  if (!OF_USERNAMES.test(text) || UNSEEN.test(text) || text.normalize('NFKC') !== text) return false;
  return ALIKE.filter((script) => script.test(text)).length <= 1;
}

export function Username(options: ValidationOptions): PropertyDecorator {
  return rule('isUsername', isUsername, '', options);
}

/** For names: without line breaks, tabs and other signs of control. */
export function OneLine(): PropertyDecorator {
  return rule('isOneLine', isOneLine, '$property must be on one line');
}

/** For passwords, whose type and length are told by rules of their own. */
export function NotBlank(options: ValidationOptions): PropertyDecorator {
  const validate = (value: unknown): boolean => typeof value !== 'string' || value === '' || value.trim() !== '';
  return ValidateBy({ name: 'isNotBlank', validator: { validate } }, options);
}

export const isOneLine = (text: string): boolean => OF_ONE_LINE.test(text);

function rule(
  name: string,
  holds: (text: string) => boolean,
  message: string,
  options?: ValidationOptions,
): PropertyDecorator {
  const validate = (value: unknown): boolean => typeof value === 'string' && holds(value);
  return ValidateBy({ name, validator: { validate, defaultMessage: () => message } }, options);
}
