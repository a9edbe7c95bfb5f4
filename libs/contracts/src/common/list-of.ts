import { Type } from 'class-transformer';
import { IsArray, IsObject, ValidateNested } from 'class-validator';

/** A list of objects of one class. `ValidateNested` alone takes a list for the object: `[[{...}]]`. */
export function ListOf(type: () => new () => object): PropertyDecorator {
  return (target, field) => {
    Type(type)(target, field);
    ValidateNested({ each: true })(target, field);
    IsObject({ each: true, message: 'Each entry must be an object' })(target, field);
    IsArray()(target, field);
  };
}
