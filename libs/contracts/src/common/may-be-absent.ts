import { ValidateIf } from 'class-validator';

/** A field that may be left out; null is no value of it. `IsOptional` is for what null empties: its type says so. */
export const MayBeAbsent = (): PropertyDecorator => ValidateIf((_, value) => value !== undefined);
