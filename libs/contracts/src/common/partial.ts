import { getMetadataStorage } from 'class-validator';
import { MayBeAbsent } from './may-be-absent.js';

/**
 * A class like `base`, with every field optional: what may be changed of what can be made, and emptied only where that may be. It inherits from `base`, and
 * with it the rules of its fields, so that these are written once.
 */
export function partial<Input extends object>(base: new () => Input): new () => Partial<Input> {
  const Made: new () => object = base;
  class PartialInput extends Made {}
  const rules = getMetadataStorage().getTargetValidationMetadatas(base, '', false, false);
  for (const field of new Set(rules.map(({ propertyName }) => propertyName))) {
    MayBeAbsent()(PartialInput.prototype, field);
  }
  return PartialInput;
}
